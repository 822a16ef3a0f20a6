import { AssistantId } from "../../assistants/index.ts";
import { ConversationId } from "../ids.ts";
import type { Conversation } from "../schema.ts";
import type { ConversationRow } from "./store.ts";

/** The name of a conversation on the wire: the caller's own, or its `conv_…` id. */
export function sessionIdOf(conversation: { id: string; sessionKey: string | null }): string {
  return conversation.sessionKey ?? ConversationId.format(conversation.id);
}

/** A conversation as the wire shows it. */
export function showConversation(row: ConversationRow): Conversation {
  return {
    id: ConversationId.format(row.id),
    sessionId: sessionIdOf(row),
    status: row.status,
    assistantId: row.assistantId === null ? null : AssistantId.format(row.assistantId),
    userId: row.endUserId,
    userVerified: row.endUserVerified,
    isVisitor: row.visitorId !== null,
    context: row.context as Record<string, unknown>,
    ...(row.forkedFrom === null ? {} : { forkedFrom: ConversationId.format(row.forkedFrom) }),
    messageCount: row.lastNumber,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
