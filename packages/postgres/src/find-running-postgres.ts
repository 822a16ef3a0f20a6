import pg from "pg";
import { superuser } from "./create-cluster.ts";
import type { Connection } from "./hold-cluster.ts";
import { port } from "./server-arguments.ts";
import { readRecord } from "./server-record.ts";

const patienceMs = 5_000;

/**
 * Gives the connection of the bundled PostgreSQL that another process runs on a data directory; undefined
 * where none answers. The caller holds nothing of it: that PostgreSQL may stop at any time.
 */
export async function findRunningPostgres(dataDirectory: string): Promise<Connection | undefined> {
  const record = readRecord(dataDirectory);
  if (record === undefined) return undefined;
  const connection = { host: record.socketFolder, port, user: superuser, database: "parley" };
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: patienceMs });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return connection;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}
