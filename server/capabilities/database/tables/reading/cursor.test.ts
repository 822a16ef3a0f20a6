import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import fc from "fast-check";
import type { Problem } from "../../../../kernel/problem.ts";
import type { Select } from "../../schema.ts";
import { openTableDesk, type TableDesk } from "../testing/table-desk.ts";

let desk: TableDesk;
before(async () => {
  desk = await openTableDesk();
});
after(() => desk.stop());

const columns = [
  { name: "a", type: "integer" },
  { name: "b", type: "text" },
  { name: "c", type: "timestamptz" },
  { name: "d", type: "double" },
  { name: "e", type: "jsonb" },
  { name: "f", type: "numeric", notNull: true },
  { name: "g", type: "text[]" },
];
const row = fc.record({
  a: fc.option(fc.integer({ min: 0, max: 3 })),
  b: fc.option(fc.constantFrom("a", "B", "ä", "", "z'\\\"", "😀")),
  c: fc.option(fc.constantFrom("2026-01-31T09:30:00.123456Z", "2026-01-31T09:30:00.123457Z", "infinity")),
  d: fc.option(fc.constantFrom(0.1, -1e300, "NaN", "-Infinity")),
  e: fc.option(fc.constantFrom({ x: 1 }, [1], "t", 3)),
  f: fc.constantFrom("1.10", "1.1", 2, "123456789012345678901234567890.5"),
  g: fc.option(fc.constantFrom([], ["a", null], ['b,"c'])),
});
const order = fc.uniqueArray(
  fc.record({
    column: fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "id"),
    direction: fc.constantFrom<("asc" | "desc")[]>("asc", "desc"),
    nulls: fc.constantFrom<("first" | "last" | undefined)[]>("first", "last", undefined),
  }),
  { maxLength: 3, selector: ({ column }) => column },
);

async function pagesOf(select: Select): Promise<unknown[]> {
  const ids: unknown[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await desk.run({ ...select, ...(cursor ? { cursor } : {}) });
    ids.push(...page.rows.map((each) => each.id ?? JSON.stringify(each)));
    cursor = page.nextCursor;
    assert.ok(ids.length < 1_000, "the pages do not end");
  } while (cursor !== null);
  return ids;
}

test("pages show every row once, in the order of the whole, whatever the order and the missing values", async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 12 }),
      order,
      fc.integer({ min: 1, max: 4 }),
      fc.boolean(),
      async (rows, orderBy, limit, isNarrow) => {
        const table = `paged_${++number}`;
        await desk.run({
          operation: "createTable",
          table,
          columns: [{ name: "id", type: "bigserial", primaryKey: true }, ...columns],
        });
        if (rows.length > 0) await desk.run({ operation: "insert", table, rows });
        const select: Select = { operation: "select", table, orderBy, ...(isNarrow ? { columns: ["id"] } : {}) };
        const whole = await desk.run(select);
        assert.deepEqual(
          await pagesOf({ ...select, limit }),
          whole.rows.map(({ id }) => id),
        );
        if (isNarrow) for (const each of whole.rows) assert.deepEqual(Object.keys(each), ["id"]);
        await desk.run({ operation: "dropTable", table });
      },
    ),
    { numRuns: 60 },
  );
});

test("a key of several columns continues pages as well, and a table without a key has none", async () => {
  await desk.run({
    operation: "createTable",
    table: "pair",
    columns: [
      { name: "x", type: "integer", primaryKey: true },
      { name: "y", type: "integer", primaryKey: true },
    ],
  });
  const rows = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y })));
  await desk.run({ operation: "insert", table: "pair", rows });
  const shown = await pagesOf({
    operation: "select",
    table: "pair",
    orderBy: [{ column: "y", direction: "desc" }],
    limit: 2,
  });
  assert.deepEqual(
    shown,
    [2, 1, 0].flatMap((y) => [2, 1, 0].map((x) => JSON.stringify({ x, y }))),
  );
  await desk.run({ operation: "createTable", table: "keyless", columns: [{ name: "x", type: "integer" }] });
  await desk.run({ operation: "insert", table: "keyless", rows: [{ x: 1 }, { x: 2 }] });
  assert.equal((await desk.run({ operation: "select", table: "keyless", limit: 1 })).nextCursor, null);
});

test("a cursor of another query, and what is no cursor, are refused", async () => {
  const first = await desk.run({ operation: "select", table: "pair", limit: 1 });
  const cursor = first.nextCursor!;
  const refused = /invalid-request: This cursor belongs to another query/;
  for (const select of [
    { where: { x: 1 }, cursor },
    { orderBy: ["y"], cursor },
    { cursor: "" },
    { cursor: "not a cursor" },
    { cursor: Buffer.from('{"length":3}').toString("base64url") },
    {
      cursor: Buffer.from(JSON.stringify([JSON.parse(Buffer.from(cursor, "base64url").toString())[0], {}, 1])).toString(
        "base64url",
      ),
    },
  ])
    await assert.rejects(desk.run({ operation: "select", table: "pair", ...select }), refused);
  const [mark] = JSON.parse(Buffer.from(cursor, "base64url").toString()) as string[];
  const forged = Buffer.from(JSON.stringify([mark, "1); drop table pair; --", "x"])).toString("base64url");
  await assert.rejects(desk.run({ operation: "select", table: "pair", cursor: forged }), /value-not-accepted/);
  await assert.rejects(desk.run({ operation: "select", table: "pair", cursor, offset: 1 }), /goes without offset/);
});

test("a search ranks, and its pages are continued where an order is given", async () => {
  await desk.run({
    operation: "createTable",
    table: "article",
    columns: [
      { name: "id", type: "bigserial", primaryKey: true },
      { name: "title", type: "text" },
      { name: "body", type: "text" },
    ],
    indexes: [{ columns: ["title", "body"], fullText: "english" }],
  });
  await desk.run({
    operation: "insert",
    table: "article",
    rows: [
      { title: "Baking", body: "An oven is hot. Ovens bake, and an oven cools." },
      { title: "Cooking", body: "One oven" },
      { title: "Ovens", body: null },
      { title: "Gardens", body: "Plants" },
    ],
  });
  const search = { columns: ["title", "body"], text: "oven -garden", language: "english" };
  const { rows, nextCursor } = await desk.run({ operation: "select", table: "article", columns: ["id"], search });
  assert.equal(rows[0]?.id, 1);
  assert.equal(rows.length, 3);
  assert.equal(nextCursor, null);
  assert.deepEqual(
    await pagesOf({ operation: "select", table: "article", search, orderBy: ["title"], limit: 1 }),
    [1, 2, 3],
  );
  const text = Array.from({ length: 33 }, (_, number) => `w${number}`).join("-");
  await assert.rejects(
    desk.run({ operation: "select", table: "article", search: { ...search, text } }),
    ({ errors }: Problem) => /33 words, more than 32/.test(String(errors?.[0]?.message)),
  );
  await assert.rejects(
    desk.run({ operation: "select", table: "article", search: { ...search, language: "klingon" } }),
    /klingon/,
  );
  await assert.rejects(
    desk.run({ operation: "select", table: "article", search: { ...search, language: "x'); drop" } }),
    /invalid-request/,
  );
});
