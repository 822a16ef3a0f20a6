import { audit } from "../../../kernel/audit.ts";
import type { Caller } from "../../../kernel/caller.ts";
import { noteErasure } from "../../../kernel/erasing/note-erasure.ts";
import { emit } from "../../../kernel/log/event.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { conversationClosed, conversationDeleted } from "../events.ts";
import { ConversationId } from "../ids.ts";
import type { Conversation } from "../schema.ts";
import { erasableConversations, eraseWithConversations } from "./erase-with-conversations.ts";
import { findOwnConversation } from "./find-own-conversation.ts";
import { lockOwnConversation } from "./lock-own-conversation.ts";
import { showConversation } from "./show-conversation.ts";
import { deleteConversation, setStatus } from "./store.ts";

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
    await noteErasure(context.kernel, [{ kind: erasableConversations.kind, workspaceId, id }]);
  });
}

/**
 * Closes a conversation that `caller` reaches, who is as `identifyCaller` gives it. The next message
 * opens it again.
 */
export async function closeConversation(context: Context, caller: Caller, sessionId: string): Promise<Conversation> {
  const { workspaceId } = caller;
  return context.commit(async (tx) => {
    const found = await findOwnConversation(tx, caller, sessionId);
    const conversationId = ConversationId.format(found.id);
    if (found.status !== "closed") {
      await setStatus(tx, workspaceId, found.id, "closed");
      emit(tx, conversationClosed, { workspaceId, data: { conversationId } });
    }
    return showConversation(tx, await findOwnConversation(tx, caller, conversationId));
  });
}
