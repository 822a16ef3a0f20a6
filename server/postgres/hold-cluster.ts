import { realpathSync } from "node:fs";
import pg from "pg";
import { DataDirectoryInUse } from "./claim-data-directory.ts";

export type Connection = { host: string; port: number; user: string; database: string };

/** A session that bears this process's right to the cluster: it ends with the process, and `lost` resolves when the server drops it. */
export type Hold = { lost: Promise<void>; isLost(): boolean; release(): Promise<void> };

const lockKey = 7_065_726_179_018_253;
const retryMs = 10;
const predecessorPatienceMs = 2_000;
const connectPatienceMs = 5_000;

/**
 * Connects as soon as the server answers, checks that it is the server of this cluster and takes the cluster's advisory lock, the last
 * word between two Parley servers that start at once. Throws DataDirectoryInUse, or what kept it from connecting.
 */
export async function holdCluster(
  connection: Connection,
  clusterDirectory: string,
  isAlive: () => boolean,
): Promise<Hold> {
  const client = await connectPatiently(connection, isAlive);
  let isLost = false;
  let report = () => {};
  const lost = new Promise<void>((resolve) => {
    report = () => {
      isLost = true;
      resolve();
    };
  });
  // Without a listener the loss of the connection would end the process; `lost` tells what matters.
  client.on("error", () => report());
  client.on("end", () => report());
  try {
    const { rows } = await client.query<{ data_directory: string }>("show data_directory");
    const found = rows[0]?.data_directory;
    if (found === undefined || realpathSync(found) !== realpathSync(clusterDirectory))
      throw new Error(`The PostgreSQL behind ${connection.host} serves ${found}, not ${clusterDirectory}.`);
    await lockCluster(client, clusterDirectory);
  } catch (error) {
    await client.end();
    throw error;
  }
  return { lost, isLost: () => isLost, release: () => client.end() };
}

async function connectPatiently(connection: Connection, isAlive: () => boolean): Promise<pg.Client> {
  const deadline = performance.now() + connectPatienceMs;
  for (;;) {
    try {
      return await connect(connection);
    } catch (error) {
      const code = (error as { code?: string }).code;
      if (code === "3D000") await nameDatabase(connection);
      // 57P03: the server recovers after a crash, which lasts as long as it must. ENOENT: a ready server's socket was removed.
      else if (!isAlive() || code === "ENOENT" || (code !== "57P03" && performance.now() > deadline)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

/** initdb makes a database `postgres`; renaming it costs nothing, where making another would copy one. */
export async function nameDatabase(connection: Connection): Promise<void> {
  const client = await connect({ ...connection, database: "template1" });
  try {
    await client.query(`alter database postgres rename to ${pg.escapeIdentifier(connection.database)}`);
  } finally {
    await client.end();
  }
}

async function connect(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    application_name: "parley-hold",
    connectionTimeoutMillis: connectPatienceMs,
  });
  await client.connect();
  return client;
}

/** A server that was just killed may hold the lock for the moment its session takes to end. */
async function lockCluster(client: pg.Client, clusterDirectory: string): Promise<void> {
  const deadline = performance.now() + predecessorPatienceMs;
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_lock($1) as locked", [lockKey]);
    if (rows[0]?.locked) return;
    if (performance.now() > deadline) throw new DataDirectoryInUse(clusterDirectory);
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}
