// Long because every statement that moves a run from one status to the next is here, to be read together.

import type { DatabaseRule } from "../../../kernel/caller.ts";
import { withinBoth } from "../../../kernel/caller.ts";
import { bytesOfRow, countUse } from "../../../kernel/quotas/quotas-of.ts";
import { isActive, isUnsuspended } from "../../../kernel/standing/store.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, one, type Sql, sql } from "../../../kernel/storage/sql.ts";
import { encryptedValues } from "../../../kernel/store.ts";
import type { WorkflowError } from "../calls/call.ts";
import type { RunSignal } from "../execution/journal.ts";
import type { Cost, TaskRecord, WaitingFor } from "../execution/task-record.ts";

/** The SQL of runs: who executes which, where it is, and what has become of its tasks. */

export type RunStatus = "queued" | "running" | "waiting" | "completed" | "faulted" | "cancelled";
export type RunKey = { workspaceId: string; id: string };

export type RunToInsert = RunKey & {
  workflowId: string;
  workflowName: string;
  version: number;
  startedBy: string;
  /** JSON. */
  input: string;
  /** The node that executes it at once; null: it is queued. */
  nodeId: string | null;
  /** The run waits until its workflow is active. */
  isHeld: boolean;
  priority: number;
  concurrency: number | null;
  causedBy: string | null;
  depth: number;
  chainId: string | null;
  parentRunId: string | null;
  parentWait: string | null;
  databaseRules: readonly DatabaseRule[] | null;
  now: Date;
};

/** Says that a queued run is held until its workflow is active. */
export const forActivation = JSON.stringify({ kind: "activation" });

/** Inserts runs in one statement: those of one moment share it. */
export async function insertRuns(tx: Transaction, runs: readonly RunToInsert[]): Promise<void> {
  const column = <Value>(read: (run: RunToInsert) => Value) => runs.map(read);
  await execute(tx)`
    insert into run (workspace_id, id, workflow_id, workflow_name, version, status, started_by, input, node_id, epoch,
      waiting_for, priority, concurrency, caused_by, depth, chain_id, parent_run_id, parent_wait, database_rules, created_at,
      started_at)
    select workspace_id, id, workflow_id, workflow_name, version, case when node_id is null then 'queued' else 'running' end,
      started_by, input, node_id, case when node_id is null then 0 else 1 end,
      case when is_held then ${forActivation}::jsonb end, priority, concurrency, caused_by, depth,
      chain_id, parent_run_id, parent_wait, database_rules, created_at, case when node_id is null then null else created_at end
    from unnest(
      ${column((run) => run.workspaceId)}::uuid[], ${column((run) => run.id)}::uuid[],
      ${column((run) => run.workflowId)}::uuid[], ${column((run) => run.workflowName)}::text[],
      ${column((run) => run.version)}::integer[], ${column((run) => run.startedBy)}::text[],
      ${column((run) => run.input)}::json[], ${column((run) => run.nodeId)}::uuid[], ${column((run) => run.isHeld)}::boolean[],
      ${column((run) => run.priority)}::integer[], ${column((run) => run.concurrency)}::integer[],
      ${column((run) => run.causedBy)}::uuid[], ${column((run) => run.depth)}::integer[], ${column((run) => run.chainId)}::uuid[],
      ${column((run) => run.parentRunId)}::uuid[], ${column((run) => run.parentWait)}::text[],
      ${column((run) => toJson(run.databaseRules ?? undefined))}::jsonb[],
      ${column((run) => run.now)}::timestamptz[]
    ) as given (workspace_id, id, workflow_id, workflow_name, version, started_by, input, node_id, is_held, priority, concurrency,
      caused_by, depth, chain_id, parent_run_id, parent_wait, database_rules, created_at)`;
}

/** Counts the runs of a chain, up to `most`. */
export async function countRunsOfChain(
  db: Queryable,
  { workspaceId, chainId, most }: { workspaceId: string; chainId: string; most: number },
): Promise<number> {
  const counted = await first<{ count: number }>(db)`
    select count(*)::integer as count from (
      select from run where workspace_id = ${workspaceId} and chain_id = ${chainId} limit ${most}
    ) as of_chain`;
  return counted?.count ?? 0;
}

