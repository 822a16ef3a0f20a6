// Long because all SQL of the log's rows stands together.

import type { Parting } from "../../../kernel/personal-data.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, type Sql, sql } from "../../../kernel/storage/sql.ts";
import { nameOfContact } from "../../contacts/index.ts";
import type {
  Choice,
  Citation,
  ClientToolCall,
  ConsentQuestion,
  ConversationChannel,
  ConversationStatus,
  Label,
  ModelUse,
  ReplyEndReason,
  TextSpan,
} from "../schema.ts";
import type { FeedbackByGiver } from "./feedback-schema.ts";
import type { StoredAttachment } from "./show-attachments.ts";

/** A caller reaches the conversations of this holder: a visitor's own; with null, all of the workspace. */
export type Holder = { workspaceId: string; visitorId: string | null };

export type ConversationRow = {
  id: string;
  sessionKey: string | null;
  visitorId: string | null;
  status: ConversationStatus;
  channel: ConversationChannel;
  assistantId: string | null;
  assigneeId: string | null;
  endUserId: string | null;
  endUserVerified: boolean;
  context: unknown;
  forkedFrom: string | null;
  /** Since when the person waits for a colleague; null when a member has read or answered. */
  waitsSince: Date | null;
  /** The team has put it off until then. */
  snoozedUntil: Date | null;
  /** The last message that the contact has seen, as far as the client has said so. */
  seenByContact: string | null;
  seenByTeam: string | null;
  lastNumber: number;
  createdAt: Date;
  updatedAt: Date;
};

/** The channel of a conversation that has none written: its holder says it. */
export const channelOfConversation = sql`coalesce(channel, case when visitor_id is null then 'api' else 'web' end)`;

export const conversationColumns = sql`id, session_key, visitor_id, status, ${channelOfConversation} as channel, assistant_id, assignee_id, end_user_id, end_user_verified,
  context, forked_from, waits_since, snoozed_until, seen_by_contact, seen_by_team, last_number, created_at, updated_at`;

export type MessageRow = {
  id: string;
  conversationId: string;
  number: number;
  author: "contact" | "assistant" | "member" | "system";
  /** A pending reply has the part that is stored so far. */
  text: string;
  status: "pending" | "completed" | "interrupted" | "failed";
  /** Says why a reply is interrupted or failed. Null for replies of before it was recorded. */
  endReason: ReplyEndReason | null;
  replyToId: string | null;
  nodeId: string | null;
  /** Only colleagues may read a note. */
  isNote: boolean;
  memberId: string | null;
  /** See `nameMembers`. */
  memberName?: string | null;
  memberPictureId?: string | null;
  /** This contact wrote it into a conversation of another one. */
  contactId?: string | null;
  contactName?: string | null;
  model: string | null;
  isAnswered: boolean | null;
  confidence: number | null;
  citations: Citation[] | null;
  /** The topics that the reply offers. Null where it offers none. */
  choices: Choice[] | null;
  usage: ModelUse | null;
  unsupported: TextSpan[] | null;
  asks: ConsentQuestion | null;
  /** Calls of the caller's tools, which ended the reply. */
  toolCalls: ClientToolCall[] | null;
  /** The files that came with it. */
  attachments?: StoredAttachment[] | null;
  /** `caller`: told as history by the caller; `fork`: copied from another conversation. */
  origin: "caller" | "fork" | null;
  /** Says whether the assistant handed the conversation over to a person with this reply. */
  handedOver: boolean;
  /** Says whether the reply asks how the person can be reached. */
  asksForContact: boolean;
  createdAt: Date;
  endedAt: Date | null;
};

const writerName = sql`case when message.contact_id is not null
  then ${nameOfContact(sql`message.workspace_id`, sql`message.contact_id`)} end as contact_name`;
const messageColumns = sql`id, conversation_id, number, author, text, message.status as status, end_reason, reply_to_id,
  node_id, is_note, member_id, model, is_answered, confidence, citations, choices, usage, unsupported,
  asks, tool_calls, attachments, origin, coalesce(provenance->>'action' = 'hand_over', false) as handed_over,
  coalesce(provenance->>'callBack' = 'asked', false) as asks_for_contact,
  created_at, ended_at, contact_id, ${writerName}`;

export function ownedBy(holder: Holder) {
  return holder.visitorId === null ? sql`true` : sql`conversation.visitor_id = ${holder.visitorId}`;
}

export type LabelRow = { id: string; name: string; colour: Label["colour"]; createdAt: Date };

