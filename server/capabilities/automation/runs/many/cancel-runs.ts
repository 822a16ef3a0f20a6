import type { Kernel } from "../../../../kernel/kernel.ts";
import { emit, findChainOfEvent } from "../../../../kernel/log/event.ts";
import { findFollowed } from "../../../../kernel/log/follow-log.ts";
import { addJob, defineJob } from "../../../../kernel/log/job.ts";
import { countUse } from "../../../../kernel/quotas/quotas-of.ts";
import { inTransaction, type Transaction } from "../../../../kernel/storage/database.ts";
import { newUuid } from "../../../../kernel/storage/id.ts";
import { followerName, runCancelled } from "../../events.ts";
import { causeOf } from "../../execution/run-facts.ts";
import { RunId } from "../../ids.ts";
import { wakeRun } from "../wake-run.ts";
import {
  areUnderWay,
  countMeant,
  deleteCancellation,
  endUnbegun,
  findChainOf,
  insertCancellation,
  type RunsMeant,
  requestCancelOf,
} from "./store.ts";

const atOnce = 200;

/** The pause before the next look whether all events before the order have been handled. */
const pauseMs = 300;

type Order = RunsMeant & {
  /** The order is kept until the events up to `handledTo` have been handled. */
  cancellationId?: string | undefined;
  handledTo?: number | undefined;
};

/**
 * Ends many runs, some of them in each transaction: those of a deleted workflow, or those that a caller means. The
 * runs that have not begun end here; the others end where they are executed.
 */
export const cancelRunsOf = defineJob<Order>({
  name: "cancel-runs-of-workflow",
  run: (kernel, order) =>
    inTransaction(kernel.database, async (tx) => {
      const isDone = (await cancelUnbegun(kernel, tx, order)) < atOnce && (await cancelOthers(tx, order)) < atOnce;
      if (!isDone) addJob(tx, cancelRunsOf, order);
      else if (order.cancellationId !== undefined) await forgetInTime(tx, order, order.cancellationId);
    }),
});

/**
 * Begins to cancel the runs that are under way now, and gives how many there are. What they have set going starts no
 * run any more.
 */
export async function cancelRuns(tx: Transaction, runs: RunsMeant): Promise<number> {
  // Queued runs are cancelled with the triggers of their workflow: nothing is on its way to them.
  if (runs.isQueued === true) {
    const queued = { ...runs, upTo: newUuid() };
    addJob(tx, cancelRunsOf, queued);
    return countMeant(tx, queued);
  }
  const { workspaceId, causedBy } = runs;
  const chainId = causedBy && ((await findChainOf(tx, workspaceId, causedBy)) ?? (await chainOfEvent(causedBy)));
  const cancellationId = newUuid();
  const meant = { ...runs, chainId, upTo: cancellationId };
  await insertCancellation(tx, cancellationId, meant);
  addJob(tx, cancelRunsOf, { ...meant, cancellationId });
  return countMeant(tx, meant);

  /** Gives the event that began the chain: the event itself when it begins one, or is not known any more. */
  async function chainOfEvent(id: string): Promise<string> {
    return (await findChainOfEvent(tx, workspaceId, id)) ?? id;
  }
}

/** Drops the order when the events of the runs that it ended have been handled: a run that starts later goes on. */
async function forgetInTime(tx: Transaction, order: Order, cancellationId: string): Promise<void> {
  const { workspaceId, handledTo } = order;
  const runAt = new Date(Date.now() + pauseMs);
  // Until they have ended, these runs may emit events.
  if (await areUnderWay(tx, order)) return addJob(tx, cancelRunsOf, order, { runAt });
  const following = await findFollowed(tx, followerName, workspaceId);
  if (following === undefined || (handledTo !== undefined && following.position >= handledTo)) {
    return deleteCancellation(tx, workspaceId, cancellationId);
  }
  addJob(tx, cancelRunsOf, { ...order, handledTo: handledTo ?? following.newestPosition }, { runAt });
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
