import type { Kernel } from "../../../kernel/kernel.ts";
import type { LogFollowing } from "../../../kernel/log/follow-log.ts";
import { state } from "../../../kernel/state.ts";
import type { SenderPool } from "./sender-pool.ts";

/**
 * These run on this node; nothing on a node that does no background work. They are kept apart from
 * `sender-pool.ts`, so that everything that the senders call can wake them.
 */
export const runningSendersOf = state((): { pool?: SenderPool; following?: LogFollowing } => ({}));

/**
 * Looks at once for what was just made due, instead of at the next look a quarter of a second
 * later.
 */
export function sendSoon(kernel: Kernel, endpointId?: string): void {
  const { pool } = runningSendersOf(kernel);
  pool?.look();
  if (endpointId !== undefined) pool?.refreshEndpoint(endpointId);
}
