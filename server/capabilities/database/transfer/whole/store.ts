// Long because it reads and writes each kind of thing that a database of a workspace may have.
import { sql } from "kysely";
import type { Session } from "../../plane/session.ts";
import type { Statement } from "../../tables/compiled.ts";
import { namesSql, type Sql, statementOf, tableSql } from "../../tables/store.ts";
import type { Lines } from "./definition.ts";

/**
 * These statements read what a workspace made in its database, as PostgreSQL's catalog tells it to
 * the owner of the tables. Each list is in an order that does not depend on the database.
 */

async function read<Row>(session: Session, statement: Sql): Promise<Row[]> {
  return (await session.run(statementOf(statement))).rows as Row[];
}

const inSchema = (schemaName: string) => sql`(select oid from pg_catalog.pg_namespace where nspname = ${schemaName})`;

/** Names of what stands in the way of a restore. */
export async function findAnything(session: Session, schemaName: string): Promise<string[]> {
  const rows = await read<{ name: string }>(
    session,
    sql`select relname as name from pg_catalog.pg_class where relnamespace = ${inSchema(schemaName)}
      union all select typname from pg_catalog.pg_type where typnamespace = ${inSchema(schemaName)} and typtype = 'e'
      order by name limit 3`,
  );
  return rows.map(({ name }) => name);
}

export async function findTableNames(session: Session, schemaName: string): Promise<string[]> {
  const rows = await read<{ name: string }>(
    session,
    sql`select relname as name from pg_catalog.pg_class
      where relnamespace = ${inSchema(schemaName)} and relkind = 'r' order by relname`,
  );
  return rows.map(({ name }) => name);
}

/** Definitions stay as they are until the end of the transaction. */
export async function lockTables(session: Session, schemaName: string, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  const names = sql.join(tables.map((table) => tableSql(schemaName, table)));
  await session.command(statementOf(sql`lock table ${names} in access share mode`).text);
}

export async function readEnums(session: Session, schemaName: string): Promise<Lines["enum"][]> {
  return await read(
    session,
    sql`select 'enum' as kind, typname as name,
        array(select enumlabel::text from pg_catalog.pg_enum where enumtypid = pg_type.oid order by enumsortorder) as values
      from pg_catalog.pg_type where typnamespace = ${inSchema(schemaName)} and typtype = 'e' order by typname`,
  );
}

type Numbering = Omit<Lines["sequence"], "kind" | "last" | "isCalled">;
export type FoundSequence = Numbering & {
  table: string | null;
  column: string | null;
  /** `a`: always, `d`: by default; empty for a sequence that is no identity's. */
  identity: string | null;
};

export async function readSequences(session: Session, schemaName: string): Promise<FoundSequence[]> {
  return await read(
    session,
    sql`select c.relname as name, format_type(s.seqtypid, null) as type, s.seqstart::text as start,
        s.seqincrement::text as increment, s.seqmin::text as min, s.seqmax::text as max, s.seqcache::text as cache,
        s.seqcycle as cycle, t.relname as "table", a.attname as "column",
        case when d.deptype = 'i' then a.attidentity end as identity
      from pg_catalog.pg_class c
      join pg_catalog.pg_sequence s on s.seqrelid = c.oid
      left join pg_catalog.pg_depend d on d.classid = 'pg_catalog.pg_class'::regclass and d.objid = c.oid
        and d.refclassid = 'pg_catalog.pg_class'::regclass and d.refobjsubid > 0 and d.deptype in ('a', 'i')
      left join pg_catalog.pg_class t on t.oid = d.refobjid
      left join pg_catalog.pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
      where c.relnamespace = ${inSchema(schemaName)} and c.relkind = 'S'
      order by c.relname`,
  );
}

export async function readPosition(
  session: Session,
  schemaName: string,
  sequence: string,
): Promise<{ last: string; isCalled: boolean }> {
  const [position] = await read<{ last: string; isCalled: boolean }>(
    session,
    sql`select last_value::text as last, is_called as "isCalled" from ${tableSql(schemaName, sequence)}`,
  );
  return position!;
}

/** With what must be made before: tables whose rows are values of a column. */
export type FoundTable = Omit<Lines["table"], "kind"> & { after: string[] };

