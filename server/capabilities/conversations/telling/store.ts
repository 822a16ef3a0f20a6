import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { all, execute, first } from "../../../kernel/storage/sql.ts";
import { holdDocuments } from "../../knowledge/index.ts";
import { type Holder, ownedBy } from "../record/store.ts";
import type { ClientToolCall, ConversationChannel } from "../schema.ts";
import type { ToldTurn } from "./turns-to-store.ts";
import type { Fork } from "./wish.ts";

/** A question names its conversation by an id or a session key, and brings what a new conversation gets. */
export type PlacedTurn = {
  conversationId: string;
  sessionKey: string | null;
  endUserId: string | null;
  endUserVerified: boolean;
  context: Record<string, unknown>;
  assistantId: string | null;
  channel: ConversationChannel | null;
  text: string;
};

type FoundConversation = { id: string; isNew: boolean };

/**
 * Finds the conversation that a turn names and locks it; otherwise starts a new one without
 * messages. A fork is its origin's user's, so that erasing the user erases it. It gives undefined
 * when the conversation must exist and does not.
 */
export async function findOrStartConversation(
  tx: Transaction,
  holder: Holder,
  turn: PlacedTurn,
  { mustExist, fork }: { mustExist: boolean; fork: Fork | undefined },
): Promise<FoundConversation | undefined> {
  const found = fork === undefined ? await lockNamedConversation(tx, holder, turn) : undefined;
  if (found !== undefined) return { id: found, isNew: false };
  if (mustExist) return undefined;
  const started = await first<{ id: string }>(tx)`
    insert into conversation (workspace_id, id, visitor_id, session_key, end_user_id, end_user_verified, context,
      last_number, assistant_id, forked_from, channel)
    select ${holder.workspaceId}, ${turn.conversationId}, ${holder.visitorId}, ${turn.sessionKey},
      coalesce(${turn.endUserId}, origin.end_user_id),
      case when ${turn.endUserId}::text is null then coalesce(origin.end_user_verified, false) else ${turn.endUserVerified} end,
      ${JSON.stringify(turn.context)}::jsonb, 0, coalesce(${turn.assistantId}, origin.assistant_id), origin.id,
      ${turn.channel}
    from (select) as one left join conversation as origin
      on origin.workspace_id = ${holder.workspaceId} and origin.id = ${fork?.conversationId ?? null}
    on conflict (workspace_id, visitor_id, session_key) where session_key is not null do nothing
    returning id`;
  if (started !== undefined) return { id: started.id, isNew: true };
  // Another request with the same session key was faster.
  const other = await lockNamedConversation(tx, holder, turn);
  return other === undefined ? undefined : { id: other, isNew: false };
}

/** Locks the conversation of a reply. Whether neither a question nor a reply was stored after it. */
export async function lockNewestReply(tx: Transaction, workspaceId: string, fork: Fork): Promise<boolean> {
  const locked = await execute(tx)`
    select from conversation where workspace_id = ${workspaceId} and id = ${fork.conversationId} for update`;
  if (locked === 0) return false;
  const later = await execute(tx)`
    select from message where workspace_id = ${workspaceId} and conversation_id = ${fork.conversationId}
      and author in ('contact', 'assistant')
      and number > (select number from message where workspace_id = ${workspaceId} and id = ${fork.upToReplyId ?? null})
    limit 1`;
  return later === 0;
}

async function lockNamedConversation(tx: Transaction, holder: Holder, turn: PlacedTurn): Promise<string | undefined> {
  const result = await first<{ id: string }>(tx)`
    select id from conversation
    where workspace_id = ${holder.workspaceId} and ${ownedBy(holder)} and (id = ${turn.conversationId}
      or (session_key = ${turn.sessionKey} and visitor_id is not distinct from ${holder.visitorId}::uuid))
    for update`;
  return result?.id;
}

export type RecentTurn = {
  id: string;
  number: number;
  author: "contact" | "assistant" | "member" | "system";
  text: string;
  replyToId: string | null;
  toolCalls: ClientToolCall[] | null;
};

/** Older messages are not compared with what a caller tells. */
const mostRecentTurns = 2_000;

/**
 * Lists the messages that a caller can know, oldest first: no notes, nothing that is still being
 * written.
 */
export async function listRecentTurns(
  db: Queryable,
  workspaceId: string,
  conversationId: string,
): Promise<RecentTurn[]> {
  const result = await all<RecentTurn>(db)`
    select id, number, author, text, reply_to_id, tool_calls from message
    where workspace_id = ${workspaceId} and conversation_id = ${conversationId} and status <> 'pending' and not is_note
    order by number desc limit ${mostRecentTurns}`;
  return result.reverse();
}

/**
 * Stores told messages after the last one, in order. A told reply names the told question before
 * it. Needs the conversation's lock.
 */
