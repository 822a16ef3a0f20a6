import type { Transaction } from "../../../kernel/storage/database.ts";
import { all, sql } from "../../../kernel/storage/sql.ts";
import { existingDocuments } from "../../knowledge/index.ts";
import { newestSetupVersion } from "../../models/index.ts";
import type { NewTurn } from "../placing/store.ts";
import type { Holder } from "../record/store.ts";
import { askedOf } from "../replying/asked-action.ts";
import type { EndOfReply } from "../replying/end-of-reply.ts";

/** A question that begins a conversation, with the reply that was made before either is stored. */
export type AnsweredTurn = {
  holder: Holder;
  turn: NewTurn;
  /** The newest ones that the node had in memory. */
  knowledgeVersion: number;
  setupVersion: number;
  end: EndOfReply;
  citedDocumentIds: string[];
};

export type StoredTimes = { createdAt: Date; endedAt: Date };

/**
 * Stores conversations, each with its question and its reply, and gives their times by
 * conversation. A turn whose versions are not the newest, or which cites a document that is gone,
 * is left out. Cited documents and offered sources are not removed before the end of the
 * transaction.
 */
export async function insertAnsweredTurns(
  tx: Transaction,
  turns: readonly AnsweredTurn[],
): Promise<Map<string, StoredTimes>> {
  const result = await all<{ conversationId: string } & StoredTimes>(tx)`
    with asked as materialized (
      select *, clock_timestamp() as ended_at from json_to_recordset(${JSON.stringify(turns.map(rowOf))}::json) as asked (
        workspace_id uuid, visitor_id uuid, conversation_id uuid, message_id uuid, reply_id uuid, question text,
        end_user_id text, end_user_verified boolean, context jsonb, knowledge_version bigint, setup_version bigint,
        cited_ids uuid[], channel text, status text, end_reason text, text text, model text, is_answered boolean,
        confidence double precision, citations json, choices json, provenance json, asks json, asked_action jsonb)
    ), quote as materialized (
      -- A turn without citations has a row too, so that its workspace is locked.
      select workspace_id, conversation_id, document_id
      from asked left join lateral unnest(cited_ids) as document_id on true
    ), ${existingDocuments(sql`quote`)}, turn as materialized (
      select * from asked
      where knowledge_version = coalesce(
          (select version from gate where gate.workspace_id = asked.workspace_id), 0)
        and setup_version = ${newestSetupVersion(sql`asked.workspace_id`)}
        and not exists (
          select from quote where quote.conversation_id = asked.conversation_id and document_id is not null
            and (quote.workspace_id, quote.document_id) not in (select workspace_id, id from existing_document))
    ), started as (
      insert into conversation (workspace_id, id, visitor_id, end_user_id, end_user_verified, context, last_number,
        channel, asked_action)
      select workspace_id, conversation_id, visitor_id, end_user_id, end_user_verified, context, 2, channel,
        asked_action || jsonb_build_object('number', 2, 'at', ended_at)
      from turn
    ), said as (
      insert into message (workspace_id, conversation_id, number, id, author, text, status, reply_to_id,
        knowledge_version, end_reason, model, is_answered, confidence, citations, provenance, asks, choices, ended_at)
      select workspace_id, conversation_id, 1, message_id, 'contact', question, 'completed', null, null, null, null,
        null, null, null, null, null, null, now()
      from turn
      union all
      select workspace_id, conversation_id, 2, reply_id, 'assistant', text, status, message_id, knowledge_version,
        end_reason, model, is_answered, confidence, citations, provenance, asks, choices, ended_at
      from turn
    ), cited as (
      insert into citation (workspace_id, message_id, document_id)
      select turn.workspace_id, reply_id, document_id from turn join quote using (conversation_id)
      where document_id is not null
    )
    select conversation_id, now() as created_at, ended_at from turn`;
  return new Map(result.map(({ conversationId, ...times }) => [conversationId, times]));
}

/**
 * Writes the row as JSON: PostgreSQL plans a statement again for each length of an array, and takes
 * all JSON for equally long. Cut characters are no JSON.
 */
function rowOf({ holder, turn, knowledgeVersion, setupVersion, citedDocumentIds, end }: AnsweredTurn) {
  return {
    ...{ workspace_id: holder.workspaceId, visitor_id: holder.visitorId, conversation_id: turn.conversationId },
    ...{ message_id: turn.messageId, reply_id: turn.replyId, question: turn.text.toWellFormed() },
    ...{
      end_user_id: turn.endUserId,
      end_user_verified: turn.endUserVerified,
      context: turn.context,
      channel: turn.channel,
    },
    ...{ knowledge_version: knowledgeVersion, setup_version: setupVersion, cited_ids: citedDocumentIds },
    ...{ status: end.status, end_reason: end.reason, text: end.text.toWellFormed(), model: end.model },
    ...{ is_answered: end.isAnswered, confidence: end.confidence, citations: end.citations, choices: end.choices },
    ...{ provenance: end.provenance, asks: end.asks, asked_action: askedOf(end.asks) },
  };
}
