import { emit } from "../../../kernel/log/event.ts";
import { addJob } from "../../../kernel/log/job.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { deleteAlertsNaming } from "../alerts/store.ts";
import { runCancelled } from "../events.ts";
import { causeOf } from "../execution/run-facts.ts";
import { RunId } from "../ids.ts";
import type { ChildEnd } from "../interpreter/run-workflow.ts";
import { sendSignal } from "../runs/send-signal.ts";
import { startNextQueued } from "../runs/wake-run.ts";
import { searchRuns } from "./search-runs.ts";
import { deleteRuns, type NamingRun } from "./store.ts";

/** Erases the runs whose values fit the pattern; those under way are cancelled. Gives how many. */
export async function eraseRuns(
  tx: Transaction,
  workspaceId: string,
  { pattern, since }: { pattern: string | undefined; since: Date },
): Promise<number> {
  let erased = 0;
  if (pattern === undefined) return erased;
  await deleteAlertsNaming(tx, workspaceId, pattern);
  for await (const runs of searchRuns(tx, workspaceId, { pattern, since })) {
    await deleteRuns(
      tx,
      workspaceId,
      runs.map(({ id }) => id),
    );
    for (const run of runs) if (run.isUnderWay) await announceEnd(tx, workspaceId, run);
    erased += runs.length;
  }
  return erased;
}

/** Announces the end of the run, wakes the run that waits for it, and starts the next of its queue. */
async function announceEnd(tx: Transaction, workspaceId: string, run: NamingRun): Promise<void> {
  const data = { runId: RunId.format(run.id), workflow: run.workflowName, version: run.version };
  emit(tx, runCancelled, { workspaceId, data, ...causeOf(run) });
  if (run.parentRunId !== null && run.parentWait !== null) {
    const end: ChildEnd = { status: "cancelled" };
    await sendSignal(tx, { workspaceId, id: run.parentRunId }, run.parentWait, end);
  }
  if (run.concurrency !== null) addJob(tx, startNextQueued, { workspaceId, workflowId: run.workflowId });
}
