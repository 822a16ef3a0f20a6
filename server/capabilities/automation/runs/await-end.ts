import { setTimeout as delay } from "node:timers/promises";
import type { Kernel } from "../../../kernel/kernel.ts";
import { findRun, type RunKey, type RunRow } from "./store.ts";

const betweenReadsMs = 10;

/** The run when it has ended, or when so many milliseconds are over. Undefined: there is none. */
export async function awaitEnd(kernel: Kernel, run: RunKey, patienceMs: number): Promise<RunRow | undefined> {
  let changed = Promise.withResolvers<void>();
  const stopWatching = kernel.realtime.watch(run.workspaceId, () => changed.resolve());
  const over = AbortSignal.timeout(Math.max(patienceMs, 1));
  over.addEventListener("abort", () => changed.resolve());
  try {
    for (;;) {
      const row = await findRun(kernel.database.query, run);
      if (row === undefined || row.endedAt !== null || over.aborted) return row;
      await changed.promise;
      changed = Promise.withResolvers();
      // A busy workspace has hundreds of events a second.
      await delay(betweenReadsMs);
      if (over.aborted) changed.resolve();
    }
  } finally {
    stopWatching();
  }
}
