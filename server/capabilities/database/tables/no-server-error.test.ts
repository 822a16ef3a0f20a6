import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import fc from "fast-check";
import { Problem } from "../../../kernel/problem.ts";
import type { TableOperation } from "../schema.ts";
import { openTableDesk, type TableDesk } from "./testing/table-desk.ts";

let desk: TableDesk;
before(async () => {
  desk = await openTableDesk();
  const types =
    "text varchar(3) integer bigint smallint numeric(4,1) boolean timestamptz timestamp date time interval uuid jsonb json double real bytea inet text[] integer[] jsonb[] bytea[] date[]";
  for (const table of ["one", "two"])
    await desk.run({
      operation: "createTable",
      table,
      columns: [
        { name: "id", type: "bigserial", primaryKey: true },
        ...types.split(" ").map((type) => ({ name: type.replace("[]", "s").replace(/\(.*/, ""), type })),
      ],
      schema: { properties: { text: { maxLength: 50 } } },
    });
  await desk.client.query("create type mood as enum ('good', 'bad')");
  await desk.client.query(
    "alter table one add mood mood, add moods mood[], add double_id bigint generated always as (id * 2) stored, add range int4range",
  );
  await desk.client.query("create view seen as select * from one");
  names = [...(await desk.tables()).get("one")!.columns.map(({ name }) => name), "nothing"];
});
after(() => desk.stop());

let names: string[] = [];
const column = fc.nat().map((number) => names[number % names.length]!);
const value = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    1,
    -1,
    0.5,
    1e300,
    2 ** 53,
    "",
    "a",
    "1",
    "good",
    "2026-01-31",
    "{}",
    "{1}",
    "[1,2)",
    "\\x00",
  ),
  fc.constantFrom<unknown>(
    "2026-01-31T09:30:00Z",
    "infinity",
    "NaN",
    "P1D",
    "::1",
    "5e0f6f0e-7f0c-4a55-9d3f-2f6d1a8c9b11",
    "AAE=",
  ),
  fc.constantFrom<unknown>(
    [],
    [1],
    ["a", null],
    [[1], [2]],
    [[1], [2, 3]],
    { a: 1 },
    { eq: 1 },
    [{ a: 1 }],
    "\ud800",
    "x\0",
  ),
  fc.string({ unit: "binary", maxLength: 5 }),
  fc.jsonValue({ maxDepth: 2 }),
);
const operator = fc.constantFrom("eq", "neq", "gt", "lte", "in", "like", "ilike", "is", "contains", "x");
const columns = (constraints: fc.ArrayConstraints = {}) => fc.array(column, { maxLength: 3, ...constraints });
const oneOf = <Item>(item: fc.Arbitrary<Item>) => fc.dictionary(column, item, { maxKeys: 3 });
const { where } = fc.letrec<{ where: Record<string, unknown> }>((tie) => ({
  where: fc.oneof(
    { depthSize: "small" },
    oneOf(value),
    oneOf(fc.dictionary(operator, value, { maxKeys: 2 })),
    fc.record({ or: fc.array(tie("where"), { maxLength: 2 }) }),
    fc.record({ not: tie("where") }),
  ),
}));
const table = fc.constantFrom("one", "one", "two", "seen", "none");
const rows = fc.array(fc.oneof(oneOf(value), oneOf(value)), { minLength: 1, maxLength: 3 });
const returning = fc.option(fc.oneof(fc.constant(true as const), columns()), { nil: undefined });
const orderBy = fc.array(
  fc.oneof(column, fc.record({ column, direction: fc.constantFrom<"asc" | "desc">("asc", "desc") })),
  { maxLength: 2 },
);
const operation = fc.oneof(
  fc.record(
    {
      operation: fc.constant("select" as const),
      table,
      columns: columns(),
      where,
      orderBy,
      limit: fc.integer({ min: 1, max: 3 }),
      offset: fc.nat(2),
      search: fc.record({ columns: columns({ minLength: 1 }), text: fc.string({ minLength: 1 }) }),
      embed: fc.dictionary(
        fc.constantFrom("x", "id", "y"),
        fc.record(
          { table, on: fc.dictionary(column, column, { maxKeys: 2 }), where, orderBy },
          { requiredKeys: ["table", "on"] },
        ),
        { maxKeys: 1 },
      ),
    },
    { requiredKeys: ["operation", "table"] },
  ),
  fc.record({ operation: fc.constant("count" as const), table, where }),
  fc.record({ operation: fc.constant("insert" as const), table, rows, returning }),
  fc.record({ operation: fc.constant("upsert" as const), table, rows, returning, onConflict: columns() }),
  fc.record({ operation: fc.constant("upsert" as const), table, rows, update: columns() }),
  fc.record({ operation: fc.constant("update" as const), table, set: oneOf(value), where, returning }),
  fc.record({ operation: fc.constant("delete" as const), table, where, returning }),
);

test("whatever is sent, the answer is rows, or a problem that is no error of the server", async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(operation, async (asked) => {
      if (asked.operation === "update" && Object.keys(asked.set).length === 0) return;
      try {
        await desk.run(asked as TableOperation);
        answered++;
      } catch (error) {
        assert.ok(error instanceof Problem, `${JSON.stringify(asked)}: ${String(error)}`);
        assert.ok(error.type.status < 500, String(error));
        assert.notEqual(error.members.sqlState, "42601", `a mistake in our SQL: ${JSON.stringify(asked)}`);
        assert.ok(!/^XX/.test(String(error.members.sqlState)), String(error));
      }
    }),
    { numRuns: 600 },
  );
  assert.ok(answered > 15, `${answered} were answered with rows`);
});
