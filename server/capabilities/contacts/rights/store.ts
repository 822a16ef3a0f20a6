import type { ErasedCounts } from "../../../kernel/personal-data.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, one, type Sql, sql } from "../../../kernel/storage/sql.ts";

/** Table `erasure`, and who is to be erased because of age. */

export type ErasureRow = {
  id: string;
  subjectId: string;
  counts: Record<string, number>;
  erasedAt: Date | null;
  cleanedAt: Date | null;
};

const columns = sql`id, subject_id, counts, erased_at, cleaned_at`;

/** Gives the id of the erasure: of one of the same subject that was interrupted, if there is one. */
export async function beginErasure(
  tx: Transaction,
  workspaceId: string,
  { id, subjectId }: { id: string; subjectId: string },
): Promise<string> {
  const begun = await one<{ id: string }>(tx)`
    insert into erasure (workspace_id, id, subject_id) values (${workspaceId}, ${id}, ${subjectId})
    on conflict (workspace_id, subject_id) where erased_at is null do update set begun_at = erasure.begun_at
    returning id`;
  return begun.id;
}

export async function addToErasure(
  tx: Transaction,
  workspaceId: string,
  id: string,
  counts: ErasedCounts,
): Promise<void> {
  const entries = Object.entries(counts).filter(([, count]) => count > 0);
  if (entries.length === 0) return;
  await execute(tx)`
    update erasure set counts = counts || (
      select jsonb_object_agg(kind, amount + coalesce((counts ->> kind)::bigint, 0))
      from unnest(${entries.map(([kind]) => kind)}::text[], ${entries.map(([, count]) => count)}::bigint[])
        as erased (kind, amount))
    where workspace_id = ${workspaceId} and id = ${id}`;
}

export async function endErasure(tx: Transaction, workspaceId: string, id: string): Promise<ErasureRow | undefined> {
  return first<ErasureRow>(tx)`
    update erasure set erased_at = coalesce(erased_at, now())
    where workspace_id = ${workspaceId} and id = ${id} returning ${columns}`;
}

export async function findErasure(db: Queryable, workspaceId: string, id: string): Promise<ErasureRow | undefined> {
  return first<ErasureRow>(db)`
    select ${columns} from erasure where workspace_id = ${workspaceId} and id = ${id}`;
}

/** Lists the erasures, newest first. */
export async function listErasures(
  db: Queryable,
  workspaceId: string,
  page: { before: string | undefined; limit: number },
): Promise<ErasureRow[]> {
  return all<ErasureRow>(db)`
    select ${columns} from erasure
    where workspace_id = ${workspaceId} and erased_at is not null
      ${page.before === undefined ? sql`` : sql`and id < ${page.before}`}
    order by id desc limit ${page.limit}`;
}

/**
 * Contacts that stand for themselves, in the order of ids, when they and all that are part of them
 * are old.
 */
export async function listIdleContacts(
  db: Queryable,
  workspaceId: string,
  page: { before: Date; after: string | undefined; limit: number },
): Promise<string[]> {
  const found = await all<{ id: string }>(db)`
    select id from contact as root
    where workspace_id = ${workspaceId} and merged_into_id is null and updated_at < ${page.before}
      ${page.after === undefined ? sql`` : sql`and id > ${page.after}`}
      and not exists (
        select from contact as part where part.workspace_id = ${workspaceId} and part.root_id = root.id
          and part.updated_at >= ${page.before})
    order by id limit ${page.limit}`;
  return found.map(({ id }) => id);
}

// --- what the database itself still holds of deleted rows

/** A connection of its own: VACUUM may take longer than other statements may. */
type Session = { query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> };

/**
 * Finds the moment before which rows that were deleted can be vacuumed: the start of the oldest transaction that
 * still runs. Null when no erasure before it waits.
 */
export async function findCleanable(session: Session): Promise<Date | null> {
  const found = await session.query(`
    with oldest as (
      select coalesce(min(xact_start), clock_timestamp()) as moment from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    )
    select moment from oldest
    where exists (select from erasure where cleaned_at is null and erased_at < moment)`);
  return (found.rows[0]?.moment as Date | undefined) ?? null;
}

/** Frees the space of deleted rows in all of our tables, those of the job queue too. */
export async function vacuumTables(session: Session): Promise<void> {
  const tables = await session.query(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker') order by 1`);
  // Truncation would wait for every reader of the table.
  for (const { name } of tables.rows) await session.query(`vacuum (truncate false) ${name}`);
}

/** After it, a start of the database reads nothing of the write-ahead log before it. */
export async function writeCheckpoint(session: Session): Promise<void> {
  await session.query("checkpoint");
}

export async function markCleaned(session: Session, until: Date): Promise<void> {
  await session.query("update erasure set cleaned_at = now() where cleaned_at is null and erased_at < $1", [until]);
}

/** An array with the ids of the contacts of a workspace. */
export const idsOfContacts = (workspaceId: string): Sql =>
  sql`(select array_agg(id::text) from contact where workspace_id = ${workspaceId})`;

/** An array with the workspace's own ids of its users. */
export const idsOfUsers = (workspaceId: string): Sql =>
  sql`(select array_agg(distinct value) from contact_identity where workspace_id = ${workspaceId} and kind = 'user')`;

/** Counts contacts whose own fields are older; some of them may have done something since. */
export const countOfIdleContacts = (workspaceId: string, before: Date): Sql =>
  sql`(select count(*) from contact where workspace_id = ${workspaceId} and merged_into_id is null and updated_at < ${before})`;
