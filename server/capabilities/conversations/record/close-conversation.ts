import { emit } from "../../../kernel/log/event.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { conversationClosed } from "../events.ts";
import { ConversationId } from "../ids.ts";
import type { Conversation } from "../schema.ts";
import { findOwnConversation } from "./find-own-conversation.ts";
import { showConversation } from "./show-conversation.ts";
import { setStatus } from "./store.ts";

/** Closes a conversation. The next message opens it again. */
export async function closeConversation(context: Context, sessionId: string): Promise<Conversation> {
  const { caller } = context;
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