export async function readTables(session: Session, schemaName: string): Promise<FoundTable[]> {
  return await read(
    session,
    sql`select c.relname as name,
        (select coalesce(json_agg(json_build_object(
            'name', a.attname,
            'type', format_type(a.atttypid, a.atttypmod),
            'collation', (select quote_ident(l.collname) from pg_catalog.pg_collation l
              where l.oid = a.attcollation and a.attcollation <> t.typcollation),
            'notNull', a.attnotnull and not exists (select from pg_catalog.pg_constraint n
              where n.conrelid = c.oid and n.contype = 'n' and n.conkey = array[a.attnum] and not n.convalidated),
            'default', case when a.attgenerated = '' then pg_get_expr(e.adbin, e.adrelid) end,
            'generated', case when a.attgenerated <> '' then json_build_object('as', pg_get_expr(e.adbin, e.adrelid),
              'kind', case a.attgenerated when 's' then 'stored' else 'virtual' end) end
          ) order by a.attnum), '[]')
          from pg_catalog.pg_attribute a
          join pg_catalog.pg_type t on t.oid = a.atttypid
          left join pg_catalog.pg_attrdef e on e.adrelid = c.oid and e.adnum = a.attnum
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
        array(select distinct r.relname::text from pg_catalog.pg_attribute a
          join pg_catalog.pg_type t on t.oid = a.atttypid
          left join pg_catalog.pg_type i on i.oid = t.typelem
          join pg_catalog.pg_class r on r.oid in (t.typrelid, i.typrelid) and r.oid <> c.oid
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as after
      from pg_catalog.pg_class c
      where c.relnamespace = ${inSchema(schemaName)} and c.relkind = 'r'
      order by c.relname`,
  );
}

/** `areForeign`: the foreign keys, which come when all rows and all other keys are there. */
export async function readConstraints(
  session: Session,
  schemaName: string,
  areForeign: boolean,
): Promise<Lines["constraint"][]> {
  return await read(
    session,
    sql`select 'constraint' as kind, o.conname as name, c.relname as "table", pg_get_constraintdef(o.oid) as definition
      from pg_catalog.pg_constraint o
      join pg_catalog.pg_class c on c.oid = o.conrelid
      where c.relnamespace = ${inSchema(schemaName)} and c.relkind = 'r'
        and case when ${areForeign} then o.contype = 'f'
          else o.contype in ('p', 'u', 'x', 'c') or o.contype = 'n' and not o.convalidated end
      order by array_position(array['p', 'u', 'x', 'c', 'n', 'f'], o.contype::text), c.relname, o.conname`,
  );
}

export async function readIndexes(session: Session, schemaName: string): Promise<Lines["index"][]> {
  return await read(
    session,
    sql`select 'index' as kind, c.relname as name, pg_get_indexdef(i.indexrelid, 0, true) as definition
      from pg_catalog.pg_index i
      join pg_catalog.pg_class c on c.oid = i.indexrelid
      where c.relnamespace = ${inSchema(schemaName)} and i.indisvalid
        and not exists (select from pg_catalog.pg_constraint o
          where o.conindid = i.indexrelid and o.contype in ('p', 'u', 'x'))
      order by c.relname`,
  );
}

/** With the views that each is made of. */
export type FoundView = Omit<Lines["view"], "kind"> & { after: string[] };

export async function readViews(session: Session, schemaName: string): Promise<FoundView[]> {
  return await read(
    session,
    sql`select c.relname as name, rtrim(pg_get_viewdef(c.oid), ';') as definition,
        coalesce(c.reloptions, '{}') as options,
        array(select attname::text from pg_catalog.pg_attribute where attrelid = c.oid and attnum > 0 order by attnum) as columns,
        array(select distinct r.relname::text
          from pg_catalog.pg_rewrite w
          join pg_catalog.pg_depend d on d.classid = 'pg_catalog.pg_rewrite'::regclass and d.objid = w.oid
            and d.refclassid = 'pg_catalog.pg_class'::regclass
          join pg_catalog.pg_class r on r.oid = d.refobjid and r.relkind = 'v' and r.oid <> c.oid
          where w.ev_class = c.oid) as after
      from pg_catalog.pg_class c
      where c.relnamespace = ${inSchema(schemaName)} and c.relkind = 'v'
      order by c.relname`,
  );
}

export async function readRowSchemas(session: Session, schemaName: string): Promise<Lines["rowSchema"][]> {
  return await read(
    session,
    sql`select 'rowSchema' as kind, c.relname as "table", s.row_schema as schema
      from parley.table_settings s join pg_catalog.pg_class c on c.oid = s.table_id
      where c.relnamespace = ${inSchema(schemaName)} and s.row_schema is not null
      order by c.relname`,
  );
}

export async function readComments(session: Session, schemaName: string): Promise<Lines["comment"][]> {
  return await read(
    session,
    sql`select 'comment' as kind, d.on, d.name, d.of, d.text
      from (
        select case when d.objsubid > 0 then 'column' when c.relkind = 'v' then 'view' when c.relkind = 'i' then 'index'
            when c.relkind = 'S' then 'sequence' else 'table' end as on,
          coalesce(a.attname, c.relname) as name, case when d.objsubid > 0 then c.relname end as of,
          d.objsubid as place, d.description as text
        from pg_catalog.pg_description d
        join pg_catalog.pg_class c on d.classoid = 'pg_catalog.pg_class'::regclass and c.oid = d.objoid
        left join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = d.objsubid and d.objsubid > 0
        where c.relnamespace = ${inSchema(schemaName)}
        union all
        select 'constraint', o.conname, c.relname, 0, d.description
        from pg_catalog.pg_description d
        join pg_catalog.pg_constraint o on d.classoid = 'pg_catalog.pg_constraint'::regclass and o.oid = d.objoid
        join pg_catalog.pg_class c on c.oid = o.conrelid
        where c.relnamespace = ${inSchema(schemaName)}
        union all
        select 'type', t.typname, null, 0, d.description
        from pg_catalog.pg_description d
        join pg_catalog.pg_type t on d.classoid = 'pg_catalog.pg_type'::regclass and t.oid = d.objoid
        where t.typnamespace = ${inSchema(schemaName)} and t.typtype = 'e'
      ) as d
      order by d.on, d.of nulls first, d.name, d.place`,
  );
}

