import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";

type Minute = { count: number; endsAtMs: number };

const minuteMs = 60_000;
const mostKnown = 10_000;
const minutesOf = state(() => new Cache<string, Minute>(mostKnown));

/**
 * Counts a proved request of a channel (UUID). False above as many a minute as a key has on this
 * node: a stolen proof, or a caller's program, would else ask without end.
 */
export function takesRequest(kernel: Kernel, channelId: string): boolean {
  const most = kernel.config.limits.key;
  if (most === 0) return true;
  const minutes = minutesOf(kernel);
  const nowMs = performance.now();
  const known = minutes.get(channelId);
  const minute = known !== undefined && known.endsAtMs > nowMs ? known : { count: 0, endsAtMs: nowMs + minuteMs };
  minutes.set(channelId, minute);
  minute.count++;
  return minute.count <= most;
}
