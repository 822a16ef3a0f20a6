// Long because it is all SQL of one capability: who may reach which conversation can be reviewed in one place.
import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import type { Citation, ConversationStatus, HandOverReason, ModelUse, TextSpan } from "../schema.ts";

/** All SQL of conversations. */

/** Whose conversations a caller can reach: a browser visitor its own, servers and members all of the workspace. */
export type Holder = { workspaceId: string; visitorId: string | null };

export type ConversationRow = {
  id: string;
  sessionKey: string | null;
  visitorId: string | null;
  status: ConversationStatus;
  assistantId: string | null;
  endUserId: string | null;
  endUserVerified: boolean;
  context: unknown;
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
  "end_user_id as endUserId",
  "end_user_verified as endUserVerified",
  "context",
  "last_number as lastNumber",
  "created_at as createdAt",
  "updated_at as updatedAt",
] as const;

export type MessageRow = {
  id: string;
  conversationId: string;
  number: number;
  author: "contact" | "assistant" | "member" | "system";
  /** Of a pending reply: what was stored of it so far. */
  text: string;
  status: "pending" | "completed" | "interrupted" | "failed";
  replyToId: string | null;
  nodeId: string | null;
  /** For colleagues only. */
  isNote: boolean;
  memberId: string | null;
  model: string | null;
  isAnswered: boolean | null;
  confidence: number | null;
  citations: Citation[] | null;
  usage: ModelUse | null;
  unsupported: TextSpan[] | null;
  /** Whether a person took over with this reply. */
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
  "reply_to_id as replyToId",
  "node_id as nodeId",
  "is_note as isNote",
  "member_id as memberId",
  "model",
  "is_answered as isAnswered",
  "confidence",
  sql<Citation[] | null>`citations`.as("citations"),
  sql<ModelUse | null>`usage`.as("usage"),
  sql<TextSpan[] | null>`unsupported`.as("unsupported"),
  sql<boolean>`coalesce(provenance->>'action' = 'hand_over', false)`.as("handedOver"),
  "created_at as createdAt",
  "ended_at as endedAt",
] as const;

// --- a turn: a question and the reply that is to come

export type NewTurn = {
  conversationId: string;
  messageId: string;
  replyId: string;
  nodeId: string;
  text: string;
  sessionKey: string | null;
  endUserId: string | null;
  endUserVerified: boolean;
  context: Record<string, unknown>;
  /** What the caller asks for; null leaves it to the conversation and its assistant. */
  assistantId: string | null;
  requestedModel: string | null;
  /** On channels where nobody waits: further messages within this time are answered together. 0 answers each at once. */
  pauseMs: number;
};

export type StoredTurn = {
  conversationId: string;
  sessionKey: string | null;
  /** Null when a person has taken over: nobody else replies. */
  replyId: string | null;
  isNewConversation: boolean;
  isActive: boolean;
  isDue: boolean;
  knowledgeVersion: number;
  setupVersion: number;
  assistantId: string | null;
  askedAction: AskedAction | null;
};

/**
 * An action that the assistant asked the person about, and waits for a yes: in the message that follows, and was written after it
 * was asked.
 */
export type AskedAction = { action: string; input: unknown };

/**
 * Stores the question and its pending reply, beginning the conversation where there is none of that session key.
 * One statement: the conversation's row lock gives the two their numbers and decides whether the reply may begin.
 */
export async function insertTurn(tx: Transaction, holder: Holder, turn: NewTurn): Promise<StoredTurn> {
  const result = await sql<StoredTurn>`
    with conversation as (
      insert into conversation (workspace_id, id, visitor_id, session_key, end_user_id, end_user_verified, context,
        last_number, active_reply_id, assistant_id)
      values (${holder.workspaceId}, ${turn.conversationId}, ${holder.visitorId}, ${turn.sessionKey}, ${turn.endUserId},
        ${turn.endUserVerified}, ${JSON.stringify(turn.context)}, 2, ${turn.replyId}, ${turn.assistantId})
      on conflict (workspace_id, visitor_id, session_key) where session_key is not null do update set
        ${continued}
      returning *
    ) ${turnOf(turn)}`.execute(tx);
  return result.rows[0]!;
}

