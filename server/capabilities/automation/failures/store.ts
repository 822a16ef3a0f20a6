import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first } from "../../../kernel/storage/sql.ts";
import type { WorkflowError } from "../calls/call.ts";

/** The SQL of telling people of failed runs. */

export type FailingWorkflow = { workspaceId: string; id: string };
export type TellableWorkflow = FailingWorkflow & { name: string; savedBy: string | null; toldAt: Date | null };
export type FailedRun = { id: string; error: WorkflowError };

/** Failures may be told once in an hour. What failed longer ago than a day, while no node ran, is not told. */
export async function findFailingWorkflows(db: Queryable, until: Date): Promise<FailingWorkflow[]> {
  return all<FailingWorkflow>(db)`
    select workflow.workspace_id, workflow.id from workflow
    where failures_told_at <= ${until}::timestamptz - interval '1 hour' and (workspace_id, id) in (
      select run.workspace_id, run.workflow_id from run
      where status = 'faulted' and ended_at <= ${until} and ended_at > ${until}::timestamptz - interval '1 day'
        and ended_at > workflow.failures_told_at)`;
}

/** Gives the workflow, locked until the commit, unless another node tells of it, or has told. */
export async function lockFailingWorkflow(
  tx: Transaction,
  { workspaceId, id }: FailingWorkflow,
  until: Date,
): Promise<TellableWorkflow | undefined> {
  return first<TellableWorkflow>(tx)`
    select workspace_id, id, name, saved_by, nullif(failures_told_at, '-infinity') as told_at from workflow
    where workspace_id = ${workspaceId} and id = ${id}
      and failures_told_at <= ${until}::timestamptz - interval '1 hour'
    for no key update skip locked`;
}

/** The runs that failed since they were last told, the newest first. */
export async function listFailedRuns(
  tx: Transaction,
  { workspaceId, id, toldAt }: TellableWorkflow,
  { until, limit }: { until: Date; limit: number },
): Promise<{ runs: FailedRun[]; count: number }> {
  const found = await all<FailedRun & { count: number }>(tx)`
    select id, error, count(*) over ()::integer as count from run
    where workspace_id = ${workspaceId} and workflow_id = ${id} and status = 'faulted' and ended_at <= ${until}
      and ended_at > coalesce(${toldAt}::timestamptz, ${until}::timestamptz - interval '1 day')
    order by ended_at desc limit ${limit}`;
  return { runs: found, count: found[0]?.count ?? 0 };
}

export async function setTold(tx: Transaction, { workspaceId, id }: FailingWorkflow, until: Date): Promise<void> {
  await execute(tx)`
    update workflow set failures_told_at = ${until} where workspace_id = ${workspaceId} and id = ${id}`;
}

/** Counts the runs that failed since then and were not resumed, up to `most`. */
export async function countFailedRuns(db: Queryable, workspaceId: string, since: Date, most: number): Promise<number> {
  const found = await first<{ count: number }>(db)`
    select count(*)::int as count from (
      select from run where workspace_id = ${workspaceId} and status = 'faulted' and ended_at > ${since}
      limit ${most}) as failed`;
  return found?.count ?? 0;
}
