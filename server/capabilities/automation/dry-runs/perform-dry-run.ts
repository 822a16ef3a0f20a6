import { copyOf } from "@parley/json";
import type { WorkflowDefinition } from "@parley/workflows";
import type { Kernel } from "../../../kernel/kernel.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { Stopped } from "../execution/execution-state.ts";
import type { Checkpoint, CheckpointOutcome, Journal, RunChange } from "../execution/journal.ts";
import { RunExecution } from "../execution/run-execution.ts";
import type { TaskRecord } from "../execution/task-record.ts";
import { freshState } from "../executor/open-execution.ts";
import { performRun } from "../executor/perform-run.ts";
import { RunId } from "../ids.ts";
import { showTask } from "../runs/show-run.ts";
import type { TaskRow } from "../runs/store.ts";
import { hideSecrets } from "../secrets/hide-secrets.ts";
import { secretTextsOf } from "../secrets/read-secrets-of.ts";
import { pathOfPointer } from "./task-paths.ts";

const tasksShown = 200;

type DryRunOrder = {
  workspaceId: string;
  workflow: { id: string; name: string; version: number; definition: WorkflowDefinition };
  input: unknown;
  /** The tasks of the run that happened: their outputs stand in for what is not done. */
  recorded: readonly TaskRow[];
  signal: AbortSignal;
};

/** Executes a workflow in memory. Nothing is sent, stored or waited for. */
export async function performDryRun(kernel: Kernel, order: DryRunOrder) {
  const { workspaceId, workflow, input, signal } = order;
  const journal = new MemoryJournal();
  const run = new RunExecution(kernel, {
    facts: {
      workspaceId,
      id: RunId.format(newUuid()),
      workflowId: workflow.id,
      workflowName: workflow.name,
      version: workflow.version,
      definition: workflow.definition,
      isDefined: true,
      input,
      startedAt: new Date(),
      causedBy: null,
      chainId: null,
      depth: 0,
      databaseRules: null,
      isDry: true,
      stub: stubOf(order.recorded),
    },
    state: freshState(),
    records: [],
    nextTask: 0,
    wakes: 0,
    isFresh: true,
    journal,
  });
  const stop = () => run.stop(new Stopped(true));
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  try {
    await performRun(run, { isCancelRequested: false, deaths: 0, isUnstorable: false }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  } finally {
    signal.removeEventListener("abort", stop);
  }
  const { change } = journal;
  const timeline = [...journal.records.values()].slice(0, tasksShown).map((record) => showTask(toRow(record)));
  return hideSecrets(
    {
      status: change.status === "completed" || change.status === "faulted" ? change.status : ("cancelled" as const),
      output: change.status === "completed" ? (change.output ?? null) : null,
      error: change.status === "faulted" ? change.error : null,
      timeline,
    },
    secretTextsOf(run),
  );
}

function toRow(record: Parameters<MemoryJournal["records"]["set"]>[1]): TaskRow {
  const { output, context, error, waitingFor, effect, cost, endedAt, ...rest } = record;
  return {
    ...rest,
    output: output ?? null,
    context: context ?? null,
    error: error ?? null,
    waitingFor: waitingFor ?? null,
    effect: effect ?? null,
    cost: cost ?? null,
    endedAt: endedAt ?? null,
  };
}

/** Gives the outputs of the recorded tasks, each path's in their order. Undefined: there is none. */
function stubOf(recorded: readonly TaskRow[]) {
  const left = new Map<string, unknown[]>();
  for (const { pointer, status, output } of recorded) {
    if (status !== "completed") continue;
    const path = pathOfPointer(pointer);
    left.set(path, [...(left.get(path) ?? []), output]);
  }
  return ({ pointer }: { pointer: string }) => {
    const outputs = left.get(pathOfPointer(pointer));
    return outputs === undefined || outputs.length === 0 ? undefined : { recorded: outputs.shift() };
  };
}

/** Keeps the steps of a run in memory. What is to be written alongside is not written. */
class MemoryJournal implements Journal {
  readonly records = new Map<number, TaskRecord>();
  change: RunChange = { status: "running" };

  async commit({ records, change }: Checkpoint): Promise<CheckpointOutcome> {
    for (const record of records) this.records.set(record.number, copyOf(record));
    this.change = change;
    return { wakes: 0, isCancelRequested: false, isReleased: false };
  }

  async readSignals(): Promise<[]> {
    return [];
  }
}
