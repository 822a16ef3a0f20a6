import fc from "fast-check";
import { hostileTexts } from "../fuzz/hostile-values.ts";

/**
 * Requests of the table API that are made of its own words: most are valid, and a part of them has names
 * and values that are SQL, or not of the workspace. A table `t (id int primary key, a text, b int, j jsonb)`
 * exists.
 */

const hostileNames = [
  "pg_class",
  "pg_authid",
  "pg_catalog.pg_class",
  "parley.change",
  "change",
  "information_schema.tables",
  'a" from pg_class --',
  'a"; drop table t; --',
  "t; drop table t",
  "__proto__",
  "constructor",
  "xmin",
  "tableoid",
  "ctid",
  "ö€😀",
  "current_setting",
  "$1",
];
const mostly = <Value>(usual: fc.Arbitrary<Value>, rare: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary: usual, weight: 10 }, { arbitrary: rare, weight: 1 });
const strange = fc.oneof(fc.constantFrom(...hostileNames, ...hostileTexts.slice(0, 6)), fc.string({ unit: "binary" }));
const table = mostly(fc.constantFrom("t"), strange);
const column = mostly(fc.constantFrom("id", "a", "b", "j"), strange);
const columns = fc.uniqueArray(column, { minLength: 1, maxLength: 4 });
const value = fc.oneof(
  fc.integer(),
  fc.constantFrom(null, true, "x", "%", "'", "1; drop table t", "{}", "NaN", "infinity", "\\", 1e308),
  fc.string({ unit: "binary" }),
  fc.constantFrom(...hostileTexts),
  fc.jsonValue({ maxDepth: 2 }),
);
const row = fc.oneof(
  fc.record(
    { id: fc.integer({ min: 1, max: 50 }), a: fc.string(), b: fc.integer({ min: 0, max: 9 }) },
    { requiredKeys: ["id"] },
  ),
  fc.dictionary(column, value, { maxKeys: 4 }),
);
const operator = mostly(
  fc.constantFrom("eq", "neq", "gt", "gte", "lt", "lte", "in", "like", "ilike", "is", "contains"),
  fc.constantFrom("or 1=1", "__proto__", "=", "between"),
);
const { where } = fc.letrec<{ where: unknown }>((tie) => ({
  where: fc.oneof(
    { maxDepth: 3 },
    fc.record({ id: fc.integer({ min: 0, max: 50 }) }),
    fc.dictionary(column, fc.oneof(value, fc.dictionary(operator, value, { maxKeys: 2 })), { maxKeys: 3 }),
    fc.record({ and: fc.array(tie("where"), { maxLength: 3 }) }),
    fc.record({ or: fc.array(tie("where"), { maxLength: 3 }) }),
    fc.record({ not: tie("where") }),
  ),
}));
const orderBy = fc.oneof(
  fc.array(fc.record({ column, direction: fc.constantFrom("asc", "desc") }, { requiredKeys: ["column"] }), {
    maxLength: 3,
  }),
  fc.dictionary(column, fc.constantFrom("asc", "desc", "using <"), { maxKeys: 2 }),
  column,
);
const type = mostly(
  fc.constantFrom("text", "integer", "bigserial", "numeric(10,2)", "jsonb", "timestamptz", "text[]", "uuid"),
  fc.constantFrom(
    "regrole",
    "oid",
    "xml",
    "int); drop table t; --",
    "pg_authid",
    "text default current_user",
    "vector(3)",
  ),
);
const newColumn = fc.record(
  {
    name: mostly(fc.constantFrom("c", "d", "e"), strange),
    type,
    primaryKey: fc.boolean(),
    notNull: fc.boolean(),
    unique: fc.boolean(),
    default: fc.oneof(value, fc.constantFrom("now()", "gen_random_uuid()", "current_user", "pg_sleep(9)")),
    references: mostly(fc.constant("t.id"), fc.constantFrom("pg_class.oid", "parley.change.id", "t.a; --")),
  },
  { requiredKeys: ["name", "type"] },
);
const optional = { requiredKeys: ["operation", "table"] as ["operation", "table"] };
const operation = <Name extends string>(name: Name) => fc.constant(name);

const step = fc.oneof(
  fc.record(
    {
      operation: operation("select"),
      table,
      columns,
      where,
      orderBy,
      limit: mostly(fc.integer({ min: 1, max: 20 }), fc.integer({ min: -1, max: 1e9 })),
      offset: fc.integer({ min: 0, max: 5 }),
      cursor: mostly(fc.constant(undefined), fc.constantFrom(...hostileTexts)),
      embed: fc.dictionary(strange, fc.record({ table, on: fc.dictionary(column, column, { maxKeys: 2 }), columns }), {
        maxKeys: 2,
      }),
      search: fc.record({ columns, text: fc.string(), language: fc.constantFrom("english", "simple", "x'; --") }),
    },
    optional,
  ),
  fc.record({ operation: operation("count"), table, where }, optional),
  fc.record(
    {
      operation: operation("insert"),
      table,
      rows: fc.array(row, { maxLength: 5 }),
      returning: fc.oneof(columns, fc.constant(true)),
    },
    { requiredKeys: ["operation", "table", "rows"] },
  ),
  fc.record(
    {
      operation: operation("upsert"),
      table,
      rows: fc.array(row, { maxLength: 5 }),
      onConflict: columns,
      update: columns,
    },
    { requiredKeys: ["operation", "table", "rows", "onConflict"] },
  ),
  fc.record(
    { operation: operation("update"), table, set: row, where, all: fc.boolean(), returning: columns },
    { requiredKeys: ["operation", "table", "set"] },
  ),
  fc.record({ operation: operation("delete"), table, where, all: fc.boolean(), returning: columns }, optional),
  fc.record({
    operation: operation("createTable"),
    table: mostly(fc.constant("e"), strange),
    columns: fc.array(newColumn, { maxLength: 3 }),
  }),
  fc.record(
    {
      operation: operation("alterTable"),
      table: mostly(fc.constant("e"), strange),
      addColumns: fc.array(newColumn, { maxLength: 2 }),
      dropColumns: columns,
      renameTo: strange,
      renameColumns: fc.dictionary(column, strange, { maxKeys: 2 }),
    },
    optional,
  ),
  fc.record({ operation: operation("dropTable"), table: mostly(fc.constant("e"), strange) }),
  fc.record({ operation: operation("describe"), table }, { requiredKeys: ["operation"] }),
);

/** The body of one request. */
export const tableRequest: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
  { arbitrary: step, weight: 8 },
  { arbitrary: fc.record({ operation: operation("batch"), statements: fc.array(step, { maxLength: 4 }) }), weight: 1 },
);
