import type { Kernel } from "../../../kernel/kernel.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { lockConversation } from "../record/store.ts";
import { interruptReplies } from "./interrupt-replies.ts";
import { activateNextReply, cutReply } from "./store.ts";

/**
 * Cuts a reply to what a listener heard of it before an interruption, also one that has ended: from
 * then on the conversation holds what was said, and models see the same. Citations stay. Does
 * nothing when the conversation was erased.
 */
export async function cutToHeard(
  kernel: Kernel,
  reply: { workspaceId: string; conversationId: string; replyId: string },
  heardText: string,
): Promise<void> {
  const { workspaceId, conversationId, replyId } = reply;
  await inTransaction(kernel.database, async (tx) => {
    if ((await lockConversation(tx, workspaceId, conversationId)) === undefined) return;
    await interruptReplies(kernel, tx, workspaceId, conversationId, replyId);
    await cutReply(tx, reply, heardText);
    await activateNextReply(tx, workspaceId, conversationId);
  });
}
