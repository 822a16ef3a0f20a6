// Long because all SQL of the log's rows stands together.
import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import type {
  Choice,
  Citation,
  ClientToolCall,
  ConsentQuestion,
  ConversationStatus,
  ModelUse,
  ReplyEndReason,
  TextSpan,
} from "../schema.ts";
import type { FeedbackByGiver } from "./feedback-schema.ts";

/** A caller reaches the conversations of this holder: a visitor's own; with null, all of the workspace. */
export type Holder = { workspaceId: string; visitorId: string | null };

export type ConversationRow = {
  id: string;
  sessionKey: string | null;
  visitorId: string | null;
  status: ConversationStatus;
  assistantId: string | null;
  assigneeId: string | null;
  endUserId: string | null;
  endUserVerified: boolean;
  context: unknown;
  forkedFrom: string | null;
  /** Since when the person waits for a colleague; null when a member has read or answered. */
  waitsSince: Date | null;
  lastNumber: number;
  createdAt: Date;
  updatedAt: Date;
};

const conversationColumns = [
  "id",
  "session_key as sessionKey",
  "visitor_id as visitorId",
  sql<ConversationStatus>`status`.as("status"),
  "assistant_id as assistantId",
  "assignee_id as assigneeId",
  "end_user_id as endUserId",
  "end_user_verified as endUserVerified",
  "context",
  "forked_from as forkedFrom",
  "waits_since as waitsSince",
  "last_number as lastNumber",
  "created_at as createdAt",
  "updated_at as updatedAt",
] as const;

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
  /** `caller`: told as history by the caller; `fork`: copied from another conversation. */
  origin: "caller" | "fork" | null;
  /** Says whether the assistant handed the conversation over to a person with this reply. */
  handedOver: boolean;
  createdAt: Date;
  endedAt: Date | null;
};

const messageColumns = [
  "id",
  "conversation_id as conversationId",
  "number",
  sql<MessageRow["author"]>`author`.as("author"),
  "text",
  sql<MessageRow["status"]>`message.status`.as("status"),
  sql<ReplyEndReason | null>`end_reason`.as("endReason"),
  "reply_to_id as replyToId",
  "node_id as nodeId",
  "is_note as isNote",
  "member_id as memberId",
  "model",
  "is_answered as isAnswered",
  "confidence",
  sql<Citation[] | null>`citations`.as("citations"),
  sql<Choice[] | null>`choices`.as("choices"),
  sql<ModelUse | null>`usage`.as("usage"),
  sql<TextSpan[] | null>`unsupported`.as("unsupported"),
  sql<ConsentQuestion | null>`asks`.as("asks"),
  sql<ClientToolCall[] | null>`tool_calls`.as("toolCalls"),
  sql<MessageRow["origin"]>`origin`.as("origin"),
  sql<boolean>`coalesce(provenance->>'action' = 'hand_over', false)`.as("handedOver"),
  "created_at as createdAt",
  "ended_at as endedAt",
] as const;

export function ownedBy(holder: Holder) {
  return holder.visitorId === null ? sql<boolean>`true` : sql<boolean>`conversation.visitor_id = ${holder.visitorId}`;
}

export type LockedConversation = {
  sessionKey: string | null;
  status: ConversationStatus;
  activeReplyId: string | null;
  assigneeId: string | null;
};

/** Locks a conversation. Whatever changes message numbers, the active reply or an end needs it. */
export async function lockConversation(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
): Promise<LockedConversation | undefined> {
  return tx
    .selectFrom("conversation")
    .select([
      "session_key as sessionKey",
      sql<ConversationStatus>`status`.as("status"),
      "active_reply_id as activeReplyId",
      "assignee_id as assigneeId",
    ])
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", conversationId)
    .forUpdate()
    .executeTakeFirst();
}

