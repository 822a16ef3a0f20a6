import type { Caller } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { ConversationId, MessageId } from "../ids.ts";
import { findOwnConversation, noSuchConversation } from "../record/find-own-conversation.ts";
import { lockConversation } from "../record/store.ts";
import { interruptReplies } from "./interrupt-replies.ts";
import { activateNextReply, cutReply } from "./store.ts";

/**
 * Ends every pending reply of the conversation with the text that it has so far. The questions
 * stay.
 */
export async function stopReplies(context: Context, caller: Caller, sessionId: string): Promise<{ stopped: string[] }> {
  const { workspaceId } = caller;
  return context.commit(async (tx) => {
    const { id } = await findOwnConversation(tx, caller, sessionId);
    if ((await lockConversation(tx, workspaceId, id)) === undefined) throw noSuchConversation();
    const stopped = await interruptReplies(context.kernel, tx, workspaceId, id);
    await activateNextReply(tx, workspaceId, id);
    return { stopped: stopped.map((replyId) => MessageId.format(replyId)) };
  });
}

/**
 * Ends one pending reply with the text that it has so far, whether it is written or waits for its
 * turn. The other replies of the conversation go on. Does nothing when the reply has ended. Throws
 * not-found.
 */
export async function stopReply(
  context: Context,
  caller: Caller,
  { conversationId, replyId }: { conversationId: string; replyId: string },
): Promise<void> {
  const { workspaceId } = caller;
  await context.commit(async (tx) => {
    await findOwnConversation(tx, caller, ConversationId.format(conversationId));
    if ((await lockConversation(tx, workspaceId, conversationId)) === undefined) throw noSuchConversation();
    await interruptReplies(context.kernel, tx, workspaceId, conversationId, replyId);
    await activateNextReply(tx, workspaceId, conversationId);
  });
}

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
