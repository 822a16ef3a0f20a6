import { setTimeout as delay } from "node:timers/promises";
import type { Kernel } from "../../../kernel/kernel.ts";
import { addJob } from "../../../kernel/log/job.ts";
import type { Adopt } from "../../../kernel/nodes/node.ts";
import { inShareOf } from "../../../kernel/sharing/share.ts";
import { state } from "../../../kernel/state.ts";
import { inTransaction, isDatabaseUnavailable, sqlState, type Transaction } from "../../../kernel/storage/database.ts";
import { Stopped } from "../execution/execution-state.ts";
import { OwnershipLost } from "../execution/journal.ts";
import type { RunExecution } from "../execution/run-execution.ts";
import { RunId } from "../ids.ts";
import { executionPort } from "../runs/execution-port.ts";
import { holdTaken, isRunCancelled } from "../runs/many/store.ts";
import { type ClaimedRun, leaveRun, listOwned, type RunKey, reclaimRun, releaseRunsOf } from "../runs/store.ts";
import { stopWaking } from "../runs/wake-in-time.ts";
import { wakeRun } from "../runs/wake-run.ts";
import { openExecution } from "./open-execution.ts";

/** More executions at once would hold too much in memory: further runs wait for their turn. */
const mostAtOnce = 500;
/** One workspace leaves room for the others. */
const mostOfWorkspace = 100;
const lookEachMs = 30_000;
const recoverDelayMs = 500;
const mostRefusals = 2;
/** The most runs of a node that are looked through for those that it has forgotten. */
const mostOwned = 10_000;
/** The tasks under way of a stopping node may take so long. */
const stopPatienceMs = 8_000;

/** The runs that this node executes. */
const executorOf = state(() => ({
  executions: new Map<string, RunExecution>(),
  /** Ends with the execution. */
  running: new Set<Promise<void>>(),
  /** The UUIDs of the runs that have their turn. */
  begun: new Set<string>(),
  /** Each workspace has so many of them. */
  runningOf: new Map<string, number>(),
  /** The runs that wait for their turn, by workspace: their UUIDs, because there may be very many. */
  waitingOf: new Map<string, string[]>(),
  /** The node takes these runs at the moment. */
  taking: new Set<Promise<void>>(),
  looks: undefined as NodeJS.Timeout | undefined,
  isStopping: false,
  /** The runs of this node were left to the others: it takes no more. */
  hasLeft: false,
}));

export function executionOf(kernel: Kernel, id: string): RunExecution | undefined {
  return executorOf(kernel).executions.get(id);
}

/**
 * Takes a run for this node, if it is free, and executes it. False: this node did not get it. A node that
 * has left its runs to the others takes none, because nobody would execute it.
 */
export async function takeRun(kernel: Kernel, take: () => Promise<ClaimedRun | undefined>): Promise<boolean> {
  const { taking, hasLeft } = executorOf(kernel);
  if (hasLeft) return false;
  const taken = take();
  const ended = taken.then(ignore, ignore).finally(() => taking.delete(ended));
  taking.add(ended);
  const claimed = await taken;
  if (claimed !== undefined) executeRun(kernel, claimed);
  return claimed !== undefined;
}

function ignore(): void {}

/** Executes a run that this node owns, now or when there is room. */
export function executeRun(kernel: Kernel, claimed: ClaimedRun): void {
  const executor = executorOf(kernel);
  if (executor.isStopping) return;
  const { workspaceId } = claimed;
  const ofWorkspace = executor.runningOf.get(workspaceId) ?? 0;
  if (executor.running.size >= mostAtOnce || ofWorkspace >= mostOfWorkspace) {
    const waiting = executor.waitingOf.get(workspaceId) ?? [];
    waiting.push(claimed.id);
    executor.waitingOf.set(workspaceId, waiting);
    return;
  }
  begin(kernel, claimed, () => execute(kernel, claimed));
}

