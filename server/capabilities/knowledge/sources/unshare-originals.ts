import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Origin } from "../learning/origin.ts";
import { forgetLinks } from "../retiring/store.ts";

/** Takes the links to the shared files of locked sources out of their documents, and of what cites these. */
export async function unshareOriginals(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  sources: readonly { id: string; origin: Origin | null }[],
): Promise<void> {
  const shared = sources.filter(({ origin }) => origin?.type === "file" && origin.shareOriginal);
  if (shared.length === 0) return;
  const documentIds = await forgetLinks(
    tx,
    workspaceId,
    shared.map(({ id }) => id),
  );
  for (const { withdrawAddresses } of kernel.documentQuotes) await withdrawAddresses(tx, workspaceId, documentIds);
}
