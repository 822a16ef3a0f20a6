import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import type { EventQueueing } from "../queue/queue-events.ts";
import type { SenderPool } from "./sender-pool.ts";

/**
 * The senders of this node, while they run; none where the node does no background work. Kept apart from what starts
 * them, so that what the senders call can wake them.
 */
export const runningSendersOf = state((): { pool?: SenderPool; queueing?: EventQueueing } => ({}));

/** Looks at once for what was just made due, instead of at the next look a quarter of a second later. */
export function sendSoon(kernel: Kernel, endpointId?: string): void {
  const { pool } = runningSendersOf(kernel);
  pool?.look();
  if (endpointId !== undefined) pool?.refreshEndpoint(endpointId);
}

/** The workspace has an endpoint now. */
export function deliverEventsOf(kernel: Kernel, workspaceId: string): void {
  runningSendersOf(kernel).queueing?.forget(workspaceId);
}
