import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { activateNext, insertDeliveries, lockQueues, markQueuesDue, type NewDelivery, type QueueKey } from "./store.ts";

/**
 * Adds deliveries to the queues of their endpoints. Returns the queues with work that this node
 * holds.
 */
export async function queueDeliveries(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  deliveries: NewDelivery[],
): Promise<QueueKey[]> {
  if (deliveries.length === 0) return [];
  const now = new Date(kernel.clock.now());
  const endpointIds = [...new Set(deliveries.map((delivery) => delivery.endpointId))];
  const queues = endpointIds.map((endpointId) => ({ workspaceId, endpointId }));
  await lockQueues(tx, queues);
  await insertDeliveries(tx, workspaceId, deliveries, now);
  const keys = deliveries.flatMap(({ endpointId, orderKey }) =>
    orderKey === null ? [] : [{ workspaceId, endpointId, orderKey }],
  );
  await activateNext(tx, keys, now);
  const nodeId = kernel.node.isRegistered && kernel.config.roles.has("worker") ? kernel.node.id : null;
  const own = await markQueuesDue(tx, workspaceId, endpointIds, nodeId, now);
  return own.map((endpointId) => ({ workspaceId, endpointId }));
}
