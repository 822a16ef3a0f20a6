import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Problem } from "../../../../kernel/problem.ts";
import type { AlterTable, CreateTable } from "../../schema.ts";
import { showTables } from "../rules/show-tables.ts";
import { openTableDesk, type TableDesk } from "../testing/table-desk.ts";

let desk: TableDesk;
before(async () => {
  desk = await openTableDesk();
});
after(() => desk.stop());

const create = (table: string, columns: CreateTable["columns"], rest: Partial<CreateTable> = {}) =>
  desk.run({ operation: "createTable", table, columns, ...rest });
const alter = (table: string, changes: Partial<AlterTable>) => desk.run({ operation: "alterTable", table, ...changes });
const described = async (table: string) => (await desk.tables()).get(table)!;

async function problemOf(work: Promise<unknown>): Promise<Problem> {
  return work.then(
    () => assert.fail("accepted"),
    (error) => error,
  );
}

test("columns of every listed type, with their defaults", async () => {
  const types: [string, string, unknown?, unknown?][] = [
    ["text", "text", "it's", "it's"],
    ["string", "text", "now()", "now()"],
    ["varchar(5)", "character varying(5)", "a\\b", "a\\b"],
    ["int", "integer", -1, -1],
    ["Bigint", "bigint", "9007199254740993", "9007199254740993"],
    ["numeric(10, 2)", "numeric(10,2)", 1.5, 1.5],
    ["double precision", "double precision", 0.1, 0.1],
    ["boolean", "boolean", false, false],
    ["timestamptz", "timestamp with time zone", "2026-01-31T09:30:00Z", "2026-01-31T09:30:00Z"],
    ["date", "date", "2026-01-31", "2026-01-31"],
    ["time", "time without time zone", "09:30", "09:30:00"],
    ["interval", "interval", "1 day", "P1D"],
    ["uuid", "uuid", "5e0f6f0e-7f0c-4a55-9d3f-2f6d1a8c9b11", "5e0f6f0e-7f0c-4a55-9d3f-2f6d1a8c9b11"],
    ["jsonb", "jsonb", { now: true }, { now: true }],
    ["json", "json", [1], [1]],
    ["bytes", "bytea", "AAE=", "AAE="],
    ["text[]", "text[]", ['a"', "b'"], ['a"', "b'"]],
    ["bytea[]", "bytea[]", ["AAE="], ["AAE="]],
    ["jsonb[]", "jsonb[]", [{ a: 1 }], [{ a: 1 }]],
    ["integer[]", "integer[]", [], []],
    ["inet", "inet", "::1", "::1"],
  ];
  const columns = types.map(([type, , value], index) => ({ name: `c${index}`, type, default: value }));
  await create("typed", [{ name: "id", type: "serial", primaryKey: true }, ...columns]);
  const { columns: shown } = await described("typed");
  assert.deepEqual(
    shown.slice(1).map(({ type }) => type),
    types.map(([, type]) => type),
  );
  const { rows } = await desk.run({ operation: "insert", table: "typed", rows: [{}], returning: true });
  assert.deepEqual(
    Object.values(rows[0]!).slice(1),
    types.map(([, , , value]) => value),
  );
});

