import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { offlineModel } from "../../assistants/index.ts";
import { liveRepliesOf } from "../live/live-replies.ts";
import { announceReply } from "./announce-reply.ts";
import { endPendingReplies, listPendingReplies } from "./store.ts";

/**
 * Ends the pending replies, or only `replyId`, with the text that readers have seen. Needs the
 * conversation's lock. Gives their ids.
 */
export async function interruptReplies(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  replyId?: string,
): Promise<string[]> {
  // From here on readers get nothing more, so that the stored text is the text that they saw.
  const pending = await listPendingReplies(tx, workspaceId, conversationId);
  const ids = replyId === undefined ? pending : pending.filter((id) => id === replyId);
  const seen = liveRepliesOf(kernel).stop(ids);
  const stopped = await endPendingReplies(tx, workspaceId, ids, offlineModel, seen);
  for (const id of stopped) announceReply(tx, workspaceId, { id, conversationId, status: "interrupted" });
  return stopped;
}
