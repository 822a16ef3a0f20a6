import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { execute, first, one, sql } from "../../../kernel/storage/sql.ts";
import type { StoredAttachment } from "../record/show-attachments.ts";
import { answeredByMember } from "../waiting/store.ts";

/** Table `attachment`, and the messages that bring attachments. */

type OfConversation = { workspaceId: string; conversationId: string };

/** Tells how many files a conversation has, and whether a colleague answers there: one wrote, or it is assigned. */
export async function readStanding(
  db: Queryable,
  { workspaceId, conversationId }: OfConversation,
): Promise<{ count: number; isTakenOver: boolean }> {
  return one<{ count: number; isTakenOver: boolean }>(db)`
    select (select count(*)::integer from attachment
        where workspace_id = ${workspaceId} and conversation_id = ${conversationId}) as count,
      exists (select from conversation
        where workspace_id = ${workspaceId} and id = ${conversationId} and status = 'handed-over'
          and (assignee_id is not null or exists (select from message
            where message.workspace_id = conversation.workspace_id and conversation_id = conversation.id
              and author = 'member' and not is_note))) as is_taken_over`;
}

type SentFile = OfConversation & { author: "contact" | "member"; text: string; contentHash: string };

/** Finds the message with which the same side has sent the same bytes and words before. */
export async function findSame(tx: Transaction, sent: SentFile): Promise<{ messageId: string } | undefined> {
  return first<{ messageId: string }>(tx)`
    select message.id as message_id from attachment
    join message on message.workspace_id = attachment.workspace_id and message.id = attachment.message_id
    where attachment.workspace_id = ${sent.workspaceId} and attachment.conversation_id = ${sent.conversationId}
      and content_hash = decode(${sent.contentHash}, 'hex') and author = ${sent.author} and text = ${sent.text}
    limit 1`;
}

type NewMessage = OfConversation & {
  id: string;
  author: "contact" | "member";
  text: string;
  memberId: string | null;
  attachments: StoredAttachment[];
};

/** Adds a message with files at the end of a conversation, which a closed one goes on with. Needs its lock. */
export async function insertMessageWithFiles(tx: Transaction, message: NewMessage): Promise<void> {
  const { workspaceId, conversationId, id, author, text, memberId, attachments } = message;
  await execute(tx)`
    with conversation as (
      update conversation set last_number = last_number + 1, updated_at = now(),
        status = case status when 'closed' then 'open' else status end,
        snoozed_until = case when ${author} = 'contact' then null else snoozed_until end,
        ${author === "member" ? answeredByMember : sql`waits_since = waits_since`}
      where workspace_id = ${workspaceId} and id = ${conversationId} returning last_number
    )
    insert into message (workspace_id, conversation_id, number, id, author, text, status, member_id, attachments, ended_at)
    select ${workspaceId}, ${conversationId}, last_number, ${id}, ${author}, ${text}, 'completed', ${memberId},
      ${JSON.stringify(attachments)}::jsonb, clock_timestamp() from conversation`;
}

type NewAttachment = OfConversation & {
  id: string;
  messageId: string;
  fileId: string;
  previewId: string | null;
  contentHash: string;
};

export async function insertAttachment(tx: Transaction, attachment: NewAttachment): Promise<void> {
  const { workspaceId, id, conversationId, messageId, fileId, previewId, contentHash } = attachment;
  await execute(tx)`
    insert into attachment (workspace_id, id, conversation_id, message_id, file_id, preview_id, content_hash)
    values (${workspaceId}, ${id}, ${conversationId}, ${messageId}, ${fileId}, ${previewId},
      decode(${contentHash}, 'hex'))`;
}

/** Finds the files of an attachment of the conversation. */
export async function findAttachment(
  db: Queryable,
  { workspaceId, conversationId }: OfConversation,
  id: string,
): Promise<{ fileId: string; previewId: string | null } | undefined> {
  return first<{ fileId: string; previewId: string | null }>(db)`
    select file_id, preview_id from attachment
    where workspace_id = ${workspaceId} and conversation_id = ${conversationId} and id = ${id}`;
}