/** The same in a conversation named by its id. Undefined when the holder has none of that id. */
export async function continueTurn(tx: Transaction, holder: Holder, turn: NewTurn): Promise<StoredTurn | undefined> {
  const result = await sql<StoredTurn>`
    with excluded as (
      select ${turn.endUserId}::text as end_user_id, ${turn.endUserVerified}::boolean as end_user_verified,
        ${JSON.stringify(turn.context)}::jsonb as context, ${turn.replyId}::uuid as active_reply_id,
        ${turn.assistantId}::uuid as assistant_id
    ), conversation as (
      update conversation set ${continued}
      from excluded
      where workspace_id = ${holder.workspaceId} and conversation.id = ${turn.conversationId}
        and ${ownedBy(holder)}
      returning conversation.*
    ) ${turnOf(turn)}`.execute(tx);
  return result.rows[0];
}

/**
 * Gives all that one visitor holds to another, and names what it moved. Where the other has a conversation of the same
 * session key already, the moved one goes on without: nothing is merged. Locked in one order, as two may do it at once.
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

/** What a further message changes: who was verified once stays who it is. */
const continued = sql`
  last_number = conversation.last_number + case conversation.status when 'handed-over' then 1 else 2 end,
  status = case conversation.status when 'handed-over' then 'handed-over' else 'open' end,
  active_reply_id = case when conversation.status <> 'handed-over'
    then coalesce(conversation.active_reply_id, excluded.active_reply_id) end,
  assistant_id = coalesce(excluded.assistant_id, conversation.assistant_id),
  end_user_id = coalesce(case when excluded.end_user_verified or not conversation.end_user_verified
    then excluded.end_user_id end, conversation.end_user_id),
  end_user_verified = conversation.end_user_verified or (excluded.end_user_verified and excluded.end_user_id is not null),
  context = case when excluded.context = '{}' then conversation.context else excluded.context end,
  updated_at = now()`;

function turnOf(turn: NewTurn) {
  return sql`
    , knowledge as (
      select coalesce(max(version), 0) as version from knowledge_version
      where workspace_id = (select workspace_id from conversation)
    ), setup as (
      select coalesce(max(version), 0) as version from assistant_setup
      where workspace_id = (select workspace_id from conversation)
    ), stored as (
      insert into message (workspace_id, conversation_id, number, id, author, text, status, reply_to_id, node_id,
        knowledge_version, requested_model, due_at, ended_at)
      select workspace_id, conversation.id, last_number - case status when 'handed-over' then 0 else 1 end,
        ${turn.messageId}::uuid, 'contact', ${turn.text},
        'completed', null::uuid, null::uuid, null::bigint, null::text, null::timestamptz, now() from conversation
      union all
      select workspace_id, conversation.id, last_number, ${turn.replyId}::uuid, 'assistant', '',
        'pending', ${turn.messageId}::uuid, ${turn.nodeId}::uuid, knowledge.version, ${turn.requestedModel},
        ${dueAfter(turn.pauseMs)}, null
      from conversation, knowledge where status <> 'handed-over'
    )
    select conversation.id as "conversationId", session_key as "sessionKey",
      case when status <> 'handed-over' then ${turn.replyId}::uuid end as "replyId", last_number = 2 as "isNewConversation",
      coalesce(active_reply_id = ${turn.replyId}, false) as "isActive", ${turn.pauseMs === 0}::boolean as "isDue",
      knowledge.version as "knowledgeVersion", setup.version as "setupVersion", assistant_id as "assistantId",
      case when (asked_action->>'number')::int = last_number - 2
        and (asked_action->>'at')::timestamptz < now() then asked_action end as "askedAction"
    from conversation, knowledge, setup`;
}