/** Reads the labels of conversations, by name. */
export async function findLabelsOf(
  db: Queryable,
  workspaceId: string,
  conversationIds: readonly string[],
): Promise<(LabelRow & { conversationId: string })[]> {
  if (conversationIds.length === 0) return [];
  return all<LabelRow & { conversationId: string }>(db)`
    select conversation_id, label.id, name, colour, created_at
    from conversation_label join label on label.workspace_id = conversation_label.workspace_id
      and label.id = conversation_label.label_id
    where conversation_label.workspace_id = ${workspaceId}
      and conversation_id = any(${[...conversationIds]}::uuid[])
    order by lower(name)`;
}

export type LockedConversation = {
  sessionKey: string | null;
  status: ConversationStatus;
  activeReplyId: string | null;
  assigneeId: string | null;
  snoozedUntil: Date | null;
};

/** Locks a conversation. Whatever changes message numbers, the active reply or an end needs it. */
export async function lockConversation(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
): Promise<LockedConversation | undefined> {
  return first<LockedConversation>(tx)`
    select session_key, status, active_reply_id, assignee_id, snoozed_until from conversation
    where workspace_id = ${workspaceId} and id = ${conversationId} for update`;
}

export async function findConversation(
  db: Queryable,
  holder: Holder,
  id: string,
): Promise<ConversationRow | undefined> {
  return first<ConversationRow>(db)`
    select ${conversationColumns} from conversation
    where workspace_id = ${holder.workspaceId} and ${ownedBy(holder)} and id = ${id}`;
}

/**
 * Lists the workspace's own conversation of this key, if there is one; then the visitors', newest
 * first.
 */
export async function listConversationsOfKey(
  db: Queryable,
  holder: Holder,
  sessionKey: string,
  limit: number,
): Promise<ConversationRow[]> {
  return all<ConversationRow>(db)`
    select ${conversationColumns} from conversation
    where workspace_id = ${holder.workspaceId} and ${ownedBy(holder)} and session_key = ${sessionKey}
    order by visitor_id is not null, id desc limit ${limit}`;
}

export async function listConversations(
  db: Queryable,
  workspaceId: string,
  filter: {
    before: string | undefined;
    limit: number;
    status: ConversationStatus | undefined;
    userId?: string | undefined;
    ids?: readonly string[] | undefined;
    /** Null means conversations without an assignee. */
    assigneeId?: string | null | undefined;
  },
): Promise<ConversationRow[]> {
  const { before, status, userId, ids, assigneeId } = filter;
  const ofAssignee = assigneeId === null ? sql`and assignee_id is null` : sql`and assignee_id = ${assigneeId}`;
  return all<ConversationRow>(db)`
    select ${conversationColumns} from conversation
    where workspace_id = ${workspaceId}
      ${before === undefined ? sql`` : sql`and id < ${before}`}
      ${status === undefined ? sql`` : sql`and status = ${status}`}
      ${userId === undefined ? sql`` : sql`and end_user_id = ${userId}`}
      ${ids === undefined ? sql`` : sql`and id = any(${ids}::uuid[])`}
      ${assigneeId === undefined ? sql`` : ofAssignee}
    order by id desc limit ${filter.limit}`;
}

/** Lists the messages after a number, oldest first. */
export async function listMessages(
  db: Queryable,
  workspaceId: string,
  conversationId: string,
  afterNumber: number,
  limit: number,
): Promise<(MessageRow & { feedback: FeedbackByGiver | null })[]> {
  return all<MessageRow & { feedback: FeedbackByGiver | null }>(db)`
    select ${messageColumns}, feedback from message
    where workspace_id = ${workspaceId} and conversation_id = ${conversationId} and number > ${afterNumber}
    order by number limit ${limit}`;
}

/** Lists the messages between two numbers that a contact may read: no notes. */
export async function listMessagesBefore(
  db: Queryable,
  workspaceId: string,
  conversationId: string,
  page: { before: number; after: number; order: "asc" | "desc"; limit: number },
): Promise<MessageRow[]> {
  return all<MessageRow>(db)`
    select ${messageColumns} from message
    where workspace_id = ${workspaceId} and conversation_id = ${conversationId}
      and number > ${page.after} and number < ${page.before} and is_note = false
    order by number ${page.order === "asc" ? sql`asc` : sql`desc`} limit ${page.limit}`;
}

export async function findMessage(db: Queryable, workspaceId: string, id: string): Promise<MessageRow | undefined> {
  return first<MessageRow>(db)`
    select ${messageColumns} from message where workspace_id = ${workspaceId} and id = ${id}`;
}

