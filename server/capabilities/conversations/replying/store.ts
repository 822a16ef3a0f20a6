// Long because all SQL of replies stands together.
import { sql } from "kysely";
import type { Language } from "../../../engine/index.ts";
import type { Cause } from "../../../kernel/log/event.ts";
import { isNodeGone } from "../../../kernel/nodes/store.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import type { ModelImage, ModelMessage } from "../../../providers/model/model.ts";
import { newestSetupVersion } from "../../models/index.ts";
import type { SeenPart } from "../live/live-replies.ts";
import type { MessageRow } from "../record/store.ts";
import type {
  Choice,
  Citation,
  ClientToolCall,
  ConsentQuestion,
  HandOverReason,
  ModelUse,
  Quote,
  ReplyEndReason,
  TextSpan,
} from "../schema.ts";
import type { ReplyRequest } from "../telling/reply-request.ts";

/**
 * An action that the assistant asked the person to agree to. Only the next message can agree, and
 * only when it was written after the assistant had asked.
 */
export type AskedAction = {
  action: string;
  title: string;
  input: unknown;
  /** Of all of this, as `hashAction` gives it. Absent in questions of before it was recorded. */
  hash?: string;
};

/** A reply that is owed, with all that is needed to make it. */
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
  /** The agreed action that was begun while this reply was made before, on a node that may have died. */
  begunAction: AskedAction | null;
  /** Whom the conversation belongs to: a browser's visitor, or a verified user. */
  visitorId: string | null;
  userId: string | null;
  /** What the caller wants beyond an answer. Null: nothing. */
  request: ReplyRequest | null;
  /** What caused it, where a workflow asked. */
  causedBy: Cause | null;
  /** Whether the question is the first message of the conversation. */
  isFirst: boolean;
  /** Whether readers may have seen a part: then it must not be written again in other words. */
  hasBegun: boolean;
  /** How many nodes died that may have been making it. */
  adoptions: number;
  /** The part of the reply that is stored so far, and the model that was writing it. */
  text: string;
  model: string | null;
};

/** The number of the newest message that a reply answers. */
const askedNumber = sql`(select number from message as asked
  where asked.workspace_id = reply.workspace_id and asked.id = reply.reply_to_id)`;

/** After this number stand the messages that a reply answers, up to `askedNumber`. */
const answeredNumber = sql`coalesce(
  (select max(number) from message as former
   where former.workspace_id = reply.workspace_id and former.conversation_id = reply.conversation_id
     and (former.author <> 'contact' or former.origin is not null) and not former.is_note
     and former.number < ${askedNumber}), 0)`;

const pendingReplyColumns = sql`
  reply.workspace_id as "workspaceId", reply.conversation_id as "conversationId", reply.id as "replyId",
  coalesce(
    (select string_agg(text, E'\n' order by number) from message as said
     where said.workspace_id = reply.workspace_id and said.conversation_id = reply.conversation_id
       and said.author = 'contact' and said.number <= ${askedNumber} and said.number > ${answeredNumber}), '') as question,
  reply.request, reply.cause as "causedBy",
  reply.knowledge_version as "knowledgeVersion", reply.requested_model as "requestedModel",
  reply.has_begun as "hasBegun", reply.adoptions, reply.text, reply.model,
  conversation.assistant_id as "assistantId", conversation.visitor_id as "visitorId",
  case when conversation.end_user_verified then conversation.end_user_id end as "userId",
  (select conversation.asked_action from message as said
   where said.workspace_id = reply.workspace_id and said.conversation_id = reply.conversation_id
     and said.author = 'contact' and said.number = (conversation.asked_action->>'number')::int + 1
     and said.number = reply.number - 1 and said.created_at > (conversation.asked_action->>'at')::timestamptz
  ) as "askedAction",
  reply.begun_action as "begunAction",
  ${newestSetupVersion(sql`reply.workspace_id`)} as "setupVersion",
  not exists (select from message as former where former.workspace_id = reply.workspace_id
    and former.conversation_id = reply.conversation_id and former.number < reply.number
    and former.author <> 'contact') as "isFirst"`;

const isDue = sql`(reply.due_at is null or reply.due_at <= now())`;

/** Undefined when the reply has ended, is not next, or another living node makes it. */
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