function dueAfter(pauseMs: number) {
  return pauseMs === 0 ? sql`null::timestamptz` : sql`now() + ${pauseMs} * interval '1 millisecond'`;
}

/** However long somebody goes on writing, they are answered after this. */
const longestPauseMs = 10_000;

/**
 * Adds a message to the questions of a reply that still waits for more of them. Undefined when there is no such reply: then it
 * gets one of its own. The conversation's lock keeps the reply from being begun meanwhile.
 */
export async function joinWaitingReply(
  tx: Transaction,
  holder: Holder,
  turn: NewTurn,
): Promise<StoredTurn | undefined> {
  // What the lock had to wait for is seen by the next statement only.
  const locked = await sql<{ id: string }>`
    select id from conversation
    where workspace_id = ${holder.workspaceId} and ${ownedBy(holder)} and (id = ${turn.conversationId}
      or (session_key = ${turn.sessionKey} and visitor_id is not distinct from ${holder.visitorId}::uuid))
    for update`.execute(tx);
  const id = locked.rows[0]?.id;
  if (id === undefined) return undefined;
  const result = await sql<StoredTurn>`
    with conversation as (
      update conversation set last_number = last_number + 1, updated_at = now()
      where workspace_id = ${holder.workspaceId} and id = ${id}
        and exists (${waitingReply})
      returning *
    ), waiting as (
      update message set number = conversation.last_number, reply_to_id = ${turn.messageId},
        due_at = least(${dueAfter(turn.pauseMs)}, message.created_at + ${longestPauseMs} * interval '1 millisecond')
      from conversation
      where message.workspace_id = conversation.workspace_id and message.conversation_id = conversation.id
        and message.number = conversation.last_number - 1 and message.status = 'pending' and not message.has_begun
      returning message.id
    ), stored as (
      insert into message (workspace_id, conversation_id, number, id, author, text, status, ended_at)
      select workspace_id, conversation.id, last_number - 1, ${turn.messageId}::uuid, 'contact', ${turn.text}, 'completed', now()
      from conversation, waiting
    )
    select conversation.id as "conversationId", session_key as "sessionKey", waiting.id as "replyId",
      false as "isNewConversation", active_reply_id = waiting.id as "isActive", false as "isDue", 0 as "knowledgeVersion",
      0 as "setupVersion", assistant_id as "assistantId", null::jsonb as "askedAction"
    from conversation, waiting`.execute(tx);
  return result.rows[0];
}

const waitingReply = sql`
  select from message where message.workspace_id = conversation.workspace_id
    and message.conversation_id = conversation.id and message.status = 'pending' and message.due_at is not null
    and message.due_at > now() and not message.has_begun and message.number = conversation.last_number`;

function ownedBy(holder: Holder) {
  return holder.visitorId === null ? sql<boolean>`true` : sql<boolean>`conversation.visitor_id = ${holder.visitorId}`;
}

export type PendingReply = {
  workspaceId: string;
  conversationId: string;
  replyId: string;
  question: string;
  knowledgeVersion: number;
  setupVersion: number;
  assistantId: string | null;
  requestedModel: string | null;
  askedAction: AskedAction | null;
  /** Whether nothing was said before the question. */
  isFirst: boolean;
  /** Whether readers may have seen some of it: then it cannot be made anew. */
  hasBegun: boolean;
  /** What is stored of it so far, and who was writing it. */
  text: string;
  model: string | null;
};