export async function findConversation(
  db: Queryable,
  holder: Holder,
  id: string,
): Promise<ConversationRow | undefined> {
  return db
    .selectFrom("conversation")
    .select(conversationColumns)
    .where("workspace_id", "=", holder.workspaceId)
    .where(ownedBy(holder))
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The workspace's own conversation of this key, if there is one; then the visitors', newest first. */
export async function listConversationsOfKey(
  db: Queryable,
  holder: Holder,
  sessionKey: string,
  limit: number,
): Promise<ConversationRow[]> {
  return db
    .selectFrom("conversation")
    .select(conversationColumns)
    .where("workspace_id", "=", holder.workspaceId)
    .where(ownedBy(holder))
    .where("session_key", "=", sessionKey)
    .orderBy(sql`visitor_id is not null`)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
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
    /** Null: conversations without an assignee. */
    assigneeId?: string | null | undefined;
  },
): Promise<ConversationRow[]> {
  let query = db
    .selectFrom("conversation")
    .select(conversationColumns)
    .where("workspace_id", "=", workspaceId)
    .orderBy("id", "desc")
    .limit(filter.limit);
  if (filter.before !== undefined) query = query.where("id", "<", filter.before);
  if (filter.status !== undefined) query = query.where("status", "=", filter.status);
  if (filter.userId !== undefined) query = query.where("end_user_id", "=", filter.userId);
  if (filter.ids !== undefined) query = query.where("id", "=", sql<string>`any(${filter.ids as string[]}::uuid[])`);
  if (filter.assigneeId === null) query = query.where("assignee_id", "is", null);
  else if (filter.assigneeId !== undefined) query = query.where("assignee_id", "=", filter.assigneeId);
  return query.execute();
}

/** The messages after a number, oldest first. */
export async function listMessages(
  db: Queryable,
  workspaceId: string,
  conversationId: string,
  afterNumber: number,
  limit: number,
): Promise<(MessageRow & { feedback: FeedbackByGiver | null })[]> {
  return db
    .selectFrom("message")
    .select(messageColumns)
    .select(sql<FeedbackByGiver | null>`feedback`.as("feedback"))
    .where("workspace_id", "=", workspaceId)
    .where("conversation_id", "=", conversationId)
    .where("number", ">", afterNumber)
    .orderBy("number")
    .limit(limit)
    .execute();
}

/** The messages between two numbers that a contact may read: no notes. */
export async function listMessagesBefore(
  db: Queryable,
  workspaceId: string,
  conversationId: string,
  page: { before: number; after: number; order: "asc" | "desc"; limit: number },
): Promise<MessageRow[]> {
  return db
    .selectFrom("message")
    .select(messageColumns)
    .where("workspace_id", "=", workspaceId)
    .where("conversation_id", "=", conversationId)
    .where("number", ">", page.after)
    .where("number", "<", page.before)
    .where("is_note", "=", false)
    .orderBy("number", page.order)
    .limit(page.limit)
    .execute();
}

export async function findMessage(db: Queryable, workspaceId: string, id: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom("message")
    .select(messageColumns)
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Messages with the session key of their conversation, in any order. */
export async function findMessages(
  db: Queryable,
  workspaceId: string,
  ids: string[],
): Promise<(MessageRow & { sessionKey: string | null; remembered: Record<string, unknown> | null })[]> {
  const result = await sql<MessageRow & { sessionKey: string | null; remembered: Record<string, unknown> | null }>`
    select message.id, conversation_id as "conversationId", number, author, text, message.status, end_reason as "endReason",
      reply_to_id as "replyToId", node_id as "nodeId", is_note as "isNote", member_id as "memberId", model,
      is_answered as "isAnswered", confidence, citations, choices, usage, unsupported, asks, tool_calls as "toolCalls", origin,
      coalesce(provenance->>'action' = 'hand_over', false) as "handedOver", message.created_at as "createdAt", ended_at as "endedAt", session_key as "sessionKey", remembered
    from message join conversation on conversation.workspace_id = message.workspace_id
      and conversation.id = message.conversation_id
    where message.workspace_id = ${workspaceId} and message.id = any(${ids}::uuid[])`.execute(db);
  return result.rows;
}

/** The number of the last message before the first pending one: new messages come after it. */
export async function findLastSettledNumber(
  db: Queryable,
  workspaceId: string,
  conversationId: string,
): Promise<number> {
  const result = await sql<{ number: number }>`
    select coalesce(
      (select min(number) - 1 from message where workspace_id = ${workspaceId}
        and conversation_id = ${conversationId} and status = 'pending'),
      (select last_number from conversation where workspace_id = ${workspaceId} and id = ${conversationId}), 0) as number
  `.execute(db);
  return result.rows[0]?.number ?? 0;
}

export async function findVisitors(
  db: Queryable,
  workspaceId: string,
  ids: string[],
): Promise<{ id: string; visitorId: string | null }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("conversation")
    .select(["id", "visitor_id as visitorId"])
    .where("workspace_id", "=", workspaceId)
    .where("id", "in", ids)
    .execute();
}

