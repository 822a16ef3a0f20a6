import { UserId } from "../../accounts/index.ts";
import { AssistantId } from "../../assistants/index.ts";
import { ConversationId, MessageId } from "../ids.ts";
import type { ChatAnswer, Conversation, StoredMessage } from "../schema.ts";
import type { ConversationRow, MessageRow } from "./store.ts";

/** The wire's form of what is stored. History and live answers are both made here, so they cannot differ. */

export function sessionIdOf(conversation: { id: string; sessionKey: string | null }): string {
  return conversation.sessionKey ?? ConversationId.format(conversation.id);
}

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
    messageCount: row.lastNumber,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function showMessage(row: MessageRow, sessionId: string): StoredMessage {
  return {
    id: MessageId.format(row.id),
    sessionId,
    conversationId: ConversationId.format(row.conversationId),
    author: row.author,
    text: row.text,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    ...(row.endedAt === null ? {} : { endedAt: row.endedAt.toISOString() }),
    ...(row.replyToId === null ? {} : { replyTo: MessageId.format(row.replyToId) }),
    ...(row.isAnswered === null ? {} : { answered: row.isAnswered }),
    ...(row.confidence === null ? {} : { confidence: row.confidence }),
    ...(row.citations === null ? {} : { citations: row.citations }),
    ...(row.unsupported === null || row.unsupported.length === 0 ? {} : { unsupported: row.unsupported }),
    ...(row.model === null ? {} : { model: row.model }),
    ...(row.usage === null ? {} : { usage: row.usage }),
    ...(row.isNote ? { isNote: true as const } : {}),
    ...(row.memberId === null ? {} : { memberId: UserId.format(row.memberId) }),
  };
}

/** The answer to a send in a conversation that a person has taken over. */
export function showHandedOver(turn: {
  sessionId: string;
  conversationId: string;
  messageId: string;
  visitorToken: string | undefined;
}): ChatAnswer {
  const { sessionId, conversationId, messageId, visitorToken } = turn;
  return {
    aiResponse: "",
    sessionId,
    conversationId: ConversationId.format(conversationId),
    messageId: MessageId.format(messageId),
    status: "handed-over",
    answered: false,
    confidence: 0,
    citations: [],
    model: "",
    ...(visitorToken === undefined ? {} : { visitorToken }),
  };
}

/** The answer to a send, from the reply as it is stored. */
export function showAnswer(reply: MessageRow, sessionId: string, visitorToken: string | undefined): ChatAnswer {
  if (reply.status === "pending") throw new Error("A pending reply is no answer yet.");
  return {
    aiResponse: reply.text,
    sessionId,
    conversationId: ConversationId.format(reply.conversationId),
    messageId: MessageId.format(reply.id),
    status: reply.status,
    answered: reply.isAnswered ?? false,
    confidence: reply.confidence ?? 0,
    citations: reply.citations ?? [],
    ...(reply.unsupported === null || reply.unsupported.length === 0 ? {} : { unsupported: reply.unsupported }),
    model: reply.model ?? "",
    ...(reply.usage === null ? {} : { usage: reply.usage }),
    ...(reply.handedOver ? { handedOver: true as const } : {}),
    ...(visitorToken === undefined ? {} : { visitorToken }),
  };
}
