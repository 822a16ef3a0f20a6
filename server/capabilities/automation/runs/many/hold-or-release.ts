import { addJob, defineJob, type Listener } from "../../../../kernel/log/job.ts";
import { inTransaction, type Transaction } from "../../../../kernel/storage/database.ts";
import { workspaceResumed } from "../../../identity/index.ts";
import { RunId } from "../../ids.ts";
import { beginAfterCommit } from "../begin-runs.ts";
import { wakeRun } from "../wake-run.ts";
import { findFreeRuns, holdQueued, releaseHeld } from "./store.ts";

const atOnce = 500;

type OfWorkflow = { workspaceId: string; workflowId: string };

/** Lets the held runs of a workflow go on, some of them in each transaction, as long as it is active. */
export const releaseRuns = defineJob<OfWorkflow>({
  name: "release-held-runs",
  run: (kernel, workflow) =>
    inTransaction(kernel.database, async (tx) => {
      const ids = await releaseHeld(tx, workflow, atOnce);
      for (const id of ids) beginAfterCommit(tx, { workspaceId: workflow.workspaceId, runId: RunId.format(id) });
      if (ids.length === atOnce) addJob(tx, releaseRuns, workflow);
    }),
});

/** Queued runs wait while their workflow is inactive, and go on when it is active again. */
export async function holdOrRelease(
  tx: Transaction,
  workflow: OfWorkflow,
  change: { wasActive: boolean; isActive: boolean },
): Promise<void> {
  if (change.wasActive === change.isActive) return;
  if (change.isActive) addJob(tx, releaseRuns, workflow);
  else await holdQueued(tx, workflow);
}

/** Wakes the runs of a workspace that goes on after it was suspended. A run that still waits goes on waiting. */
export const goOn: Listener = {
  name: "go-on-after-suspension",
  on: [workspaceResumed],
  async run(kernel, { workspaceId }) {
    for (let afterId: string | undefined; ; ) {
      const ids = await findFreeRuns(kernel.database.query, workspaceId, afterId, atOnce);
      await inTransaction(kernel.database, async (tx) => {
        for (const id of ids) addJob(tx, wakeRun, { workspaceId, runId: RunId.format(id) }, { key: `run:${id}` });
      });
      afterId = ids.at(-1);
      if (ids.length < atOnce) return;
    }
  },
};
