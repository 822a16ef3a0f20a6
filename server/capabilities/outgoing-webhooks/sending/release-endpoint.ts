import type { Kernel } from "../../../kernel/kernel.ts";
import { isNodeAlive } from "../../../kernel/nodes/store.ts";
import { inTransaction, type Queryable } from "../../../kernel/storage/database.ts";
import { findEndpoint } from "../endpoints/store.ts";
import { lockQueues, type QueueKey } from "../queue/store.ts";
import { findHolders, releaseQueue, releaseQueuesOf } from "./store.ts";

/**
 * Releases an endpoint's queue. Returns true if the queue has work right now and this node keeps
 * it.
 */
export function releaseEndpoint(kernel: Kernel, key: QueueKey, nodeId: string): Promise<boolean> {
  const now = new Date(kernel.clock.now());
  return inTransaction(kernel.database, async (tx) => {
    const [queue] = await lockQueues(tx, [key]);
    const endpoint = await findEndpoint(tx, key.workspaceId, key.endpointId);
    if (queue?.nodeId !== nodeId || endpoint === undefined) return false;
    const mode = endpoint.status === "enabled" ? "send" : endpoint.disabledReason === "failing" ? "probe" : "rest";
    return releaseQueue(tx, key, nodeId, now, mode);
  });
}

/**
 * Releases the queues of every node that is gone: a safety net beside the adoption of a dead node's
 * work.
 */
export async function releaseOrphanedQueues(db: Queryable): Promise<void> {
  for (const nodeId of await findHolders(db)) if (!(await isNodeAlive(db, nodeId))) await releaseQueuesOf(db, nodeId);
}
