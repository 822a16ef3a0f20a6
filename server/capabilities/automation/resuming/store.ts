import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first } from "../../../kernel/storage/sql.ts";
import type { WorkflowError } from "../calls/call.ts";
import { type ClaimedRun, claimed, forActivation, type RunKey, type RunStatus } from "../runs/store.ts";
import type { Reopened } from "./restart-tasks.ts";

/** The SQL of runs that go on after they have ended. */

export type StoppedRun = RunKey & {
  workflowId: string;
  workflowName: string;
  version: number;
  status: RunStatus;
  nodeId: string | null;
  input: unknown;
  error: WorkflowError | null;
  state: unknown;
  encryptedState: Buffer | null;
  causedBy: string | null;
  depth: number;
  chainId: string | null;
  startedAt: Date | null;
  endedAt: Date | null;
};

/** The run, locked until the commit. */
export async function lockRun(tx: Transaction, run: RunKey): Promise<StoppedRun | undefined> {
  return first<StoppedRun>(tx)`
    select workspace_id, id, workflow_id, workflow_name, version,
      status, node_id, input, error, state, encrypted_state, caused_by,
      depth, chain_id, started_at, ended_at
    from run where workspace_id = ${run.workspaceId} and id = ${run.id} for update`;
}

/** The first of several tasks of a name or at a pointer, and whether the name is that of another task, too. */
export async function findTaskNumber(
  db: Queryable,
  run: RunKey,
  task: string,
): Promise<{ number: number; isAmbiguous: boolean } | undefined> {
  return first<{ number: number; isAmbiguous: boolean }>(db)`
    select number, (pointer <> ${task} and (max(pointer) over () <> min(pointer) over ())) as is_ambiguous from run_task
    where workspace_id = ${run.workspaceId} and run_id = ${run.id} and (pointer = ${task} or name = ${task})
    order by (pointer = ${task}) desc, number desc limit 1`;
}

/** The pointers of the tasks that a run has begun. */
export async function listPointers(db: Queryable, run: RunKey, limit: number): Promise<string[]> {
  const found = await all<{ pointer: string }>(db)`
    select pointer from run_task where workspace_id = ${run.workspaceId} and run_id = ${run.id}
    group by pointer order by min(number) limit ${limit}`;
  return found.map(({ pointer }) => pointer);
}

/** Tasks that had ended are under way again. */
export async function reopenTasks(tx: Transaction, run: RunKey, tasks: Reopened): Promise<void> {
  if (tasks.length === 0) return;
  await execute(tx)`
    update run_task set status = 'running', pointer = given.pointer, output = null, error = null, waiting_for = null,
      ended_at = null
    from unnest(${tasks.map(({ number }) => number)}::integer[], ${tasks.map(({ pointer }) => pointer)}::text[])
      as given (number, pointer)
    where workspace_id = ${run.workspaceId} and run_id = ${run.id} and run_task.number = given.number`;
}

/** Takes the rows of tasks that begin again out of those that are under way. */
export async function endTasks(tx: Transaction, run: RunKey, kept: readonly number[], now: Date): Promise<void> {
  await execute(tx)`
    update run_task set status = 'cancelled', waiting_for = null, ended_at = ${now}
    where workspace_id = ${run.workspaceId} and run_id = ${run.id} and status in ('running', 'waiting')
      and not number = any(${[...kept]}::integer[])`;
}

/** The run goes on with this state, by this node, or in its queue when there is none. */
export async function restartRun(
  tx: Transaction,
  run: RunKey & {
    version: number;
    nodeId: string | null;
    state: string | null;
    encryptedState: Buffer | null;
    priority: number;
    concurrency: number | null;
    /** The run waits until its workflow is active. */
    isHeld: boolean;
    /** The run that waited for it has heard of its end. */
    hasEnded: boolean;
  },
): Promise<ClaimedRun> {
  const found = await first<ClaimedRun>(tx)`
    update run set version = ${run.version}, node_id = ${run.nodeId}, epoch = epoch + 1, state = ${run.state},
      status = case when ${run.nodeId}::uuid is null then 'queued' else 'running' end,
      encrypted_state = ${run.encryptedState}, priority = ${run.priority}, concurrency = ${run.concurrency},
      waiting_for = case when ${run.isHeld} then ${forActivation}::jsonb end, due_at = null, output = null, error = null, ended_at = null, is_cancel_requested = false, deaths = 0,
      parent_wait = case when ${run.hasEnded} then null else parent_wait end,
      started_at = coalesce(started_at, case when ${run.nodeId}::uuid is null then null else now() end)
    where workspace_id = ${run.workspaceId} and id = ${run.id}
    returning ${claimed}`;
  return found as ClaimedRun;
}
