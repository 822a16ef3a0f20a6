import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first } from "../../../kernel/storage/sql.ts";

/** The SQL of conversations that are led by mail. */

export type MailConversation = {
  conversationId: string;
  address: string;
  replyTo: string;
  subject: string;
  messageId: string | null;
  referenceIds: string[];
  /** A form named the address, and nobody has written from it yet. */
  isForwarded: boolean;
};

/**
 * The conversation of the newest of these sent mails. Undefined when none of them was sent to this
 * address: who forges a sender or was forwarded a mail begins a conversation of their own.
 */
export async function findConversationOfMails(
  db: Queryable,
  workspaceId: string,
  address: string,
  messageIdHashes: readonly Buffer[],
): Promise<string | undefined> {
  const found = await first<{ id: string }>(db)`
    select conversation_id as id
    from unnest(${messageIdHashes}::bytea[]) with ordinality as named (message_id_hash, number)
    join sent_mail using (message_id_hash)
    join mail_conversation using (workspace_id, conversation_id)
    where workspace_id = ${workspaceId} and address = ${address}
    order by number desc limit 1`;
  return found?.id;
}

/** Remembers the newest mail of the person in the conversation. */
export async function writeMailConversation(
  tx: Transaction,
  workspaceId: string,
  mail: MailConversation,
): Promise<void> {
  await execute(tx)`
    insert into mail_conversation
      (workspace_id, conversation_id, address, reply_to, subject, message_id, reference_ids, is_forwarded)
    values (${workspaceId}, ${mail.conversationId}, ${mail.address}, ${mail.replyTo}, ${mail.subject},
      ${mail.messageId}, ${mail.referenceIds}, ${mail.isForwarded})
    on conflict (workspace_id, conversation_id) do update set reply_to = excluded.reply_to,
      message_id = excluded.message_id, reference_ids = excluded.reference_ids, is_forwarded = excluded.is_forwarded`;
}

/** Those of the conversations that are led by mail. */
export async function findMailConversations(
  db: Queryable,
  workspaceId: string,
  conversationIds: readonly string[],
): Promise<MailConversation[]> {
  return all<MailConversation>(db)`
    select conversation_id, address, reply_to, subject, message_id, reference_ids, is_forwarded from mail_conversation
    where workspace_id = ${workspaceId} and conversation_id = any(${conversationIds}::uuid[])`;
}

export async function insertSentMail(
  tx: Transaction,
  workspaceId: string,
  mail: { conversationId: string; messageIdHash: Buffer },
): Promise<void> {
  await execute(tx)`
    insert into sent_mail (workspace_id, conversation_id, message_id_hash)
    values (${workspaceId}, ${mail.conversationId}, ${mail.messageIdHash})`;
}
