import { emit } from "../../../kernel/log/event.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { conversationHandedBack } from "../events.ts";
import { ConversationId } from "../ids.ts";
import { lockOwnConversation } from "../record/lock-own-conversation.ts";
import { setStatus } from "../record/store.ts";
import type { Conversation } from "../schema.ts";
import { activateNextReply } from "../stopping/store.ts";
import { addMessage } from "./add-message.ts";
import { changeOnce } from "./change-once.ts";
import type { HandBack } from "./schema.ts";

/**
 * Hands the conversation back to the assistant, which replies from the next message on and knows
 * the summary. Throws cannot-be-done when the conversation is not handed over.
 */
export async function handBack(context: Context, sessionId: string, input: HandBack): Promise<Conversation> {
  const { caller } = context;
  const { workspaceId } = caller;
  return changeOnce(context, async (tx) => {
    const { id, status } = await lockOwnConversation(context, tx, sessionId);
    if (status !== "handed-over") {
      throw new Problem(cannotBeDone, "This conversation is not handed over to a person, so it cannot be handed back.");
    }
    await setStatus(tx, workspaceId, id, "open");
    await activateNextReply(tx, workspaceId, id);
    const text = input.summary ?? "A colleague has handed the conversation back.";
    await addMessage(tx, workspaceId, id, { author: "system", text, isNote: true, memberId: null });
    emit(tx, conversationHandedBack, { workspaceId, data: { conversationId: ConversationId.format(id) } });
    return id;
  });
}
