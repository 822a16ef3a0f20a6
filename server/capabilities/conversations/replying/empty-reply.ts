import type { Reply } from "../asking/chat.ts";
import type { MessageRow } from "../record/store.ts";

type SilentTurn = Omit<Reply, "replyId" | "isHandedOver" | "complete"> & { messageId: string };

/** What there is of a reply where a person has taken over: an empty one, which is stored nowhere. */
export function silentReply(turn: SilentTurn): Reply & { message: MessageRow } {
  const { workspaceId, conversationId, messageId, sessionId, visitorToken } = turn;
  const now = new Date();
  const row: MessageRow = {
    ...{ id: messageId, conversationId, number: 0, author: "assistant", text: "", status: "completed" },
    ...{ replyToId: messageId, nodeId: null, isNote: false, memberId: null, model: null, isAnswered: false },
    ...{
      confidence: 0,
      citations: [],
      usage: null,
      unsupported: null,
      handedOver: false,
      createdAt: now,
      endedAt: now,
    },
  };
  const complete = () => Promise.resolve(row);
  const reply = { workspaceId, conversationId, replyId: messageId, sessionId, visitorToken };
  return { ...reply, isHandedOver: true, message: row, complete };
}
