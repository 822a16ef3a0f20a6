import { type Cause, emit, withinChain } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { messageCreated } from "../events.ts";
import { ConversationId, MessageId } from "../ids.ts";
import type { MessageRow } from "../record/store.ts";

/** Emits that a reply has ended. */
export function announceReply(
  tx: Transaction,
  workspaceId: string,
  reply: Pick<MessageRow, "id" | "conversationId" | "status">,
  causedBy: Cause | null = null,
): void {
  emit(tx, messageCreated, {
    workspaceId,
    ...(causedBy === null ? {} : { causedBy: withinChain(causedBy) }),
    data: {
      conversationId: ConversationId.format(reply.conversationId),
      messageId: MessageId.format(reply.id),
      author: "assistant",
      status: reply.status,
    },
  });
}