/** Gives the rows in the order in which they lie on the disk. */
export function rowsStatement(schemaName: string, table: string, columns: readonly string[]): Statement {
  const shown = columns.length === 0 ? sql`` : namesSql(columns);
  return statementOf(sql`select ${shown} from ${tableSql(schemaName, table)}`);
}

/**
 * The statements that make things again. Those with SQL of the file name nothing with its schema:
 * they are judged by the gate, and run where the schema is the only one in which names are looked up.
 */
export const making = {
  table({ name, columns }: Lines["table"]): string {
    const parts = columns.map((column) => {
      const words = [sql`${sql.id(column.name)} ${sql.raw(column.type)}`];
      if (column.collation !== null) words.push(sql`collate ${sql.raw(column.collation)}`);
      if (column.default !== null) words.push(sql`default ${sql.raw(column.default)}`);
      if (column.generated !== null)
        words.push(sql`generated always as (${sql.raw(column.generated.as)}) ${sql.raw(column.generated.kind)}`);
      if (column.notNull) words.push(sql`not null`);
      return sql.join(words, sql` `);
    });
    return textOf(sql`create table ${sql.id(name)} (${parts.length === 0 ? sql`` : sql.join(parts)})`);
  },
  constraint({ name, table, definition }: Lines["constraint"]): string {
    return textOf(sql`alter table ${sql.id(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`);
  },
  view({ name, columns, options, definition }: Lines["view"]): string {
    const listed = options.length === 0 ? sql`` : sql` with (${sql.raw(options.join(", "))})`;
    return textOf(sql`create view ${sql.id(name)} (${namesSql(columns)})${listed} as ${sql.raw(definition)}`);
  },
  enum(schemaName: string, { name, values }: Lines["enum"]): string {
    const labels = values.length === 0 ? sql`` : sql.join(values.map((value) => sql.lit(value)));
    return textOf(sql`create type ${tableSql(schemaName, name)} as enum (${labels})`);
  },
  sequence(schemaName: string, sequence: Lines["sequence"]): string {
    const { name, type } = sequence;
    return textOf(sql`create sequence ${tableSql(schemaName, name)} as ${sql.raw(type)} ${numberingSql(sequence)}`);
  },
  identity(schemaName: string, identity: Lines["identity"]): string {
    const { table, column, always, name } = identity;
    const when = sql.raw(always ? "always" : "by default");
    return textOf(
      sql`alter table ${tableSql(schemaName, table)} alter column ${sql.id(column)} add generated ${when} as identity (sequence name ${tableSql(schemaName, name)} ${numberingSql(identity)})`,
    );
  },
  owner(schemaName: string, { sequence, table, column }: Lines["owner"]): string {
    return textOf(sql`alter sequence ${tableSql(schemaName, sequence)} owned by ${sql.id(schemaName, table, column)}`);
  },
  comment(schemaName: string, { on, name, of, text }: Lines["comment"]): string {
    const thing =
      on === "column"
        ? sql.id(schemaName, of ?? "", name)
        : on === "constraint"
          ? sql`${sql.id(name)} on ${tableSql(schemaName, of ?? "")}`
          : tableSql(schemaName, name);
    return textOf(sql`comment on ${sql.raw(on)} ${thing} is ${sql.lit(text)}`);
  },
  copy(schemaName: string, { table, columns }: Lines["rows"]): string {
    const named = columns.length === 0 ? sql`` : sql` (${namesSql(columns)})`;
    return textOf(sql`copy ${tableSql(schemaName, table)}${named} from stdin`);
  },
};

/** Only digits come through. */
function numberingSql({ start, increment, min, max, cache, cycle }: Omit<Numbering, "name">): Sql {
  const number = (text: string) => {
    if (!/^-?\d+$/.test(text)) throw new Error(`${JSON.stringify(text)} is no number.`);
    return sql.raw(text);
  };
  return sql`start with ${number(start)} increment by ${number(increment)} minvalue ${number(min)} maxvalue ${number(max)} cache ${number(cache)} ${sql.raw(cycle ? "cycle" : "no cycle")}`;
}

function textOf(statement: Sql): string {
  return statementOf(statement).text;
}

export async function setPosition(
  session: Session,
  schemaName: string,
  { name, last, isCalled }: Pick<Lines["sequence"], "name" | "last" | "isCalled">,
): Promise<void> {
  await session.run({
    text: "select setval(format('%I.%I', $1::text, $2::text)::regclass, $3::bigint, $4::boolean)",
    values: [schemaName, name, last, isCalled],
  });
}
