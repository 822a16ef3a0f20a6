import { realpathSync } from "node:fs";
import pg from "pg";
import { DataDirectoryInUse } from "./claim-data-directory.ts";

export type Connection = { host: string; port: number; user: string; database: string };

/**
 * A database session that holds the cluster's lock for this process. `lost` resolves when the
 * session ends.
 */
export type Hold = { lost: Promise<void>; isLost(): boolean; release(): Promise<void> };

const lockKey = 7_065_726_179_018_253;
const retryMs = 10;
const predecessorPatienceMs = 2_000;
const connectPatienceMs = 5_000;

/**
 * Connects as soon as the server answers, checks that it serves this cluster and takes the
 * cluster's advisory lock, which decides between two Parley servers that start at once. Throws
 * DataDirectoryInUse, or the error of connecting.
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
  // Without a listener a lost connection would end the process. `lost` reports it instead.
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
      // 57P03: the server is recovering from a crash, which may take any time. ENOENT: the socket
      // of a ready server was removed.
      else if (!isAlive() || code === "ENOENT" || (code !== "57P03" && performance.now() > deadline)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

/**
 * Renames the database `postgres` that initdb made, because creating another one would copy a
 * template.
 */
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

/** Takes the lock. A server that was just killed may hold it until its session has ended. */
async function lockCluster(client: pg.Client, clusterDirectory: string): Promise<void> {
  const deadline = performance.now() + predecessorPatienceMs;
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_lock($1) as locked", [lockKey]);
    if (rows[0]?.locked) return;
    if (performance.now() > deadline) throw new DataDirectoryInUse(clusterDirectory);
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}
