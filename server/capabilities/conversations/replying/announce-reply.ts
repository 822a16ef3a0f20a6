import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { messageCreated } from "../events.ts";
import { ConversationId, MessageId } from "../ids.ts";
import type { EndOfReply } from "../record/store.ts";

/** Tells listeners and watchers that a reply has ended. */
export function announceReply(
  tx: Transaction,
  workspaceId: string,
  reply: { id: string; conversationId: string; status: EndOfReply["status"] | "pending" },
): void {
  const conversationId = ConversationId.format(reply.conversationId);
  const messageId = MessageId.format(reply.id);
  emit(tx, messageCreated, {
    workspaceId,
    data: { conversationId, messageId, author: "assistant", status: reply.status },
  });
}
