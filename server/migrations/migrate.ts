import { Client } from "pg";
import { migrateJobs } from "../kernel/log/job-worker.ts";
import type { Logger } from "../kernel/logger.ts";
import type { Database } from "../kernel/storage/database.ts";
import { type Migration, readMigrations } from "./read-migrations.ts";

/** The advisory lock by which nodes that start at once migrate one after the other. */
const migrationLock = 7_210_002;
const oldestPostgresMajor = 15;

/** A migration of the database. `oldestBeside` is its own number where nothing else is stored. */
type Applied = { number: number; hash: string; oldestBeside: number };

/** The schema is too new for this program, or was not made by its migrations. */
class SchemaMismatch extends Error {}

/**
 * Applies the migrations that the database lacks: numbered files, forward only, each in a
 * transaction. A newer schema stays as it is. Throws SchemaMismatch for a schema beside which this
 * program may not serve. `upTo`: only the first so many, as a restore needs it.
 */
export async function migrate(
  database: Database,
  log: Logger,
  { upTo = Number.POSITIVE_INFINITY }: { upTo?: number } = {},
): Promise<void> {
  const migrations = readMigrations().slice(0, upTo);
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
    refuseTooNewSchema(migrations.length, applied);
    if (applied.length > migrations.length)
      log.info({ schema: applied.length, known: migrations.length }, "serving beside a newer database schema");
    const missing = migrations.slice(applied.length);
    // The tables of the job queue are apart from all others. The lock is held until both have ended.
    const ended = await Promise.allSettled([applyAll(client, missing), migrateJobs(database)]);
    for (const one of ended) if (one.status === "rejected") throw one.reason;
    if (missing.length > 0)
      log.info({ from: applied.length, to: migrations.length }, "brought the database schema up to date");
  } finally {
    await client.end();
  }
}

async function refuseOldPostgres(client: Client): Promise<void> {
  const { rows } = await client.query("show server_version_num");
  const major = Math.floor(Number(rows[0].server_version_num) / 10_000);
  if (major >= oldestPostgresMajor) return;
  throw new SchemaMismatch(
    `PostgreSQL ${major} is too old: Parley needs version ${oldestPostgresMajor} or newer. Upgrade it.`,
  );
}

async function readApplied(client: Client): Promise<Applied[]> {
  await client.query(`
    create table if not exists migration (
      number integer primary key, name text not null, hash text not null, applied_at timestamptz not null default now())`);
  // Migration 75 makes the column, so it is read as JSON, where a missing column is null.
  const { rows } = await client.query(`
    select number, hash, coalesce((to_jsonb(migration) ->> 'oldest_beside')::integer, number) as "oldestBeside"
    from migration order by number`);
  return rows;
}

function refuseForeignHistory(migrations: Migration[], applied: Applied[]): void {
  for (const [index, migration] of migrations.entries()) {
    const hash = applied[index]?.hash;
    if (hash === undefined || hash === migration.hash) continue;
    throw new SchemaMismatch(
      `Migration ${migration.name} differs from the one that was applied to this database. Start the Parley that made the database, or use an empty data directory.`,
    );
  }
}

function refuseTooNewSchema(known: number, applied: Applied[]): void {
  const oldest = Math.max(0, ...applied.map(({ oldestBeside }) => oldestBeside));
  if (oldest <= known) return;
  throw new SchemaMismatch(
    `The database has schema ${applied.length} and admits nodes from schema ${oldest} on, but this Parley knows only ${known}. Start a newer Parley.`,
  );
}

async function applyAll(client: Client, migrations: readonly Migration[]): Promise<void> {
  for (const migration of migrations) await apply(client, migration);
}

/** Everything goes to PostgreSQL at once, because an empty database gets more than a hundred migrations. */
async function apply(client: Client, { number, name, sql, hash, oldestBeside }: Migration): Promise<void> {
  const values = [String(number), client.escapeLiteral(name), client.escapeLiteral(hash)].join(", ");
  const note = `insert into migration (number, name, hash) values (${values})`;
  // Migration 75 makes the column, so that an earlier one cannot name it.
  const noteOldest = `update migration set oldest_beside = ${oldestBeside} where number = ${number}`;
  const steps = ["begin", sql, note, ...(oldestBeside < number ? [noteOldest] : []), "commit"];
  try {
    await client.query(steps.join("\n;\n"));
  } catch (cause) {
    await client.query("rollback");
    throw new Error(`Migration ${name} failed and was rolled back.`, { cause });
  }
}
