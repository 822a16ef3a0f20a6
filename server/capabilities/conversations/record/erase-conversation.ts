import { audit } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { conversationDeleted } from "../events.ts";
import { ConversationId } from "../ids.ts";
import { eraseWithConversations } from "./erase-with-conversations.ts";
import { lockOwnConversation } from "./lock-own-conversation.ts";
import { deleteConversation } from "./store.ts";

/**
 * Deletes a conversation and all its messages. Throws not-found, also when another request erased
 * it first.
 */
export async function eraseConversation(context: Context, sessionId: string): Promise<void> {
  const { caller } = context;
  const { workspaceId } = caller;
  await context.commit(async (tx) => {
    const { id } = await lockOwnConversation(context, tx, sessionId);
    await deleteConversation(tx, workspaceId, id);
    await eraseWithConversations(context.kernel, tx, workspaceId, [id]);
    await audit(tx, {
      workspaceId,
      caller,
      action: "conversation.deleted",
      targetId: id,
      clientAddress: context.clientAddress,
    });
    emit(tx, conversationDeleted, { workspaceId, data: { conversationId: ConversationId.format(id) } });
  });
}
