import type { Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, sql } from "../../../kernel/storage/sql.ts";
import type { SeenPart } from "../live/live-replies.ts";

export async function listPendingReplies(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
): Promise<string[]> {
  const rows = await all<{ id: string }>(tx)`
    select id from message
    where workspace_id = ${workspaceId} and conversation_id = ${conversationId} and status = 'pending'`;
  return rows.map(({ id }) => id);
}

/** Later replies read the images and results of a request. The rest was for its own reply. */
export const keptRequest = sql`request - '{told,isWholeHistory,instructions,sampling,maxOutputTokens,responseFormat,tools,toolChoice}'::text[]`;

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
  const result = await all<{ id: string; number: number }>(tx)`
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
    returning id, number`;
  return result.sort((a, b) => a.number - b.number).map((row) => row.id);
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
  await execute(tx)`
    with cut as (
      update message set text = ${heardText}, status = 'interrupted', end_reason = 'stopped', unsupported = null, choices = null,
        citations = coalesce((select json_agg(citation::jsonb - 'supports') from json_array_elements(citations) as citation), '[]')
      where workspace_id = ${workspaceId} and conversation_id = ${conversationId} and id = ${replyId}
        and author = 'assistant' and status in ('completed', 'interrupted')
      returning number
    )
    update conversation set asked_action = null from cut
    where conversation.workspace_id = ${workspaceId} and conversation.id = ${conversationId}
      and (asked_action->>'number')::int = cut.number`;
}

/** Lets the next pending reply begin. Needs the conversation's lock, to miss no new question. */
export async function activateNextReply(tx: Transaction, workspaceId: string, conversationId: string): Promise<void> {
  await execute(tx)`
    update conversation set updated_at = now(), active_reply_id = (
      select id from message
      where workspace_id = ${workspaceId} and conversation_id = ${conversationId} and status = 'pending'
      order by number limit 1
    )
    where workspace_id = ${workspaceId} and id = ${conversationId}`;
}
