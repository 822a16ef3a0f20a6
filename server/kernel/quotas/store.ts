import type { Queryable, Transaction } from "../storage/database.ts";
import { all, execute, first, type Sql, sql } from "../storage/sql.ts";
import { noUse, type QuotaName, quotaNames, type StoredKind, type Use } from "./quotas-of.ts";

/** The SQL of what workspaces store. The counts stand in `event_position`. */

/** The column of each count. */
const columnOf: Record<QuotaName, Sql> = {
  runs: sql`runs`,
  runBytes: sql`run_bytes`,
  eventBytes: sql`event_bytes`,
  knowledgeBytes: sql`knowledge_bytes`,
  fileBytes: sql`file_bytes`,
};

const counts = sql`runs, run_bytes, event_bytes, knowledge_bytes, file_bytes`;

/** A count that has drifted below zero is shown as zero. */
export async function readUse(db: Queryable, workspaceId: string): Promise<Use> {
  const found = await first<Use>(db)`select ${counts} from event_position where workspace_id = ${workspaceId}`;
  if (found === undefined) return { ...noUse };
  return Object.fromEntries(quotaNames.map((name) => [name, Math.max(found[name], 0)])) as Use;
}

/** Lists how many bytes of files each workspace stores, those without a file, too. */
export async function listFileBytes(db: Queryable): Promise<{ workspaceId: string; bytes: number }[]> {
  return all<{ workspaceId: string; bytes: number }>(db)`
    select workspace_id, greatest(file_bytes, 0) as bytes from event_position`;
}

/** Reads one sum of a kind of stored things. */
export async function readSum(db: Queryable, sum: Sql): Promise<number> {
  return (await first<{ sum: number }>(db)`select ${sum}::bigint as sum`)?.sum ?? 0;
}

/** The workspaces whose counts were not compared since this moment, those that never were first. */
export async function listUncounted(db: Queryable, since: Date, limit: number): Promise<string[]> {
  const found = await all<{ id: string }>(db)`
    select workspace_id as id from event_position where counted_at is null or counted_at < ${since}
    order by counted_at nulls first limit ${limit}`;
  return found.map(({ id }) => id);
}

/**
 * Compares the counts of a workspace with the sums of what is there, in the snapshot of one statement, and corrects
 * them by the difference: what others store meanwhile stays counted.
 */
export async function correctUse(
  tx: Transaction,
  workspaceId: string,
  kinds: readonly StoredKind[],
  now: Date,
): Promise<Use> {
  await execute(tx)`select set_config('statement_timeout', '600000', true)`;
  const drifts = quotaNames.map((quota) => {
    // Several capabilities may store what counts for one quota.
    const sums = kinds.filter((kind) => kind.quota === quota).map(({ sum }) => sum(workspaceId));
    return sql`(${sql.join([sql`0`, ...sums], sql` + `)})::bigint - ${columnOf[quota]} as ${columnOf[quota]}`;
  });
  const drift = await first<Partial<Use>>(tx)`
    select ${sql.join(drifts)} from event_position where workspace_id = ${workspaceId}`;
  const changed = { ...noUse, ...drift };
  await execute(tx)`
    update event_position set runs = runs + ${changed.runs}, run_bytes = run_bytes + ${changed.runBytes},
      event_bytes = event_bytes + ${changed.eventBytes}, knowledge_bytes = knowledge_bytes + ${changed.knowledgeBytes},
      file_bytes = file_bytes + ${changed.fileBytes}, counted_at = ${now}
    where workspace_id = ${workspaceId}`;
  return changed;
}

/** A workspace uses so much of a quota, and was told so before at this percentage; null: it was not told. */
export type UseToTell = { workspaceId: string; quota: QuotaName; used: number; toldPercent: number | null };

/** Lists where a share of a quota is used, or was when it was told, of all workspaces. */
export async function listUseToTell(
  db: Queryable,
  quota: QuotaName,
  { from, limit, afterId }: { from: number; limit: number; afterId: string | undefined },
): Promise<UseToTell[]> {
  const rows = await all<{ workspaceId: string; used: number; toldPercent: number | null }>(db)`
    select counter.workspace_id, counter.${columnOf[quota]} as used, notice.percent as told_percent
    from event_position as counter
    left join quota_notice as notice on notice.workspace_id = counter.workspace_id and notice.quota = ${quota}
    where (counter.${columnOf[quota]} >= ${from} or notice.percent is not null)
      ${afterId === undefined ? sql`` : sql`and counter.workspace_id > ${afterId}`}
    order by counter.workspace_id limit ${limit}`;
  return rows.map((row) => ({ ...row, quota }));
}

/**
 * Gives the percentage of a quota of which the workspace was told last, locked until the commit; null: it
 * was not told.
 */
export async function lockNotice(tx: Transaction, workspaceId: string, quota: QuotaName): Promise<number | null> {
  // Without a notice there is no row to lock: the count of the workspace is locked instead.
  await execute(tx)`select from event_position where workspace_id = ${workspaceId} for update`;
  const found = await first<{ percent: number }>(tx)`
    select percent from quota_notice where workspace_id = ${workspaceId} and quota = ${quota}`;
  return found?.percent ?? null;
}

export async function writeNotice(
  tx: Transaction,
  notice: { workspaceId: string; quota: QuotaName; percent: number | null; now: Date },
): Promise<void> {
  const { workspaceId, quota, percent, now } = notice;
  await execute(tx)`delete from quota_notice where workspace_id = ${workspaceId} and quota = ${quota}`;
  if (percent === null) return;
  await execute(tx)`
    insert into quota_notice (workspace_id, quota, percent, told_at)
    values (${workspaceId}, ${quota}, ${percent}, ${now})`;
}