/** Keeps a place for an execution until it ends. */
function begin(kernel: Kernel, { workspaceId, id }: RunKey, execution: () => Promise<void>): void {
  const executor = executorOf(kernel);
  executor.begun.add(id);
  executor.runningOf.set(workspaceId, (executor.runningOf.get(workspaceId) ?? 0) + 1);
  const running = inShareOf(workspaceId, "work", execution).finally(() => {
    executor.running.delete(running);
    executor.begun.delete(id);
    const left = (executor.runningOf.get(workspaceId) ?? 1) - 1;
    if (left > 0) executor.runningOf.set(workspaceId, left);
    else executor.runningOf.delete(workspaceId);
    executeNext(kernel);
  });
  executor.running.add(running);
}

/** The workspace whose turn was longest ago comes first. */
function executeNext(kernel: Kernel): void {
  const { waitingOf, runningOf, isStopping } = executorOf(kernel);
  if (isStopping) return;
  for (const [workspaceId, waiting] of waitingOf) {
    if ((runningOf.get(workspaceId) ?? 0) >= mostOfWorkspace) continue;
    const id = waiting.shift();
    waitingOf.delete(workspaceId);
    if (waiting.length > 0) waitingOf.set(workspaceId, waiting);
    if (id !== undefined) begin(kernel, { workspaceId, id }, () => executeWaiting(kernel, { workspaceId, id }));
    return;
  }
}

/** Looks from time to time for runs of this node that nothing executes, until the node stops. */
export function watchForgotten(kernel: Kernel): void {
  let forgotten: ReadonlySet<string> = new Set();
  const look = async () => {
    // A database that is away is asked again with the next look.
    forgotten = await executeForgotten(kernel, forgotten).catch(() => forgotten);
  };
  executorOf(kernel).looks = setInterval(look, lookEachMs);
}

/**
 * Executes the runs of this node that were in nobody's memory at two looks: where the answer of a commit was lost, the
 * run is stored and its node does not know of it. The epoch keeps an execution that goes on from writing. `before`:
 * what the look before found. Gives what this one has found.
 */
export async function executeForgotten(kernel: Kernel, before: ReadonlySet<string>): Promise<Set<string>> {
  const { begun, waitingOf, isStopping } = executorOf(kernel);
  const owned = await listOwned(kernel.database.query, kernel.node.id, mostOwned);
  const waiting = new Set([...waitingOf.values()].flat());
  const forgotten = owned.filter(({ id }) => !begun.has(id) && !waiting.has(id));
  const again = isStopping ? [] : forgotten.filter(({ id }) => before.has(id));
  for (const run of again) begin(kernel, run, () => executeWaiting(kernel, run));
  if (again.length > 0) kernel.log.warn({ runs: again.length }, "runs of this node that nothing executed go on");
  return new Set(forgotten.map(({ id }) => id));
}

async function executeWaiting(kernel: Kernel, run: RunKey): Promise<void> {
  const claimed = await reclaim(kernel, run, 0);
  if (claimed === undefined) {
    await leaveSuspended(kernel, run);
    return;
  }
  // The workflow may have been deactivated while the run waited for its turn.
  const isHeld = await holdTaken(kernel.database.query, claimed).catch(() => false);
  if (!isHeld) await execute(kernel, claimed);
}

async function execute(kernel: Kernel, claimed: ClaimedRun): Promise<void> {
  const { executions, isStopping } = executorOf(kernel);
  // The interpreter is loaded with the first run.
  const { performRun } = await import("./perform-run.ts");
  let owned: ClaimedRun | undefined = claimed;
  let refusals = 0;
  while (owned !== undefined && !executorOf(kernel).isStopping) {
    const current: ClaimedRun = owned;
    owned = undefined;
    if (await leaveSuspended(kernel, current)) return;
    try {
      const execution = await openExecution(kernel, current);
      executions.get(current.id)?.stop(new OwnershipLost("the run was taken again"));
      executions.set(current.id, execution);
      try {
        const isCancelRequested = current.isCancelRequested || (await wasCancelledBefore(kernel, current));
        await performRun(execution, { ...current, isCancelRequested, isUnstorable: refusals >= mostRefusals });
      } finally {
        if (executions.get(current.id) === execution) executions.delete(current.id);
      }
      const isStopped = kernel.standings.isSuspended(current.workspaceId) && !(await leaveSuspended(kernel, current));
      // The workspace went on while its run was being stopped.
      if (isStopped) owned = await reclaim(kernel, current, recoverDelayMs);
    } catch (error) {
      if (error instanceof OwnershipLost) return wakeIfFree(kernel, current);
      if (isStopping) return;
      // The database answers and refuses the write: the output of a task cannot be stored.
      refusals = isDatabaseUnavailable(error) ? 0 : refusals + 1;
      kernel.log.warn(
        { error: (error as Error).name, code: sqlState(error) },
        "a run could not be stored; it is tried again",
      );
      owned = await reclaim(kernel, current, recoverDelayMs);
    }
  }
}

