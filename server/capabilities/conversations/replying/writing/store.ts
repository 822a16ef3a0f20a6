import type { Queryable } from "../../../../kernel/storage/database.ts";
import { all, execute, first, sql } from "../../../../kernel/storage/sql.ts";
import type { Continuation } from "../end-of-reply.ts";
import type { PendingReply } from "../pending-reply.ts";

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
  const result = await execute(db)`
    with fast_commit as materialized (select set_config('synchronous_commit', 'off', true))
    update message set text = ${text}, model = ${model ?? null}, has_begun = true from fast_commit
    where workspace_id = ${reply.workspaceId} and id = ${reply.replyId} and status = 'pending'
      and node_id = ${reply.nodeId}
    returning id`;
  return result > 0;
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
  const result = await all<{ id: string }>(db)`
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
    select id from message where ${isOwn}`;
  return new Set(result.map(({ id }) => id));
}

/** Reads what a model had been told when it called the caller's tools, by the newest reply that did so. */
export async function findContinuation(
  db: Queryable,
  { workspaceId, conversationId, replyId }: Pick<PendingReply, "workspaceId" | "conversationId" | "replyId">,
): Promise<Continuation | undefined> {
  const result = await first<{ continuation: Continuation }>(db)`
    select said.continuation
    from message as reply join message as said
      on said.workspace_id = reply.workspace_id and said.reply_to_id = reply.reply_to_id
    where reply.workspace_id = ${workspaceId} and reply.id = ${replyId} and said.conversation_id = ${conversationId}
      and said.number < reply.number and said.continuation is not null
    order by said.number desc limit 1`;
  return result?.continuation;
}
