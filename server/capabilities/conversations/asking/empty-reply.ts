import type { MessageRow } from "../record/store.ts";
import type { Reply } from "./begin-reply.ts";

type TurnWithoutReply = Omit<Reply, "replyId" | "isHandedOver" | "complete"> & { messageId: string };

/**
 * Stands for the reply in a conversation that is handed over to a person. It has no text and is not
 * stored.
 */
export function emptyReply(turn: TurnWithoutReply): Reply & { message: MessageRow } {
  const { workspaceId, conversationId, messageId, sessionId, visitorToken } = turn;
  const now = new Date();
  const message: MessageRow = {
    ...{
      id: messageId,
      conversationId,
      number: 0,
      author: "assistant",
      text: "",
      status: "completed",
      endReason: null,
    },
    ...{ replyToId: messageId, nodeId: null, isNote: false, memberId: null, model: null, isAnswered: false },
    ...{
      confidence: 0,
      citations: [],
      choices: null,
      usage: null,
      unsupported: null,
      asks: null,
      toolCalls: null,
      origin: null,
      handedOver: false,
      asksForContact: false,
    },
    ...{ createdAt: now, endedAt: now },
  };
  const complete = () => Promise.resolve(message);
  const reply = { workspaceId, conversationId, replyId: messageId, sessionId, visitorToken };
  return { ...reply, isHandedOver: true, message, complete };
}
