import type { Logger } from "../logger.ts";
import { InstallationReadOnly } from "../storage/prepared-client.ts";

/**
 * Looks for overdue work at regular intervals, so that work is done also when its owner has died or
 * its notification was lost.
 */
export type Polling = {
  /** Polls after this delay instead of at the end of the interval. */
  pollIn(delayMs: number): void;
  /** Resolves when the last poll has ended. */
  stop(): Promise<void>;
};

/**
 * Calls `poll` again and again, one call after the other. A call that fails is logged, and the next
 * one tries again.
 *
 * @param what completes the log message "could not look for …"
 * @param poll gets the number of polls before it
 *
 * @example
 * const polling = startPolling(log, "dead nodes", 250, () => adoptDeadNodes());
 * await polling.stop();
 */
export function startPolling(
  log: Logger,
  what: string,
  intervalMs: number,
  poll: (pollsBefore: number) => Promise<void>,
): Polling {
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> = Promise.resolve();
  let polls = 0;
  let isStopped = false;

  function pollIn(delayMs: number): void {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      polling = polling
        .then(() => poll(polls++))
        .catch((cause: unknown) => {
          // While the database is moved nothing is overdue.
          if (cause instanceof InstallationReadOnly) return;
          log.warn({ cause: String(cause) }, `could not look for ${what}; retrying`);
        })
        .finally(() => {
          // An earlier poll may have been requested meanwhile.
          if (timer === undefined) pollIn(intervalMs);
        });
    }, delayMs);
  }

  pollIn(intervalMs);
  return {
    pollIn,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await polling;
    },
  };
}
