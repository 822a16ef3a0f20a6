import type { WorkflowDefinition } from "@parley/workflows";
import type { DatabaseRule } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { type Cause, emit } from "../../../kernel/log/event.ts";
import { addJob } from "../../../kernel/log/job.ts";
import { bytesOfRow, countUse } from "../../../kernel/quotas/quotas-of.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { togetherInTransaction } from "../../../kernel/storage/group-commit.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { runStarted } from "../events.ts";
import { causeOf } from "../execution/run-facts.ts";
import { settingsOf } from "../execution/run-settings.ts";
import { RunId } from "../ids.ts";
import { beginAfterCommit } from "./begin-runs.ts";
import { executionPort } from "./execution-port.ts";
import { releaseRuns } from "./many/hold-or-release.ts";
import { insertRuns, type RunToInsert } from "./store.ts";

type StartOrder = {
  workspaceId: string;
  /** A run of an inactive workflow waits until the workflow is active. */
  workflow: { id: string; name: string; version: number; definition: WorkflowDefinition; isActive: boolean };
  input: unknown;
  startedBy: "api" | "event" | "schedule" | "action" | "run";
  /** The event that caused it, with its depth in the chain of causes. */
  causedBy?: Cause | undefined;
  /** The run, by UUID, that started it by a task or by an event; `wait` where that run waits for its end. */
  parent?: { runId: string; wait: string | null } | undefined;
  /** The run reaches no more of the workspace's database: the rules of what started it. */
  databaseRules?: readonly DatabaseRule[] | null | undefined;
};

export type StartedRun = { id: string; uuid: string; status: "queued" | "running"; begin(): void };

const insertTogether = togetherInTransaction(async (tx, runs: RunToInsert[]) => {
  await insertRuns(tx, runs);
  return runs.map(() => undefined);
});

/**
 * Stores a run in the caller's transaction. Call `begin` after the commit: where this node executes runs, it
 * begins at once. A queued run is begun by a job.
 */
export async function startRun(kernel: Kernel, tx: Transaction, order: StartOrder): Promise<StartedRun> {
  const { workspaceId, workflow, input, causedBy } = order;
  const { concurrency = null, priority = 0 } = settingsOf(workflow.definition);
  const isHeld = !workflow.isActive;
  // A run that another run starts is begun by a job: nothing else begins it when its parent stops just then.
  const isByJob = order.startedBy === "event" || order.startedBy === "run";
  const isAtOnce = concurrency === null && !isByJob && !isHeld;
  const isHere = isAtOnce && kernel.config.roles.has("worker");
  const id = newUuid();
  const now = new Date();
  const cause = {
    causedBy: causedBy?.id ?? null,
    depth: Math.max(causedBy?.depth ?? 0, 0),
    chainId: causedBy?.chainId ?? causedBy?.id ?? null,
  };
  const text = JSON.stringify(input ?? null);
  const runId = RunId.format(id);
  await insertTogether(tx, {
    workspaceId,
    id,
    workflowId: workflow.id,
    workflowName: workflow.name,
    version: workflow.version,
    startedBy: order.startedBy,
    input: text,
    nodeId: isHere ? kernel.node.id : null,
    isHeld,
    priority,
    concurrency,
    ...cause,
    parentRunId: order.parent?.runId ?? null,
    parentWait: order.parent?.wait ?? null,
    databaseRules: order.databaseRules ?? null,
    now,
  });
  emit(tx, runStarted, {
    workspaceId,
    data: { runId, workflow: workflow.name, version: workflow.version },
    ...causeOf({ ...cause, chainId: cause.chainId ?? id, id: runId, databaseRules: order.databaseRules ?? null }),
  });
  countUse(tx, { workspaceId, quota: "runs", amount: 1 });
  countUse(tx, { workspaceId, quota: "runBytes", amount: bytesOfRow + Buffer.byteLength(text) });
  // The workflow may be activated at this moment.
  if (isHeld) addJob(tx, releaseRuns, { workspaceId, workflowId: workflow.id });
  else if (!isHere) beginAfterCommit(tx, { workspaceId, runId });
  return {
    id: runId,
    uuid: id,
    status: isHere ? "running" : "queued",
    begin() {
      if (!isHere) return;
      executionPort(kernel).execute({
        workspaceId,
        id,
        workflowId: workflow.id,
        workflowName: workflow.name,
        version: workflow.version,
        epoch: 1,
        wakes: 0,
        input: input ?? null,
        state: null,
        encryptedState: null,
        nextTask: 0,
        isCancelRequested: false,
        ...cause,
        deaths: 0,
        databaseRules: order.databaseRules ?? null,
        startedAt: now,
        changingBytes: 0,
      });
    },
  };
}
