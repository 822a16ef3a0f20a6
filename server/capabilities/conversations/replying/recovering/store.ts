import { isNodeGone } from "../../../../kernel/nodes/store.ts";
import type { Queryable, Transaction } from "../../../../kernel/storage/database.ts";
import { execute, type Sql, sql } from "../../../../kernel/storage/sql.ts";
import { isDue } from "../store.ts";

/** Is true when this node owes a reply, or when nobody makes one that is owed. */
export function isReplyOwed(nodeId: string): Sql {
  return sql`exists (
    select from message where status = 'pending' and (node_id = ${nodeId} or ${isNodeGone("message.node_id")}))`;
}

/**
 * Adopts the pending replies of a dead node. Those whose turn it was may be what ended the node, so
 * they are counted.
 */
export async function adoptReplies(tx: Transaction, fromNodeId: string, toNodeId: string): Promise<void> {
  await execute(tx)`
    update message as reply set node_id = ${toNodeId}, adoptions = adoptions + case
        when ${isDue} and (adoptions = 0 or begun_on_node = ${fromNodeId}) and exists (
          select from conversation where conversation.workspace_id = reply.workspace_id
            and conversation.id = reply.conversation_id and conversation.active_reply_id = reply.id
        ) then 1 else 0 end, abandoned_at = now()
    where status = 'pending' and node_id = ${fromNodeId}`;
}

/**
 * Adopts replies of a node that stopped as it should, and those that a node stored at the moment
 * when it lost its registration. They are not counted: nothing crashed.
 */
export async function adoptOrphans(db: Queryable, nodeId: string): Promise<void> {
  await execute(db)`
    update message set node_id = ${nodeId}
    where status = 'pending' and ${isNodeGone("message.node_id")}`;
}