export async function findProvenance(db: Queryable, workspaceId: string, messageId: string): Promise<unknown> {
  const row = await db
    .selectFrom("message")
    .select("provenance")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", messageId)
    .executeTakeFirst();
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
  const result = await sql<{ id: string }>`
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
    returning conversation.id`.execute(tx);
  return result.rows.map((row) => row.id).sort();
}

export async function setStatus(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  status: ConversationStatus,
): Promise<void> {
  await tx
    .updateTable("conversation")
    .set({ status, asked_action: null, waits_since: null, updated_at: sql<Date>`now()` })
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", conversationId)
    .execute();
}

export async function deleteConversation(tx: Transaction, workspaceId: string, conversationId: string): Promise<void> {
  await tx
    .deleteFrom("conversation")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", conversationId)
    .execute();
}

/** All conversations of a user, or these. */
export type ConversationsOf = { userId: string } | { ids: readonly string[] };

const isOf = (which: ConversationsOf) =>
  "userId" in which ? sql`end_user_id = ${which.userId}` : sql`id = any(${which.ids as string[]}::uuid[])`;

export async function countMessagesOf(db: Queryable, workspaceId: string, which: ConversationsOf): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) as count from message where workspace_id = ${workspaceId} and conversation_id = any(array(
      select id from conversation where workspace_id = ${workspaceId} and ${isOf(which)}))`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** Deletes conversations and gives their ids. Locks rows in the order of ids. */
export async function deleteConversationsOf(
  tx: Transaction,
  workspaceId: string,
  which: ConversationsOf,
): Promise<string[]> {
  const result = await sql<{ id: string }>`
    with erased as materialized (
      select id from conversation
      where workspace_id = ${workspaceId} and ${isOf(which)} order by id for update
    )
    delete from conversation using erased
    where conversation.workspace_id = ${workspaceId} and conversation.id = erased.id
    returning conversation.id`.execute(tx);
  return result.rows.map(({ id }) => id).sort();
}

/**
 * The ids of the conversations that it deleted, in order. One that is being used is left for the
 * next time.
 */
export async function deleteIdleConversations(
  tx: Transaction,
  { workspaceId, before, limit }: { workspaceId: string; before: Date; limit: number },
): Promise<string[]> {
  const deleted = await sql<{ id: string }>`
    delete from conversation where workspace_id = ${workspaceId} and id = any(array(
      select id from conversation where workspace_id = ${workspaceId} and updated_at < ${before}
      order by id limit ${limit} for update skip locked))
    returning id`.execute(tx);
  return deleted.rows.map(({ id }) => id).sort();
}

/** Reads when something was last said or done in a conversation of the person. */
export async function findLastActivity(
  db: Queryable,
  workspaceId: string,
  { userIds, conversationIds }: { userIds: readonly string[]; conversationIds: readonly string[] },
): Promise<Date | null> {
  const found = await sql<{ moment: Date | null }>`
    select max(updated_at) as moment from conversation
    where workspace_id = ${workspaceId} and (end_user_id = any(${userIds as string[]}::text[])
      or id = any(${conversationIds as string[]}::uuid[]))`.execute(db);
  return found.rows[0]?.moment ?? null;
}