/** A run that this node executes from now on. */
export type ClaimedRun = RunKey & {
  workflowId: string;
  workflowName: string;
  version: number;
  epoch: number;
  wakes: number;
  input: unknown;
  state: unknown;
  encryptedState: Buffer | null;
  nextTask: number;
  isCancelRequested: boolean;
  causedBy: string | null;
  depth: number;
  chainId: string | null;
  deaths: number;
  /** The run itself was given these, beside the rules of its version. */
  databaseRules: readonly DatabaseRule[] | null;
  startedAt: Date;
  /** The row takes so many bytes that change while the run is executed. */
  changingBytes: number;
};

const changingBytes = sql`(coalesce(octet_length(run.output::text), 0) + coalesce(octet_length(run.error::text), 0)
  + coalesce(octet_length(run.waiting_for::text), 0) + coalesce(octet_length(run.state::text), 0)
  + coalesce(octet_length(run.encrypted_state), 0))`;
/** A run counts for these bytes, without its tasks and events. */
const bytesOfRunRow = sql`(${bytesOfRow}::integer + octet_length(run.input::text) + ${changingBytes})`;
const bytesOfTaskRow = sql`(${bytesOfRow}::integer + coalesce(octet_length(task.input::text), 0)
  + coalesce(octet_length(task.output::text), 0) + coalesce(octet_length(task.context::text), 0)
  + coalesce(octet_length(task.kept::text), 0) + coalesce(octet_length(task.error::text), 0)
  + coalesce(octet_length(task.waiting_for::text), 0) + coalesce(octet_length(task.cost::text), 0))`;
const bytesOfEmitted = sql`(${bytesOfRow}::integer + octet_length(emitted.event::text))`;

/** Sums up the bytes of runs, with their tasks and events: of all of a workspace, or of these. */
export function sumOfRuns(workspaceId: string, ids?: readonly string[]): Sql {
  const ofRun = ids === undefined ? sql`` : sql`and run.id = any(${[...ids]}::uuid[])`;
  const ofTask = ids === undefined ? sql`` : sql`and task.run_id = any(${[...ids]}::uuid[])`;
  const ofEmitted = ids === undefined ? sql`` : sql`and emitted.run_id = any(${[...ids]}::uuid[])`;
  return sql`(
    (select coalesce(sum(${bytesOfRunRow}), 0) from run where run.workspace_id = ${workspaceId} ${ofRun})
    + (select coalesce(sum(${bytesOfTaskRow}), 0) from run_task as task where task.workspace_id = ${workspaceId} ${ofTask})
    + (select coalesce(sum(${bytesOfEmitted}), 0) from emitted_event as emitted
      where emitted.workspace_id = ${workspaceId} ${ofEmitted}))`;
}

/** Counts the runs of a workspace that are under way, within another statement. */
export const countOfRunsUnderWay = (workspaceId: string): Sql =>
  sql`(select count(*) from run where workspace_id = ${workspaceId} and status in ('queued', 'running', 'waiting'))`;

export const claimed = sql`
  workspace_id, id, workflow_id, workflow_name, version, epoch, wakes,
  input, state, encrypted_state, next_task,
  is_cancel_requested, caused_by, depth, chain_id, deaths, database_rules,
  started_at, ${changingBytes} as changing_bytes`;

/** Takes a run that no node executes. Undefined when another node has it, when it has ended, or is held. */
export async function claimRun(db: Queryable, run: RunKey, nodeId: string, now: Date): Promise<ClaimedRun | undefined> {
  return first<ClaimedRun>(db)`
    update run set node_id = ${nodeId}, epoch = epoch + 1, status = 'running', due_at = null,
      started_at = coalesce(started_at, ${now})
    where workspace_id = ${run.workspaceId} and id = ${run.id} and node_id is null
      and status in ('queued', 'running', 'waiting')
      and (is_cancel_requested or not (status = 'queued' and waiting_for is not null))
      and ${isActive(sql`run.workspace_id`)}
    returning ${claimed}`;
}

/** Takes a run again that this node has lost from memory, after it could not write. */
export async function reclaimRun(db: Queryable, run: RunKey, nodeId: string): Promise<ClaimedRun | undefined> {
  return first<ClaimedRun>(db)`
    update run set epoch = epoch + 1, status = 'running'
    where workspace_id = ${run.workspaceId} and id = ${run.id} and node_id = ${nodeId}
      and status in ('queued', 'running', 'waiting') and ${isActive(sql`run.workspace_id`)}
    returning ${claimed}`;
}

/**
 * The queued run of a workflow that may start next. Undefined while the limit of runs under way is reached. The
 * workflow's runs are started one after another, so that two nodes do not start one too many.
 */
