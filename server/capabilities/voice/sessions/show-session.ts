import { ConversationId } from "../../conversations/index.ts";
import { VoiceSessionId } from "../ids.ts";
import type { VoiceSessionView } from "./schema.ts";
import type { SessionRow } from "./store.ts";

export function showSession(row: SessionRow): VoiceSessionView {
  return {
    id: VoiceSessionId.format(row.id),
    state: row.state,
    way: row.way,
    language: row.language,
    voiceModel: row.voice,
    conversationId: row.conversationId && ConversationId.format(row.conversationId),
    createdAt: row.createdAt.toISOString(),
    connectedAt: row.connectedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    endReason: row.endReason,
    expiresAt: row.expiresAt.toISOString(),
  };
}
