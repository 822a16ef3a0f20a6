import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { conversationStarted, messageCreated } from "../events.ts";
import { ConversationId, MessageId } from "../ids.ts";
import type { PlacedQuestion } from "./place-question.ts";

/** Emits what the storing of a question changed: a new conversation, told messages, the question. */
export function announceQuestion(
  tx: Transaction,
  workspaceId: string,
  { turn, stored, isNew, told, isRepeated }: PlacedQuestion,
): void {
  const conversationId = ConversationId.format(stored.conversationId);
  if (isNew) emit(tx, conversationStarted, { workspaceId, data: { conversationId } });
  const asked = { id: turn.messageId, author: "contact" as const };
  for (const { id, author } of isRepeated ? told : [...told, asked]) {
    const messageId = MessageId.format(id);
    emit(tx, messageCreated, { workspaceId, data: { conversationId, messageId, author, status: "completed" } });
  }
}