const pendingReplyColumns = sql`
  reply.workspace_id as "workspaceId", reply.conversation_id as "conversationId", reply.id as "replyId",
  coalesce(
    (select string_agg(text, E'\n' order by number) from message as said
     where said.workspace_id = reply.workspace_id and said.conversation_id = reply.conversation_id
       and said.author = 'contact' and said.number < reply.number and said.number > coalesce(
         (select max(number) from message as former
          where former.workspace_id = reply.workspace_id and former.conversation_id = reply.conversation_id
            and former.author <> 'contact' and not former.is_note and former.number < reply.number), 0)), '') as question,
  reply.knowledge_version as "knowledgeVersion", reply.requested_model as "requestedModel",
  reply.has_begun as "hasBegun", reply.text, reply.model,
  conversation.assistant_id as "assistantId",
  (select conversation.asked_action from message as said
   where said.workspace_id = reply.workspace_id and said.conversation_id = reply.conversation_id
     and said.author = 'contact' and said.number = (conversation.asked_action->>'number')::int + 1
     and said.number = reply.number - 1 and said.created_at > (conversation.asked_action->>'at')::timestamptz
  ) as "askedAction",
  coalesce((select version from assistant_setup where workspace_id = reply.workspace_id), 0) as "setupVersion",
  not exists (select from message as former where former.workspace_id = reply.workspace_id
    and former.conversation_id = reply.conversation_id and former.number < reply.number
    and former.author <> 'contact') as "isFirst"`;

const isDue = sql`(reply.due_at is null or reply.due_at <= now())`;

/** Makes this node the one that answers. Undefined when the reply ended, waits for another, or has a living owner. */
export async function claimReply(
  db: Queryable,
  workspaceId: string,
  replyId: string,
  nodeId: string,
): Promise<PendingReply | undefined> {
  const result = await sql<PendingReply>`
    update message as reply set node_id = ${nodeId}
    from conversation
    where reply.workspace_id = ${workspaceId} and reply.id = ${replyId} and reply.status = 'pending'
      and (reply.node_id is null or reply.node_id = ${nodeId}) and ${isDue}
      and conversation.workspace_id = reply.workspace_id and conversation.id = reply.conversation_id
      and conversation.active_reply_id = reply.id
    returning ${pendingReplyColumns}`.execute(db);
  return result.rows[0];
}

/** This node's replies whose turn it is, with what is needed to make them. */
export async function claimForgottenReplies(db: Queryable, nodeId: string, limit: number): Promise<PendingReply[]> {
  const result = await sql<PendingReply>`
    select ${pendingReplyColumns}
    from message as reply
    join conversation on conversation.workspace_id = reply.workspace_id
      and conversation.id = reply.conversation_id and conversation.active_reply_id = reply.id
    where reply.status = 'pending' and reply.node_id = ${nodeId} and ${isDue}
    limit ${limit}`.execute(db);
  return result.rows;
}

export async function adoptReplies(tx: Transaction, fromNodeId: string, toNodeId: string): Promise<void> {
  await sql`
    update message set node_id = ${toNodeId} where status = 'pending' and node_id = ${fromNodeId}`.execute(tx);
}

/** Takes replies whose node is not among the nodes: stored in the moment when it lost its place there. */
export async function adoptOrphans(db: Queryable, nodeId: string): Promise<void> {
  await sql`
    update message set node_id = ${nodeId}
    where status = 'pending' and not exists (select from node where node.id = message.node_id)`.execute(db);
}

/** Serialises everything that changes a conversation's order: numbers, the active reply, its end. */
export async function lockConversation(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
): Promise<{ sessionKey: string | null; status: ConversationStatus; activeReplyId: string | null } | undefined> {
  return tx
    .selectFrom("conversation")
    .select([
      "session_key as sessionKey",
      sql<ConversationStatus>`status`.as("status"),
      "active_reply_id as activeReplyId",
    ])
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", conversationId)
    .forUpdate()
    .executeTakeFirst();
}

export type EndOfReply = {
  status: "completed" | "interrupted" | "failed";
  text: string;
  model: string;
  isAnswered: boolean;
  confidence: number;
  citations: Citation[];
  provenance: Record<string, unknown>;
  usage?: ModelUse | undefined;
  unsupported?: TextSpan[] | undefined;
  /** An action that the text asks the person about. */
  asks?: AskedAction | undefined;
  /** With this reply a person takes over. */
  handOver?: { reason: HandOverReason; phone?: string; email?: string } | undefined;
};

