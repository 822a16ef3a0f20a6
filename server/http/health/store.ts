import type { Queryable, Transaction } from "../../kernel/storage/database.ts";
import { all, execute, one } from "../../kernel/storage/sql.ts";

/** All SQL of a node's readiness. */

/**
 * Writes as requests do: a row, whose commit is written to the log, and a temporary file. A full disk
 * has room for a changed row for long, because its page exists already, but not for the file: 20,000
 * rows take some 0.5 MB, of which 64 kB stay in memory.
 */
export async function writeHeartbeat(tx: Transaction, nodeId: string): Promise<void> {
  await execute(tx)`update node set wrote_at = clock_timestamp() where id = ${nodeId}`;
  await execute(tx)`select set_config('work_mem', '64kB', true)`;
  await one<{ count: number }>(tx)`select count(*)::integer as count from generate_series(1, 20000)`;
}

/** The database's own time. */
export async function readDatabaseTime(db: Queryable): Promise<Date> {
  return (await one<{ now: Date }>(db)`select clock_timestamp() as now`).now;
}

/** The folder on the database's machine where the cluster lies; none for a user who may not know it. */
export async function findClusterFolder(db: Queryable): Promise<string[]> {
  const found = await all<{ setting: string }>(db)`select setting from pg_settings where name = 'data_directory'`;
  return found.map(({ setting }) => setting);
}
