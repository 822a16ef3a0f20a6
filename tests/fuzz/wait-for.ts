import { setTimeout as pause } from "node:timers/promises";

const leastPauseMs = 10;
const mostPauseMs = 200;
const patienceMs = 60_000;

/**
 * Looks until there is something, and less often the longer it takes: a look is a request, which
 * keeps what is waited for from its work. A walk goes on after a failure, so what never comes is an
 * error, not a wait.
 */
export async function waitFor<Value>(what: string, look: () => Promise<Value | undefined | false>): Promise<Value> {
  let waitedMs = 0;
  for (let pauseMs = leastPauseMs; waitedMs < patienceMs; pauseMs = Math.min(pauseMs * 1.5, mostPauseMs)) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    await pause(pauseMs);
    waitedMs += pauseMs;
  }
  throw new Error(`There never was ${what}.`);
}