export async function insertToldTurns(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  turns: readonly ToldTurn[],
): Promise<{ id: string; author: ToldTurn["author"] }[]> {
  if (turns.length === 0) return [];
  const told = turns.map((turn) => ({ ...turn, id: newUuid() }));
  const replyTo = told.map(({ author }, at) =>
    author === "assistant" && told[at - 1]?.author === "contact" ? told[at - 1]!.id : null,
  );
  await execute(tx)`
    with conversation as (
      update conversation set last_number = last_number + ${told.length}
      where workspace_id = ${workspaceId} and id = ${conversationId}
      returning last_number
    )
    insert into message (workspace_id, conversation_id, number, id, author, text, status, origin, reply_to_id, ended_at)
    select ${workspaceId}, ${conversationId}, conversation.last_number - ${told.length} + told.number, told.id,
      told.author, told.text, 'completed', 'caller', told.reply_to_id, now()
    from conversation, unnest(${told.map(({ id }) => id)}::uuid[], ${told.map(({ author }) => author)}::text[],
      ${told.map(({ text }) => text)}::text[], ${replyTo}::uuid[])
      with ordinality as told (id, author, text, reply_to_id, number)`;
  return told;
}

/** Copies what a fork begins with. Notes are for colleagues and stay where they are. */
export async function copyMessages(
  tx: Transaction,
  workspaceId: string,
  { conversationId: fromId, upToReplyId }: Fork,
  toId: string,
): Promise<void> {
  await holdDocuments(tx, workspaceId);
  const read = await all<{ id: string }>(tx)`
    select id from message
    where workspace_id = ${workspaceId} and conversation_id = ${fromId} and not is_note and status <> 'pending'
      and number <= (select number from message where workspace_id = ${workspaceId} and id = ${upToReplyId ?? null})
    order by number desc limit ${mostRecentTurns}`;
  const ids = read.reverse().map(({ id }) => id);
  await execute(tx)`
    with copy as (
      select old_id, new_id, number::int from unnest(${ids}::uuid[], ${ids.map(() => newUuid())}::uuid[])
        with ordinality as copy (old_id, new_id, number)
    ), counted as (
      update conversation set last_number = ${ids.length} where workspace_id = ${workspaceId} and id = ${toId}
    ), cited as (
      insert into citation (workspace_id, message_id, document_id)
      select workspace_id, copy.new_id, document_id from citation join copy on message_id = copy.old_id
      where workspace_id = ${workspaceId}
    )
    insert into message (workspace_id, conversation_id, number, id, author, text, status, reply_to_id,
      knowledge_version, model, is_answered, confidence, citations, choices, provenance, created_at, ended_at, member_id,
      unsupported, end_reason, origin, request, tool_calls, continuation)
    select workspace_id, ${toId}, copy.number, copy.new_id, author, text, status,
      (select new_id from copy as question where question.old_id = message.reply_to_id), knowledge_version, model,
      is_answered, confidence, citations, choices, provenance, created_at, ended_at, member_id, unsupported, end_reason, 'fork',
      request, tool_calls, continuation
    from message join copy on message.id = copy.old_id
    where workspace_id = ${workspaceId} and conversation_id = ${fromId}`;
}

/** A reply is still the answer to a retry so long after it lost its client. */
const retryMinutes = 10;

type AbandonedReply = { replyId: string; conversationId: string; sessionKey: string | null };

/**
 * Takes the reply to an earlier attempt of the same request, whose client has left. The next
 * attempt gets it: then its client is there again. It gives undefined when there is none.
 */
export async function claimAbandonedReply(
  db: Queryable,
  workspaceId: string,
  fingerprint: Buffer,
): Promise<AbandonedReply | undefined> {
  return first<AbandonedReply>(db)`
    with taken as (
      select id from message
      where workspace_id = ${workspaceId} and fingerprint = ${fingerprint}
        and abandoned_at > now() - ${retryMinutes} * interval '1 minute' and status in ('pending', 'completed')
      order by id desc limit 1 for update
    )
    update message set abandoned_at = null from taken, conversation
    where message.workspace_id = ${workspaceId} and message.id = taken.id
      and conversation.workspace_id = message.workspace_id and conversation.id = message.conversation_id
    returning message.id as reply_id, conversation.id as "conversationId", session_key`;
}

/** Tells for which of the requests an abandoned reply may wait: a look that changes nothing. */
export async function findAbandoned(
  db: Queryable,
  requests: readonly { workspaceId: string; fingerprint: Buffer }[],
): Promise<boolean[]> {
  const result = await all<{ isThere: boolean }>(db)`
    select exists (
      select from message where message.workspace_id = request.workspace_id
        and message.fingerprint = request.fingerprint and abandoned_at is not null
    ) as is_there
    from unnest(${requests.map(({ workspaceId }) => workspaceId)}::uuid[],
      ${requests.map(({ fingerprint }) => fingerprint)}::bytea[]) with ordinality as request (workspace_id, fingerprint, at)
    order by at`;
  return result.map(({ isThere }) => isThere);
}

/** Notes that the client of a reply has left before it had the whole answer. */
export async function noteAbandonment(db: Queryable, workspaceId: string, replyId: string): Promise<void> {
  await execute(db)`
    update message set abandoned_at = now()
    where workspace_id = ${workspaceId} and id = ${replyId} and fingerprint is not null`;
}