/** Messages with the session key of their conversation, in any order. */
export async function findMessages(
  db: Queryable,
  workspaceId: string,
  ids: string[],
): Promise<(MessageRow & { sessionKey: string | null; remembered: Record<string, unknown> | null })[]> {
  return all<MessageRow & { sessionKey: string | null; remembered: Record<string, unknown> | null }>(db)`
    select message.id, conversation_id, number, author, text, message.status, end_reason,
      reply_to_id, node_id, is_note, member_id, model,
      is_answered, confidence, citations, choices, usage, unsupported, asks, tool_calls, attachments, origin,
      coalesce(provenance->>'action' = 'hand_over', false) as "handedOver",
      coalesce(provenance->>'callBack' = 'asked', false) as "asksForContact", message.created_at, ended_at, session_key, remembered,
      message.contact_id, ${writerName}
    from message join conversation on conversation.workspace_id = message.workspace_id
      and conversation.id = message.conversation_id
    where message.workspace_id = ${workspaceId} and message.id = any(${ids}::uuid[])`;
}

/** The number of the last message before the first pending one: new messages come after it. */
export async function findLastSettledNumber(
  db: Queryable,
  workspaceId: string,
  conversationId: string,
): Promise<number> {
  const result = await first<{ number: number }>(db)`
    select coalesce(
      (select min(number) - 1 from message where workspace_id = ${workspaceId}
        and conversation_id = ${conversationId} and status = 'pending'),
      (select last_number from conversation where workspace_id = ${workspaceId} and id = ${conversationId}), 0) as number
  `;
  return result?.number ?? 0;
}

export async function findVisitors(
  db: Queryable,
  workspaceId: string,
  ids: string[],
): Promise<{ id: string; visitorId: string | null }[]> {
  if (ids.length === 0) return [];
  return all<{ id: string; visitorId: string | null }>(db)`
    select id, visitor_id from conversation where workspace_id = ${workspaceId} and id = any(${ids})`;
}

export async function findProvenance(db: Queryable, workspaceId: string, messageId: string): Promise<unknown> {
  const row = await first<{ provenance: unknown }>(db)`
    select provenance from message where workspace_id = ${workspaceId} and id = ${messageId}`;
  return row?.provenance;
}

/**
 * Moves all conversations of one visitor to another and gives their ids. When the other visitor
 * already has a conversation of the same session key, the moved one loses its key: nothing is
 * merged. Rows are locked in the order of their ids, because two transactions may do this at the
 * same time.
 */
export async function moveConversations(
  tx: Transaction,
  move: { workspaceId: string; fromVisitorId: string; toVisitorId: string; userId: string },
): Promise<string[]> {
  const result = await all<{ id: string }>(tx)`
    with moving as materialized (
      select id from conversation
      where workspace_id = ${move.workspaceId} and visitor_id = ${move.fromVisitorId} order by id for update
    )
    update conversation set visitor_id = ${move.toVisitorId}, end_user_id = ${move.userId}, end_user_verified = true,
      session_key = case when not exists (
        select from conversation as own where own.workspace_id = conversation.workspace_id
          and own.visitor_id = ${move.toVisitorId} and own.session_key = conversation.session_key
      ) then session_key end,
      updated_at = now()
    from moving
    where conversation.workspace_id = ${move.workspaceId} and conversation.id = moving.id
      and conversation.visitor_id = ${move.fromVisitorId}
    returning conversation.id`;
  return result.map((row) => row.id).sort();
}

export async function setStatus(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  status: ConversationStatus,
): Promise<void> {
  await execute(tx)`
    update conversation set status = ${status}, asked_action = null, waits_since = null, updated_at = now(),
      snoozed_until = case when ${status} = 'closed' then null else snoozed_until end
    where workspace_id = ${workspaceId} and id = ${conversationId}`;
}

export async function deleteConversation(tx: Transaction, workspaceId: string, conversationId: string): Promise<void> {
  await execute(tx)`
    delete from conversation where workspace_id = ${workspaceId} and id = ${conversationId}`;
}

/** All conversations of a user, or these. */
export type ConversationsOf = { userId: string } | { ids: readonly string[] };

const isOf = (which: ConversationsOf) =>
  "userId" in which ? sql`end_user_id = ${which.userId}` : sql`id = any(${which.ids}::uuid[])`;

export async function countMessagesOf(db: Queryable, workspaceId: string, which: ConversationsOf): Promise<number> {
  const found = await first<{ count: number }>(db)`
    select count(*) as count from message where workspace_id = ${workspaceId} and conversation_id = any(array(
      select id from conversation where workspace_id = ${workspaceId} and ${isOf(which)}))`;
  return found?.count ?? 0;
}

/** Deletes conversations and gives their ids. Locks rows in the order of ids. */
export async function deleteConversationsOf(
  tx: Transaction,
  workspaceId: string,
  which: ConversationsOf,
): Promise<string[]> {
  const result = await all<{ id: string }>(tx)`
    with erased as materialized (
      select id from conversation
      where workspace_id = ${workspaceId} and ${isOf(which)} order by id for update
    )
    delete from conversation using erased
    where conversation.workspace_id = ${workspaceId} and conversation.id = erased.id
    returning conversation.id`;
  return result.map(({ id }) => id).sort();
}

