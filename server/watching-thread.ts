import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { readActivities } from "./kernel/nodes/activity-memory.ts";
import { readMainStack } from "./read-main-stack.ts";
import type { WatchOrder } from "./watch-main-thread.ts";

/** The thread that `watchMainThread` starts. */

const { memory, blockedAfterMs, intervalMs, log } = workerData as WatchOrder;
const warnLevel = 40;
const standardOutput = 1;

let beats = -1;
let lastBeatMs = performance.now();
let lookedMs = lastBeatMs;
let isBlocked = false;
let telling: Promise<void> = Promise.resolve();

setInterval(() => {
  const nowMs = performance.now();
  // When this thread did not run either, the whole process was suspended.
  const wasSuspended = nowMs - lookedMs > blockedAfterMs / 2 + intervalMs;
  lookedMs = nowMs;
  const seen = Atomics.load(memory.header, 0);
  const blockedMs = Math.round(nowMs - lastBeatMs);
  if (seen !== beats) {
    if (isBlocked) void telling.then(() => write("the main thread runs again", { blockedMs }));
    isBlocked = false;
    beats = seen;
    lastBeatMs = nowMs;
  } else if (wasSuspended && !isBlocked) lastBeatMs = nowMs;
  else if (!isBlocked && blockedMs >= blockedAfterMs) {
    isBlocked = true;
    telling = tell(blockedMs);
  }
}, intervalMs);

async function tell(blockedMs: number): Promise<void> {
  const recent = readActivities(memory);
  const frames = await readMainStack().catch(() => []);
  // After the block the main thread is elsewhere, and its stack would mislead.
  const stack = Atomics.load(memory.header, 0) === beats ? frames : [];
  write("the main thread is blocked", { blockedMs, recent, stack });
}

/** Writes a line as the logger does, which runs in the thread that is blocked. */
function write(msg: string, fields: Record<string, unknown>): void {
  try {
    writeSync(standardOutput, `${JSON.stringify({ level: warnLevel, time: Date.now(), ...log, ...fields, msg })}\n`);
  } catch {
    // Nobody reads the log fast enough (EAGAIN), or at all (EPIPE). The node goes on without this line.
  }
}
