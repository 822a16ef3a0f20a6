import type { Kernel } from "../../../kernel/kernel.ts";
import { ConversationId, MessageId } from "../ids.ts";
import type { ChatAnswer } from "../schema.ts";
import { showCitations } from "./show-citations.ts";
import type { MessageRow } from "./store.ts";

/** The answer to a question, made from the stored reply. */
export function showAnswer(
  kernel: Kernel,
  reply: MessageRow,
  sessionId: string,
  visitorToken: string | undefined,
): ChatAnswer {
  if (reply.status === "pending") throw new Error("A pending reply is not an answer yet.");
  return {
    aiResponse: reply.text,
    sessionId,
    conversationId: ConversationId.format(reply.conversationId),
    messageId: MessageId.format(reply.id),
    status: reply.status,
    ...(reply.endReason === null ? {} : { reason: reply.endReason }),
    answered: reply.isAnswered ?? false,
    confidence: reply.confidence ?? 0,
    citations: showCitations(kernel, reply.citations),
    ...(reply.choices === null ? {} : { choices: reply.choices }),
    ...(reply.unsupported === null || reply.unsupported.length === 0 ? {} : { unsupported: reply.unsupported }),
    model: reply.model ?? "",
    ...(reply.usage === null ? {} : { usage: reply.usage }),
    ...(reply.asks === null ? {} : { asks: reply.asks }),
    ...(reply.toolCalls === null ? {} : { toolCalls: reply.toolCalls }),
    ...(reply.asksForContact ? { asksForContact: true as const } : {}),
    ...(reply.handedOver ? { handedOver: true as const } : {}),
    ...(visitorToken === undefined ? {} : { visitorToken }),
  };
}

/** The answer to a message in a conversation that is handed over to a person. */
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