/** This node's pending replies whose turn it is. */
export async function findActiveReplies(db: Queryable, nodeId: string, limit: number): Promise<PendingReply[]> {
  const result = await sql<PendingReply>`
    select ${pendingReplyColumns}
    from message as reply
    join conversation on conversation.workspace_id = reply.workspace_id
      and conversation.id = reply.conversation_id and conversation.active_reply_id = reply.id
    where reply.status = 'pending' and reply.node_id = ${nodeId} and ${isDue}
    limit ${limit}`.execute(db);
  return result.rows;
}

/**
 * Adopts the pending replies of a dead node. Those whose turn it was may be what ended the node, so
 * they are counted.
 */
export async function adoptReplies(tx: Transaction, fromNodeId: string, toNodeId: string): Promise<void> {
  await sql`
    update message as reply set node_id = ${toNodeId}, adoptions = adoptions + case
        when ${isDue} and (adoptions = 0 or begun_on_node = ${fromNodeId}) and exists (
          select from conversation where conversation.workspace_id = reply.workspace_id
            and conversation.id = reply.conversation_id and conversation.active_reply_id = reply.id
        ) then 1 else 0 end, abandoned_at = now()
    where status = 'pending' and node_id = ${fromNodeId}`.execute(tx);
}

/** Waits for the transaction that changes the conversation at the moment, if there is one. */
export async function awaitUnlocked(
  db: Queryable,
  { workspaceId, conversationId }: Pick<PendingReply, "workspaceId" | "conversationId">,
): Promise<void> {
  await sql`select from conversation where workspace_id = ${workspaceId} and id = ${conversationId} for share`.execute(
    db,
  );
}

/** Notes that this node begins to make a reply that it took over from a dead one. */
export async function noteBeginning(db: Queryable, reply: PendingReply, nodeId: string): Promise<void> {
  await sql`
    update message set begun_on_node = ${nodeId}
    where workspace_id = ${reply.workspaceId} and id = ${reply.replyId} and node_id = ${nodeId}`.execute(db);
}

/**
 * Adopts replies of a node that stopped as it should, and those that a node stored at the moment
 * when it lost its registration. They are not counted: nothing crashed.
 */
export async function adoptOrphans(db: Queryable, nodeId: string): Promise<void> {
  await sql`
    update message set node_id = ${nodeId}
    where status = 'pending' and ${isNodeGone("message.node_id")}`.execute(db);
}

export type EndOfReply = {
  status: "completed" | "interrupted" | "failed";
  text: string;
  model: string;
  /** Why the reply is not complete. */
  reason?: ReplyEndReason | undefined;
  isAnswered: boolean;
  confidence: number;
  citations: Citation[];
  /** The topics that the text offers. */
  choices?: Choice[] | undefined;
  /** The message whose question is answered by this reply, because the choice that it got was taken. */
  settles?: string | undefined;
  /** Of several questions in one message: those that the reply does not answer. */
  missed?: readonly string[] | undefined;
  provenance: Record<string, unknown>;
  usage?: ModelUse | undefined;
  unsupported?: TextSpan[] | undefined;
  /** An action that the text asks the person to agree to. */
  asks?: ConsentQuestion | undefined;
  /** Calls of the caller's tools, which end the reply, and what their results are added to. */
  toolCalls?: ClientToolCall[] | undefined;
  continuation?: Continuation | undefined;
  /** Set when the reply tells that it took a lead, which is stored with it. */
  lead?:
    | { name?: string; email: string | null; phone: string | null; message: string; isCorrection?: boolean }
    | undefined;
  /** Set when the assistant hands the conversation over to a person with this reply. */
  handOver?: HandOverByReply | undefined;
};

/** `notice`: the words with which the text ends, and their language. They say that a person will answer. */
export type HandOverByReply = {
  reason: HandOverReason;
  phone?: string;
  email?: string;
  notice: { text: string; language: Language };
};

/** All that a model was told and said since the question, and the passages that it can cite. */
export type Continuation = { messages: ModelMessage[]; passages: Quote[] };

/**
 * Stores the part of a reply that readers may see from now on. False when this node may no longer
 * write the reply. Commits without waiting for the disk: if the database crashes at that moment,
 * this node still has the whole text.
 */
export async function storeProgress(
  db: Queryable,
  reply: { workspaceId: string; replyId: string; nodeId: string },
  text: string,
  model: string | undefined,
): Promise<boolean> {
  const result = await sql`
    with fast_commit as materialized (select set_config('synchronous_commit', 'off', true))
    update message set text = ${text}, model = ${model ?? null}, has_begun = true from fast_commit
    where workspace_id = ${reply.workspaceId} and id = ${reply.replyId} and status = 'pending'
      and node_id = ${reply.nodeId}
    returning id`.execute(db);
  return result.rows.length > 0;
}

