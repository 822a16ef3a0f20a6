import { audit } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { conversationClosed, conversationDeleted } from "../events.ts";
import { ConversationId } from "../ids.ts";
import type { Conversation } from "../schema.ts";
import { findOwnConversation, noSuchConversation } from "./find-own-conversation.ts";
import { showConversation } from "./show.ts";
import { deleteConversation, lockConversation, setStatus } from "./store.ts";

/** Marks a conversation as done. The next message opens it again. */
export async function close(context: Context, sessionId: string): Promise<Conversation> {
  const { caller } = context;
  return context.commit(async (tx) => {
    const found = await findOwnConversation(tx, caller, sessionId, { toChange: true });
    if (found.status !== "closed") {
      await setStatus(tx, caller.workspaceId, found.id, "closed");
      emit(tx, conversationClosed, {
        workspaceId: caller.workspaceId,
        data: { conversationId: ConversationId.format(found.id) },
      });
    }
    return showConversation(await findOwnConversation(tx, caller, ConversationId.format(found.id)));
  });
}

/** Erases a conversation with every word of it. */
export async function erase(context: Context, sessionId: string): Promise<void> {
  const { caller } = context;
  const { workspaceId } = caller;
  await context.commit(async (tx) => {
    const found = await findOwnConversation(tx, caller, sessionId, { toChange: true });
    // Of several at once, one erases it.
    if ((await lockConversation(tx, workspaceId, found.id)) === undefined) throw noSuchConversation();
    await deleteConversation(tx, workspaceId, found.id);
    await audit(tx, {
      workspaceId,
      caller,
      action: "conversation.deleted",
      targetId: found.id,
      clientAddress: context.clientAddress,
    });
    emit(tx, conversationDeleted, { workspaceId, data: { conversationId: ConversationId.format(found.id) } });
  });
}
