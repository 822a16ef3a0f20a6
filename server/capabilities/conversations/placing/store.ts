import type { DatabaseRule } from "../../../kernel/caller.ts";
import type { Cause } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { execute, first, one, sql } from "../../../kernel/storage/sql.ts";
import { newestKnowledgeVersion } from "../../knowledge/index.ts";
import { newestSetupVersion } from "../../models/index.ts";
import { type Holder, ownedBy } from "../record/store.ts";
import type { AskedAction } from "../replying/asked-action.ts";
import type { ConversationChannel } from "../schema.ts";
import type { ReplyRequest } from "../telling/reply-request.ts";

/** A question and the pending reply that is stored with it. */
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
  /**
   * The caller asks for these; with null, the conversation keeps its assistant and the assistant its
   * model.
   */
  assistantId: string | null;
  requestedModel: string | null;
  /** The way in which a conversation that it starts came in; null: by its holder. */
  channel: ConversationChannel | null;
  /**
   * For channels where nobody waits: messages within this time get one reply together. 0: each gets
   * one at once.
   */
  pauseMs: number;
  /** A conversation that it starts is the team's, and it gets no reply. */
  isForTeam: boolean;
  /** The reply is made with `request` and shown with `remembered`; `fingerprint` identifies a retry. */
  request: ReplyRequest | null;
  remembered: Record<string, unknown> | null;
  fingerprint: Buffer | null;
  /** The rules of the key that asks. */
  databaseRules: readonly DatabaseRule[] | null;
  /** This caused the reply, where a workflow asks. */
  causedBy: Cause | null;
};

export type StoredTurn = {
  conversationId: string;
  sessionKey: string | null;
  /** Is null when the conversation is handed over to a person: then the assistant does not reply. */
  replyId: string | null;
  isNewConversation: boolean;
  isActive: boolean;
  isDue: boolean;
  knowledgeVersion: number;
  setupVersion: number;
  assistantId: string | null;
  askedAction: AskedAction | null;
  /** The conversation belongs to a browser's visitor, or to a verified user. */
  visitorId: string | null;
  userId: string | null;
};

/**
 * Stores the question and its pending reply. Starts a conversation when the holder has none with
 * that session key. One statement: under the lock of the conversation's row, both get their
 * numbers, and it is decided whether the reply may begin.
 */
export async function insertTurn(tx: Transaction, holder: Holder, turn: NewTurn): Promise<StoredTurn> {
  return one<StoredTurn>(tx)`
    with conversation as (
      insert into conversation (workspace_id, id, visitor_id, session_key, end_user_id, end_user_verified, context,
        last_number, active_reply_id, assistant_id, status, channel)
      values (${holder.workspaceId}, ${turn.conversationId}, ${holder.visitorId}, ${turn.sessionKey}, ${turn.endUserId},
        ${turn.endUserVerified}, ${JSON.stringify(turn.context)}, ${turn.isForTeam ? 1 : 2},
        ${turn.isForTeam ? null : turn.replyId}, ${turn.assistantId}, ${turn.isForTeam ? "handed-over" : "open"},
        ${turn.channel})
      on conflict (workspace_id, visitor_id, session_key) where session_key is not null do update set
        ${continued}
      returning *
    ) ${turnOf(turn)}`;
}

/**
 * Does the same in the conversation of that id. Undefined when the holder has no such conversation.
 */
export async function continueTurn(tx: Transaction, holder: Holder, turn: NewTurn): Promise<StoredTurn | undefined> {
  return first<StoredTurn>(tx)`
    with ${excludedOf(turn)}, conversation as (
      update conversation set ${continued}
      from excluded
      where workspace_id = ${holder.workspaceId} and conversation.id = ${turn.conversationId}
        and ${ownedBy(holder)}
      returning conversation.*
    ) ${turnOf(turn)}`;
}

/** A request changes these columns. An unverified user id never replaces a verified one. */
const changed = sql`
  status = case conversation.status when 'handed-over' then 'handed-over' else 'open' end,
  active_reply_id = case when conversation.status <> 'handed-over'
    then coalesce(conversation.active_reply_id, excluded.active_reply_id) end,
  assistant_id = coalesce(excluded.assistant_id, conversation.assistant_id),
  end_user_id = coalesce(case when excluded.end_user_verified or not conversation.end_user_verified
    then excluded.end_user_id end, conversation.end_user_id),
  end_user_verified = conversation.end_user_verified or (excluded.end_user_verified and excluded.end_user_id is not null),
  context = case when excluded.context = '{}' then conversation.context else excluded.context end,
  snoozed_until = null, updated_at = now()`;

/** A further message changes these columns. */
const continued = sql`
  last_number = conversation.last_number + case conversation.status when 'handed-over' then 1 else 2 end, ${changed}`;

/** Another reply to a stored message changes these columns. */
const repeated = sql`
  last_number = conversation.last_number + case conversation.status when 'handed-over' then 0 else 1 end, ${changed}`;

/** Stores a pending reply to a message that is stored already, as `turn.messageId` names it. */
export async function repeatTurn(tx: Transaction, holder: Holder, turn: NewTurn): Promise<StoredTurn | undefined> {
  return first<StoredTurn>(tx)`
    with ${excludedOf(turn)}, conversation as (
      update conversation set ${repeated}
      from excluded
      where workspace_id = ${holder.workspaceId} and conversation.id = ${turn.conversationId}
        and ${ownedBy(holder)}
      returning conversation.*
    ) ${turnOf(turn, { isRepeated: true })}`;
}

