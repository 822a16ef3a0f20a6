import { createConnection } from "node:net";
import { json } from "node:stream/consumers";
import { startTemporaryCluster } from "@parley/postgres";
import { Pool } from "pg";
import { createLogger } from "../kernel/logger.ts";
import { openDatabase } from "../kernel/storage/database.ts";
import { migrate } from "../migrations/migrate.ts";
import { clusterVariable } from "./cluster-variable.ts";

export type Connection = { host: string; port: number; user: string; database: string };

const template = "parley_template";

/** Starts a cluster with a migrated template database, which takes some 40 ms to copy. */
export async function startTestCluster(): Promise<{ connection: Connection; stop(): Promise<void> }> {
  const cluster = await startTemporaryCluster({ max_connections: "500" });
  await run(cluster.connection, `create database ${template}`);
  const database = openDatabase({ ...cluster.connection, database: template }, { maxConnections: 2 });
  await migrate(database, createLogger("silent"));
  await database.close();
  return cluster;
}

let own: Promise<{ connection: Connection; stop(): Promise<void> }> | undefined;
let lent: Promise<Connection> | undefined;
let count = 0;

/**
 * Creates a database, which is migrated unless it is wanted empty. `drop` closes the connections
 * that are still open to it.
 */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<{
  connection: Connection;
  drop(): Promise<void>;
}> {
  const place = process.env[clusterVariable];
  if (place === undefined) own ??= startTestCluster();
  else lent ??= findCluster(place);
  const cluster = (await own)?.connection ?? (await lent!);
  const name = `test_${process.pid}_${++count}`;
  // Copying the files takes a tenth of the time that writing every page to the log does.
  await run(cluster, `create database ${name} template ${isEmpty ? "template0" : template} strategy file_copy`);
  return {
    connection: { ...cluster, database: name },
    async drop() {
      await run(cluster, `drop database if exists ${name} with (force)`);
      if (own !== undefined && --count === 0) {
        await poolOf(cluster).end();
        pools.delete(cluster.host);
        await (await own).stop();
        own = undefined;
      }
    },
  };
}

/** Reads where the cluster is that the runner lends. */
async function findCluster(place: string): Promise<Connection> {
  const written = place.startsWith("{") ? JSON.parse(place) : await json(createConnection(place));
  return written as Connection;
}

const pools = new Map<string, Pool>();

/**
 * Databases are made and dropped all the time, and a new connection costs a fifth of that. An idle
 * one keeps neither this process nor its cluster running.
 */
function poolOf(cluster: Connection): Pool {
  const found = pools.get(cluster.host);
  if (found !== undefined) return found;
  const pool = new Pool({ ...cluster, max: 4, idleTimeoutMillis: 60_000, allowExitOnIdle: true });
  // The cluster may end first.
  pool.on("error", () => {});
  pools.set(cluster.host, pool);
  return pool;
}

async function run(cluster: Connection, statement: string): Promise<void> {
  await poolOf(cluster).query(statement);
}
