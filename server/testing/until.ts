import type { Client } from "pg";

const mostPauseMs = 500;
const mostWaitMs = 300_000;

/**
 * Repeats `look` until it returns a value, and less often the longer it takes: looking is mostly a
 * request, which keeps what is waited for, and the tests beside it, from their work. After a second
 * a pause is a twentieth of the time that has passed. It throws after five minutes, since a test
 * that waits for what never comes would hold up the whole run.
 */
export async function until<Value>(
  look: () => Promise<Value | undefined | false> | Value | undefined | false,
): Promise<Value> {
  const tooLong = new Error(`Nothing came within ${mostWaitMs / 1000} s.`);
  const start = performance.now();
  for (let growingMs = 5; ; growingMs *= 1.25) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    const waitedMs = performance.now() - start;
    if (waitedMs > mostWaitMs) throw tooLong;
    const pauseMs = Math.min(growingMs, Math.max(50, waitedMs / 20), mostPauseMs);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/**
 * Waits until a statement in the database of `client` waits for a lock, or so many. `client` may be in a
 * transaction, which otherwise goes on seeing what others did at its first look.
 */
export async function untilLocked(client: Client, count = 1): Promise<void> {
  await until(async () => {
    await client.query("select pg_stat_clear_snapshot()");
    const { rows } = await client.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    return rows.length >= count;
  });
}