/**
 * Notes that readers may see the reply from now on, with what there is of it. False when it is not this node's to write any more.
 * Not awaited to the disk: should the database fall in the same moment, its node still has the whole text.
 */
export async function storeProgress(
  db: Queryable,
  reply: { workspaceId: string; replyId: string; nodeId: string },
  text: string,
  model: string | undefined,
): Promise<boolean> {
  const result = await sql`
    with unhurried as materialized (select set_config('synchronous_commit', 'off', true))
    update message set text = ${text}, model = ${model ?? null}, has_begun = true from unhurried
    where workspace_id = ${reply.workspaceId} and id = ${reply.replyId} and status = 'pending'
      and node_id = ${reply.nodeId}
    returning id`.execute(db);
  return result.rows.length > 0;
}

/**
 * Ends a reply that this node makes and gives it. Undefined when it was taken over, stopped or erased meanwhile.
 * Locks the conversation first, like everything that changes its order. When no question was asked since, nothing is
 * active any more; otherwise `isLast` is false, and the next reply is to be activated with what was committed by then.
 * It ended when the lock was had, not when the transaction began: until then the reply before it may have been made.
 */
export async function endReply(
  tx: Transaction,
  reply: { workspaceId: string; conversationId: string; replyId: string; nodeId: string },
  end: EndOfReply,
): Promise<(MessageRow & { isLast: boolean }) | undefined> {
  const result = await sql<MessageRow & { isLast: boolean }>`
    with locked as materialized (
      select workspace_id, id from conversation
      where workspace_id = ${reply.workspaceId} and id = ${reply.conversationId} for update
    ), ended as (
      update message set status = ${end.status}, text = ${end.text}, model = ${end.model},
        is_answered = ${end.isAnswered}, confidence = ${end.confidence}, citations = ${JSON.stringify(end.citations)},
        provenance = ${JSON.stringify(end.provenance)}, usage = ${jsonOf(end.usage)},
        unsupported = ${jsonOf(end.unsupported)}, node_id = null, ended_at = clock_timestamp()
      from locked
      where message.workspace_id = locked.workspace_id and message.conversation_id = locked.id
        and message.id = ${reply.replyId} and status = 'pending' and node_id = ${reply.nodeId}
      returning message.*
    ), passed as (
      update conversation set active_reply_id = case when last_number = ended.number then null else active_reply_id end,
        asked_action = ${jsonOf(end.asks)}::jsonb || jsonb_build_object('number', ended.number, 'at', ended.ended_at),
        updated_at = now()
      from ended
      where conversation.workspace_id = ended.workspace_id and conversation.id = ended.conversation_id
      returning last_number
    )
    select id, conversation_id as "conversationId", number, author, text, status, reply_to_id as "replyToId",
      node_id as "nodeId", is_note as "isNote", member_id as "memberId", model, is_answered as "isAnswered", confidence,
      citations, usage, unsupported, ${end.handOver !== undefined}::boolean as "handedOver",
      created_at as "createdAt", ended_at as "endedAt", last_number = number as "isLast"
    from ended, passed`.execute(tx);
  return result.rows[0];
}

