import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { Client } from "pg";
import { migrateJobs } from "../kernel/log/job-worker.ts";
import type { Logger } from "../kernel/logger.ts";
import type { Database } from "../kernel/storage/database.ts";

const folder = new URL("./", import.meta.url);
/** The advisory lock by which nodes that start at once migrate one after the other. */
const migrationLock = 7_210_002;
const oldestPostgresMajor = 15;

type Migration = { number: number; name: string; text: string; hash: string };

/** The schema is newer than this program, or was not made by its migrations. */
export class SchemaMismatch extends Error {}

/**
 * Applies the migrations that the database lacks: numbered files, forward only, each in a
 * transaction. Throws SchemaMismatch for a schema that this program does not know.
 */
export async function migrate(database: Database, log: Logger): Promise<void> {
  const migrations = await readMigrations();
  const client = new Client(database.connection);
  await client.connect();
  try {
    await client.query("set client_min_messages = warning");
    // A crash may lose the newest migrations, which the next start applies again. Later commits of others
    // cannot outlive a lost migration, because PostgreSQL writes its log in order.
    await client.query("set synchronous_commit = off");
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await refuseOldPostgres(client);
    const applied = await readApplied(client);
    refuseForeignHistory(migrations, applied);
    const missing = migrations.slice(applied.length);
    for (const migration of missing) await apply(client, migration);
    if (missing.length > 0)
      log.info({ from: applied.length, to: migrations.length }, "brought the database schema up to date");
    await migrateJobs(database);
  } finally {
    await client.end();
  }
}

/** The number of the newest migration of this program. */
export async function newestMigration(): Promise<number> {
  return (await readMigrations()).length;
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name, index) => {
      if (Number(name.slice(0, 4)) !== index + 1) throw new Error(`Migration ${name} is out of sequence.`);
      const text = await readFile(new URL(name, folder), "utf8");
      return { number: index + 1, name, text, hash: createHash("sha256").update(text).digest("hex") };
    }),
  );
}

async function refuseOldPostgres(client: Client): Promise<void> {
  const { rows } = await client.query("show server_version_num");
  const major = Math.floor(Number(rows[0].server_version_num) / 10_000);
  if (major >= oldestPostgresMajor) return;
  throw new SchemaMismatch(
    `PostgreSQL ${major} is too old: Parley needs version ${oldestPostgresMajor} or newer. Upgrade it.`,
  );
}

async function readApplied(client: Client): Promise<{ number: number; hash: string }[]> {
  await client.query(`
    create table if not exists migration (
      number integer primary key, name text not null, hash text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query("select number, hash from migration order by number");
  return rows;
}

function refuseForeignHistory(migrations: Migration[], applied: { number: number; hash: string }[]): void {
  if (applied.length > migrations.length) {
    throw new SchemaMismatch(
      `The database has schema ${applied.length}, but this Parley knows only ${migrations.length}. Start a newer Parley.`,
    );
  }
  for (const [index, { hash }] of applied.entries()) {
    if (migrations[index]?.hash !== hash) {
      throw new SchemaMismatch(
        `Migration ${migrations[index]?.name} differs from the one that was applied to this database. Start the Parley that made the database, or use an empty data directory.`,
      );
    }
  }
}

async function apply(client: Client, migration: Migration): Promise<void> {
  await client.query("begin");
  try {
    await client.query(migration.text);
    await client.query("insert into migration (number, name, hash) values ($1, $2, $3)", [
      migration.number,
      migration.name,
      migration.hash,
    ]);
    await client.query("commit");
  } catch (cause) {
    await client.query("rollback");
    throw new Error(`Migration ${migration.name} failed and was rolled back.`, { cause });
  }
}
