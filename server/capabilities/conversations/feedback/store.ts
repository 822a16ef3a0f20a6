import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, sql } from "../../../kernel/storage/sql.ts";
import type { FeedbackByGiver, KeptFeedback } from "../record/feedback-schema.ts";
import { type Holder, ownedBy } from "../record/store.ts";

/** A message to which feedback may be given, with the question that it replies to. */
export type RatedMessage = {
  id: string;
  conversationId: string;
  /** Says whether the assistant wrote it here, and it has ended. */
  isReply: boolean;
  feedback: FeedbackByGiver | null;
  question: { id: string; text: string; askedAt: Date } | null;
};

/** Gives undefined for a message that the holder does not reach. */
export async function findRatedMessage(
  db: Queryable,
  holder: Holder,
  messageId: string,
): Promise<RatedMessage | undefined> {
  return readRatedMessage(db, holder, messageId, sql``);
}

/**
 * Finds a message as `findRatedMessage` does. Until the end of the transaction, nobody else gives
 * feedback to the message.
 */
export async function lockRatedMessage(
  tx: Transaction,
  holder: Holder,
  messageId: string,
): Promise<RatedMessage | undefined> {
  return readRatedMessage(tx, holder, messageId, sql`for update of message`);
}

async function readRatedMessage(db: Queryable, holder: Holder, messageId: string, lock: ReturnType<typeof sql>) {
  type Row = Omit<RatedMessage, "question"> & { questionId: string | null; text: string; askedAt: Date };
  const result = await all<Row>(db)`
    select message.id, message.conversation_id, message.feedback,
      message.author = 'assistant' and message.status <> 'pending' and message.origin is null as is_reply,
      question.id as question_id, question.text, question.created_at as asked_at
    from message
    join conversation on conversation.workspace_id = message.workspace_id and conversation.id = message.conversation_id
    left join message as question
      on question.workspace_id = message.workspace_id and question.id = message.reply_to_id
    where message.workspace_id = ${holder.workspaceId} and message.id = ${messageId} and not message.is_note
      and ${ownedBy(holder)}
    ${lock}`;
  const [row] = result;
  if (row === undefined) return undefined;
  const { questionId, text, askedAt, ...rest } = row;
  return { ...rest, question: questionId === null ? null : { id: questionId, text, askedAt } };
}

/** Replaces what the giver said before. */
export async function writeFeedback(
  tx: Transaction,
  workspaceId: string,
  messageId: string,
  giver: string,
  feedback: KeptFeedback,
): Promise<void> {
  await execute(tx)`
    update message
    set feedback = coalesce(feedback, '{}') || jsonb_build_object(${giver}::text, ${JSON.stringify(feedback)}::jsonb)
    where workspace_id = ${workspaceId} and id = ${messageId}`;
}
