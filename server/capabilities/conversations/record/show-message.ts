import type { Kernel } from "../../../kernel/kernel.ts";
import { ContactId } from "../../contacts/index.ts";
import { pictureAddress, UserId } from "../../identity/index.ts";
import { ConversationId, MessageId } from "../ids.ts";
import type { StoredMessage } from "./message-schema.ts";
import { showAttachments } from "./show-attachments.ts";
import { showCitations } from "./show-citations.ts";
import type { MessageRow } from "./store.ts";

/** Shows a message as the wire does. */
export function showMessage(kernel: Kernel, row: MessageRow, sessionId: string): StoredMessage {
  return {
    id: MessageId.format(row.id),
    sessionId,
    conversationId: ConversationId.format(row.conversationId),
    author: row.author,
    text: row.text,
    status: row.status,
    ...(row.endReason === null ? {} : { reason: row.endReason }),
    createdAt: row.createdAt.toISOString(),
    ...(row.endedAt === null ? {} : { endedAt: row.endedAt.toISOString() }),
    ...(row.replyToId === null ? {} : { replyTo: MessageId.format(row.replyToId) }),
    ...(row.isAnswered === null ? {} : { answered: row.isAnswered }),
    ...(row.confidence === null ? {} : { confidence: row.confidence }),
    ...(row.citations === null ? {} : { citations: showCitations(kernel, row.citations) }),
    ...(row.choices === null ? {} : { choices: row.choices }),
    ...(row.unsupported === null || row.unsupported.length === 0 ? {} : { unsupported: row.unsupported }),
    ...(row.model === null ? {} : { model: row.model }),
    ...(row.usage === null ? {} : { usage: row.usage }),
    ...(row.asks === null ? {} : { asks: row.asks }),
    ...(row.toolCalls === null ? {} : { toolCalls: row.toolCalls }),
    ...(row.attachments ? { attachments: showAttachments(kernel, row.conversationId, row.attachments) } : {}),
    ...(row.origin === null ? {} : { origin: row.origin }),
    ...(row.isNote ? { isNote: true as const } : {}),
    ...(row.memberId === null ? {} : showMember(row.memberId, row)),
    ...(row.contactId ? { contact: { id: ContactId.format(row.contactId), name: row.contactName ?? null } } : {}),
  };
}

function showMember(memberId: string, row: MessageRow): Pick<StoredMessage, "memberId" | "member"> {
  const id = UserId.format(memberId);
  const picture = pictureAddress(row.memberPictureId ?? null);
  return { memberId: id, member: { id, name: row.memberName ?? null, picture } };
}
