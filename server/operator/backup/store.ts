import { type Client, escapeIdentifier } from "pg";
import { type CopyStreamQuery, type CopyToStreamQuery, from, to } from "pg-copy-streams";

/** The statements that read and fill the main database as a whole. The schema is that of the migrations. */

export type Table = { schema: string; name: string; columns: string[] };
export type Sequence = { schema: string; name: string; last: string | null };
type Reference = { table: string; name: string; definition: string };

/** Parley's own tables are in these schemas; graphile-worker's are in the second one. */
const ownSchemas = ["public", "graphile_worker"];
/** The migrations make the rows of these, and whether a place takes writes is of that place alone. */
const ofThePlace = ["public.migration", "graphile_worker.migrations", "public.read_only"];

/** With these, values are written in one way, whatever the server and the user are set to. */
const valueSettings = [
  "timezone to 'UTC'",
  "datestyle to 'ISO, YMD'",
  "intervalstyle to 'postgres'",
  "extra_float_digits to 1",
  "bytea_output to 'hex'",
  "synchronize_seqscans to off",
  "statement_timeout to 0",
  "lock_timeout to 0",
  "idle_in_transaction_session_timeout to 0",
];

export async function beginReading(client: Client): Promise<string> {
  await settle(client);
  await client.query("begin isolation level repeatable read read only");
  const { rows } = await client.query(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as moment`,
  );
  return rows[0].moment;
}

/** Notes that a backup is whole, so that its age is told. */
export async function noteBackup(client: Client, takenAt: Date): Promise<void> {
  await client.query("update installation set backed_up_at = greatest(backed_up_at, $1)", [takenAt]);
}

export async function beginFilling(client: Client): Promise<void> {
  await settle(client);
  await client.query("begin");
}

async function settle(client: Client): Promise<void> {
  await client.query(valueSettings.map((setting) => `set ${setting};`).join("\n"));
}

export async function commit(client: Client): Promise<void> {
  await client.query("commit");
}

/** The tables of Parley with the columns that are stored, in the order of their names. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query(
    `select n.nspname as schema, c.relname as name,
       (select coalesce(json_agg(a.attname order by a.attnum), '[]') from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind = 'r' and not n.nspname || '.' || c.relname = any($2)
     order by 1, 2`,
    [ownSchemas, ofThePlace],
  );
  return rows;
}

/** Things in the schemas of Parley that hold rows and are no plain tables, which a backup cannot carry. */
export async function listOtherHolders(client: Client): Promise<string[]> {
  const { rows } = await client.query(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('p', 'f', 'm') order by 1`,
    [ownSchemas],
  );
  return rows.map(({ name }) => name);
}

/** Keeps others from changing the tables while they are read, as far as their columns go. */
export async function lockTables(client: Client, tables: readonly Table[]): Promise<void> {
  await client.query(`lock table ${tables.map(nameOf).join(", ")} in access share mode`);
}

/** Reads the hashes of the migrations that made the schema; none where there is no schema. */
export async function readMigrationHashes(client: Client): Promise<string[]> {
  const { rows } = await client.query("select to_regclass('public.migration') is not null as is_there");
  if (!rows[0].is_there) return [];
  return (await client.query("select hash from migration order by number")).rows.map(({ hash }) => hash);
}

export async function readPostgresVersion(client: Client): Promise<string> {
  return (await client.query("show server_version")).rows[0].server_version;
}

export async function readSecretCheck(client: Client): Promise<string | undefined> {
  return (await client.query("select secret_check from installation")).rows[0]?.secret_check;
}

/** The workspaces that have made a database of their own. */
export async function listWorkspaces(client: Client): Promise<string[]> {
  const { rows } = await client.query(
    "select workspace_id as id from workspace_database where revision > 0 order by workspace_id",
  );
  return rows.map(({ id }) => id);
}

/** Lists some of the files, by the order of their keys. */
export async function listFiles(
  client: Client,
  after: { workspaceId: string; id: string } | undefined,
  limit: number,
): Promise<{ workspaceId: string; id: string }[]> {
  const { rows } = await client.query(
    `select workspace_id as "workspaceId", id from file
     where $1::uuid is null or (workspace_id, id) > ($1::uuid, $2::uuid) order by workspace_id, id limit $3`,
    [after?.workspaceId ?? null, after?.id ?? null, limit],
  );
  return rows;
}

/** Tells whether anybody has an account or a workspace. False as well where there are no tables. */
export async function hasContent(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    "select to_regclass('public.workspace') is not null and to_regclass('public.account') is not null as is_there",
  );
  if (!rows[0].is_there) return false;
  const found = await client.query("select from account union all select from workspace limit 1");
  return found.rows.length > 0;
}

/** Names a table that no migration of Parley has made, in the schemas where Parley's tables belong. */
export async function findForeignTable(client: Client): Promise<string | undefined> {
  const { rows } = await client.query("select to_regclass('public.migration') is not null as is_there");
  if (rows[0].is_there) return undefined;
  const found = await client.query(
    "select schemaname || '.' || tablename as name from pg_tables where schemaname = any($1) order by 1 limit 1",
    [ownSchemas],
  );
  return found.rows[0]?.name;
}

export async function readSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query(
    `select schemaname as schema, sequencename as name, last_value::text as last
     from pg_sequences where schemaname = any($1) order by 1, 2`,
    [ownSchemas],
  );
  return rows;
}

/** Sets a sequence to the position that was read. `null`: it has not been used. */
export async function setSequence(client: Client, { schema, name, last }: Sequence): Promise<void> {
  if (last === null) return;
  await client.query("select setval(format('%I.%I', $1::text, $2::text)::regclass, $3::bigint)", [schema, name, last]);
}

/** Empties the tables, and takes away what would look at single rows. */
export async function prepareFilling(client: Client, tables: readonly Table[]): Promise<readonly Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = any(select oid from pg_namespace where nspname = any($1))`,
    [ownSchemas],
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
  for (const table of tables) await client.query(`alter table ${nameOf(table)} disable trigger user`);
  await client.query(`truncate ${tables.map(nameOf).join(", ")}`);
  return rows;
}

/** Puts back what `prepareFilling` took away. Fails where a row refers to one that is not there. */
export async function finishFilling(
  client: Client,
  tables: readonly Table[],
  references: readonly Reference[],
): Promise<void> {
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`);
  for (const table of tables) await client.query(`alter table ${nameOf(table)} enable trigger user`);
}

/** Reads all rows of a table in PostgreSQL's text format, in which a line feed ends a row. */
export function readRows(client: Client, table: Table): CopyToStreamQuery {
  return client.query(to(`copy ${nameOf(table)} (${columnsOf(table)}) to stdout`));
}

/** Takes rows in the same format. */
export function writeRows(client: Client, table: Table): CopyStreamQuery {
  return client.query(from(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin`));
}

function nameOf({ schema, name }: Table): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
}

function columnsOf({ columns }: Table): string {
  return columns.map((column) => escapeIdentifier(column)).join(", ");
}

export async function analyze(client: Client): Promise<void> {
  await client.query("analyze");
}