/** Names the values that a request brings as an insert names them on a conflict. */
function excludedOf(turn: NewTurn) {
  return sql`excluded as (
      select ${turn.endUserId}::text as end_user_id, ${turn.endUserVerified}::boolean as end_user_verified,
        ${JSON.stringify(turn.context)}::jsonb as context, ${turn.replyId}::uuid as active_reply_id,
        ${turn.assistantId}::uuid as assistant_id
    )`;
}

const ofConversation = sql`(select workspace_id from conversation)`;

function turnOf(turn: NewTurn, { isRepeated } = { isRepeated: false }) {
  const question = sql`
      select workspace_id, conversation.id, last_number - case status when 'handed-over' then 0 else 1 end,
        ${turn.messageId}::uuid, 'contact', ${turn.text},
        'completed', null::uuid, null::uuid, null::bigint, null::text, null::timestamptz, now(),
        null::jsonb, null::jsonb, null::bytea, null::jsonb, null::jsonb from conversation
      union all`;
  return sql`
    , knowledge as (
      select ${newestKnowledgeVersion(ofConversation)} as version
    ), setup as (
      select ${newestSetupVersion(ofConversation)} as version
    ), stored as (
      insert into message (workspace_id, conversation_id, number, id, author, text, status, reply_to_id, node_id,
        knowledge_version, requested_model, due_at, ended_at, request, remembered, fingerprint, cause,
        database_rules)
      ${isRepeated ? sql`` : question}
      select workspace_id, conversation.id, last_number, ${turn.replyId}::uuid, 'assistant', '',
        'pending', ${turn.messageId}::uuid, ${turn.nodeId}::uuid, knowledge.version, ${turn.requestedModel},
        ${dueAfter(turn.pauseMs)}, null, ${jsonOf(turn.request)}::jsonb, ${jsonOf(turn.remembered)}::jsonb,
        ${turn.fingerprint}::bytea, ${jsonOf(turn.causedBy)}::jsonb, ${jsonOf(turn.databaseRules)}::jsonb
      from conversation, knowledge where status <> 'handed-over'
    )
    select conversation.id as "conversationId", session_key,
      case when status <> 'handed-over' then ${turn.replyId}::uuid end as reply_id,
      last_number = case status when 'handed-over' then 1 else 2 end as is_new_conversation,
      coalesce(active_reply_id = ${turn.replyId}, false) as is_active, ${turn.pauseMs === 0}::boolean as is_due,
      knowledge.version as "knowledgeVersion", setup.version as setup_version, assistant_id,
      case when ${!isRepeated}::boolean and (asked_action->>'number')::int = last_number - 2
        and (asked_action->>'at')::timestamptz < now() then asked_action end as "askedAction",
      visitor_id, case when end_user_verified then end_user_id end as user_id
    from conversation, knowledge, setup`;
}

/** Stores who answers, when the name of a model was read as an assistant's after the question was stored. */
export async function storeChoice(
  tx: Transaction,
  turn: { workspaceId: string; conversationId: string; replyId: string | null },
  { assistantId, requestedModel }: { assistantId: string | null; requestedModel: string | null },
): Promise<void> {
  await execute(tx)`
    with reply as (
      update message set requested_model = ${requestedModel}
      where workspace_id = ${turn.workspaceId} and id = ${turn.replyId}
    )
    update conversation set assistant_id = ${assistantId}
    where workspace_id = ${turn.workspaceId} and id = ${turn.conversationId}`;
}

function jsonOf(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

function dueAfter(pauseMs: number) {
  return pauseMs === 0 ? sql`null::timestamptz` : sql`now() + ${pauseMs} * interval '1 millisecond'`;
}

/** A reply waits no longer than this, even when further messages keep coming. */
const longestPauseMs = 10_000;

/**
 * Adds a message to the questions of a reply that still waits for further messages. Undefined when
 * no reply waits that may do the same in the database: then the message needs a reply of its own. The conversation's lock keeps the
 * reply from being begun at the same time.
 */
export async function joinWaitingReply(
  tx: Transaction,
  holder: Holder,
  turn: NewTurn,
): Promise<StoredTurn | undefined> {
  // The next statement sees what other transactions committed while this one waited for the lock.
  const locked = await first<{ id: string }>(tx)`
    select id from conversation
    where workspace_id = ${holder.workspaceId} and ${ownedBy(holder)} and (id = ${turn.conversationId}
      or (session_key = ${turn.sessionKey} and visitor_id is not distinct from ${holder.visitorId}::uuid))
    for update`;
  const id = locked?.id;
  if (id === undefined) return undefined;
  return first<StoredTurn>(tx)`
    with conversation as (
      update conversation set last_number = last_number + 1, snoozed_until = null, updated_at = now()
      where workspace_id = ${holder.workspaceId} and id = ${id}
        and exists (${waitingReply} and message.database_rules is not distinct from ${jsonOf(turn.databaseRules)}::jsonb)
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
    select conversation.id as "conversationId", session_key, waiting.id as reply_id,
      false as is_new_conversation, active_reply_id = waiting.id as is_active, false as is_due, 0 as "knowledgeVersion",
      0 as setup_version, assistant_id, null::jsonb as "askedAction",
      visitor_id, case when end_user_verified then end_user_id end as user_id
    from conversation, waiting`;
}

const waitingReply = sql`
  select from message where message.workspace_id = conversation.workspace_id
    and message.conversation_id = conversation.id and message.status = 'pending' and message.due_at is not null
    and message.due_at > now() and not message.has_begun and message.number = conversation.last_number`;

/** Sets who answers in the conversation from now on; null: the workspace's default assistant. */
export async function setAssistant(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  assistantId: string | null,
): Promise<void> {
  await execute(tx)`
    update conversation set assistant_id = ${assistantId}
    where workspace_id = ${workspaceId} and id = ${conversationId}`;
}