/**
 * Gives back a run of a suspended workspace. False: the workspace goes on by now, and so does the run. Without the
 * database the run stays with this node, whose look for forgotten runs finds it.
 */
async function leaveSuspended(kernel: Kernel, run: RunKey): Promise<boolean> {
  if (!kernel.standings.isSuspended(run.workspaceId)) return false;
  return leaveRun(kernel.database.query, run, kernel.node.id).catch(() => true);
}

/** No task of this workspace begins any more on this node; those under way may end. */
export function drainWorkspace(kernel: Kernel, workspaceId: string): void {
  for (const execution of executorOf(kernel).executions.values()) {
    if (execution.facts.workspaceId === workspaceId) execution.drain();
  }
}

/** Many runs may have been ended while this one was on its way from what started it. */
async function wasCancelledBefore(kernel: Kernel, run: ClaimedRun): Promise<boolean> {
  if (run.chainId === null || run.nextTask > 0) return false;
  return isRunCancelled(kernel.database.query, run.workspaceId, run.id);
}

/**
 * A node that hung may be woken for a run that was given free in the meantime, and learns of the loss only with its
 * next write: that wake-up was the only one.
 */
async function wakeIfFree(kernel: Kernel, { workspaceId, id }: RunKey): Promise<void> {
  for (let delayMs = 0; !executorOf(kernel).isStopping; delayMs = recoverDelayMs) {
    if (delayMs > 0) await delay(delayMs, undefined, { ref: false });
    try {
      return await executionPort(kernel).wake(workspaceId, RunId.format(id));
    } catch {
      // The database is away.
    }
  }
}

/** The run as the database has it: after a failed write it is unknown what was stored. */
async function reclaim(kernel: Kernel, run: RunKey, firstDelayMs: number): Promise<ClaimedRun | undefined> {
  for (let delayMs = firstDelayMs; !executorOf(kernel).isStopping; delayMs = recoverDelayMs) {
    if (delayMs > 0) await delay(delayMs, undefined, { ref: false });
    try {
      return await reclaimRun(kernel.database.query, run, kernel.node.id);
    } catch {
      // The database is away.
    }
  }
  return undefined;
}

/** No task begins any more; those under way may end. */
export function drainExecutor(kernel: Kernel): void {
  const executor = executorOf(kernel);
  executor.isStopping = true;
  clearInterval(executor.looks);
  stopWaking(kernel);
  for (const execution of executor.executions.values()) execution.drain();
}

/** Leaves the runs of this node to the others, or to the next start. */
export async function stopExecutor(kernel: Kernel): Promise<void> {
  const executor = executorOf(kernel);
  executor.isStopping = true;
  clearInterval(executor.looks);
  await Promise.race([Promise.allSettled(executor.running), delay(stopPatienceMs, undefined, { ref: false })]);
  for (const execution of executor.executions.values()) execution.stop(new Stopped(false));
  await Promise.allSettled(executor.running);
  executor.hasLeft = true;
  await Promise.all(executor.taking);
  await inTransaction(kernel.database, (tx) => release(tx, kernel.node.id, false)).catch(() => {
    // Without the database, other nodes adopt the runs when this node has lost its lock.
  });
}

/** The runs of a dead node are free for all. */
export function adoptRuns(): Adopt {
  return (tx, deadNodeId) => release(tx, deadNodeId, true);
}

async function release(tx: Transaction, nodeId: string, isDead: boolean): Promise<void> {
  for (const { workspaceId, id } of await releaseRunsOf(tx, nodeId, isDead)) {
    addJob(tx, wakeRun, { workspaceId, runId: RunId.format(id) }, { key: `run:${id}` });
  }
}
