import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { messageCreated } from "../events.ts";
import { ConversationId, MessageId } from "../ids.ts";
import type { MessageRow } from "../record/store.ts";

/** Emits that a reply has ended. */
export function announceReply(
  tx: Transaction,
  workspaceId: string,
  reply: Pick<MessageRow, "id" | "conversationId" | "status">,
): void {
  emit(tx, messageCreated, {
    workspaceId,
    data: {
      conversationId: ConversationId.format(reply.conversationId),
      messageId: MessageId.format(reply.id),
      author: "assistant",
      status: reply.status,
    },
  });
}
