import { auditOperation } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import { addJob } from "../../../kernel/log/job.ts";
import { Problem } from "../../../kernel/problem.ts";
import { countUse } from "../../../kernel/quotas/quotas-of.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { endApprovals } from "../approvals/end-approvals.ts";
import { chooseVersion } from "../definitions/choose-version.ts";
import { definitionOf } from "../definitions/definition-of.ts";
import { isWorkflowActive } from "../definitions/store.ts";
import { runResumed } from "../events.ts";
import { causeOf } from "../execution/run-facts.ts";
import { settingsOf } from "../execution/run-settings.ts";
import { statePurpose } from "../executor/database-journal.ts";
import { RunId } from "../ids.ts";
import { runStatusConflict, taskUnknown } from "../problems.ts";
import { executionPort } from "../runs/execution-port.ts";
import { noRun } from "../runs/key-of-run.ts";
import { releaseRuns } from "../runs/many/hold-or-release.ts";
import { showRun } from "../runs/show-run.ts";
import { type ClaimedRun, cancelOpenTasks, deleteSignals, findRun, type RunKey } from "../runs/store.ts";
import { requireRoomForRun } from "../runs/take-room-for-run.ts";
import { wakeRun } from "../runs/wake-run.ts";
import { deleteSubscriptionsOf } from "../triggers/store.ts";
import { planRestart } from "./plan-restart.ts";
import { endTasks, lockRun, reopenTasks, restartRun, type StoppedRun } from "./store.ts";
import { TaskUnknown } from "./task-unknown.ts";

type ResumeOrder = { fromTask?: string | undefined; definition?: "latest" | number | undefined; input?: unknown };

/**
 * Lets a run go on that has failed, was cancelled, or waits: from the tasks where it stopped, or from another,
 * with its own definition or another version. What has ended before stays as it is.
 */
export async function resumeRun(context: Context, key: RunKey, order: ResumeOrder): Promise<ShownRun> {
  const { kernel } = context;
  let claimed: ClaimedRun | undefined;
  const shown = await context.commit(async (tx) => {
    const run = await lockRun(tx, key);
    if (run === undefined) throw noRun(RunId.format(key.id));
    refuseOthers(run);
    if (run.endedAt !== null) await requireRoomForRun(kernel, tx, { workspaceId: run.workspaceId });
    claimed = await resume(context, tx, run, order);
    const row = await findRun(tx, key);
    if (row === undefined) throw noRun(RunId.format(key.id));
    return showRun(row);
  });
  if (claimed !== undefined) executionPort(kernel).execute(claimed);
  return shown;
}

type ShownRun = ReturnType<typeof showRun>;

function refuseOthers({ status, nodeId }: StoppedRun): void {
  if (status === "faulted" || status === "cancelled" || (status === "waiting" && nodeId === null)) return;
  const advice = status === "completed" ? "Start a new run." : "It goes on by itself; cancel it first.";
  throw new Problem(runStatusConflict, `The run is ${status === "waiting" ? "running" : status}. ${advice}`);
}

async function resume(
  context: Context,
  tx: Transaction,
  run: StoppedRun,
  order: ResumeOrder,
): Promise<ClaimedRun | undefined> {
  const { kernel } = context;
  const { workspaceId, workflowId } = run;
  const version = await chooseVersion(tx, { workspaceId, workflowId, kept: run.version, wanted: order.definition });
  const definition = version === undefined ? undefined : await definitionOf(kernel, workspaceId, workflowId, version);
  if (version === undefined || definition === undefined) {
    throw new Problem(
      runStatusConflict,
      typeof order.definition === "number"
        ? `The workflow has no version ${order.definition}. Choose one that it has.`
        : "The workflow was deleted: nothing says how to go on.",
    );
  }
  const before = (await definitionOf(kernel, workspaceId, workflowId, run.version)) ?? definition;
  const now = new Date();
  const hasEnded = run.endedAt !== null;
  const isKept = !hasEnded && order.fromTask === undefined;
  if (!isKept) await undoWaits(tx, run, now);
  const from = { fromTask: order.fromTask, before, after: definition, now };
  const given = "input" in order ? { input: order.input ?? null } : undefined;
  const plan = await planRestart(kernel, tx, run, { ...from, given }).catch((error: unknown) => {
    throw error instanceof TaskUnknown ? new Problem(taskUnknown, error.message) : error;
  });
  await reopenTasks(tx, run, plan.reopened);
  await endTasks(tx, run, plan.numbers, now);
  const { priority = 0, concurrency = null } = settingsOf(definition);
  const isHeld = !(await isWorkflowActive(tx, workspaceId, workflowId));
  const isHere = kernel.config.roles.has("worker") && concurrency === null && !isHeld;
  const state = plan.state === null ? null : JSON.stringify(plan.state);
  const isSecret = state !== null && run.encryptedState !== null;
  const claimed = await restartRun(tx, {
    workspaceId,
    id: run.id,
    version,
    nodeId: isHere ? kernel.node.id : null,
    state: isSecret ? null : state,
    encryptedState: isSecret ? kernel.secrets.encrypt(statePurpose, state, run.id) : null,
    priority,
    concurrency,
    isHeld,
    hasEnded,
  });
  const runId = RunId.format(run.id);
  if (hasEnded) countUse(tx, { workspaceId, quota: "runs", amount: 1 });
  emit(tx, runResumed, { workspaceId, data: { runId, workflow: run.workflowName, version }, ...causeOf(run) });
  const details = {
    version,
    ...(order.fromTask === undefined ? {} : { fromTask: order.fromTask }),
    ...(given === undefined ? {} : { hasInput: true }),
  };
  await auditOperation(context, tx, "run.resumed", run.id, details);
  // The workflow may be activated at this moment.
  if (isHeld) addJob(tx, releaseRuns, { workspaceId, workflowId });
  else if (!isHere) addJob(tx, wakeRun, { workspaceId, runId });
  return isHere ? claimed : undefined;
}

/** Ends all waits of the run: the tasks that begin again arrange them again. */
async function undoWaits(tx: Transaction, run: StoppedRun, now: Date): Promise<void> {
  await cancelOpenTasks(tx, run, now);
  await deleteSignals(tx, run, "all");
  await deleteSubscriptionsOf(tx, run.workspaceId, run.id);
  await endApprovals(tx, { ...run, id: RunId.format(run.id) }, run);
}