export async function findStartable(
  tx: Transaction,
  workspaceId: string,
  workflowId: string,
): Promise<string | undefined> {
  await execute(tx)`select pg_advisory_xact_lock(hashtextextended(${workflowId}, 7210002))`;
  const found = await first<{ id: string }>(tx)`
    select id from run as next
    where workspace_id = ${workspaceId} and workflow_id = ${workflowId} and status = 'queued' and node_id is null
      and waiting_for is null and ${isActive(sql`next.workspace_id`)}
      and (concurrency is null or concurrency > (
        select count(*) from run where run.workspace_id = ${workspaceId} and run.workflow_id = ${workflowId}
          and run.status in ('running', 'waiting')))
    order by priority desc, id limit 1`;
  return found?.id;
}

/** Gives those of the runs that no node has begun. */
export async function findQueued(db: Queryable, workspaceId: string, ids: readonly string[]): Promise<string[]> {
  const found = await all<{ id: string }>(db)`
    select id from run
    where workspace_id = ${workspaceId} and id = any(${ids}::uuid[]) and status = 'queued'
      and node_id is null
    order by id`;
  return found.map(({ id }) => id);
}

type RunOwner = {
  status: RunStatus;
  nodeId: string | null;
  workflowId: string;
  concurrency: number | null;
  isCancelRequested: boolean;
};

export async function findOwner(db: Queryable, run: RunKey): Promise<RunOwner | undefined> {
  return first<RunOwner>(db)`
    select status, node_id, workflow_id, concurrency,
      is_cancel_requested from run
    where workspace_id = ${run.workspaceId} and id = ${run.id}`;
}

/** Finds the rows of the tasks that have begun and not ended. */
export async function findOpenTasks(db: Queryable, run: RunKey): Promise<TaskRecord[]> {
  const found = await all<TaskRow>(db)`
    select ${taskColumns} from run_task
    where workspace_id = ${run.workspaceId} and run_id = ${run.id} and status in ('running', 'waiting')
    order by number`;
  return found.map(toRecord);
}

/** A member that may be undefined in a record is null in its row. */
export type TaskRow = { [Column in keyof TaskRecord]-?: OrNull<TaskRecord[Column]> };
type OrNull<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value;

const taskColumns = sql`
  number, parent, pointer, name, kind, iteration, status, attempt, input, output, context, kept, error,
  waiting_for, effect, cost, started_at, ended_at`;

export function toRecord(row: TaskRow): TaskRecord {
  const { output, context, error, waitingFor, effect, cost, endedAt, ...rest } = row;
  return {
    ...rest,
    ...(output === null ? {} : { output }),
    ...(context === null ? {} : { context }),
    ...(error === null ? {} : { error }),
    ...(endedAt === null ? {} : { endedAt }),
    waitingFor: waitingFor ?? undefined,
    effect: effect ?? undefined,
    cost: cost ?? undefined,
  };
}

export async function listTasks(
  db: Queryable,
  run: RunKey,
  { after, limit }: { after: number; limit: number },
): Promise<TaskRow[]> {
  return all<TaskRow>(db)`
    select ${taskColumns} from run_task
    where workspace_id = ${run.workspaceId} and run_id = ${run.id} and number > ${after}
    order by number limit ${limit}`;
}

export type RunUpdate = RunKey & {
  epoch: number;
  status: RunStatus;
  state: string | null;
  encryptedState: Buffer | null;
  nextTask: number;
  waitingFor: WaitingFor | null;
  dueAt: Date | null;
  /** The number of wakes that the run has seen: with more, it is not released. Null: never release it. */
  releasedAtWakes: number | null;
  output: string | null;
  error: WorkflowError | null;
  endedAt: Date | null;
};

export type Updated = {
  wakes: number;
  isCancelRequested: boolean;
  isReleased: boolean;
  parentRunId: string | null;
  parentWait: string | null;
  concurrency: number | null;
};

