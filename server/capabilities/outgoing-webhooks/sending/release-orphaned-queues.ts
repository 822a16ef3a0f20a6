import { isNodeAlive } from "../../../kernel/nodes/store.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { findHolders, releaseQueuesOf } from "./store.ts";

/**
 * Releases the queues of every node that is gone: a safety net beside the adoption of a dead node's
 * work.
 */
export async function releaseOrphanedQueues(db: Queryable): Promise<void> {
  for (const nodeId of await findHolders(db)) if (!(await isNodeAlive(db, nodeId))) await releaseQueuesOf(db, nodeId);
}
