import type { Kernel } from "../../../../kernel/kernel.ts";
import { state } from "../../../../kernel/state.ts";
import { createGatherer } from "../../../../kernel/storage/gatherer.ts";
import type { PendingReply } from "../pending-reply.ts";
import { type Progress, storeLaterProgress, storeProgress } from "./store.ts";

/** More texts together would make a statement of megabytes. */
const maxTogether = 64;
/** Replies are stored four times a second: one statement for each would be thousands a second. */
const laterPieces = state((kernel) =>
  createGatherer<Progress, boolean>(
    { maxTogether },
    async (pieces) => {
      const own = await storeLaterProgress(kernel.database.query, kernel.node.id, pieces);
      return pieces.map(({ replyId }) => own.has(replyId));
    },
    () => "fail-all",
  ),
);

/**
 * Stores the part of a reply that readers see, the first one at once and later ones together with
 * those of other replies. False when this node may no longer write the reply.
 */
export function storePiece(
  kernel: Kernel,
  { workspaceId, replyId }: Pick<PendingReply, "workspaceId" | "replyId">,
  { text, model, isFirst }: { text: string; model: string | undefined; isFirst: boolean },
): Promise<boolean> {
  if (!isFirst) return laterPieces(kernel).add({ replyId, text, model })!;
  return storeProgress(kernel.database.query, { workspaceId, replyId, nodeId: kernel.node.id }, text, model);
}