/** The text of a reply so far, and the model that writes it. */
export type Progress = { replyId: string; text: string; model: string | undefined };

/**
 * Stores the progress of replies that readers see already, as `storeProgress` does, and gives the ids
 * of those that this node may go on writing. A reply that another transaction changes at the moment
 * is left out until its next piece: the others do not wait for it.
 */
export async function storeLaterProgress(
  db: Queryable,
  nodeId: string,
  pieces: readonly Progress[],
): Promise<Set<string>> {
  const ids = pieces.map(({ replyId }) => replyId);
  const isOwn = sql`message.status = 'pending' and message.node_id = ${nodeId} and message.id = any(${ids}::uuid[])`;
  const result = await sql<{ id: string }>`
    with fast_commit as materialized (select set_config('synchronous_commit', 'off', true)),
    piece as materialized (
      select * from unnest(${ids}::uuid[], ${pieces.map(({ text }) => text)}::text[],
        ${pieces.map(({ model }) => model ?? null)}::text[]) as piece (id, text, model)
    ), free as materialized (
      select workspace_id, id from message where ${isOwn} for update skip locked
    ), stored as (
      update message set text = piece.text, model = piece.model
      from fast_commit, free join piece using (id)
      where message.workspace_id = free.workspace_id and message.id = free.id and ${isOwn}
    )
    select id from message where ${isOwn}`.execute(db);
  return new Set(result.rows.map(({ id }) => id));
}

/**
 * Ends a reply that this node makes. Undefined when the reply was handed over, stopped, erased or
 * adopted meanwhile. Locks the conversation first, like every statement that changes the order of
 * its messages. `isLast` is false when another question came meanwhile: then the caller must
 * activate the next reply. `ended_at` is the time after the lock, not of the transaction's begin:
 * the reply before may have ended in between.
 */
export async function endReply(
  tx: Transaction,
  reply: { workspaceId: string; conversationId: string; replyId: string; nodeId: string },
  end: EndOfReply,
  citedDocumentIds: readonly string[] = [],
): Promise<(MessageRow & { isLast: boolean }) | undefined> {
  const result = await sql<MessageRow & { isLast: boolean }>`
    with locked as materialized (
      select workspace_id, id from conversation
      where workspace_id = ${reply.workspaceId} and id = ${reply.conversationId} for update
    ), ended as (
      update message set status = ${end.status}, end_reason = ${end.reason ?? null}, text = ${end.text}, model = ${end.model},
        is_answered = ${end.isAnswered}, confidence = ${end.confidence}, citations = ${JSON.stringify(end.citations)},
        choices = ${jsonOf(end.choices)},
        provenance = ${JSON.stringify(end.provenance)}, usage = ${jsonOf(end.usage)},
        unsupported = ${jsonOf(end.unsupported)}, asks = ${jsonOf(end.asks)}, node_id = null, ended_at = clock_timestamp(),
        tool_calls = ${jsonOf(end.toolCalls)}, continuation = ${jsonOf(end.continuation)}, request = ${keptRequest},
        begun_action = null
      from locked
      where message.workspace_id = locked.workspace_id and message.conversation_id = locked.id
        and message.id = ${reply.replyId} and status = 'pending' and node_id = ${reply.nodeId}
      returning message.*
    ), cited as (
      insert into citation (workspace_id, message_id, document_id)
      select workspace_id, ended.id, document_id from ended, unnest(${citedDocumentIds}::uuid[]) as document_id
      on conflict do nothing
    ), passed as (
      update conversation set active_reply_id = case when last_number = ended.number then null else active_reply_id end,
        asked_action = ${jsonOf(askedOf(end.asks))}::jsonb || jsonb_build_object('number', ended.number, 'at', ended.ended_at),
        updated_at = now()
      from ended
      where conversation.workspace_id = ended.workspace_id and conversation.id = ended.conversation_id
      returning last_number
    )
    select id, conversation_id as "conversationId", number, author, text, status, end_reason as "endReason", reply_to_id as "replyToId",
      node_id as "nodeId", is_note as "isNote", member_id as "memberId", model, is_answered as "isAnswered", confidence,
      citations, choices, usage, unsupported, asks, tool_calls as "toolCalls", origin, ${end.handOver !== undefined}::boolean as "handedOver",
      created_at as "createdAt", ended_at as "endedAt", last_number = number as "isLast"
    from ended, passed`.execute(tx);
  return result.rows[0];
}

