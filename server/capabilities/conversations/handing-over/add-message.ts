import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { messageCreated, noteCreated } from "../events.ts";
import { ConversationId, MessageId } from "../ids.ts";
import { insertMessage, type MessageByHand } from "./store.ts";

/**
 * Adds a message of a member or of the system and emits it. Needs the conversation's lock. Gives
 * the message's id.
 */
export async function addMessage(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  message: Omit<MessageByHand, "id">,
): Promise<string> {
  const id = newUuid();
  await insertMessage(tx, workspaceId, conversationId, { ...message, id });
  const data = { conversationId: ConversationId.format(conversationId), messageId: MessageId.format(id) };
  if (message.isNote) emit(tx, noteCreated, { workspaceId, data });
  else emit(tx, messageCreated, { workspaceId, data: { ...data, author: message.author, status: "completed" } });
  return id;
}

/** Adds a note of the system for the team. Needs the conversation's lock. */
export async function addNote(tx: Transaction, workspaceId: string, conversationId: string, text: string) {
  await addMessage(tx, workspaceId, conversationId, { author: "system", text, isNote: true, memberId: null });
}
