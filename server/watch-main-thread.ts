import { Worker } from "node:worker_threads";
import type { Logger } from "./kernel/logger.ts";
import { type ActivityMemory, activityMemory, beat } from "./kernel/nodes/activity-memory.ts";

/** The watching thread gets these. */
export type WatchOrder = {
  memory: ActivityMemory;
  blockedAfterMs: number;
  intervalMs: number;
  /** The fields of every line of the log. */
  log: Record<string, unknown>;
};

const checksPerBlock = 8;

/**
 * Logs when the main thread is blocked for longer than `blockedAfterMs`, with what it was doing: the
 * requests and jobs that it began last, and where in the code it is. All clients of the node wait
 * meanwhile, and the main thread itself cannot log anything. Infinity switches this off.
 */
export function watchMainThread(blockedAfterMs: number, log: Logger): void {
  if (!Number.isFinite(blockedAfterMs) || !log.isLevelEnabled("warn")) return;
  const intervalMs = Math.max(1, Math.floor(blockedAfterMs / checksPerBlock));
  setInterval(beat, intervalMs).unref();
  const order: WatchOrder = { memory: activityMemory, blockedAfterMs, intervalMs, log: log.bindings() };
  const thread = new Worker(new URL("./watching-thread.ts", import.meta.url), {
    name: "watching",
    workerData: order,
    resourceLimits: { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 64 },
  });
  thread.on("error", (cause) => log.warn({ cause: String(cause) }, "nothing watches the main thread any more"));
  thread.unref();
}
