import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first } from "../../../kernel/storage/sql.ts";

/** The SQL of conversations that are led by mail. */

const mostParticipants = 50;

export type MailConversation = {
  conversationId: string;
  address: string;
  replyTo: string;
  subject: string;
  messageId: string | null;
  referenceIds: string[];
  /** A form named the address, and nobody has written from it yet. */
  isForwarded: boolean;
  /** The newest mail of the person was sent to these as well. */
  copies: string[];
  /** Tells whether a person from To or Cc wrote the newest mail. */
  isNewestOfCopy: boolean;
};

/** `isChat`: the address was left in a chat, so that only what is not seen there is mailed. */
type KnownMailConversation = MailConversation & { isChat: boolean };

/**
 * Finds the conversation of the newest of these sent mails, and whose it is. Undefined unless the mails went to
 * this address, or the person put it in To or Cc: who forges a sender or was forwarded a mail begins a
 * conversation of their own.
 */
export async function findConversationOfMails(
  db: Queryable,
  workspaceId: string,
  address: string,
  messageIdHashes: readonly Buffer[],
): Promise<{ id: string; address: string } | undefined> {
  return first<{ id: string; address: string }>(db)`
    select conversation_id as id, address
    from unnest(${messageIdHashes}::bytea[]) with ordinality as named (message_id_hash, number)
    join sent_mail using (message_id_hash)
    join mail_conversation using (workspace_id, conversation_id)
    where workspace_id = ${workspaceId} and (address = ${address} or ${address} = any(participants))
    order by number desc limit 1`;
}

/** Finds the newest conversation that the address itself leads. */
export async function findNewestConversationOf(
  db: Queryable,
  workspaceId: string,
  address: string,
): Promise<string | undefined> {
  const found = await first<{ id: string }>(db)`
    select conversation_id as id from mail_conversation
    where workspace_id = ${workspaceId} and address = ${address}
    order by conversation_id desc limit 1`;
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
      (workspace_id, conversation_id, address, reply_to, subject, message_id, reference_ids, is_forwarded, copies,
        participants)
    values (${workspaceId}, ${mail.conversationId}, ${mail.address}, ${mail.replyTo}, ${mail.subject},
      ${mail.messageId}, ${mail.referenceIds}, ${mail.isForwarded}, ${mail.copies},
      ${mail.copies})
    on conflict (workspace_id, conversation_id) do update set reply_to = excluded.reply_to,
      message_id = excluded.message_id, reference_ids = excluded.reference_ids, is_forwarded = excluded.is_forwarded,
      copies = excluded.copies, is_newest_of_copy = false,
      participants = (mail_conversation.participants
        || array(select unnest(excluded.copies) except select unnest(mail_conversation.participants)))[:${mostParticipants}]`;
}

/** Remembers the mail of a person from To or Cc. It changes no address. */
export async function writeMailOfCopy(
  tx: Transaction,
  workspaceId: string,
  mail: Pick<MailConversation, "conversationId" | "messageId" | "referenceIds">,
): Promise<void> {
  await execute(tx)`
    update mail_conversation set message_id = ${mail.messageId}, reference_ids = ${mail.referenceIds},
      is_newest_of_copy = true
    where workspace_id = ${workspaceId} and conversation_id = ${mail.conversationId}`;
}

/** Takes an address out of the conversations of others. */
export async function forgetCopy(tx: Transaction, workspaceId: string, address: string): Promise<void> {
  await execute(tx)`
    update mail_conversation set copies = array_remove(copies, ${address}),
      participants = array_remove(participants, ${address})
    where workspace_id = ${workspaceId} and participants @> array[${address}]`;
}

/** Gives those of the conversations that are led by mail. */
export async function findMailConversations(
  db: Queryable,
  workspaceId: string,
  conversationIds: readonly string[],
): Promise<KnownMailConversation[]> {
  return all<KnownMailConversation>(db)`
    select conversation_id, address, reply_to, subject, message_id, reference_ids, is_forwarded, copies,
      is_newest_of_copy, is_chat
    from mail_conversation
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

type ChatAddress = {
  conversationId: string;
  address: string;
  replyTo: string;
  subject: string;
  language: string | null;
  mailedNumber: number;
};

/** Notes where a visitor of a chat is reached. What is led by mail stays as it is. */
export async function writeChatAddress(tx: Transaction, workspaceId: string, chat: ChatAddress): Promise<void> {
  await execute(tx)`
    insert into mail_conversation
      (workspace_id, conversation_id, address, reply_to, subject, is_chat, language, mailed_number)
    values (${workspaceId}, ${chat.conversationId}, ${chat.address}, ${chat.replyTo}, ${chat.subject}, true,
      ${chat.language}, ${chat.mailedNumber})
    on conflict (workspace_id, conversation_id) do update set address = excluded.address,
      reply_to = excluded.reply_to, subject = excluded.subject, language = excluded.language, message_id = null,
      reference_ids = '{}'
    where mail_conversation.is_chat and mail_conversation.address <> excluded.address`;
}

/** Locks a chat whose visitor left an address. Undefined for one that was erased. */
export async function lockChatAddress(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
): Promise<(MailConversation & { language: string | null; mailedNumber: number }) | undefined> {
  return first<MailConversation & { language: string | null; mailedNumber: number }>(tx)`
    select conversation_id, address, reply_to, subject, message_id, reference_ids, is_forwarded, copies,
      is_newest_of_copy, language, mailed_number
    from mail_conversation
    where workspace_id = ${workspaceId} and conversation_id = ${conversationId} and is_chat
    for update`;
}

export async function noteMailedUpTo(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  number: number,
): Promise<void> {
  await execute(tx)`
    update mail_conversation set mailed_number = ${number}
    where workspace_id = ${workspaceId} and conversation_id = ${conversationId}`;
}

/** Finds where the workspace receives mails: by its oldest source of them. */
export async function findReceivingAddress(db: Queryable, workspaceId: string): Promise<string | undefined> {
  const found = await first<{ address: string }>(db)`
    select coalesce(address, '') as address from inbound_source
    where workspace_id = ${workspaceId} and format = 'email' order by created_at limit 1`;
  return found?.address;
}