function jsonOf(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

export async function listPendingReplies(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom("message")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where("conversation_id", "=", conversationId)
    .where("status", "=", "pending")
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Ends every reply that is pending, whoever makes it, and names them in their order. `texts`: what readers here have seen of
 * them by now, which may be more than is stored.
 */
export async function interruptReplies(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  model: string,
  texts: ReadonlyMap<string, string>,
): Promise<string[]> {
  const result = await sql<{ id: string; number: number }>`
    update message set status = 'interrupted', model = coalesce(model, ${model}), is_answered = false, confidence = 0,
      text = coalesce((select seen.text from unnest(${[...texts.keys()]}::uuid[], ${[...texts.values()]}::text[])
        as seen (id, text) where seen.id = message.id), text),
      citations = '[]', provenance = '{}', node_id = null, ended_at = clock_timestamp()
    where workspace_id = ${workspaceId} and conversation_id = ${conversationId} and status = 'pending'
    returning id, number`.execute(tx);
  return result.rows.sort((a, b) => a.number - b.number).map((row) => row.id);
}

/** Lets the next pending reply begin. Needs the conversation's lock, so that no new question is overlooked. */
export async function activateNextReply(tx: Transaction, workspaceId: string, conversationId: string): Promise<void> {
  await sql`
    update conversation set updated_at = now(), active_reply_id = (
      select id from message
      where workspace_id = ${workspaceId} and conversation_id = ${conversationId} and status = 'pending'
      order by number limit 1
    )
    where workspace_id = ${workspaceId} and id = ${conversationId}`.execute(tx);
}

// --- reading

export type EarlierMessage = { author: MessageRow["author"]; text: string; isNote: boolean };

/** What was said before a reply, oldest first: of the newest messages so many. Pending and failed replies are left out. */
export async function findEarlierMessages(
  db: Queryable,
  workspaceId: string,
  conversationId: string,
  replyId: string,
  limit: number,
): Promise<EarlierMessage[]> {
  const result = await sql<EarlierMessage>`
    select author, message.text, is_note as "isNote" from message
    where workspace_id = ${workspaceId} and conversation_id = ${conversationId}
      and status in ('completed', 'interrupted') and message.text <> ''
      and number < (select number from message as reply where reply.workspace_id = ${workspaceId} and reply.id = ${replyId})
    order by number desc limit ${limit}`.execute(db);
  return result.rows.reverse();
}

/** How many of the newest replies in a row did not answer, the one that is being made left out. */
export async function countUnanswered(db: Queryable, workspaceId: string, conversationId: string): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::int as count from message
    where workspace_id = ${workspaceId} and conversation_id = ${conversationId} and author = 'assistant'
      and status = 'completed' and not is_answered and number > coalesce((
        select max(number) from message where workspace_id = ${workspaceId} and conversation_id = ${conversationId}
          and (author in ('member', 'system') or (author = 'assistant' and status = 'completed' and is_answered))), 0)
  `.execute(db);
  return result.rows[0]!.count;
}

/** The newest questions whose replies are complete, oldest first, each with the titles of what its reply cited. */
export async function findEarlierTurns(
  db: Queryable,
  workspaceId: string,
  conversationId: string,
  limit: number,
): Promise<{ question: string; citedTitles: string[] }[]> {
  const result = await sql<{ question: string; citations: Citation[] | null }>`
    select question.text as question, reply.citations
    from message as reply
    join message as question on question.workspace_id = reply.workspace_id and question.id = reply.reply_to_id
    where reply.workspace_id = ${workspaceId} and reply.conversation_id = ${conversationId}
      and reply.status = 'completed' and reply.author = 'assistant'
    order by reply.number desc limit ${limit}`.execute(db);
  return result.rows
    .reverse()
    .map(({ question, citations }) => ({ question, citedTitles: [...new Set(citations?.map(({ title }) => title))] }));
}

/** A conversation by its id or by its session key, which a visitor and the workspace may both use. */
export async function findConversation(
  db: Queryable,
  holder: Holder,
  name: { id: string } | { sessionKey: string },
): Promise<ConversationRow | undefined> {
  return db
    .selectFrom("conversation")
    .select(conversationColumns)
    .where("workspace_id", "=", holder.workspaceId)
    .where(ownedBy(holder))
    .where((is) => ("id" in name ? is("id", "=", name.id) : is("session_key", "=", name.sessionKey)))
    .orderBy(sql`visitor_id is not null`)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function listConversations(
  db: Queryable,
  workspaceId: string,
  filter: {
    before: string | undefined;
    limit: number;
    status: ConversationStatus | undefined;
    userId: string | undefined;
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
  return query.execute();
}

/** Oldest first, from after the given number. */
export async function listMessages(
  db: Queryable,
  workspaceId: string,
  conversationId: string,
  afterNumber: number,
  limit: number,
): Promise<MessageRow[]> {
  return db
    .selectFrom("message")
    .select(messageColumns)
    .where("workspace_id", "=", workspaceId)
    .where("conversation_id", "=", conversationId)
    .where("number", ">", afterNumber)
    .orderBy("number")
    .limit(limit)
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

/** Messages with the session key of their conversation, in no order. */
export async function findMessages(
  db: Queryable,
  workspaceId: string,
  ids: string[],
): Promise<(MessageRow & { sessionKey: string | null })[]> {
  const result = await sql<MessageRow & { sessionKey: string | null }>`
    select message.id, conversation_id as "conversationId", number, author, text, message.status,
      reply_to_id as "replyToId", node_id as "nodeId", is_note as "isNote", member_id as "memberId", model,
      is_answered as "isAnswered", confidence, citations, usage, unsupported,
      coalesce(provenance->>'action' = 'hand_over', false) as "handedOver", message.created_at as "createdAt", ended_at as "endedAt", session_key as "sessionKey"
    from message join conversation on conversation.workspace_id = message.workspace_id
      and conversation.id = message.conversation_id
    where message.workspace_id = ${workspaceId} and message.id = any(${ids}::uuid[])`.execute(db);
  return result.rows;
}

/** Which conversations the events after a position are about, by `conv_…` id; null for events about something else. */
export async function findChanges(
  db: Queryable,
  workspaceId: string,
  after: number,
  limit: number,
): Promise<{ position: number; conversationId: string | null }[]> {
  const result = await sql<{ position: number; conversationId: string | null }>`
    select position, data->>'conversationId' as "conversationId" from event
    where workspace_id = ${workspaceId} and position > ${after} order by position limit ${limit}`.execute(db);
  return result.rows;
}

/** The number of the last message before the first pending one: where a watcher of what comes next begins. */
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

// --- people

export type MessageByHand = {
  id: string;
  author: "member" | "system";
  text: string;
  isNote: boolean;
  memberId: string | null;
};

/** Adds a message of a person's or of the system's at the end of the conversation, whose lock is held. */
export async function insertMessage(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  message: MessageByHand,
): Promise<void> {
  await sql`
    with conversation as (
      update conversation set last_number = last_number + 1, updated_at = now()
      where workspace_id = ${workspaceId} and id = ${conversationId} returning last_number
    )
    insert into message (workspace_id, conversation_id, number, id, author, text, status, is_note, member_id, ended_at)
    select ${workspaceId}, ${conversationId}, last_number, ${message.id}, ${message.author}, ${message.text}, 'completed',
      ${message.isNote}, ${message.memberId}, clock_timestamp() from conversation`.execute(tx);
}

/** Takes the question back that the person said yes to. False when somebody else had it: then it is theirs to do. */
export async function useUpConsent(db: Queryable, workspaceId: string, conversationId: string): Promise<boolean> {
  const taken = await db
    .updateTable("conversation")
    .set({ asked_action: null })
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", conversationId)
    .where("asked_action", "is not", null)
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}

export async function setStatus(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  status: ConversationStatus,
): Promise<void> {
  await tx
    .updateTable("conversation")
    .set({ status, asked_action: null, updated_at: sql<Date>`now()` })
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", conversationId)
    .execute();
}

// --- ending

export async function deleteConversation(tx: Transaction, workspaceId: string, conversationId: string): Promise<void> {
  await tx
    .deleteFrom("conversation")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", conversationId)
    .execute();
}
