import { EventId } from "../../../kernel/storage/id.ts";
import { ConversationId, MessageId } from "../../conversations/index.ts";
import { InboundSourceId } from "../ids.ts";
import type { InboundEvent } from "../schema.ts";
import type { EventRow } from "./store.ts";

/** A received event as the API shows it, without its data. */
export function showReceivedEvent(row: EventRow): InboundEvent {
  return {
    id: EventId.format(row.id),
    sourceId: InboundSourceId.format(row.sourceId),
    kind: row.kind,
    status: row.status,
    receivedAt: row.receivedAt.toISOString(),
    processedAt: row.processedAt?.toISOString() ?? null,
    ...(row.conversationId === null ? {} : { conversationId: ConversationId.format(row.conversationId) }),
    ...(row.replyId === null ? {} : { messageId: MessageId.format(row.replyId) }),
    ...(row.fault === null ? {} : { fault: row.fault }),
  };
}
