import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { addJob } from "../../../kernel/log/job.ts";
import { defineProblem, Problem } from "../../../kernel/problem.ts";
import { countUse } from "../../../kernel/quotas/quotas-of.ts";
import { noteUse } from "../../../kernel/quotas/take-room.ts";
import type { SealedValues } from "../../../kernel/secrets.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { groupCommit, togetherInTransaction } from "../../../kernel/storage/group-commit.ts";
import { endApprovals } from "../approvals/end-approvals.ts";
import { runCancelled, runCompleted, runFaulted } from "../events.ts";
import { type Checkpoint, type CheckpointOutcome, type Journal, OwnershipLost } from "../execution/journal.ts";
import { causeOf, type RunFacts } from "../execution/run-facts.ts";
import type { RunState } from "../execution/run-state.ts";
import { faultOf } from "../execution/task-fault.ts";
import type { TaskRecord } from "../execution/task-record.ts";
import type { HiddenTexts } from "../hiding/hidden-texts.ts";
import { RunId } from "../ids.ts";
import type { ChildEnd } from "../interpreter/run-workflow.ts";
import { sendSignal } from "../runs/send-signal.ts";
import {
  cancelOpenTasks,
  deleteSignals,
  findAwaitedRuns,
  findSignals,
  type RunUpdate,
  requestCancel,
  runStates,
  saveTasks,
  type TasksToSave,
  type Updated,
  updateRuns,
} from "../runs/store.ts";
import { wakeInTime } from "../runs/wake-in-time.ts";
import { startNextQueued, wakeRun } from "../runs/wake-run.ts";
import { hideSecrets } from "../secrets/hide-secrets.ts";
import { deleteSubscriptionsOf } from "../triggers/store.ts";
import {
  bytesOfChange,
  type CountedBytes,
  grownBy,
  keepCounted,
  refuseWithoutRoom,
  type Stored,
} from "./counted-bytes.ts";

export const statePurpose = "run-state";

// The checkpoints that share a transaction share their statements, too.
const update = togetherInTransaction((tx, runs: RunUpdate[]) => updateRuns(tx, runs));
const save = togetherInTransaction((tx, saved: TasksToSave[]) => saveTasks(tx, saved));

const lost = defineProblem(409, "run-taken-over", "Another node executes the run");

/** Keeps the steps of a run in the database, as long as this node owns the run. */
export function databaseJournal(
  kernel: Kernel,
  facts: RunFacts,
  owned: { uuid: string; epoch: number; counted: CountedBytes; secretTexts: () => HiddenTexts },
): Journal {
  const key = { workspaceId: facts.workspaceId, id: owned.uuid };
  const { counted } = owned;

  async function write(tx: Transaction, checkpoint: Checkpoint, now: Date): Promise<Updated & { stored: Stored }> {
    const texts = owned.secretTexts();
    const change = changeOf(checkpoint, texts, now);
    const updated = await update(tx, { ...key, epoch: owned.epoch, ...change });
    // This run wrote nothing: the other checkpoints of the transaction go on.
    if (updated === undefined) throw new Problem(lost, "Another node executes the run.");
    const records = checkpoint.records.map((record) => hideInRecord(record, texts));
    const stored = { changing: bytesOfChange(change), tasks: await save(tx, { run: key, records }) };
    const amount = grownBy(counted, stored);
    countUse(tx, { workspaceId: key.workspaceId, quota: "runBytes", amount });
    await deleteSignals(tx, key, checkpoint.consumed);
    for (const work of checkpoint.works) await work(tx);
    if (isEnd(checkpoint)) await finish(tx, checkpoint, updated, now);
    else if (checkpoint.change.status === "waiting" && updated.isReleased && checkpoint.change.dueMs !== undefined) {
      addJob(tx, wakeRun, wakeOf(key), { runAt: new Date(checkpoint.change.dueMs), key: `run:${key.id}` });
    }
    return { ...updated, stored };
  }

  /** Announces the end of the run, wakes the run that waits for it, and starts the next of its queue. */
  async function finish(tx: Transaction, { change }: Checkpoint, updated: Updated, now: Date): Promise<void> {
    const texts = owned.secretTexts();
    countUse(tx, { workspaceId: key.workspaceId, quota: "runs", amount: -1 });
    await cancelOpenTasks(tx, key, now);
    await deleteSignals(tx, key, "all");
    await deleteSubscriptionsOf(tx, key.workspaceId, key.id);
    await endApprovals(tx, facts, key);
    const fact = {
      workspaceId: key.workspaceId,
      data: { runId: facts.id, workflow: facts.workflowName, version: facts.version },
      ...causeOf(facts),
    };
    let end: ChildEnd = { status: "cancelled" };
    if (change.status === "completed") {
      emit(tx, runCompleted, fact);
      end = { status: "completed", output: hideSecrets(change.output, texts) };
    } else if (change.status === "faulted") {
      const shown = hideSecrets(change.error, texts);
      const { type, status, title, instance } = shown;
      const error = {
        type,
        status,
        ...(title === undefined ? {} : { title }),
        ...(instance === undefined ? {} : { instance }),
      };
      emit(tx, runFaulted, { ...fact, data: { ...fact.data, error } });
      end = { status: "faulted", error: shown };
    } else emit(tx, runCancelled, fact);
    // A run ends with the run that waited for it.
    if (change.status !== "completed") {
      for (const child of await findAwaitedRuns(tx, key)) {
        await requestCancel(tx, child);
        addJob(tx, wakeRun, wakeOf(child));
      }
    }
    if (updated.parentRunId !== null && updated.parentWait !== null) {
      await sendSignal(tx, { workspaceId: key.workspaceId, id: updated.parentRunId }, updated.parentWait, end);
    }
    if (updated.concurrency !== null) {
      addJob(tx, startNextQueued, { workspaceId: key.workspaceId, workflowId: facts.workflowId });
    }
  }

  function changeOf(checkpoint: Checkpoint, texts: HiddenTexts, now: Date) {
    const { change } = checkpoint;
    const isOver = isEnd(checkpoint);
    const state = stateOf(checkpoint, texts);
    const isSecret = state !== null && texts.areIn(state);
    return {
      status: change.status,
      state: isSecret ? null : state,
      encryptedState: isSecret && state !== null ? kernel.secrets.encrypt(statePurpose, state, key.id) : null,
      nextTask: checkpoint.nextTask,
      waitingFor: change.status === "waiting" ? hideSecrets(change.waitingFor, texts) : null,
      dueAt: change.status === "waiting" && change.dueMs !== undefined ? new Date(change.dueMs) : null,
      releasedAtWakes: change.status === "waiting" && change.isReleased ? checkpoint.wakes : null,
      output: change.status === "completed" ? longJson(hideSecrets(change.output, texts) ?? null, "The output") : null,
      error: change.status === "faulted" ? hideSecrets(change.error, texts) : null,
      endedAt: isOver ? now : null,
    };
  }

  return {
    async commit(checkpoint): Promise<CheckpointOutcome> {
      try {
        if (!isEnd(checkpoint)) await refuseWithoutRoom(kernel, key.workspaceId);
        const outcome = await groupCommit(kernel.database, (tx) => write(tx, checkpoint, new Date()));
        const { workspaceId } = key;
        const amount = grownBy(counted, outcome.stored);
        noteUse(kernel, { workspaceId, quota: "runBytes", amount });
        keepCounted(counted, outcome.stored);
        const { change } = checkpoint;
        if (outcome.isReleased && change.status === "waiting" && change.dueMs !== undefined) {
          wakeInTime(kernel, wakeOf(key), change.dueMs);
        }
        return outcome;
      } catch (error) {
        if (error instanceof Problem && error.type === lost) throw new OwnershipLost("another node executes the run");
        throw error;
      }
    },
    readSignals: () => findSignals(kernel.database.query, key),
  };
}

