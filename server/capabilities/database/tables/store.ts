import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from "kysely";
import { type ElementKind, kindOfType } from "./column-types.ts";
import type { Statement } from "./compiled.ts";
import type { Column, TableDescription } from "./table-description.ts";

/** SQL about the tables of a workspace. */

/** A piece of SQL, with its parameters. */
export type Sql = RawBuilder<unknown>;

/** Runs a statement as one of the workspace's own roles. */
export type RunStatement = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

/** Kysely as a compiler only: it has no connection. A statement takes some 10 µs. */
const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

export function statementOf(statement: Sql): Statement {
  const { sql: text, parameters } = statement.compile(compiler);
  return { text, values: parameters as unknown[] };
}

/** Names are always quoted. Kysely's own reading of dots and "as" in names is not used. */
export function tableSql(schemaName: string, table: string): Sql {
  return sql.id(schemaName, table);
}

export function namesSql(names: readonly string[]): Sql {
  return sql.join(names.map((name) => sql.id(name)));
}

type DescribedColumn = Omit<Column, "elementKind" | "isArray"> & { typeName: string; category: string };
type DescribedRow = Omit<TableDescription, "columns" | "primaryKey" | "uniqueKeys" | "indexes"> & {
  columns: DescribedColumn[];
  keys: {
    name: string;
    columns: string[];
    isPrimary: boolean;
    isUnique: boolean;
    isKey: boolean;
    isConstraint: boolean;
    definition: string;
  }[];
};

/**
 * Writes all tables and views of the schema. Run as one of the workspace's own roles: a higher one would run
 * code of the workspace.
 */
export async function describeTables(run: RunStatement, schemaName: string): Promise<TableDescription[]> {
  const { text, values } = statementOf(describeSql(schemaName));
  const { rows } = await run(text, values);
  return (rows as DescribedRow[]).map(({ keys, columns, ...table }) => ({
    ...table,
    columns: columns.map(({ typeName, category, ...column }) => ({ ...column, ...kindOf(typeName, category) })),
    primaryKey: keys.find(({ isPrimary }) => isPrimary)?.columns ?? [],
    uniqueKeys: keys.filter((key) => key.isKey && !key.isPrimary).map((key) => key.columns),
    indexes: keys.map(({ isPrimary: _primary, isKey: _key, ...index }) => index),
  }));
}

/** `typeName` is the name in pg_type, of the items where the type is an array. */
function kindOf(typeName: string, category: string): { elementKind: ElementKind; isArray: boolean } {
  const isArray = category === "A";
  return { elementKind: kindOfType(typeName, category), isArray };
}

function describeSql(schemaName: string): Sql {
  return sql`
    select c.relname as "name",
      case when c.relkind in ('r', 'p') then 'table' else 'view' end as "kind",
      obj_description(c.oid, 'pg_class') as "comment",
      settings.row_schema as "schema",
      case when c.reltuples < 0 then null else c.reltuples::float8 end as "estimatedRows",
      pg_total_relation_size(c.oid)::float8 as "bytes",
      (select coalesce(json_agg(json_build_object(
            'name', a.attname,
            'type', format_type(a.atttypid, a.atttypmod),
            'typeId', b.oid::int8,
            'typeName', coalesce(e.typname, b.typname),
            'category', b.typcategory,
            'isNotNull', a.attnotnull,
            'hasDefault', a.atthasdef and a.attgenerated = '' or a.attidentity <> '',
            'isGenerated', a.attgenerated <> '',
            'isIdentity', a.attidentity <> '',
            'isWritable', a.attgenerated = '' and a.attidentity <> 'a',
            'comment', col_description(c.oid, a.attnum)
          ) order by a.attnum), '[]')
        from pg_catalog.pg_attribute a
        join pg_catalog.pg_type t on t.oid = a.atttypid
        join pg_catalog.pg_type b on b.oid = case when t.typtype = 'd' then t.typbasetype else t.oid end
        left join pg_catalog.pg_type e on b.typcategory = 'A' and e.oid = b.typelem
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as "columns",
      (select coalesce(json_agg(json_build_object(
            'name', ic.relname,
            'columns', (select coalesce(json_agg(ka.attname order by k.place), '[]')
              from unnest(i.indkey::int2[]) with ordinality as k(number, place)
              join pg_catalog.pg_attribute ka on ka.attrelid = c.oid and ka.attnum = k.number
              where k.place <= i.indnkeyatts),
            'isPrimary', i.indisprimary,
            'isUnique', i.indisunique,
            'isKey', i.indisunique and i.indisvalid and i.indpred is null and i.indexprs is null,
            'isConstraint', exists (select from pg_catalog.pg_constraint o where o.conindid = i.indexrelid and o.conrelid = c.oid),
            'definition', pg_get_indexdef(i.indexrelid)
          ) order by not i.indisprimary, ic.relname), '[]')
        from pg_catalog.pg_index i
        join pg_catalog.pg_class ic on ic.oid = i.indexrelid
        where i.indrelid = c.oid) as "keys",
      (select coalesce(json_agg(json_build_object(
            'name', f.conname,
            'columns', (select json_agg(fa.attname order by k.place)
              from unnest(f.conkey) with ordinality as k(number, place)
              join pg_catalog.pg_attribute fa on fa.attrelid = c.oid and fa.attnum = k.number),
            'table', r.relname,
            'references', (select json_agg(ra.attname order by k.place)
              from unnest(f.confkey) with ordinality as k(number, place)
              join pg_catalog.pg_attribute ra on ra.attrelid = r.oid and ra.attnum = k.number)
          ) order by f.conname), '[]')
        from pg_catalog.pg_constraint f
        join pg_catalog.pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f') as "foreignKeys"
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    left join parley.table_settings settings on settings.table_id = c.oid
    where n.nspname = ${schemaName} and c.relkind in ('r', 'p', 'v', 'm')
    order by c.relname`;
}
