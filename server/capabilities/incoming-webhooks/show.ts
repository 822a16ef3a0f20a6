import type { Kernel } from "../../kernel/kernel.ts";
import { EventId } from "../../kernel/storage/id.ts";
import { ConversationId, MessageId } from "../conversations/index.ts";
import { InboundSourceId } from "./ids.ts";
import { dataOf } from "./read-body.ts";
import type { FullInboundEvent, InboundEvent, Source } from "./schema.ts";
import { liveSecrets, type StoredSecret } from "./source-secrets.ts";
import type { EventRow, FullEventRow, SourceRow } from "./store.ts";

/** The wire's form of what is stored. */

export function showSource(kernel: Kernel, row: SourceRow, secrets: readonly StoredSecret[]): Source {
  const id = InboundSourceId.format(row.id);
  return {
    id,
    name: row.name,
    scheme: row.scheme,
    url: `${kernel.config.publicUrl}/api/webhook/process/${id}`,
    isDefault: row.isDefault,
    schemas: row.schemas,
    formerSecretsEndAt: liveSecrets(secrets, kernel.clock.now()).flatMap(({ endsAt }) => endsAt ?? []),
    createdAt: row.createdAt.toISOString(),
  };
}

export function showEvent(row: EventRow): InboundEvent {
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

export function showFullEvent(row: FullEventRow): FullInboundEvent {
  return { ...showEvent(row), data: dataOf(row) };
}
