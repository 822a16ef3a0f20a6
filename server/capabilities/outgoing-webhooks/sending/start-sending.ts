import type { Kernel } from "../../../kernel/kernel.ts";
import { queueEvents } from "../queue/queue-events.ts";
import { runningSendersOf } from "./send-soon.ts";
import { startSenderPool } from "./sender-pool.ts";

/** Starts to queue events for endpoints and to send them, on a node that does background work. */
export function startSending(kernel: Kernel): void {
  if (!kernel.config.roles.has("worker")) return;
  const pool = startSenderPool(kernel);
  Object.assign(runningSendersOf(kernel), { pool, following: queueEvents(kernel, pool) });
}

/** Stops both. Requests in flight are answered and recorded, within a few seconds. */
export async function stopSending(kernel: Kernel): Promise<void> {
  const running = runningSendersOf(kernel);
  const { pool, following } = running;
  delete running.pool;
  delete running.following;
  await following?.stop();
  await pool?.stop();
}