/** Later replies read the images and results of a request. The rest was for its own reply. */
const keptRequest = sql`request - '{told,isWholeHistory,instructions,sampling,maxOutputTokens,responseFormat,tools,toolChoice}'::text[]`;

/** What the conversation keeps of a question for consent, until the next message. */
export function askedOf(asks: ConsentQuestion | undefined): AskedAction | undefined {
  if (asks === undefined) return undefined;
  const { start: _start, end: _end, ...asked } = asks;
  return asked;
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
 * Ends these replies, if they are pending, on any node, and gives their ids in order. `seen`: the
 * parts that readers on this node have seen by now, which may be more than is stored. `nobody`
 * stands as the model of a reply that no model has begun.
 */
export async function endPendingReplies(
  tx: Transaction,
  workspaceId: string,
  replyIds: readonly string[],
  nobody: string,
  seen: ReadonlyMap<string, SeenPart>,
): Promise<string[]> {
  const parts = [...seen.values()];
  const result = await sql<{ id: string; number: number }>`
    with seen as materialized (
      select * from unnest(${[...seen.keys()]}::uuid[], ${parts.map(({ text }) => text)}::text[],
        -- A model that has shown nothing yet has written nothing.
        ${parts.map(({ text, model }) => (text === "" ? null : (model ?? null)))}::text[]) as seen (id, text, model)
    )
    update message set status = 'interrupted', end_reason = 'stopped', is_answered = false, confidence = 0,
      text = coalesce((select seen.text from seen where seen.id = message.id), text),
      model = coalesce((select seen.model from seen where seen.id = message.id), model, ${nobody}),
      citations = '[]', provenance = '{}', node_id = null, ended_at = clock_timestamp(), request = ${keptRequest},
      begun_action = null
    where workspace_id = ${workspaceId} and id = any(${[...replyIds]}::uuid[]) and status = 'pending'
    returning id, number`.execute(tx);
  return result.rows.sort((a, b) => a.number - b.number).map((row) => row.id);
}

/**
 * Replaces the text of an ended reply by the part of it that was heard. What it asked for consent was
 * not heard to its end, so that no yes agrees to it.
 */
export async function cutReply(
  tx: Transaction,
  { workspaceId, conversationId, replyId }: { workspaceId: string; conversationId: string; replyId: string },
  heardText: string,
): Promise<void> {
  await sql`
    with cut as (
      update message set text = ${heardText}, status = 'interrupted', end_reason = 'stopped', unsupported = null, choices = null,
        citations = coalesce((select json_agg(citation::jsonb - 'supports') from json_array_elements(citations) as citation), '[]')
      where workspace_id = ${workspaceId} and conversation_id = ${conversationId} and id = ${replyId}
        and author = 'assistant' and status in ('completed', 'interrupted')
      returning number
    )
    update conversation set asked_action = null from cut
    where conversation.workspace_id = ${workspaceId} and conversation.id = ${conversationId}
      and (asked_action->>'number')::int = cut.number`.execute(tx);
}

/** Lets the next pending reply begin. Needs the conversation's lock, to miss no new question. */
export async function activateNextReply(tx: Transaction, workspaceId: string, conversationId: string): Promise<void> {
  await sql`
    update conversation set updated_at = now(), active_reply_id = (
      select id from message
      where workspace_id = ${workspaceId} and conversation_id = ${conversationId} and status = 'pending'
      order by number limit 1
    )
    where workspace_id = ${workspaceId} and id = ${conversationId}`.execute(tx);
}

/** `results`: what the caller's tools gave to the calls of the reply before; `images`: of the question. */
export type EarlierMessage = {
  author: MessageRow["author"];
  text: string;
  isNote: boolean;
  toolCalls: ClientToolCall[] | null;
  results: ModelMessage[] | null;
  images: ModelImage[] | null;
};

/** The newest messages before the question of a reply, oldest first, without pending and failed replies. */
export async function findEarlierMessages(
  db: Queryable,
  { workspaceId, conversationId, replyId }: Pick<PendingReply, "workspaceId" | "conversationId" | "replyId">,
  limit: number,
): Promise<EarlierMessage[]> {
  const result = await sql<EarlierMessage>`
    select said.author, said.text, said.is_note as "isNote", said.tool_calls as "toolCalls",
      said.request->'results' as results, said.request->'images' as images
    from message as reply join message as said
      on said.workspace_id = reply.workspace_id and said.conversation_id = reply.conversation_id
    where reply.workspace_id = ${workspaceId} and reply.id = ${replyId} and said.conversation_id = ${conversationId}
      and said.status in ('completed', 'interrupted') and (said.text <> '' or said.tool_calls is not null)
      and said.number < ${askedNumber}
      and (said.author <> 'contact' or said.origin is not null or said.number <= ${answeredNumber})
    order by said.number desc limit ${limit}`.execute(db);
  return result.rows.reverse();
}

/** What a model had been told when it called the caller's tools, by the newest reply that did so. */
export async function findContinuation(
  db: Queryable,
  { workspaceId, conversationId, replyId }: Pick<PendingReply, "workspaceId" | "conversationId" | "replyId">,
): Promise<Continuation | undefined> {
  const result = await sql<{ continuation: Continuation }>`
    select said.continuation
    from message as reply join message as said
      on said.workspace_id = reply.workspace_id and said.reply_to_id = reply.reply_to_id
    where reply.workspace_id = ${workspaceId} and reply.id = ${replyId} and said.conversation_id = ${conversationId}
      and said.number < reply.number and said.continuation is not null
    order by said.number desc limit 1`.execute(db);
  return result.rows[0]?.continuation;
}

/** How many replies in a row, up to the newest one that has ended, found no answer. */
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

/** A question with its complete reply: the sources that it cited, and what it offered to choose from. */
export type EarlierTurnRow = {
  /** The id of the question's message. */
  questionId: string;
  question: string;
  citedTitles: string[];
  citedSourceIds: string[];
  choices: Choice[];
  callBack: CallBackStep | null;
};

/**
 * What a reply did for a person who wants to be called or written to: it asked for an address, or
 * took one.
 */
export type CallBackStep = "asked" | "noted";

/** The newest questions with complete replies, oldest first. */
export async function findEarlierTurns(
  db: Queryable,
  workspaceId: string,
  conversationId: string,
  limit: number,
): Promise<EarlierTurnRow[]> {
  const result = await sql<{
    questionId: string;
    question: string;
    citations: Citation[] | null;
    choices: Choice[] | null;
    callBack: CallBackStep | null;
  }>`
    select question.id as "questionId", question.text as question, reply.citations, reply.choices,
      reply.provenance->>'callBack' as "callBack"
    from message as reply
    join message as question on question.workspace_id = reply.workspace_id and question.id = reply.reply_to_id
    where reply.workspace_id = ${workspaceId} and reply.conversation_id = ${conversationId}
      and reply.status = 'completed' and reply.author = 'assistant'
    order by reply.number desc limit ${limit}`.execute(db);
  return result.rows.reverse().map(({ questionId, question, citations, choices, callBack }) => {
    // A withdrawn citation names no source any more.
    const cited = citations?.filter(({ title }) => title !== null) ?? [];
    return {
      ...{ questionId, question, callBack },
      citedTitles: [...new Set(cited.flatMap(({ title }) => title ?? []))],
      citedSourceIds: [...new Set(cited.map(({ sourceId }) => sourceId))],
      choices: choices ?? [],
    };
  });
}

/**
 * Uses up the person's consent, and notes with the reply what is begun with it: a reply that is made
 * again does not run it. False when it was used before, or this node may no longer make the reply.
 */
export async function useUpConsent(
  db: Queryable,
  { workspaceId, conversationId, replyId }: Pick<PendingReply, "workspaceId" | "conversationId" | "replyId">,
  nodeId: string,
  action: AskedAction,
): Promise<boolean> {
  const result = await sql`
    with used as (
      update conversation set asked_action = null
      where workspace_id = ${workspaceId} and id = ${conversationId} and asked_action is not null
        and active_reply_id = ${replyId}
      returning workspace_id
    )
    update message set begun_action = ${JSON.stringify(action)} from used
    where message.workspace_id = used.workspace_id and id = ${replyId} and status = 'pending' and node_id = ${nodeId}
    returning id`.execute(db);
  return result.rows.length > 0;
}

/** What was begun with the consent, by this node before the database was gone or by another one. */
export async function findBegunAction(
  db: Queryable,
  { workspaceId, replyId }: Pick<PendingReply, "workspaceId" | "replyId">,
): Promise<AskedAction | null> {
  const result = await sql<{ begun: AskedAction | null }>`
    select begun_action as begun from message where workspace_id = ${workspaceId} and id = ${replyId}`.execute(db);
  return result.rows[0]?.begun ?? null;
}
