import type { Queryable, Transaction } from "../../../../kernel/storage/database.ts";
import { all, first } from "../../../../kernel/storage/sql.ts";
import type { MessageRow } from "../../record/store.ts";
import { keptRequest } from "../../stopping/store.ts";
import { askedOf } from "../asked-action.ts";
import type { EndOfReply } from "../end-of-reply.ts";

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
  return first<MessageRow & { isLast: boolean }>(tx)`
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
    select id, conversation_id, number, author, text, status, end_reason, reply_to_id,
      node_id, is_note, member_id, model, is_answered, confidence,
      citations, choices, usage, unsupported, asks, tool_calls, origin, ${end.handOver !== undefined}::boolean as handed_over,
      ${end.provenance.callBack === "asked"}::boolean as asks_for_contact, created_at, ended_at, last_number = number as is_last
    from ended, passed`;
}

function jsonOf(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

/** A message that a model wrote, or is writing. Tokens are null where its service told none. */
export type ModelAnswer = {
  workspaceId: string;
  id: string;
  model: string;
  status: string;
  ms: number | null;
  inputTokens: number | null;
  outputTokens: number | null;
};

/** Lists what models of all workspaces wrote under ids of a time, without its text. */
export async function findModelAnswers(
  db: Queryable,
  { first, last }: { first: string; last: string },
  limit: number,
): Promise<ModelAnswer[]> {
  return all<ModelAnswer>(db)`
    select workspace_id, id, coalesce(model, requested_model) as model, status,
      round(extract(epoch from ended_at - created_at) * 1000)::double precision as ms,
      (usage ->> 'inputTokens')::double precision as input_tokens,
      (usage ->> 'outputTokens')::double precision as output_tokens
    from message where id between ${first} and ${last} and coalesce(model, requested_model) is not null
    order by id limit ${limit}`;
}
