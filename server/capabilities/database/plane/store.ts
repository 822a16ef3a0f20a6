import { all, execute, first } from "../../../kernel/storage/sql.ts";
// Long because all statements that make, restrict, measure and drop databases of workspaces are here.

import { escapeIdentifier, escapeLiteral } from "pg";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { type Access, accesses, ownSchema, roleNameOf } from "./database-name-of.ts";
import type { Session } from "./session.ts";
import { templateRevision, templateSql } from "./template-sql.ts";

/** A connection to the workspace cluster, or a pool of such. */
export type DataClient = { query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> };

/** The database that those of workspaces are copied from. */
export const templateName = `parley_workspace_template_${templateRevision}`;

const setUpLock = 7_065_726_179_018_254n;

export type Administrator = { isSuperuser: boolean; mayMakeDatabases: boolean; version: number };

export async function readAdministrator(client: DataClient): Promise<Administrator> {
  const { rows } = await client.query(
    `select rolsuper as "isSuperuser", (rolsuper or rolcreatedb) and (rolsuper or rolcreaterole) as "mayMakeDatabases",
       current_setting('server_version_num')::integer / 10000 as version
     from pg_roles where rolname = current_user`,
  );
  return rows[0] as Administrator;
}

export async function databaseExists(client: DataClient, name: string): Promise<boolean> {
  return (await client.query("select from pg_database where datname = $1", [name])).rows.length > 0;
}

/**
 * Closes the other databases of the cluster to the roles of workspaces, as far as the administrator may: a
 * cluster that others use too keeps its own rules.
 */
export async function closeOtherDatabases(client: DataClient): Promise<void> {
  await client.query(`do $$
    declare
      each record;
    begin
      for each in select datname from pg_database where datname in (current_database(), 'template1', 'postgres') loop
        begin
          execute format('revoke all on database %I from public', each.datname);
        exception when insufficient_privilege then null;
        end;
      end loop;
    end
    $$`);
}

/** Nodes that set up the cluster, or one database, do so one after another. Ends with the connection. */
export async function lockSetUp(client: DataClient): Promise<void> {
  await client.query("select pg_advisory_lock($1)", [setUpLock]);
}

export async function unlockSetUp(client: DataClient): Promise<void> {
  await client.query("select pg_advisory_unlock($1)", [setUpLock]);
}

/** `template`: undefined stands for PostgreSQL's own empty one. */
export async function createDatabase(client: DataClient, name: string, template?: string): Promise<void> {
  const source = escapeIdentifier(template ?? "template0");
  await client.query(
    `create database ${escapeIdentifier(name)} template ${source} strategy wal_log encoding 'UTF8' connection limit 40`,
  );
  await client.query(`revoke all on database ${escapeIdentifier(name)} from public`);
}

/** Databases that are ready for the next workspaces: a copy of the template takes 30 to 170 ms. */
const sparePrefix = `parley_workspace_spare_${templateRevision}_`;

export function newSpareName(): string {
  return `${sparePrefix}${newUuid().replaceAll("-", "")}`;
}

export async function findSpare(client: DataClient): Promise<string | undefined> {
  const { rows } = await client.query(
    "select datname as name from pg_database where starts_with(datname, $1) limit 1",
    [sparePrefix],
  );
  return rows[0]?.name as string | undefined;
}

export async function renameDatabase(client: DataClient, from: string, to: string): Promise<void> {
  await client.query(`alter database ${escapeIdentifier(from)} rename to ${escapeIdentifier(to)}`);
}

export async function dropDatabase(client: DataClient, name: string): Promise<void> {
  await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
}

/** Restricts the database of the connection, and makes what Parley keeps in it. May be run again. */
export async function prepareDatabase(client: DataClient): Promise<void> {
  await client.query(templateSql.restrict);
  await client.query(templateSql.internal);
}

/** Makes the roles of a workspace that are missing, and sets their passwords. */
export async function createRoles(
  client: DataClient,
  databaseName: string,
  passwordOf: (role: string) => string,
): Promise<void> {
  const names = accesses.map((access) => roleNameOf(databaseName, access));
  const { rows } = await client.query("select rolname as name from pg_roles where rolname = any($1)", [names]);
  const known = new Set(rows.map(({ name }) => name));
  const statements = names.map((name) => {
    const verb = known.has(name) ? "alter" : "create";
    return `${verb} role ${escapeIdentifier(name)} login noinherit nocreatedb nocreaterole noreplication connection limit 40 password ${escapeLiteral(passwordOf(name))};`;
  });
  await client.query(statements.join("\n"));
}

