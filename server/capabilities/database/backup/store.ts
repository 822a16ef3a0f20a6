import { escapeIdentifier, escapeLiteral } from "pg";
import { roleNameOf } from "../plane/database-name-of.ts";
import type { Session, TextRow } from "../plane/session.ts";
import { type DataClient, databaseExists, isComplete } from "../plane/store.ts";

/** These statements read and write what Parley keeps beside the tables of a workspace. */

/** Lets the session act as the owner of the tables of a workspace. */
export async function becomeOwner(session: Session, databaseName: string): Promise<void> {
  await session.command(`set role ${escapeIdentifier(roleNameOf(databaseName, "ddl"))}`);
}

/** Begins a transaction that sees one moment, and gives the moment and a name by which others join it. */
export async function beginMoment(session: Session): Promise<{ moment: string; snapshot: string }> {
  await session.command("begin isolation level repeatable read read only");
  await session.command("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
  const { rows } = await session.run({
    text: `select pg_export_snapshot() as snapshot,
      to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as moment`,
  });
  return rows[0] as { moment: string; snapshot: string };
}

/** Lets the transaction see what the one sees that named the moment. Before its first statement. */
export async function joinMoment(session: Session, snapshot: string): Promise<void> {
  await session.command(`set transaction snapshot ${escapeLiteral(snapshot)}`);
}

/** Gives the changes that wait to become events, each as a JSON text. */
export function streamChanges(session: Session, schemaName: string): AsyncGenerator<TextRow[]> {
  return session.stream("select to_jsonb(c)::text from parley.change c where schema_name = $1 order by id", [
    schemaName,
  ]);
}

/** Gives the requests whose effect was committed, each as a JSON text. */
export function streamRequests(session: Session): AsyncGenerator<TextRow[]> {
  return session.stream("select to_jsonb(r)::text from parley.done_request r order by id", []);
}

/** Stores changes that wait, given as a JSON list. */
export async function insertChanges(session: Session, json: string): Promise<void> {
  await session.run({
    text: "insert into parley.change select * from jsonb_populate_recordset(null::parley.change, $1::jsonb)",
    values: [json],
  });
}

/** Stores requests whose effect was committed, given as a JSON list. */
export async function insertRequests(session: Session, json: string): Promise<void> {
  await session.run({
    text: `insert into parley.done_request
      select * from jsonb_populate_recordset(null::parley.done_request, $1::jsonb) on conflict do nothing`,
    values: [json],
  });
}

/** Tells whether a workspace has tables in the cluster: a database with its roles, or a schema. */
export async function hasTables(client: DataClient, name: string, hasDatabases: boolean): Promise<boolean> {
  if (hasDatabases) return await isComplete(client, name);
  return (await client.query("select from pg_namespace where nspname = $1", [name])).rows.length > 0;
}

/** Tells whether anything of a workspace is in the cluster. */
export async function hasAnything(client: DataClient, name: string, hasDatabases: boolean): Promise<boolean> {
  return hasDatabases ? await databaseExists(client, name) : await hasTables(client, name, false);
}

/**
 * Names what is in the tables' home and no line of an export describes. No request can make such a thing:
 * an operator, or another program, has.
 */
export async function findUncarried(session: Session, schemaName: string, isWhole: boolean): Promise<string[]> {
  const { rows } = await session.run({
    text: `with own as (select oid from pg_namespace where nspname = $1)
      select 'the relation ' || quote_ident(relname) as thing from pg_class, own
        where relnamespace = own.oid and (relkind not in ('r', 'v', 'S', 'i') or relispartition or relrowsecurity
          or relkind = 'r' and relpersistence <> 'p' or relkind = 'r' and relhassubclass)
      union all select 'the function ' || oid::regprocedure from pg_proc
        where pronamespace in (select oid from own)
          and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      union all select 'the type ' || quote_ident(typname) from pg_type
        where typnamespace in (select oid from own) and typtype in ('d', 'r', 'b') and typelem = 0
      union all select 'the trigger ' || quote_ident(tgname) from pg_trigger join pg_class on pg_class.oid = tgrelid
        where relnamespace in (select oid from own) and not tgisinternal and not starts_with(tgname, 'parley_')
      union all select 'the policy ' || quote_ident(polname) from pg_policy join pg_class on pg_class.oid = polrelid
        where relnamespace in (select oid from own)
      union all select 'the rule ' || quote_ident(rulename) from pg_rewrite join pg_class on pg_class.oid = ev_class
        where relnamespace in (select oid from own) and rulename <> '_RETURN'
      union all select 'the statistics ' || quote_ident(stxname) from pg_statistic_ext
        where stxnamespace in (select oid from own)
      union all select 'the schema ' || quote_ident(nspname) from pg_namespace
        where $2 and nspname not in ($1, 'parley', 'information_schema') and not starts_with(nspname, 'pg_')
      union all select 'the extension ' || quote_ident(extname) from pg_extension where $2 and extname <> 'plpgsql'
      limit 5`,
    values: [schemaName, isWhole],
  });
  return rows.map(({ thing }) => thing as string);
}
