import type { Queryable, Transaction } from "../../../../kernel/storage/database.ts";
import { all, execute, first, sql } from "../../../../kernel/storage/sql.ts";

/** The SQL of many runs at once: those that are cancelled together, held, or let go on. */

/** The runs that an order means. Without a member they are all runs of the workspace that are under way. */
export type RunsMeant = {
  workspaceId: string;
  workflowId?: string | undefined;
  /** The event or the run, by UUID, that the runs follow from. */
  causedBy?: string | undefined;
  /** Only runs that nobody has begun. */
  isQueued?: boolean | undefined;
  /** Only runs from before this moment, ISO 8601: what starts later was not meant. */
  until?: string | undefined;
};

const underWay = sql`status in ('queued', 'running', 'waiting')`;
/** Nothing has to be told of the end of these but the event: they have begun nothing, and no run waits for them. */
const unbegun = sql`status = 'queued' and node_id is null and next_task = 0 and parent_wait is null`;

function meant({ workspaceId, workflowId, causedBy, isQueued, until }: RunsMeant) {
  return sql`workspace_id = ${workspaceId} and ${underWay}
    ${workflowId === undefined ? sql`` : sql`and workflow_id = ${workflowId}`}
    ${causedBy === undefined ? sql`` : sql`and (chain_id = ${causedBy} or caused_by = ${causedBy} or parent_run_id = ${causedBy})`}
    ${isQueued === true ? sql`and status = 'queued'` : sql``}
    ${until === undefined ? sql`` : sql`and created_at <= ${until}::timestamptz`}`;
}

/** Counts the runs that are meant, without those that were asked to end before. */
export async function countMeant(db: Queryable, runs: RunsMeant): Promise<number> {
  const counted = await first<{ count: number }>(db)`
    select count(*)::integer as count from run where ${meant(runs)} and not is_cancel_requested`;
  return counted?.count ?? 0;
}

/** A run that ended without having begun. */
type EndedRun = {
  id: string;
  workflowId: string;
  workflowName: string;
  version: number;
  causedBy: string | null;
  depth: number;
  chainId: string | null;
};

/** Ends runs that have not begun; gives them. One that a node takes at this moment is left to it. */
export async function endUnbegun(tx: Transaction, runs: RunsMeant, now: Date, limit: number): Promise<EndedRun[]> {
  return all<EndedRun>(tx)`
    update run set status = 'cancelled', is_cancel_requested = true, waiting_for = null, ended_at = ${now}
    where workspace_id = ${runs.workspaceId} and id in (
      select id from run where ${meant(runs)} and ${unbegun} limit ${limit} for update skip locked)
    returning id, workflow_id, workflow_name, version, caused_by, depth, chain_id`;
}

/** Asks for the end of runs; gives their ids. */
export async function requestCancelOf(tx: Transaction, runs: RunsMeant, limit: number): Promise<string[]> {
  const found = await all<{ id: string }>(tx)`
    update run set is_cancel_requested = true, wakes = wakes + 1
    where workspace_id = ${runs.workspaceId} and id in (
      select id from run where ${meant(runs)} and not is_cancel_requested limit ${limit} for update)
    returning id`;
  return found.map(({ id }) => id);
}

type OfWorkflow = { workspaceId: string; workflowId: string };

const forActivation = JSON.stringify({ kind: "activation" });

/** Holds the queued runs of a workflow until it is active. A queued run that waits for something is held. */
export async function holdQueued(tx: Transaction, { workspaceId, workflowId }: OfWorkflow): Promise<void> {
  await execute(tx)`
    update run set waiting_for = ${forActivation}
    where workspace_id = ${workspaceId} and workflow_id = ${workflowId} and status = 'queued' and node_id is null
      and waiting_for is null`;
}

/** Lets held runs go on, those that are next first. Gives their ids; none while the workflow is inactive. */
export async function releaseHeld(
  tx: Transaction,
  { workspaceId, workflowId }: OfWorkflow,
  limit: number,
): Promise<string[]> {
  const released = await all<{ id: string }>(tx)`
    with next as (
      select id from run
      where workspace_id = ${workspaceId} and workflow_id = ${workflowId} and status = 'queued'
        and waiting_for is not null
        and exists (select from workflow where workspace_id = ${workspaceId} and id = ${workflowId} and is_active)
      order by priority desc, id limit ${limit} for update of run
    ), released as (
      update run set waiting_for = null from next where run.workspace_id = ${workspaceId} and run.id = next.id
      returning run.id, priority
    )
    select id from released order by priority desc, id`;
  return released.map(({ id }) => id);
}

/**
 * Holds a run that this node has taken and not begun, if its workflow was deactivated after the run was made. True:
 * the run is queued again.
 */
export async function holdTaken(
  db: Queryable,
  run: { workspaceId: string; id: string; epoch: number },
): Promise<boolean> {
  const held = await execute(db)`
    update run set status = 'queued', node_id = null, started_at = null, waiting_for = ${forActivation}
    where workspace_id = ${run.workspaceId} and id = ${run.id} and epoch = ${run.epoch} and node_id is not null
      and next_task = 0 and not is_cancel_requested
      and exists (
        select from workflow where workflow.workspace_id = run.workspace_id and workflow.id = run.workflow_id
          and not is_active and updated_at > run.created_at)`;
  return held > 0;
}
