import type { Kernel } from "../../kernel/kernel.ts";
import { defineJob } from "../../kernel/log/job.ts";
import { correctUse, listUncounted } from "../../kernel/quotas/store.ts";
import { inTransaction } from "../../kernel/storage/database.ts";

const dayMs = 86_400_000;
const atOnce = 100;

/**
 * Compares every night what is counted of each workspace with what is there. Counts drift where something is erased
 * together with what it belonged to, and beside nodes of a version that did not count.
 */
export const correctCounts = defineJob<unknown>({
  name: "correct-counts-of-use",
  schedule: "41 3 * * *",
  async run(kernel) {
    const now = new Date(kernel.clock.now());
    const since = new Date(now.getTime() - dayMs / 2);
    for (let failures = 0; failures === 0; ) {
      const ids = await listUncounted(kernel.database.query, since, atOnce);
      for (const workspaceId of ids) if (!(await correct(kernel, workspaceId, now))) failures++;
      if (ids.length < atOnce) return;
    }
  },
});

/** False means that it took too long, or the database was away. The counts stay, and the next night tries again. */
async function correct(kernel: Kernel, workspaceId: string, now: Date): Promise<boolean> {
  try {
    const drift = await inTransaction(kernel.database, (tx) => correctUse(tx, workspaceId, kernel.storedKinds, now));
    const hasDrifted = Object.values(drift).some((amount) => amount !== 0);
    if (hasDrifted) kernel.log.debug({ workspaceId, drift }, "corrected what is counted of a workspace");
    return true;
  } catch (error) {
    kernel.log.warn({ workspaceId, error: (error as Error).name }, "what a workspace stores could not be counted");
    return false;
  }
}
