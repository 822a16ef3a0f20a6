import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { requireRoomForThing } from "../../quotas/index.ts";
import { conversationStarted, messageCreated } from "../events.ts";
import { ConversationId, MessageId } from "../ids.ts";
import type { Holder } from "../record/store.ts";
import type { PlacedQuestion } from "./place-question.ts";

/** Emits what the storing of a question changed: a new conversation, told messages, the question. Throws quota-exceeded. */
export async function announceQuestion(
  kernel: Kernel,
  tx: Transaction,
  { workspaceId, visitorId }: Holder,
  { turn, stored, isNew, told, isRepeated }: PlacedQuestion,
): Promise<void> {
  const conversationId = ConversationId.format(stored.conversationId);
  const isForVisitor = visitorId !== null;
  if (isNew) await requireRoomForThing(kernel, tx, workspaceId, { quota: "conversations", isForVisitor });
  if (isNew) emit(tx, conversationStarted, { workspaceId, data: { conversationId } });
  const asked = { id: turn.messageId, author: "contact" as const };
  for (const { id, author } of isRepeated ? told : [...told, asked]) {
    const messageId = MessageId.format(id);
    emit(tx, messageCreated, { workspaceId, data: { conversationId, messageId, author, status: "completed" } });
  }
}
