import type { Queryable, Transaction } from "../../../../kernel/storage/database.ts";
import { all, execute, first, type Sql, sql } from "../../../../kernel/storage/sql.ts";
import { forActivation } from "../store.ts";

/** The SQL of many runs at once: those that are cancelled together, held, or let go on. */

/** The runs that an order means. Without a member they are all runs of the workspace that are under way. */
export type RunsMeant = {
  workspaceId: string;
  workflowId?: string | undefined;
  /** The event or the run, by UUID, that the runs follow from. */
  causedBy?: string | undefined;
  /** The UUID of the event or run that began their chain. */
  chainId?: string | undefined;
  /** Only runs that nobody has begun. */
  isQueued?: boolean | undefined;
  /** Only runs of chains that began before this UUIDv7 was made: what begins later was not meant. */
  upTo?: string | undefined;
};

const underWay = sql`status in ('queued', 'running', 'waiting')`;
/** Nothing has to be told of the end of these but the event: they have begun nothing, and no run waits for them. */
const unbegun = sql`status = 'queued' and node_id is null and next_task = 0 and parent_wait is null`;

const ofRun = {
  workspaceId: sql`run.workspace_id`,
  workflowId: sql`run.workflow_id`,
  chainId: sql`coalesce(run.chain_id, run.id)`,
  parentRunId: sql`run.parent_run_id`,
  causedBy: sql`run.caused_by`,
};

function meant({ workspaceId, workflowId, causedBy, chainId, isQueued, upTo }: RunsMeant): Sql {
  const conditions = [sql`run.workspace_id = ${workspaceId}`, sql`run.${underWay}`];
  if (workflowId !== undefined) conditions.push(sql`run.workflow_id = ${workflowId}`);
  if (chainId !== undefined) conditions.push(sql`run.chain_id = ${chainId}`);
  if (causedBy !== undefined && causedBy !== chainId) {
    conditions.push(followsFrom(sql`${causedBy}::uuid`, ofRun));
  }
  if (isQueued === true) conditions.push(sql`run.status = 'queued'`);
  if (upTo !== undefined) conditions.push(sql`${ofRun.chainId} <= ${upTo}`);
  return sql.join(conditions, sql` and `);
}

/**
 * Tells whether something follows from an event or run in the middle of a chain: it climbs from run to run. An event
 * of ours, such as `record.updated`, does not say which run made it: what it started counts when it is later.
 */
function followsFrom(wanted: Sql, { workspaceId, parentRunId, causedBy }: Omit<typeof ofRun, "workflowId">): Sql {
  return sql`exists (
    with recursive above (run_id, event_id) as (
      select ${parentRunId}::uuid, ${causedBy}::uuid
      union
      select earlier.parent_run_id, earlier.caused_by
      from above join run as earlier on earlier.workspace_id = ${workspaceId}::uuid and earlier.id = above.run_id
    )
    select from above
    where ${wanted} in (above.run_id, above.event_id) or (above.run_id is null and above.event_id > ${wanted})
  )`;
}

/** Finds the event or run that began the chain of a run, or of an event that has started one. */
export async function findChainOf(db: Queryable, workspaceId: string, id: string): Promise<string | undefined> {
  const found = await first<{ chainId: string | null }>(db)`
    select coalesce(
      (select coalesce(chain_id, id) from run where workspace_id = ${workspaceId} and id = ${id}),
      (select chain_id from run where workspace_id = ${workspaceId} and ${underWay} and caused_by = ${id} limit 1)
    ) as chain_id`;
  return found?.chainId ?? undefined;
}

/** Keeps the order to end runs, so that nothing starts that follows from them. */
export async function insertCancellation(
  tx: Transaction,
  id: string,
  runs: RunsMeant & { upTo: string },
): Promise<void> {
  const { workspaceId, workflowId, causedBy, chainId, upTo } = runs;
  await execute(tx)`
    insert into run_cancellation (workspace_id, id, workflow_id, caused_by, chain_id, up_to)
    values (${workspaceId}, ${id}, ${workflowId ?? null}, ${causedBy ?? null}, ${chainId ?? null}, ${upTo})`;
}

export async function deleteCancellation(tx: Transaction, workspaceId: string, id: string): Promise<void> {
  await execute(tx)`delete from run_cancellation where workspace_id = ${workspaceId} and id = ${id}`;
}

export async function hasCancellations(db: Queryable, workspaceId: string): Promise<boolean> {
  return (await first(db)`select from run_cancellation where workspace_id = ${workspaceId} limit 1`) !== undefined;
}

/** Tells whether a run that has not begun was ended by an order that came before it. */
export async function isRunCancelled(db: Queryable, workspaceId: string, id: string): Promise<boolean> {
  const found = await first(db)`
    select from run_cancellation as ordered
    join run on run.workspace_id = ordered.workspace_id and run.id = ${id}
    where ordered.workspace_id = ${workspaceId} and ${isCovered(ofRun)} limit 1`;
  return found !== undefined;
}

/** Tells whether an event may start no run of a workflow, because it comes from before an order to end those. */
export async function isStartCancelled(
  db: Queryable,
  wanted: {
    workspaceId: string;
    workflowId: string;
    causedBy: string;
    chainId: string;
    parentRunId?: string | undefined;
  },
): Promise<boolean> {
  const { workspaceId } = wanted;
  const start = {
    workspaceId: sql`ordered.workspace_id`,
    workflowId: sql`${wanted.workflowId}::uuid`,
    chainId: sql`${wanted.chainId}::uuid`,
    parentRunId: sql`${wanted.parentRunId ?? null}::uuid`,
    causedBy: sql`${wanted.causedBy}::uuid`,
  };
  const found = await first(db)`
    select from run_cancellation as ordered where ordered.workspace_id = ${workspaceId} and ${isCovered(start)} limit 1`;
  return found !== undefined;
}

function isCovered(started: typeof ofRun): Sql {
  const { workflowId, chainId } = started;
  return sql`(ordered.workflow_id is null or ordered.workflow_id = ${workflowId}::uuid)
    and (ordered.chain_id is null or ordered.chain_id = ${chainId}::uuid)
    and (ordered.caused_by is null or ordered.caused_by = ordered.chain_id
      or ${followsFrom(sql`ordered.caused_by`, started)})
    and ${chainId}::uuid <= ordered.up_to`;
}

/** Counts the runs that are meant, without those that were asked to end before. */
export async function countMeant(db: Queryable, runs: RunsMeant): Promise<number> {
  const counted = await first<{ count: number }>(db)`
    select count(*)::integer as count from run where ${meant(runs)} and not is_cancel_requested`;
  return counted?.count ?? 0;
}

export async function areUnderWay(db: Queryable, runs: RunsMeant): Promise<boolean> {
  return (await first(db)`select from run where ${meant(runs)} limit 1`) !== undefined;
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
 * Holds a run that this node has taken and not begun, if its workflow is inactive by now. True:
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
          and not is_active)`;
  return held > 0;
}

/** Finds the runs of a workspace that no node has and that are not over, in the order of their ids. */
export async function findFreeRuns(
  db: Queryable,
  workspaceId: string,
  afterId: string | undefined,
  limit: number,
): Promise<string[]> {
  const rows = await all<{ id: string }>(db)`
    select id from run
    where workspace_id = ${workspaceId} and status in ('queued', 'running', 'waiting') and node_id is null
      ${afterId === undefined ? sql`` : sql`and id > ${afterId}`}
    order by id limit ${limit}`;
  return rows.map(({ id }) => id);
}
