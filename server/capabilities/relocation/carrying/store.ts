import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, one, Sql } from "../../../kernel/storage/sql.ts";

/**
 * This file holds the SQL that reads and fills all tables of one workspace. It names no table: the schema tells which
 * there are. Names come from the catalog of the database, and never from a file.
 */

/** A foreign key, without the column of the workspace where it has one. */
type Reference = { table: string; column: string; to: string };
export type CatalogTable = {
  name: string;
  /** The columns that are stored; those that PostgreSQL numbers itself are left out. */
  columns: { name: string; type: string; isRequired: boolean }[];
  /** The column that PostgreSQL numbers. */
  numbered: string | null;
  references: Reference[];
};

/** Reads all tables of Parley, with how they refer to each other. */
export async function readCatalog(db: Queryable): Promise<CatalogTable[]> {
  return all<CatalogTable>(db)`
    select c.relname::text as name,
      (select coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'isRequired', a.attnotnull) order by a.attnum), '[]')
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
      ) as columns,
      (select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '') as numbered,
      (select coalesce(json_agg(json_build_object('table', target.relname, 'column', own.attname, 'to', there.attname)
          order by f.conname), '[]')
        from pg_constraint f join pg_class target on target.oid = f.confrelid
        join pg_attribute own on own.attrelid = f.conrelid and own.attnum = f.conkey[array_length(f.conkey, 1)]
        join pg_attribute there on there.attrelid = f.confrelid and there.attnum = f.confkey[array_length(f.confkey, 1)]
        where f.conrelid = c.oid and f.contype = 'f') as "references"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' order by c.relname`;
}

/** Lets the transaction read one moment for as long as it takes. It must be its first statement. */
export async function beginMoment(tx: Transaction): Promise<string> {
  await send(tx, "set transaction isolation level repeatable read, read only");
  await allowTime(tx);
  const { moment } = await one<{ moment: string }>(tx)`
    select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as moment`;
  return moment;
}

/** Values are written in one way, and the transaction may wait for a slow reader or writer. */
export async function allowTime(tx: Transaction): Promise<void> {
  await all(tx)`
    select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
      set_config('intervalstyle', 'postgres', true), set_config('extra_float_digits', '1', true),
      set_config('bytea_output', 'hex', true), set_config('statement_timeout', '600000', true),
      set_config('idle_in_transaction_session_timeout', '3600000', true)`;
}

const mostRowsAtOnce = 200;
const charactersAtOnce = 1_048_576;

/**
 * Reads the rows of a workspace in a table, each as a JSON list of texts and nulls in the order of the columns. Rows
 * that refer to others of the same table come after those.
 */
export async function* readRows(
  tx: Transaction,
  table: CatalogTable,
  workspaceId: string,
): AsyncGenerator<string[], void> {
  await send(tx, `declare carried no scroll cursor for ${textOfReading(table, workspaceId)}`);
  // Few rows are read until it is known how long they are.
  for (let amount = 10; ; ) {
    const { rows } = await send(tx, `fetch ${amount} from carried`);
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => String(line));
    const length = lines.reduce((sum, line) => sum + line.length, 0) / lines.length;
    amount = Math.max(1, Math.min(mostRowsAtOnce, Math.floor(charactersAtOnce / length)));
    yield lines;
  }
  await send(tx, "close carried");
}

function textOfReading({ name, columns, numbered, references }: CatalogTable, workspaceId: string): string {
  const [table, workspace] = [quoted(name), `'${workspaceId}'::uuid`];
  const key = name === "workspace" ? "id" : "workspace_id";
  const values = columns.map((column) => `t.${quoted(column.name)}::text`).join(", ");
  const own = references.find((reference) => reference.table === name);
  const select = `select to_json(array[${values}])::text as line from ${table} t`;
  if (own === undefined)
    return `${select} where t.${key} = ${workspace}${numbered === null ? "" : ` order by t.${quoted(numbered)}`}`;
  const [column, to] = [quoted(own.column), quoted(own.to)];
  return `with recursive tree as (
      select x.${to} as id, 0 as depth from ${table} x where x.${key} = ${workspace} and x.${column} is null
      union all select x.${to}, tree.depth + 1 from ${table} x join tree on x.${column} = tree.id
      where x.${key} = ${workspace}
    ) ${select} join tree on tree.id = t.${to} where t.${key} = ${workspace} order by tree.depth`;
}

/** Inserts rows, given as a JSON list of lists of texts. Returns how many there were. `mayBeThere`: see `audit_entry`. */
export async function insertRows(
  tx: Transaction,
  { name, columns }: CatalogTable,
  rows: string,
  { mayBeThere }: { mayBeThere: boolean },
): Promise<number> {
  const names = columns.map((column) => quoted(column.name)).join(", ");
  const values = columns.map(({ type }, index) => `(r.line->>${index})::${type}`).join(", ");
  const { rowCount } = await tx.send(
    new Sql(
      [
        `${plannedEachTime} insert into ${quoted(name)} (${names}) select ${values} from json_array_elements(`,
        `::json) with ordinality as r (line, number) order by r.number${mayBeThere ? " on conflict do nothing" : ""}`,
      ],
      [rows],
    ),
  );
  return rowCount ?? 0;
}

/** Statements of single tables are not kept prepared on each connection. */
const plannedEachTime = "/* planned each time */";

function send(tx: Transaction, text: string): ReturnType<Transaction["send"]> {
  return tx.send(new Sql([`${plannedEachTime} ${text}`], []));
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
