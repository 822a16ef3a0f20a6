import { isNodeGone } from "../../../kernel/nodes/store.ts";
import { isActive } from "../../../kernel/standing/store.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, type Sql, sql } from "../../../kernel/storage/sql.ts";

/** The SQL of processing: which node processes an event, and what came of it. */

/** An event that was accepted and is not processed yet. */
export type AcceptedEvent = { workspaceId: string; id: string };

/**
 * Marks an event of this node as processed. Returns false if another node has it, or if it is
 * processed already.
 */
export async function markProcessed(
  tx: Transaction,
  { workspaceId, id }: AcceptedEvent,
  nodeId: string,
  became: { conversationId: string; replyId: string | null },
): Promise<boolean> {
  const updated = await first<{ id: string }>(tx)`
    update inbound_event set status = 'processed', node_id = null, conversation_id = ${became.conversationId},
      reply_id = ${became.replyId}, processed_at = now()
    where workspace_id = ${workspaceId} and id = ${id} and body is not null and status = 'accepted' and node_id = ${nodeId}
    returning id`;
  return updated !== undefined;
}

export async function markFailed(db: Queryable, { workspaceId, id }: AcceptedEvent, fault: string): Promise<void> {
  await execute(db)`
    update inbound_event set status = 'failed', node_id = null, fault = ${fault}, processed_at = now()
    where workspace_id = ${workspaceId} and id = ${id} and status = 'accepted'`;
}

/** Lists the accepted events of this node, oldest first. */
export async function listAccepted(db: Queryable, nodeId: string, limit: number): Promise<AcceptedEvent[]> {
  return all<AcceptedEvent>(db)`
    select workspace_id, id from inbound_event where status = 'accepted' and node_id = ${nodeId}
      and ${isActive(sql`inbound_event.workspace_id`)}
    order by id limit ${limit}`;
}

/** Is true when this node has accepted an event, or when nobody processes an accepted one. */
export function isEventAccepted(nodeId: string): Sql {
  return sql`exists (
    select from inbound_event where status = 'accepted'
      and (node_id = ${nodeId} or ${isNodeGone("inbound_event.node_id")})
      and ${isActive(sql`inbound_event.workspace_id`)})`;
}

/** Finds the nodes that accepted events are assigned to; null for events of no node. */
export async function findProcessingNodes(db: Queryable): Promise<(string | null)[]> {
  const result = await all<{ id: string | null }>(db)`
    select distinct node_id as id from inbound_event where status = 'accepted'`;
  return result.map((row) => row.id);
}

/** Gives the accepted events of a node that is gone, or of no node (null), to another node. */
export async function adoptEvents(db: Queryable, fromNodeId: string | null, toNodeId: string): Promise<void> {
  await execute(db)`
    update inbound_event set node_id = ${toNodeId}
    where status = 'accepted' and node_id is not distinct from ${fromNodeId}::uuid`;
}

/**
 * Marks a processed or failed event as accepted again. Returns false if it is accepted already, or if
 * its content was erased.
 */
export async function markAccepted(
  tx: Transaction,
  { workspaceId, id }: AcceptedEvent,
  nodeId: string,
): Promise<boolean> {
  const updated = await first<{ id: string }>(tx)`
    update inbound_event set status = 'accepted', node_id = ${nodeId}, fault = null, processed_at = null
    where workspace_id = ${workspaceId} and id = ${id} and status <> 'accepted' and body is not null
    returning id`;
  return updated !== undefined;
}