/** Writes where runs are, in one statement. Undefined, and nothing is written, for a run that another node executes. */
export async function updateRuns(tx: Transaction, runs: readonly RunUpdate[]): Promise<(Updated | undefined)[]> {
  const column = <Value>(read: (run: RunUpdate) => Value) => runs.map(read);
  const found = await all<Updated & { id: string }>(tx)`
    update run set
      state = given.state, encrypted_state = given.encrypted_state, next_task = given.next_task,
      status = case when given.released_at <> run.wakes then 'running' else given.status end,
      node_id = case when given.ended_at is not null or run.wakes = given.released_at then null else run.node_id end,
      waiting_for = given.waiting_for, due_at = given.due_at, output = given.output, error = given.error,
      ended_at = given.ended_at, deaths = 0
    from unnest(
      ${column((run) => run.workspaceId)}::uuid[], ${column((run) => run.id)}::uuid[],
      ${column((run) => run.epoch)}::integer[], ${column((run) => run.status)}::text[],
      ${column((run) => run.state)}::json[], ${column((run) => run.encryptedState)}::bytea[],
      ${column((run) => run.nextTask)}::integer[], ${column((run) => toJson(run.waitingFor ?? undefined))}::json[],
      ${column((run) => run.dueAt)}::timestamptz[], ${column((run) => run.releasedAtWakes)}::integer[],
      ${column((run) => run.output)}::json[], ${column((run) => toJson(run.error ?? undefined))}::json[],
      ${column((run) => run.endedAt)}::timestamptz[]
    ) as given (workspace_id, id, epoch, status, state, encrypted_state, next_task, waiting_for, due_at, released_at,
      output, error, ended_at)
    where run.workspace_id = given.workspace_id and run.id = given.id and run.epoch = given.epoch
      and run.node_id is not null
    returning run.id, wakes, is_cancel_requested, node_id is null as is_released,
      parent_run_id, parent_wait, concurrency`;
  const byId = new Map(found.map((row) => [row.id, row]));
  return runs.map(({ id }) => byId.get(id));
}

/** The row of a task as it was saved. */
export type SavedTask = { number: number; bytes: number; hasEnded: boolean };

export type TasksToSave = { run: RunKey; records: readonly TaskRecord[] };

/**
 * Writes the rows of tasks of several runs: those that have begun, and what has become of those that were there. Gives
 * the bytes of each row.
 */
export async function saveTasks(tx: Transaction, saved: readonly TasksToSave[]): Promise<SavedTask[][]> {
  const rows = saved.flatMap(({ run, records }) => records.map((task) => ({ run, task, texts: textsOf(task) })));
  if (rows.length === 0) return saved.map(() => []);
  // Read now: the execution goes on changing its records.
  const savedRows = rows.map(({ task, texts }) => ({
    number: task.number,
    bytes: bytesOfTexts(texts),
    hasEnded: task.endedAt !== undefined,
  }));
  const column = <Value>(read: (task: TaskRecord) => Value) => rows.map(({ task }) => read(task));
  const texts = (name: keyof ReturnType<typeof textsOf>) => rows.map((row) => row.texts[name]);
  await execute(tx)`
    insert into run_task (workspace_id, run_id, number, parent, pointer, name, kind, iteration, status, attempt, input,
      output, context, kept, error, waiting_for, effect, cost, started_at, ended_at)
    select given.* from unnest(
      ${rows.map(({ run }) => run.workspaceId)}::uuid[], ${rows.map(({ run }) => run.id)}::uuid[],
      ${column((task) => task.number)}::integer[], ${column((task) => task.parent)}::integer[],
      ${column((task) => task.pointer)}::text[], ${column((task) => task.name)}::text[],
      ${column((task) => task.kind)}::text[], ${column((task) => task.iteration)}::integer[],
      ${column((task) => task.status)}::text[], ${column((task) => task.attempt)}::integer[],
      ${texts("input")}::json[], ${texts("output")}::json[], ${texts("context")}::json[], ${texts("kept")}::json[],
      ${texts("error")}::json[], ${texts("waitingFor")}::json[], ${column((task) => task.effect ?? null)}::text[],
      ${texts("cost")}::json[], ${column((task) => task.startedAt)}::timestamptz[],
      ${column((task) => task.endedAt ?? null)}::timestamptz[]
    ) as given
    on conflict (workspace_id, run_id, number) do update set
      status = excluded.status, attempt = excluded.attempt, output = excluded.output, context = excluded.context,
      kept = excluded.kept, error = excluded.error, waiting_for = excluded.waiting_for, effect = excluded.effect,
      cost = excluded.cost, ended_at = excluded.ended_at`;
  return saved.map(({ records }) => savedRows.splice(0, records.length));
}

function textsOf({ input, output, context, kept, error, waitingFor, cost }: TaskRecord) {
  const values = { input, output, context, kept, error, waitingFor, cost };
  type Texts = Record<keyof typeof values, string | null>;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toJson(value)])) as Texts;
}

