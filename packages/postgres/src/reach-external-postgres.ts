import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

const oldestVersion = 15;
/** A database that starts together with this server may take so long. */
const patienceMs = 10_000;
const retryMs = 250;
const connectTimeoutMs = 10_000;

/**
 * Waits until the PostgreSQL of DATABASE_URL answers, and checks its version and encoding. Throws,
 * with a sentence that says what to do, when it does not answer, refuses the user, is older than 15
 * or does not store UTF-8.
 */
export async function reachExternalPostgres(
  connection: pg.ClientConfig,
  log: (message: string) => void,
): Promise<void> {
  const client = await connectPatiently(connection, log);
  try {
    const { rows } = await client.query<{ version: string; encoding: string }>(
      "select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding",
    );
    const major = Math.floor(Number(rows[0]?.version) / 10_000);
    if (major < oldestVersion)
      throw new Error(
        `The database of DATABASE_URL is PostgreSQL ${major}; Parley needs ${oldestVersion} or newer. Upgrade it, or leave DATABASE_URL out to use the bundled PostgreSQL.`,
      );
    if (rows[0]?.encoding !== "UTF8")
      throw new Error(
        `The database of DATABASE_URL stores ${rows[0]?.encoding}; Parley needs UTF8. Create another database with: create database parley encoding 'UTF8' template template0`,
      );
  } finally {
    await client.end();
  }
}

async function connectPatiently(connection: pg.ClientConfig, log: (message: string) => void): Promise<pg.Client> {
  const deadline = performance.now() + patienceMs;
  for (let isFirst = true; ; isFirst = false) {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: connectTimeoutMs });
    client.on("error", () => {});
    try {
      await client.connect();
      return client;
    } catch (cause) {
      const { code, message } = cause as { code?: string; message: string };
      const mayStillStart = code === "ECONNREFUSED" || code === "57P03" || code === "ENOTFOUND";
      if (!mayStillStart || performance.now() > deadline)
        throw new Error(
          `The database of DATABASE_URL cannot be used (${message || code}). Check that the database runs, and check the host, port, user, password and database name in DATABASE_URL.`,
          { cause },
        );
      if (isFirst) log(`The database of DATABASE_URL does not answer yet (${code}); waiting for it.`);
      await pause(retryMs);
    }
  }
}