/**
 * Deletes idle conversations and gives the ids of those that it deleted, in order. One that is
 * being used is left for the next time.
 */
export async function deleteIdleConversations(
  tx: Transaction,
  { workspaceId, before, limit }: { workspaceId: string; before: Date; limit: number },
): Promise<string[]> {
  const deleted = await all<{ id: string }>(tx)`
    delete from conversation where workspace_id = ${workspaceId} and id = any(array(
      select id from conversation where workspace_id = ${workspaceId} and updated_at < ${before}
      order by id limit ${limit} for update skip locked))
    returning id`;
  return deleted.map(({ id }) => id).sort();
}

/** Deletes the attachments of conversations, and gives the ids of their files, which are to be deleted with them. */
export async function takeFilesOfConversations(
  tx: Transaction,
  workspaceId: string,
  conversationIds: readonly string[],
): Promise<string[]> {
  const taken = await all<{ fileId: string; previewId: string | null }>(tx)`
    delete from attachment
    where workspace_id = ${workspaceId} and conversation_id = any(${[...conversationIds]}::uuid[])
    returning file_id, preview_id`;
  return taken.flatMap(({ fileId, previewId }) => (previewId === null ? [fileId] : [fileId, previewId]));
}

/** Reads when something was last said or done in a conversation of the person. */
export async function findLastActivity(
  db: Queryable,
  workspaceId: string,
  { userIds, conversationIds }: { userIds: readonly string[]; conversationIds: readonly string[] },
): Promise<Date | null> {
  const found = await first<{ moment: Date | null }>(db)`
    select max(updated_at) as moment from conversation
    where workspace_id = ${workspaceId} and (end_user_id = any(${userIds}::text[])
      or id = any(${conversationIds}::uuid[]))`;
  return found?.moment ?? null;
}

/** Gives those of the conversations that are of one of these users, whose address may be the id. */
export async function findConversationsByUsers(
  db: Queryable,
  { workspaceId, conversationIds, userIds, emails }: Parting,
): Promise<string[]> {
  const found = await all<{ id: string }>(db)`
    select id from conversation where workspace_id = ${workspaceId} and id = any(${conversationIds}::uuid[])
      and end_user_id = any(${[...userIds, ...emails]}::text[])
    order by id`;
  return found.map(({ id }) => id);
}

/** Counts the conversations of a workspace, within another statement. */
export const countOfConversations = (workspaceId: string): Sql =>
  sql`(select count(*) from conversation where workspace_id = ${workspaceId})`;

/** Says which contact wrote a message into a conversation of another one. */
export async function nameWriter(
  tx: Transaction,
  workspaceId: string,
  { messageId, contactId }: { messageId: string; contactId: string },
): Promise<void> {
  await execute(tx)`
    update message set contact_id = ${contactId} where workspace_id = ${workspaceId} and id = ${messageId}`;
}

/** Lists what the contacts wrote into conversations of others, oldest first. */
export async function listMessagesOfWriters(
  db: Queryable,
  workspaceId: string,
  contactIds: readonly string[],
): Promise<MessageRow[]> {
  return all<MessageRow>(db)`
    select ${messageColumns} from message
    where workspace_id = ${workspaceId} and contact_id = any(${contactIds}::uuid[]) order by id`;
}

/** Erases what they wrote there. The messages keep their places, so that replies still have a question. */
export async function eraseMessagesOfWriters(
  tx: Transaction,
  workspaceId: string,
  contactIds: readonly string[],
): Promise<string[]> {
  const erased = await all<{ id: string }>(tx)`
    update message set text = '', contact_id = null
    where workspace_id = ${workspaceId} and contact_id = any(${contactIds}::uuid[]) returning id`;
  return erased.map(({ id }) => id).sort();
}

/** Counts the conversations of each workspace. */
export async function countConversationsOf(
  db: Queryable,
  workspaceIds: readonly string[],
): Promise<{ workspaceId: string; amount: number }[]> {
  return all<{ workspaceId: string; amount: number }>(db)`
    select workspace_id, count(*) as amount from conversation
    where workspace_id = any(${[...workspaceIds]}) group by workspace_id`;
}

/** An array with the ids of the conversations of a workspace. */
export const idsOfConversations = (workspaceId: string): Sql =>
  sql`(select array_agg(id::text) from conversation where workspace_id = ${workspaceId})`;

/** Counts the conversations in which nothing happened since. */
export const countOfIdleConversations = (workspaceId: string, before: Date): Sql =>
  sql`(select count(*) from conversation where workspace_id = ${workspaceId} and updated_at < ${before})`;
