import type { Kernel } from "../../../../kernel/kernel.ts";
import { emit } from "../../../../kernel/log/event.ts";
import { addJob, defineJob } from "../../../../kernel/log/job.ts";
import { countUse } from "../../../../kernel/quotas/quotas-of.ts";
import { inTransaction, type Transaction } from "../../../../kernel/storage/database.ts";
import { runCancelled } from "../../events.ts";
import { causeOf } from "../../execution/run-facts.ts";
import { RunId } from "../../ids.ts";
import { wakeRun } from "../wake-run.ts";
import { countMeant, endUnbegun, type RunsMeant, requestCancelOf } from "./store.ts";

const atOnce = 200;

/**
 * Ends many runs, some of them in each transaction: those of a deleted workflow, or those that a caller means. The
 * runs that have not begun end here; the others end where they are executed.
 */
export const cancelRunsOf = defineJob<RunsMeant>({
  name: "cancel-runs-of-workflow",
  run: (kernel, runs) =>
    inTransaction(kernel.database, async (tx) => {
      const isDone = (await cancelUnbegun(kernel, tx, runs)) < atOnce && (await cancelOthers(tx, runs)) < atOnce;
      if (!isDone) addJob(tx, cancelRunsOf, runs);
    }),
});

/** Begins to cancel the runs that are under way now, and gives how many there are. */
export async function cancelRuns(kernel: Kernel, tx: Transaction, runs: RunsMeant): Promise<number> {
  const meant = { ...runs, until: new Date(kernel.clock.now()).toISOString() };
  const count = await countMeant(tx, meant);
  if (count > 0) addJob(tx, cancelRunsOf, meant);
  return count;
}

async function cancelUnbegun(kernel: Kernel, tx: Transaction, runs: RunsMeant): Promise<number> {
  const ended = await endUnbegun(tx, runs, new Date(kernel.clock.now()), atOnce);
  for (const run of ended) {
    const data = { runId: RunId.format(run.id), workflow: run.workflowName, version: run.version };
    emit(tx, runCancelled, { workspaceId: runs.workspaceId, data, ...causeOf(run) });
  }
  countUse(tx, { workspaceId: runs.workspaceId, quota: "runs", amount: -ended.length });
  return ended.length;
}

async function cancelOthers(tx: Transaction, runs: RunsMeant): Promise<number> {
  const ids = await requestCancelOf(tx, runs, atOnce);
  for (const id of ids) addJob(tx, wakeRun, { workspaceId: runs.workspaceId, runId: RunId.format(id) });
  return ids.length;
}
