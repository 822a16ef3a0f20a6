import type { Kernel } from "../../../kernel/kernel.ts";
import { defineJob } from "../../../kernel/log/job.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { deleteDocuments, findRetiredDocuments, forgetRetirements, lockCitations } from "./store.ts";

/** Deletes those of the retired documents that nothing cites. The caller has called `lockCitations`. */
export async function deleteUncited(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  retired: readonly string[],
): Promise<void> {
  if (retired.length === 0) return;
  const cited = new Set<string>();
  for (const { findQuoted } of kernel.documentQuotes) {
    for (const id of await findQuoted(tx, workspaceId, retired)) cited.add(id);
  }
  const uncited = retired.filter((id) => !cited.has(id));
  await deleteDocuments(tx, workspaceId, uncited);
}

/** Does the same for what became uncited because what cited it was erased. */
export function deleteUncitedDocuments(kernel: Kernel, workspaceId: string): Promise<void> {
  return inTransaction(kernel.database, async (tx) => {
    await lockCitations(tx, workspaceId);
    await deleteUncited(kernel, tx, workspaceId, await findRetiredDocuments(tx, workspaceId));
  });
}

/** Is longer than an index is usually unused in memory. One that is older is made again. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

export const forgetOldRetirements = defineJob<unknown>({
  name: "forget-old-retirements",
  schedule: "37 3 * * *",
  run: (kernel) => forgetRetirements(kernel.database.query, new Date(kernel.clock.now() - keptMs)),
});
