import { setTimeout as pause } from "node:timers/promises";

const pauseMs = 10;
const mostLooks = 2_000;

/**
 * Looks until there is something. A walk goes on after a failure, so what never comes is an error,
 * not a wait.
 */
export async function waitFor<Value>(what: string, look: () => Promise<Value | undefined | false>): Promise<Value> {
  for (let count = 0; count < mostLooks; count++) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    await pause(pauseMs);
  }
  throw new Error(`There never was ${what}.`);
}
