import type { Client } from "pg";
import { until } from "./until.ts";

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