test("times, UUIDs and numbers are made for each row", async () => {
  await create("made", [
    { name: "n", type: "bigserial", primaryKey: true },
    { name: "at", type: "timestamptz", notNull: true, default: { now: true } },
    { name: "day", type: "date", default: "now()" },
    { name: "one", type: "uuid", default: { uuid: true } },
    { name: "seven", type: "uuid", default: { uuid: 7 } },
  ]);
  const { rows } = await desk.run({ operation: "insert", table: "made", rows: [{}, { n: 50 }], returning: true });
  assert.match(String(rows[0]?.at), /^\d{4}-\d\d-\d\dT.*Z$/);
  assert.match(String(rows[0]?.day), /^\d{4}-\d\d-\d\d$/);
  assert.match(String(rows[0]?.one), /^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  assert.match(String(rows[0]?.seven), /^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  assert.deepEqual(
    rows.map(({ n }) => n),
    [1, 50],
  );
});

const refusals: [string, Partial<CreateTable["columns"][number]>, string, RegExp][] = [
  ["an unknown type", { type: "money); drop table x; --" }, "/type", /must be one of text, varchar/],
  ["a type of PostgreSQL that is not listed", { type: "regclass" }, "/type", /must be one of/],
  ["numbers where a type has none", { type: "text(5)" }, "/type", /parentheses/],
  ["a name that PostgreSQL would cut", { name: "ä".repeat(40) }, "/name", /80 bytes/],
  ["a default of another kind", { type: "integer", default: { now: true } }, "/default", /makes a time/],
  ["an unknown function", { type: "text", default: { sql: "1" } }, "/default", /must be a value/],
  ["a default beside a number of rows", { type: "serial", default: 1 }, "/default", /numbers the rows/],
  ["a reference to no table", { references: "nothing.id" }, "/references", /is not a table/],
  ["a reference without a column", { references: "nothing" }, "/references", /must be table\.column/],
];
for (const [name, column, pointer, message] of refusals)
  test(`a table is refused with the place of ${name}`, async () => {
    const problem = await problemOf(create("refused", [{ name: "a", type: "text", ...column }]));
    assert.equal(problem.errors?.[0]?.pointer, `/body/columns/0${pointer}`, String(problem));
    assert.match(problem.errors[0].message, message);
  });

test("a table is described as it was made", async () => {
  await create(
    "shop",
    [
      { name: "country", type: "text", primaryKey: true },
      { name: "number", type: "integer", primaryKey: true },
      { name: "mail", type: "text", unique: true },
      { name: "made", type: "bigint", references: { table: "made", column: "n", onDelete: "set null" } },
      { name: "tags", type: "text[]" },
      { name: "area", type: "integer", default: 5 },
    ],
    {
      indexes: [
        { columns: ["tags"] },
        { columns: ["mail"], fullText: true },
        { name: "By country", columns: ["country"], unique: true },
      ],
      schema: { properties: { mail: { type: "string" } } },
      comment: "Our shops",
    },
  );
  const table = await described("shop");
  assert.deepEqual(table.primaryKey, ["country", "number"]);
  assert.deepEqual(table.uniqueKeys, [["country"], ["mail"]]);
  assert.deepEqual(table.foreignKeys, [
    { name: "shop_made_fkey", columns: ["made"], table: "made", references: ["n"] },
  ]);
  assert.deepEqual(table.schema, { properties: { mail: { type: "string" } } });
  assert.equal(table.comment, "Our shops");
  assert.equal(table.indexes.length, 5);
  const [shown] = showTables([table], [{ table: "shop", operations: ["select"], columns: ["mail"] }]);
  assert.doesNotMatch(JSON.stringify(shown), /country|made|tags|area/);
  assert.deepEqual(showTables([table], [{ table: "other", operations: ["select"] }]), []);
});

test("a table is changed in one go, and the schema of its rows stays with it under another name", async () => {
  await alter("shop", {
    dropIndexes: ["By country", "shop_mail_key"],
    dropColumns: ["tags"],
    alterColumns: [
      { name: "mail", notNull: true, default: "none" },
      { name: "area", type: "text", default: "x" },
    ],
    addColumns: [{ name: "open", type: "boolean", notNull: true, default: true }],
    addIndexes: [{ columns: ["open", "made"] }],
    renameColumns: { number: "no" },
    renameTo: "Shops",
  });
  const table = await described("Shops");
  assert.deepEqual(
    table.columns.map(({ name, type }) => `${name} ${type}`),
    ["country text", "no integer", "mail text", "made bigint", "area text", "open boolean"],
  );
  assert.deepEqual(table.schema, { properties: { mail: { type: "string" } } });
  const { rows } = await desk.run({
    operation: "insert",
    table: "Shops",
    rows: [{ country: "DE", no: 1 }],
    returning: true,
  });
  assert.deepEqual(rows, [{ country: "DE", no: 1, mail: "none", made: null, area: "x", open: true }]);
  await alter("Shops", {
    alterColumns: [{ name: "mail", default: null, notNull: false }],
    schema: null,
    comment: null,
  });
  assert.equal((await described("Shops")).schema, null);
  await desk.run({ operation: "dropTable", table: "Shops" });
  assert.equal(await described("Shops"), undefined);
});

test("a table that takes a dropped table's name has none of its schema", async () => {
  const schema = { required: ["x"] };
  await create("reused", [{ name: "a", type: "text" }], { schema });
  await desk.client.query("drop table reused");
  await create("reused", [{ name: "a", type: "text" }]);
  assert.equal((await described("reused")).schema, null);
});

test("what PostgreSQL refuses is told in the caller's words", async () => {
  await create("twice", [{ name: "id", type: "integer", primaryKey: true }]);
  assert.equal((await problemOf(create("twice", [{ name: "id", type: "integer" }]))).type.code, "name-taken");
  await create("child", [{ name: "parent", type: "integer", references: "twice.id" }]);
  assert.match((await problemOf(desk.run({ operation: "dropTable", table: "twice" }))).detail, /child/);
  await desk.run({ operation: "insert", table: "child", rows: [{}] });
  const missing = await problemOf(alter("child", { alterColumns: [{ name: "parent", notNull: true }] }));
  assert.equal(missing.type.code, "not-null-violation");
  assert.equal((await problemOf(alter("child", {}))).type.code, "invalid-request");
  assert.match((await problemOf(alter("child", { dropIndexes: ["x"] }))).detail, /is not an index/);
  assert.match((await problemOf(alter("child", { schema: { pattern: "a*" } }))).detail, /regular expression/);
  assert.match((await problemOf(desk.run({ operation: "dropTable", table: "chlid" }))).detail, /Did you mean "child"/);
});

test("a view is read like a table, and dropped", async () => {
  await desk.client.query("create view young as select id from twice");
  await desk.run({ operation: "insert", table: "twice", rows: [{ id: 5 }] });
  const { rows, nextCursor } = await desk.run({ operation: "select", table: "young" });
  assert.deepEqual([rows, nextCursor], [[{ id: 5 }], null]);
  await desk.run({ operation: "dropTable", table: "young" });
});