function bytesOfTexts(texts: Record<string, string | null>): number {
  return Object.values(texts).reduce((sum, text) => sum + Buffer.byteLength(text ?? ""), bytesOfRow);
}

/** The row of a task counts for so many bytes. */
export function bytesOfTask(task: TaskRecord): number {
  return bytesOfTexts(textsOf(task));
}

/** Cancels the tasks that were under way when the run ended. */
export async function cancelOpenTasks(tx: Transaction, run: RunKey, now: Date): Promise<void> {
  const isOpen = sql`workspace_id = ${run.workspaceId} and run_id = ${run.id} and status in ('running', 'waiting')`;
  const found = await first<{ bytes: number }>(tx)`
    with cancelled as (
      update run_task set status = 'cancelled', waiting_for = null, ended_at = ${now} where ${isOpen}
    )
    select coalesce(sum(octet_length(waiting_for::text)), 0)::integer as bytes from run_task where ${isOpen}`;
  countUse(tx, { workspaceId: run.workspaceId, quota: "runBytes", amount: -(found?.bytes ?? 0) });
}

export async function findSignals(db: Queryable, run: RunKey): Promise<RunSignal[]> {
  return all<RunSignal>(db)`
    select number, wait, content from run_signal
    where workspace_id = ${run.workspaceId} and run_id = ${run.id} order by number`;
}

export async function deleteSignals(tx: Transaction, run: RunKey, numbers: readonly number[] | "all"): Promise<void> {
  if (numbers.length === 0) return;
  const those = numbers === "all" ? sql`true` : sql`number = any(${[...numbers]}::bigint[])`;
  await execute(tx)`
    delete from run_signal where workspace_id = ${run.workspaceId} and run_id = ${run.id} and ${those}`;
}

/** Stores a signal for a run that has not ended, and raises its wakes. False: it has ended. */
export async function insertSignal(tx: Transaction, run: RunKey, wait: string, content: unknown): Promise<boolean> {
  const raised = await execute(tx)`
    update run set wakes = wakes + 1
    where workspace_id = ${run.workspaceId} and id = ${run.id} and status in ('queued', 'running', 'waiting')`;
  if (raised === 0) return false;
  await execute(tx)`
    insert into run_signal (workspace_id, run_id, wait, content)
    values (${run.workspaceId}, ${run.id}, ${wait}, ${toJson(content)})`;
  return true;
}

/** The runs that a run has started and would have waited for. */
export async function findAwaitedRuns(db: Queryable, run: RunKey): Promise<RunKey[]> {
  return all<RunKey>(db)`
    select workspace_id, id from run
    where workspace_id = ${run.workspaceId} and parent_run_id = ${run.id} and parent_wait is not null
      and status in ('queued', 'running', 'waiting')`;
}

/** Asks for the end of a run. Gives its status before; undefined when there is no such run. */
export async function requestCancel(tx: Transaction, run: RunKey): Promise<RunStatus | undefined> {
  const found = await first<{ status: RunStatus }>(tx)`
    with before as (
      select status from run where workspace_id = ${run.workspaceId} and id = ${run.id} for update
    ), asked as (
      update run set is_cancel_requested = true, wakes = wakes + 1
      where workspace_id = ${run.workspaceId} and id = ${run.id} and status in ('queued', 'running', 'waiting')
    )
    select status from before`;
  return found?.status;
}

/** Lists runs of a node, those first that began first. */
export async function listOwned(db: Queryable, nodeId: string, limit: number): Promise<RunKey[]> {
  return all<RunKey>(db)`
    select workspace_id, id from run where node_id = ${nodeId} order by id limit ${limit}`;
}

/** The runs of a node that died, or stops: any node may take them. */
export async function releaseRunsOf(tx: Transaction, nodeId: string, isDead: boolean): Promise<RunKey[]> {
  return all<RunKey>(tx)`
    update run set node_id = null, deaths = deaths + ${isDead ? 1 : 0} where node_id = ${nodeId}
    returning workspace_id, id`;
}

/**
 * Gives back a run of a suspended workspace: it is taken again when the workspace goes on. False: the workspace is not
 * suspended, or the run is not this node's.
 */
export async function leaveRun(db: Queryable, run: RunKey, nodeId: string): Promise<boolean> {
  const left = await execute(db)`
    update run set node_id = null
    where workspace_id = ${run.workspaceId} and id = ${run.id} and node_id = ${nodeId}
      and not (${isUnsuspended(sql`run.workspace_id`)})`;
  return left > 0;
}

