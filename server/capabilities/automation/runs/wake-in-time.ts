import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { executionPort } from "./execution-port.ts";

/** The job of a wait looks every two seconds. For a wait that ends sooner than this, the node keeps the time itself. */
const soonMs = 60_000;
const mostTimers = 500;

const timersOf = state(() => new Set<NodeJS.Timeout>());

/** Wakes a waiting run exactly in time, where its job alone would be late. */
export function wakeInTime(kernel: Kernel, wake: { workspaceId: string; runId: string }, dueMs: number): void {
  const timers = timersOf(kernel);
  const leftMs = dueMs - Date.now();
  if (leftMs > soonMs || timers.size >= mostTimers) return;
  const timer = setTimeout(
    () => {
      timers.delete(timer);
      // After a failure, the job wakes the run.
      executionPort(kernel)
        .wake(wake.workspaceId, wake.runId)
        .catch(() => {});
    },
    Math.max(leftMs, 0),
  );
  timers.add(timer);
}

export function stopWaking(kernel: Kernel): void {
  const timers = timersOf(kernel);
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}
