import { countUse } from "../../../kernel/quotas/quotas-of.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, one, type Sql, sql } from "../../../kernel/storage/sql.ts";
import { firstIdOf } from "../../contacts/index.ts";
import { RunId } from "../ids.ts";
import { sumOfRuns } from "../runs/store.ts";

/** The SQL of what runs hold of people. */

export type NamingRun = {
  id: string;
  workflowId: string;
  workflowName: string;
  version: number;
  isUnderWay: boolean;
  parentRunId: string | null;
  parentWait: string | null;
  concurrency: number | null;
  causedBy: string | null;
  depth: number;
  chainId: string | null;
};

const columns = sql`
  run.id, workflow_id, workflow_name, version,
  status in ('queued', 'running', 'waiting') as is_under_way, parent_run_id,
  parent_wait, concurrency, caused_by, depth, chain_id`;

/** Lists runs since a moment, newest first. */
export async function listRunIds(
  db: Queryable,
  workspaceId: string,
  { since, before, limit }: { since: Date; before: string | undefined; limit: number },
): Promise<string[]> {
  const found = await all<{ id: string }>(db)`
    select id from run
    where workspace_id = ${workspaceId} and id >= ${firstIdOf(since)}
      and (${before ?? null}::uuid is null or id < ${before ?? null})
    order by id desc limit ${limit}`;
  return found.map(({ id }) => id);
}

/** Finds those of the runs whose values fit a regular expression, in lower case, newest first. Reads all of their values. */
export async function findRunsNaming(
  db: Queryable,
  workspaceId: string,
  { pattern, ids }: { pattern: string; ids: readonly string[] },
): Promise<NamingRun[]> {
  return all<NamingRun>(db)`
    select ${columns} from run
    where workspace_id = ${workspaceId} and id = any(${[...ids]}::uuid[])
      and (lower(concat_ws(' ', input, output, error, waiting_for, state)) ~ ${pattern}
        or exists (
          select from run_task as task where task.workspace_id = run.workspace_id and run_id = run.id
            and lower(concat_ws(' ', task.input, task.output, task.context, task.kept, task.error, task.waiting_for))
              ~ ${pattern})
        or exists (
          select from run_signal as signal where signal.workspace_id = run.workspace_id and run_id = run.id
            and lower(content::text) ~ ${pattern})
        or exists (
          select from run_subscription as subscribed where subscribed.workspace_id = run.workspace_id
            and run_id = run.id and lower(subscription::text) ~ ${pattern})
        or exists (
          select from approval where approval.workspace_id = run.workspace_id and run_id = run.id
            and lower(concat_ws(' ', title, request, comment)) ~ ${pattern}))
    order by id desc`;
}

/** Deletes runs with their rows in other tables. A node that still executes one of them can store nothing more. */
export async function deleteRuns(tx: Transaction, workspaceId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { bytes } = await one<{ bytes: number }>(tx)`select ${sumOfRuns(workspaceId, ids)}::bigint as bytes`;
  const deleted = await all<{ isUnderWay: boolean }>(tx)`
    delete from run where workspace_id = ${workspaceId} and id = any(${[...ids]}::uuid[])
    returning ended_at is null as is_under_way`;
  const underWay = deleted.filter(({ isUnderWay }) => isUnderWay).length;
  countUse(tx, { workspaceId, quota: "runBytes", amount: -bytes });
  countUse(tx, { workspaceId, quota: "runs", amount: -underWay });
  await deleteEffectsOf(tx, workspaceId, ids);
}

/** The answers of functions that had an effect. Their keys begin with the id of the run. */
async function deleteEffectsOf(tx: Transaction, workspaceId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await execute(tx)`
    delete from function_effect
    where workspace_id = ${workspaceId} and split_part(key, '.', 1) = any(${ids.map(RunId.format)}::text[])`;
}

/**
 * Deletes up to `limit` runs that ended before a moment, or that are not among the `newest` ended ones. Gives
 * how many.
 */
export async function deleteEndedRuns(
  tx: Transaction,
  { workspaceId, before, limit, newest }: { workspaceId: string; before: Date; limit: number; newest: number },
): Promise<number> {
  const found = await all<{ id: string }>(tx)`
    select id from run
    where workspace_id = ${workspaceId} and ended_at < greatest(${before}::timestamptz, (
      select ended_at from run where workspace_id = ${workspaceId} and ended_at is not null
      order by ended_at desc offset ${newest} limit 1))
    limit ${limit} for update`;
  await deleteRuns(
    tx,
    workspaceId,
    found.map(({ id }) => id),
  );
  return found.length;
}

/** Counts the runs that ended before. */
export const countOfRunsBefore = (workspaceId: string, before: Date): Sql =>
  sql`(select count(*) from run where workspace_id = ${workspaceId} and ended_at < ${before})`;