export async function setPassword(client: DataClient, role: string, password: string): Promise<void> {
  await client.query(`alter role ${escapeIdentifier(role)} password ${escapeLiteral(password)}`);
}

export async function dropRoles(client: DataClient, databaseName: string): Promise<void> {
  const names = accesses.map((access) => escapeIdentifier(roleNameOf(databaseName, access)));
  await client.query(`drop role if exists ${names.join(", ")}`);
}

/** Lets the roles connect. To be run outside of the database, by its administrator. */
export async function grantDatabase(client: DataClient, databaseName: string): Promise<void> {
  const roles = accesses.map((access) => escapeIdentifier(roleNameOf(databaseName, access)));
  await client.query(`grant connect on database ${escapeIdentifier(databaseName)} to ${roles.join(", ")}`);
}

/**
 * Lets the roles use the schemas of the database of the connection. May be run again. An administrator
 * who is no superuser becomes a member of the roles, or could not end their sessions.
 */
export async function grantSchemas(client: DataClient, databaseName: string, isSuperuser: boolean): Promise<void> {
  const [read, write, ddl] = (["read", "write", "ddl"] satisfies Access[]).map((access) =>
    escapeIdentifier(roleNameOf(databaseName, access)),
  ) as [string, string, string];
  const tables = escapeIdentifier(ownSchema);
  await client.query(`
    ${isSuperuser ? "" : `grant ${read}, ${write}, ${ddl} to current_user;`}
    grant usage on schema ${tables} to ${read}, ${write}, ${ddl};
    grant create on schema ${tables} to ${ddl};
    grant usage on schema parley to ${read}, ${write}, ${ddl};
    grant select on parley.table_settings to ${read}, ${write}, ${ddl};
    grant insert, update, delete on parley.table_settings to ${ddl};
    grant select, insert, update, delete on parley.done_request to ${write}, ${ddl};
    grant select, update, delete on parley.change to ${write};
    alter default privileges for role ${ddl} in schema ${tables} grant select on tables to ${read};
    alter default privileges for role ${ddl} in schema ${tables} grant select, insert, update, delete, truncate on tables to ${write};
    alter default privileges for role ${ddl} in schema ${tables} grant usage, select, update on sequences to ${write};
  `);
}

/** Makes the schema of a workspace in a database that all workspaces share. May be run again. */
export async function createSchema(client: DataClient, schemaName: string): Promise<void> {
  // A user named parley would find the schema parley before Parley's own tables, and the next start an empty database.
  await client.query(`do $$ begin
    execute format('alter role current_user in database %I set search_path to public', current_database());
  end $$`);
  await client.query(templateSql.internal);
  await client.query(`create schema if not exists ${escapeIdentifier(schemaName)}`);
  await renewTriggers(client, schemaName);
}

export async function dropSchema(client: DataClient, schemaName: string): Promise<void> {
  await client.query(`drop schema if exists ${escapeIdentifier(schemaName)} cascade`);
  await client.query("delete from parley.change where schema_name = $1", [schemaName]);
}

/** Bytes on disk. */
export async function measureDatabase(client: DataClient, name: string): Promise<number> {
  const { rows } = await client.query(
    "select pg_database_size(oid)::float8 as bytes from pg_database where datname = $1",
    [name],
  );
  return Number(rows[0]?.bytes ?? 0);
}

/** Bytes on disk. */
export async function measureSchema(client: DataClient, schemaName: string): Promise<number> {
  const { rows } = await client.query(
    `select coalesce(sum(pg_total_relation_size(pg_class.oid)), 0)::float8 as bytes
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname = $1 and relkind in ('r', 'm')`,
    [schemaName],
  );
  return Number(rows[0]?.bytes ?? 0);
}

/** Ends a session. True when it was still there. */
export async function endSession(client: DataClient, processId: number): Promise<void> {
  await client.query("select pg_terminate_backend($1)", [processId]);
}

