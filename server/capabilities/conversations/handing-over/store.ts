import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, sql } from "../../../kernel/storage/sql.ts";
import { answeredByMember } from "../waiting/store.ts";

/** A message that no assistant made. */
export type MessageByHand = {
  id: string;
  author: "member" | "system";
  text: string;
  isNote: boolean;
  memberId: string | null;
};

/**
 * Adds a message of a member or of the system at the end of the conversation. Needs the
 * conversation's lock.
 */
export async function insertMessage(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  message: MessageByHand,
): Promise<void> {
  const isAnswer = message.author === "member" && !message.isNote;
  const answered = isAnswer ? answeredByMember : sql`waits_since = waits_since`;
  await execute(tx)`
    with conversation as (
      update conversation set last_number = last_number + 1, updated_at = now(), ${answered}
      where workspace_id = ${workspaceId} and id = ${conversationId} returning last_number
    )
    insert into message (workspace_id, conversation_id, number, id, author, text, status, is_note, member_id, ended_at)
    select ${workspaceId}, ${conversationId}, last_number, ${message.id}, ${message.author}, ${message.text}, 'completed',
      ${message.isNote}, ${message.memberId}, clock_timestamp() from conversation`;
}

/** A message of a member, or a message to the contact that the system wrote for the team. */
export type TeamMessage = { id: string; number: number; text: string };

/** Lists what the team has written to the contact after a number, oldest first. */
export async function listTeamMessages(
  db: Queryable,
  workspaceId: string,
  conversationId: string,
  afterNumber: number,
): Promise<TeamMessage[]> {
  const rows = await all<TeamMessage>(db)`
    select id, number, text from message
    where workspace_id = ${workspaceId} and conversation_id = ${conversationId} and number > ${afterNumber}
      and author in ('member', 'system') and not is_note
    order by number limit 50`;
  return rows;
}

/** The number of the contact's last message; 0 where there is none. */
export async function findLastContactNumber(
  db: Queryable,
  workspaceId: string,
  conversationId: string,
): Promise<number> {
  const rows = await all<{ number: number }>(db)`
    select number from message
    where workspace_id = ${workspaceId} and conversation_id = ${conversationId} and author = 'contact'
    order by number desc limit 1`;
  return rows[0]?.number ?? 0;
}

/** Replaces the text of a message of the team by the part of it that was heard. */
export async function cutTeamMessage(
  tx: Transaction,
  { workspaceId, conversationId, messageId }: { workspaceId: string; conversationId: string; messageId: string },
  heardText: string,
): Promise<void> {
  await execute(tx)`
    update message set text = ${heardText}, status = 'interrupted', end_reason = 'stopped'
    where workspace_id = ${workspaceId} and conversation_id = ${conversationId} and id = ${messageId}
      and author in ('member', 'system') and not is_note`;
}

/**
 * Lists what the team wrote between a contact's message and the contact's message before it, oldest first;
 * and the newest messages of the contact up to this one, which show the language.
 */
export async function findWordsBefore(
  db: Queryable,
  workspaceId: string,
  conversationId: string,
  messageId: string,
): Promise<{ author: "member" | "system" | "contact"; text: string }[]> {
  return all<{ author: "member" | "system" | "contact"; text: string }>(db)`
    with contacts as (
      select number from message
      where workspace_id = ${workspaceId} and conversation_id = ${conversationId} and author = 'contact'
        and number <= (
          select number from message as asked where asked.workspace_id = ${workspaceId} and asked.id = ${messageId})
      order by number desc limit 5
    )
    select author, text from message
    where workspace_id = ${workspaceId} and conversation_id = ${conversationId} and not is_note
      and number between (select min(number) from contacts) and (select max(number) from contacts)
      and (author = 'contact' or author <> 'assistant'
        and number > (select number from contacts order by number desc offset 1 limit 1))
    order by number`;
}

/**
 * Finds the last question that the assistant replied to. Not the request for a person, to which the reply
 * is the hand-over or a question for consent.
 */
export async function findQuestionBeforeHandOver(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
): Promise<{ id: string; text: string; askedAt: Date } | undefined> {
  return first<{ id: string; text: string; askedAt: Date }>(tx)`
    select question.id, question.text, question.created_at as asked_at
    from message as reply
    join message as question on question.workspace_id = reply.workspace_id and question.id = reply.reply_to_id
    where reply.workspace_id = ${workspaceId} and reply.conversation_id = ${conversationId}
      and reply.author = 'assistant' and reply.status = 'completed' and reply.asks is null and reply.origin is null
      and coalesce(reply.provenance->>'action', '') <> 'hand_over'
    order by reply.number desc limit 1`;
}
