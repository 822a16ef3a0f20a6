import type { Queryable } from "../../../kernel/storage/database.ts";
import { MessageId } from "../ids.ts";
import { findConversation, findMessage, type MessageRow } from "../record/store.ts";
import { maxEarlierTurns } from "../replying/finding/read-history.ts";
import { findEarlierTurns } from "../replying/finding/store.ts";

/** A reply of the assistant that has ended, with its question. */
type AskedReply = {
  reply: MessageRow;
  question: string;
  /** As many questions before it as it may be understood from, oldest first. */
  earlierQuestions: string[];
  assistantId: string | null;
};

/** Gives undefined for another workspace's message, for one that is no reply, and for a reply under way. */
export async function readReply(db: Queryable, workspaceId: string, wireId: string): Promise<AskedReply | undefined> {
  const id = MessageId.parse(wireId);
  const reply = id === undefined ? undefined : await findMessage(db, workspaceId, id);
  if (reply?.author !== "assistant" || reply.status === "pending" || reply.replyToId === null) return undefined;
  const question = await findMessage(db, workspaceId, reply.replyToId);
  const conversation = await findConversation(db, { workspaceId, visitorId: null }, reply.conversationId);
  if (question === undefined || conversation === undefined) return undefined;
  const place = { workspaceId, conversationId: reply.conversationId, replyId: reply.id };
  const turns = await findEarlierTurns(db, place, maxEarlierTurns);
  const earlierQuestions = turns.map((turn) => turn.question);
  return { reply, question: question.text, earlierQuestions, assistantId: conversation.assistantId };
}
