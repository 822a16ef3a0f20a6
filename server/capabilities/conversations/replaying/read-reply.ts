import type { Queryable } from "../../../kernel/storage/database.ts";
import { MessageId } from "../ids.ts";
import { findConversation, findMessage, type MessageRow } from "../record/store.ts";

/** A reply of the assistant that has ended, with its question. */
type AskedReply = { reply: MessageRow; question: string; assistantId: string | null };

/** Undefined for another workspace's message, for one that is no reply, and for a reply under way. */
export async function readReply(db: Queryable, workspaceId: string, wireId: string): Promise<AskedReply | undefined> {
  const id = MessageId.parse(wireId);
  const reply = id === undefined ? undefined : await findMessage(db, workspaceId, id);
  if (reply?.author !== "assistant" || reply.status === "pending" || reply.replyToId === null) return undefined;
  const question = await findMessage(db, workspaceId, reply.replyToId);
  const conversation = await findConversation(db, { workspaceId, visitorId: null }, reply.conversationId);
  if (question === undefined || conversation === undefined) return undefined;
  return { reply, question: question.text, assistantId: conversation.assistantId };
}