export type RunRow = RunKey & {
  workflowId: string;
  workflowName: string;
  version: number;
  status: RunStatus;
  startedBy: string;
  input: unknown;
  output: unknown;
  error: WorkflowError | null;
  waitingFor: WaitingFor | null;
  /** The run itself was given these, beside the rules of its version. */
  databaseRules: readonly DatabaseRule[] | null;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
};

const runColumns = sql`
  workspace_id, id, workflow_id, workflow_name, version, status,
  started_by, input, output, error, waiting_for, database_rules, created_at,
  started_at, ended_at`;

export async function findRun(db: Queryable, run: RunKey): Promise<RunRow | undefined> {
  return first<RunRow>(db)`
    select ${runColumns} from run where workspace_id = ${run.workspaceId} and id = ${run.id}`;
}

export const runStates = encryptedValues(
  sql`select id, encrypted_state as encrypted from run where encrypted_state is not null`,
  ({ id, former, encrypted }) => sql`
    update run set encrypted_state = ${encrypted} where id = ${id} and encrypted_state = ${former}`,
);

/** The condition of the partial index that has the runs of a status. */
function indexOf(status: string) {
  if (status === "completed") return sql``;
  return status === "faulted" || status === "cancelled"
    ? sql`and status in ('faulted', 'cancelled')`
    : sql`and status in ('queued', 'running', 'waiting')`;
}

/** Finds within which rules these runs reach the workspace's database, by their UUIDs. Unknown runs are left out. */
export async function findRulesOfRuns(
  db: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, readonly DatabaseRule[] | null>> {
  const found = await all<{ id: string; ofRun: DatabaseRule[] | null; ofVersion: DatabaseRule[] | null }>(db)`
    select run.id, run.database_rules as of_run, saved.database_rules as of_version
    from run left join workflow_version as saved on saved.workspace_id = run.workspace_id
      and saved.workflow_id = run.workflow_id and saved.version = run.version
    where run.workspace_id = ${workspaceId} and run.id = any(${[...ids]}::uuid[])`;
  return new Map(found.map(({ id, ofRun, ofVersion }) => [id, withinBoth(ofRun, ofVersion)]));
}

/** Sums what the calls of a run have cost together. */
export async function sumCost(db: Queryable, run: RunKey): Promise<Required<Cost>> {
  const found = await first<Required<Cost>>(db)`
    select coalesce(sum((cost->>'calls')::integer), 0)::integer as calls,
      coalesce(sum((cost->>'inputTokens')::integer), 0)::integer as input_tokens,
      coalesce(sum((cost->>'outputTokens')::integer), 0)::integer as output_tokens
    from run_task where workspace_id = ${run.workspaceId} and run_id = ${run.id} and cost is not null`;
  return found ?? { calls: 0, inputTokens: 0, outputTokens: 0 };
}

export async function listRuns(
  db: Queryable,
  workspaceId: string,
  filter: { workflow?: string | undefined; status?: string | undefined; before: string | undefined; limit: number },
): Promise<RunRow[]> {
  const { workflow, status, before, limit } = filter;
  // The statement names only the filters that are given, so that PostgreSQL uses the index for them.
  return all<RunRow>(db)`
    select ${runColumns} from run
    where workspace_id = ${workspaceId} ${workflow === undefined ? sql`` : sql`and workflow_name = ${workflow}`}
      ${status === undefined ? sql`` : sql`and status = ${status} ${indexOf(status)}`}
      ${before === undefined ? sql`` : sql`and id < ${before}`}
    order by id desc limit ${limit}`;
}

function toJson(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

/** Counts the runs of all workspaces that are under way, and those that faulted within an hour. */
export async function countRuns(db: Queryable): Promise<{ status: string; count: number }[]> {
  return all<{ status: string; count: number }>(db)`
    select status, count(*)::integer as count from run where status in ('queued', 'running', 'waiting') group by status
    union all
    select status, count(*)::integer from run where status = 'faulted' and ended_at > now() - interval '1 hour'
    group by status`;
}

/** A run could go on and no node has taken it: the first of them has waited for so many seconds. */
export async function longestDueSeconds(db: Queryable): Promise<number> {
  const row = await one<{ seconds: number }>(db)`
    select coalesce(extract(epoch from now() - min(due_at)), 0)::double precision as seconds from run
    where due_at is not null and node_id is null and due_at <= now()`;
  return row.seconds;
}
