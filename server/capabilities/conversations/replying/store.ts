import { isUnsuspended } from "../../../kernel/standing/store.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { all, execute, first, sql } from "../../../kernel/storage/sql.ts";
import { newestSetupVersion } from "../../models/index.ts";
import type { MessageRow } from "../record/store.ts";
import type { Citation, ReplyEndReason } from "../schema.ts";
import type { PendingReply } from "./pending-reply.ts";

/** Reads the number of the newest message that a reply answers. */
export const askedNumber = sql`(select number from message as asked
  where asked.workspace_id = reply.workspace_id and asked.id = reply.reply_to_id)`;

/** After this number stand the messages that a reply answers, up to `askedNumber`. */
export const answeredNumber = sql`coalesce(
  (select max(number) from message as former
   where former.workspace_id = reply.workspace_id and former.conversation_id = reply.conversation_id
     and (former.author <> 'contact' or former.origin is not null) and not former.is_note
     and former.number < ${askedNumber}), 0)`;

const pendingReplyColumns = sql`
  reply.workspace_id, reply.conversation_id, reply.id as reply_id,
  coalesce(
    (select string_agg(text, E'\n' order by number) from message as said
     where said.workspace_id = reply.workspace_id and said.conversation_id = reply.conversation_id
       and said.author = 'contact' and said.number <= ${askedNumber} and said.number > ${answeredNumber}), '') as question,
  reply.request, reply.cause as caused_by, reply.database_rules,
  reply.knowledge_version, reply.requested_model,
  reply.has_begun, reply.adoptions, reply.text, reply.model,
  conversation.assistant_id, conversation.visitor_id,
  case when conversation.end_user_verified then conversation.end_user_id end as user_id,
  (select conversation.asked_action from message as said
   where said.workspace_id = reply.workspace_id and said.conversation_id = reply.conversation_id
     and said.author = 'contact' and said.number = (conversation.asked_action->>'number')::int + 1
     and said.number = reply.number - 1 and said.created_at > (conversation.asked_action->>'at')::timestamptz
  ) as asked_action,
  reply.begun_action,
  ${newestSetupVersion(sql`reply.workspace_id`)} as setup_version,
  not exists (select from message as former where former.workspace_id = reply.workspace_id
    and former.conversation_id = reply.conversation_id and former.number < reply.number
    and former.author <> 'contact') as is_first`;

export const isDue = sql`(reply.due_at is null or reply.due_at <= now())`;

/** Gives undefined when the reply has ended, is not next, or another living node makes it. */
export async function claimReply(
  db: Queryable,
  workspaceId: string,
  replyId: string,
  nodeId: string,
): Promise<PendingReply | undefined> {
  return first<PendingReply>(db)`
    update message as reply set node_id = ${nodeId}
    from conversation
    where reply.workspace_id = ${workspaceId} and reply.id = ${replyId} and reply.status = 'pending'
      and (reply.node_id is null or reply.node_id = ${nodeId}) and ${isDue}
      and conversation.workspace_id = reply.workspace_id and conversation.id = reply.conversation_id
      and conversation.active_reply_id = reply.id
    returning ${pendingReplyColumns}`;
}

/** This node's pending replies whose turn it is. */
export async function findActiveReplies(db: Queryable, nodeId: string, limit: number): Promise<PendingReply[]> {
  return all<PendingReply>(db)`
    select ${pendingReplyColumns}
    from message as reply
    join conversation on conversation.workspace_id = reply.workspace_id
      and conversation.id = reply.conversation_id and conversation.active_reply_id = reply.id
    where reply.status = 'pending' and reply.node_id = ${nodeId} and ${isDue}
      and ${isUnsuspended(sql`reply.workspace_id`)}
    limit ${limit}`;
}

/** A reply that has ended, as it was when it began, and what it was made of. */
export type MadeReply = PendingReply & {
  /** The text of the message as it is stored. */
  said: string;
  status: MessageRow["status"];
  endReason: ReplyEndReason | null;
  citations: Citation[] | null;
  provenance: ReplyBasis | null;
};

/** A replay reads this of the provenance. Replies that are older than replays have no versions. */
type ReplyBasis = {
  knowledgeVersion?: number;
  setupVersion?: number;
  engineVersion?: string;
  assistantId?: string;
  isRecorded?: boolean;
};

/** Lists the replies, oldest first. */
export async function findMadeReplies(
  db: Queryable,
  workspaceId: string,
  conversationId: string,
  limit: number,
): Promise<MadeReply[]> {
  return all<MadeReply>(db)`
    select ${pendingReplyColumns}, reply.text as said, reply.status, reply.end_reason, reply.citations, reply.provenance
    from message as reply
    join conversation on conversation.workspace_id = reply.workspace_id and conversation.id = reply.conversation_id
    where reply.workspace_id = ${workspaceId} and reply.conversation_id = ${conversationId}
      and reply.author = 'assistant' and reply.origin is null and reply.status <> 'pending'
      and reply.reply_to_id is not null
    order by reply.number limit ${limit}`;
}

/** By reply, which model its question named and which assistant made it; null: none, the conversation's. */
export async function findAnswerers(
  db: Queryable,
  workspaceId: string,
  conversationId: string,
): Promise<ReadonlyMap<string, Pick<PendingReply, "requestedModel" | "assistantId">>> {
  const rows = await all<Pick<PendingReply, "replyId" | "requestedModel" | "assistantId">>(db)`
    select id as reply_id, requested_model, provenance->>'assistantId' as assistant_id from message
    where workspace_id = ${workspaceId} and conversation_id = ${conversationId}
      and author = 'assistant' and origin is null and status <> 'pending'`;
  return new Map(rows.map(({ replyId, requestedModel, assistantId }) => [replyId, { requestedModel, assistantId }]));
}

/** Waits for the transaction that changes the conversation at the moment, if there is one. */
export async function awaitUnlocked(
  db: Queryable,
  { workspaceId, conversationId }: Pick<PendingReply, "workspaceId" | "conversationId">,
): Promise<void> {
  await execute(db)`select from conversation where workspace_id = ${workspaceId} and id = ${conversationId} for share`;
}

/** Notes that this node begins to make a reply that it took over from a dead one. */
export async function noteBeginning(db: Queryable, reply: PendingReply, nodeId: string): Promise<void> {
  await execute(db)`
    update message set begun_on_node = ${nodeId}
    where workspace_id = ${reply.workspaceId} and id = ${reply.replyId} and node_id = ${nodeId}`;
}