/** A run that failed or was cancelled may be resumed from its state; one without a task begins again. */
function stateOf(checkpoint: Checkpoint, texts: HiddenTexts): string | null {
  const { change, state, open, nextTask } = checkpoint;
  if (change.status === "completed") return null;
  const whole = { ...state, hidden: hiddenInputsOf(open, texts) };
  if (!isEnd(checkpoint)) return longJson(whole, "The state of the run");
  if (nextTask === 0) return null;
  const text = JSON.stringify(whole);
  return text.length > mostCharacters ? null : text;
}

function isEnd({ change }: Checkpoint): boolean {
  return change.status === "completed" || change.status === "faulted" || change.status === "cancelled";
}

/**
 * The inputs of open tasks whose rows do not show all of them: a later execution needs them whole. The
 * state that holds them is encrypted.
 */
function hiddenInputsOf(open: Iterable<TaskRecord>, texts: HiddenTexts): RunState["hidden"] {
  const hidden: RunState["hidden"] = {};
  if (texts.size === 0) return hidden;
  for (const { number, input, kept } of open) {
    if (texts.areIn(JSON.stringify([input, kept]))) hidden[number] = { input, kept };
  }
  return hidden;
}

function hideInRecord(record: TaskRecord, texts: HiddenTexts): TaskRecord {
  if (texts.size === 0) return record;
  const { input, output, context, kept, error } = record;
  return {
    ...record,
    input: hideSecrets(input, texts),
    output: hideSecrets(output, texts),
    context: hideSecrets(context, texts),
    kept: hideSecrets(kept, texts),
    ...(error === undefined ? {} : { error: hideSecrets(error, texts) }),
  };
}

function wakeOf({ workspaceId, id }: { workspaceId: string; id: string }) {
  return { workspaceId, runId: RunId.format(id) };
}

/** The largest value that a run keeps, in characters of JSON. */
const mostCharacters = 4_194_304;

/** The JSON text of what a run keeps. Throws a TaskFault of the type `runtime` when it is too long. */
function longJson(value: unknown, what: string): string {
  const text = JSON.stringify(value);
  if (text.length > mostCharacters) {
    throw faultOf("runtime", `${what} is larger than ${mostCharacters} characters`, "Keep less with output.as.");
  }
  return text;
}

export const sealedStates: SealedValues = { purpose: statePurpose, values: runStates };