/** Tells whether a process serves a session. */
export async function hasProcess(client: DataClient, processId: number): Promise<boolean> {
  return (await client.query("select from pg_stat_activity where pid = $1", [processId])).rows.length > 0;
}

/** Lists the sessions of nodes that began before a moment, the newest first. The bundled cluster tells no statements. */
export async function findSessionsBefore(
  client: DataClient,
  before: Date,
): Promise<{ processId: number; seconds: number }[]> {
  const { rows } = await client.query(
    `select pid as "processId", extract(epoch from now() - backend_start)::float8 as seconds from pg_stat_activity
     where application_name = 'parley-data' and pid <> pg_backend_pid() and backend_start < $1
     order by backend_start desc, pid`,
    [before],
  );
  return rows as { processId: number; seconds: number }[];
}

/** Gives new tables the triggers that record changes of their rows. As the owner of the tables. */
export async function watchTables(session: Session, schemaName: string): Promise<void> {
  await session.run({ text: "select parley.watch_tables($1)", values: [schemaName] });
}

/** Gives tables from before the triggers of this revision. */
export async function renewTriggers(client: DataClient, schemaName: string): Promise<void> {
  await client.query("select parley.watch_tables($1)", [schemaName]);
}

export async function findWorkspaceDatabase(
  db: Queryable,
  workspaceId: string,
): Promise<{ name: string; revision: number } | undefined> {
  return await first<{ name: string; revision: number }>(db)`
    select name, revision from workspace_database where workspace_id = ${workspaceId}`;
}

/** Tells whether the database of a workspace and all of its roles are there. */
export async function isComplete(client: DataClient, name: string): Promise<boolean> {
  const names = accesses.map((access) => roleNameOf(name, access));
  const { rows } = await client.query("select from pg_roles where rolname = any($1)", [names]);
  return rows.length === names.length && (await databaseExists(client, name));
}

export async function listDatabases(client: DataClient): Promise<string[]> {
  const { rows } = await client.query("select datname as name from pg_database where datname like 'ws\\_%'");
  return rows.map(({ name }) => name as string);
}

export async function hasWorkspaceDatabases(db: Queryable): Promise<boolean> {
  return (await first(db)`select 1 as one from workspace_database limit 1`) !== undefined;
}

/** Counts the workspaces whose database was made and is none of these. */
export async function countDatabasesWithout(db: Queryable, names: readonly string[]): Promise<number> {
  const found = await first<{ count: number }>(db)`
    select count(*)::integer as count from workspace_database where revision > 0 and not name = any(${[...names]})`;
  return found?.count ?? 0;
}

/** Lists the databases that were made. */
export async function listMadeDatabases(db: Queryable): Promise<{ workspaceId: string; name: string }[]> {
  return all<{ workspaceId: string; name: string }>(db)`
    select workspace_id, name from workspace_database where revision > 0 order by workspace_id`;
}

/** Throws a violation of the foreign key when the workspace was deleted: see isOwnerDeleted. */
export async function insertWorkspaceDatabase(db: Queryable, workspaceId: string, name: string): Promise<void> {
  await execute(db)`
    insert into workspace_database (workspace_id, name, revision)
    values (${workspaceId}, ${name}, 0)
    on conflict do nothing`;
}

/** Returns false when the workspace was deleted meanwhile. */
export async function setRevision(db: Queryable, workspaceId: string, revision: number): Promise<boolean> {
  const written = await execute(db)`
    update workspace_database set revision = ${revision} where workspace_id = ${workspaceId}`;
  return written > 0;
}

export async function findDatabasesOf(tx: Transaction, workspaceIds: readonly string[]): Promise<string[]> {
  const rows = await all<{ workspaceId: string }>(tx)`
    select workspace_id from workspace_database where workspace_id = any(${workspaceIds})`;
  return rows.map((row) => row.workspaceId);
}

/** Finds the databases of these workspaces, as far as they have one. */
export async function findDatabaseNames(
  db: Queryable,
  workspaceIds: readonly string[],
): Promise<{ workspaceId: string; name: string }[]> {
  return all<{ workspaceId: string; name: string }>(db)`
    select workspace_id, name from workspace_database where revision > 0 and workspace_id = any(${[...workspaceIds]})`;
}
