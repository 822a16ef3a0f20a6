import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import fc from "fast-check";
import type { Problem } from "../../../../kernel/problem.ts";
import { openTableDesk, type TableDesk } from "../testing/table-desk.ts";

let desk: TableDesk;
before(async () => {
  desk = await openTableDesk();
  await desk.run({
    operation: "createTable",
    table: "thing",
    columns: [
      { name: "id", type: "integer", primaryKey: true },
      { name: "text", type: "text" },
      { name: "number", type: "numeric" },
      { name: "big", type: "bigint" },
      { name: "flag", type: "boolean" },
      { name: "tags", type: "text[]" },
      { name: "meta", type: "jsonb" },
      { name: "plain", type: "json" },
      { name: "bytes", type: "bytea" },
      { name: "at", type: "timestamptz" },
      { name: "uuid", type: "uuid" },
      { name: "and", type: "text" },
    ],
  });
  await desk.run({
    operation: "insert",
    table: "thing",
    rows: [
      { id: 1, text: "50% of_a\\b", number: "1.10", big: "9007199254740993", flag: true, tags: ["a", "b"] },
      { id: 2, text: "Hello", number: 2, flag: false, tags: [], meta: { a: { b: [1, 2] } }, plain: { a: 1 } },
      { id: 3, meta: [1, "x"], bytes: "AAE=", at: "2026-01-31T09:30:00Z", and: "x" },
      { id: 4, text: "hello", uuid: "5e0f6f0e-7f0c-4a55-9d3f-2f6d1a8c9b11", meta: "text" },
    ],
  });
});
after(() => desk.stop());

async function idsOf(where: Record<string, unknown>): Promise<unknown[]> {
  const { rows } = await desk.run({ operation: "select", table: "thing", columns: ["id"], where });
  return rows.map(({ id }) => id);
}

const cases: [string, Record<string, unknown>, number[]][] = [
  ["a value", { text: "Hello" }, [2]],
  ["null asks for a missing value", { text: null }, [3]],
  ["what is not null", { text: { neq: null } }, [1, 2, 4]],
  ["is not null", { text: { is: "not null" } }, [1, 2, 4]],
  ["is true", { flag: { is: true } }, [1]],
  ["is false", { flag: { is: false } }, [2]],
  ["not equal leaves missing values out, as SQL does", { text: { neq: "Hello" } }, [1, 4]],
  ["two operators of one column", { id: { gt: 1, lte: 3 } }, [2, 3]],
  ["two columns", { text: "Hello", flag: false }, [2]],
  ["a decimal number", { number: { gte: 1.1 } }, [1, 2]],
  ["a bigint beyond doubles, as a text", { big: "9007199254740993" }, [1]],
  ["a list", { text: { in: ["Hello", "hello", "x"] } }, [2, 4]],
  ["a list with null", { text: { in: ["Hello", null] } }, [2, 3]],
  ["an empty list", { text: { in: [] } }, []],
  ["like", { text: { like: "hel%" } }, [4]],
  ["ilike", { text: { ilike: "hel%" } }, [2, 4]],
  ["a part of a text, with characters that like would take otherwise", { text: { contains: "% of_a\\" } }, [1]],
  ["an array", { tags: ["a", "b"] }, [1]],
  ["an empty array", { tags: [] }, [2]],
  ["one of several arrays", { tags: { in: [["a", "b"], ["c"]] } }, [1]],
  ["an item of an array", { tags: { contains: "b" } }, [1]],
  ["items of an array", { tags: { contains: ["b", "a"] } }, [1]],
  ["many items of an array", { tags: { contains: ["b", "a", "a", "b", "a", "b"] } }, [1]],
  ["many items of an array, of which it lacks one", { tags: { contains: ["b", "a", "a", "b", "a", "c"] } }, []],
  ["many items of an array, of which one is missing", { tags: { contains: ["b", "a", "a", "b", "a", null] } }, []],
  ["not many items of an array", { not: { tags: { contains: ["b", "a", "a", "b", "a", "c"] } } }, [1, 2]],
  ["many items of a JSON list", { meta: { contains: [1, "x", 1, "x", 1, "x"] } }, [3]],
  ["many items of a JSON list, of which it lacks one", { meta: { contains: [1, "x", 1, "x", 1, 2] } }, []],
  ["not many items of a JSON list", { not: { meta: { contains: [1, "x", 1, "x", 1, 2] } } }, [2, 3, 4]],
  ["a pattern with a beginning and a middle", { text: { like: "50%of\\_a%" } }, [1]],
  ["a pattern that begins anywhere", { text: { ilike: "%LL_" } }, [2, 4]],
  ["not a pattern", { not: { text: { like: "%l_o" } } }, [1]],
  ["a JSON value", { meta: { eq: { a: { b: [1, 2] } } } }, [2]],
  ["a JSON list", { meta: [1, "x"] }, [3]],
  ["a JSON text", { meta: "text" }, [4]],
  ["one of several JSON values", { meta: { in: ["text", [1, "x"]] } }, [3, 4]],
  ["a member of a JSON value", { meta: { contains: { a: {} } } }, [2]],
  ["an item of a JSON list", { meta: { contains: [1] } }, [3]],
  ["a value of the type json", { plain: { eq: { a: 1 } } }, [2]],
  ["bytes", { bytes: "AAE=" }, [3]],
  ["a time in another zone", { at: "2026-01-31T11:30:00+02:00" }, [3]],
  ["a UUID", { uuid: { in: ["5e0f6f0e-7f0c-4a55-9d3f-2f6d1a8c9b11"] } }, [4]],
  ["or", { or: [{ id: 1 }, { text: "hello", id: 4 }] }, [1, 4]],
  ["and, with or beside a column", { and: [{ id: { gt: 1 } }, { id: { lt: 4 } }], or: [{ id: 2 }, { id: 4 }] }, [2]],
  ["not", { not: { id: { in: [1, 2] } } }, [3, 4]],
  ["nothing left out", {}, [1, 2, 3, 4]],
  ["a column named and", { and: { eq: "x" } }, [3]],
];
for (const [name, where, expected] of cases)
  test(`where: ${name}`, async () => assert.deepEqual(await idsOf(where), expected));

const refusals: [string, Record<string, unknown>, string, RegExp][] = [
  ["an unknown column suggests a near one", { texts: 1 }, "/body/where/texts", /Did you mean "text"/],
  ["an unknown operator", { text: { equals: 1 } }, "/body/where/text/equals", /Operators are eq, neq/],
  ["an operator that objects inherit", { text: { constructor: 1 } }, "/body/where/text/constructor", /Operators are/],
  ["like on a number", { id: { like: "1%" } }, "/body/where/id/like", /type integer/],
  ["is true on a text", { text: { is: true } }, "/body/where/text/is", /asks for a truth/],
  ["before null", { id: { lt: null } }, "/body/where/id/lt", /must not be null/],
  ["an empty or", { or: [] }, "/body/where/or", /at least one/],
  ["a list in place of an object", { not: [] }, "/body/where/not", /must be an object/],
  ["an object as a value", { text: { eq: {} } }, "/body/where/text/eq", /must be a single value/],
  ["bytes that are not base64", { bytes: "ä" }, "/body/where/bytes", /base64/],
  ["a text in place of a list", { tags: "a" }, "/body/where/tags", /must be a list/],
  ["half a surrogate pair", { text: "\ud800" }, "/body/where/text", /surrogate/],
];
for (const [name, where, pointer, message] of refusals)
  test(`where is refused: ${name}`, async () => {
    const problem = (await idsOf(where).then(
      () => assert.fail("accepted"),
      (error) => error,
    )) as Problem;
    assert.equal(problem.errors?.[0]?.pointer, pointer, String(problem));
    assert.match(problem.errors[0].message, message);
  });

test("a list of many items that are compared with many hears that its time is up", async () => {
  const many = "create table lists (id int primary key, a int[], j jsonb)";
  const row = "insert into lists select 1, a, to_jsonb(a) from (select array_fill(0, array[190000]) || 1) as made (a)";
  await desk.client.query(`${many}; ${row}; set statement_timeout = '300ms'`);
  // PostgreSQL compares these for minutes, without an interrupt where it is one operator.
  for (const column of ["a", "j"]) {
    const where = { [column]: { contains: Array(10_000).fill(1) } };
    await assert.rejects(desk.run({ operation: "select", table: "lists", columns: ["id"], where }), /took too long/);
  }
  await desk.client.query("reset statement_timeout; drop table lists");
});

test("a list of more items than a filter may have is refused before anything is made of it", async () => {
  const many = Array(10_001).fill(1);
  for (const where of [{ tags: { contains: many } }, { tags: { contains: [many] } }, { meta: { contains: many } }])
    await assert.rejects(idsOf(where), /has 10001 items, more than 10000/);
});

test("a JSON value of many values within each other is refused", async () => {
  const many = Array.from({ length: 200 }, (_, item) => item);
  await assert.rejects(idsOf({ meta: { contains: { a: many } } }), /more than 100 values/);
  assert.deepEqual(await idsOf({ meta: { contains: many } }), []);
});

test("a text that is too long for the length of a pattern is no error of the server", async () => {
  await desk.run({ operation: "insert", table: "thing", rows: [{ id: 5, text: "x".repeat(150_000) }] });
  const part = "y".repeat(10_000);
  for (const where of [{ contains: part }, { like: `%${part}` }, { ilike: `%${part}` }])
    await assert.rejects(idsOf({ text: where }), /too long to be searched/);
  assert.deepEqual(await idsOf({ text: { like: `${part}%` } }), []);
  await desk.run({ operation: "delete", table: "thing", where: { id: 5 } });
});

test("a filter that is nested too deep, or too long, is refused", async () => {
  let deep: Record<string, unknown> = { id: 1 };
  for (let depth = 0; depth < 12; depth++) deep = { not: deep };
  await assert.rejects(idsOf(deep), /nested deeper/);
  await assert.rejects(idsOf({ or: Array.from({ length: 201 }, (_, id) => ({ id })) }), /too many/);
});

test("a value of the wrong form is told with PostgreSQL's words, and is no error of the server", async () => {
  const wrong = { or: [{ id: { in: [1, "one"] } }, { not: { at: "2026-02-30T10:00:00Z" } }, { number: "12345.678" }] };
  const problem = (await idsOf(wrong).catch((error) => error)) as Problem;
  assert.equal(problem.type.code, "value-not-accepted", String(problem));
  assert.deepEqual(
    problem.errors?.map(({ pointer }) => pointer),
    ["/body/where/or/0/id/in/1", "/body/where/or/1/not/at"],
  );
  assert.match(problem.detail, /"one" does not fit the type integer/);
});

const named = fc.constantFrom("id", "text", "number", "flag");
const leaf = fc.oneof(
  fc.record({ id: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ id: fc.record({ gt: fc.integer({ min: 0, max: 5 }) }) }),
  fc.record({ id: fc.record({ in: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 3 }) }) }),
  named.map((name) => ({ [name]: { is: "not null" } })),
);
const { filter } = fc.letrec<{ filter: Record<string, unknown> }>((tie) => ({
  filter: fc.oneof(
    { depthSize: "small" },
    leaf,
    fc.record({ and: fc.array(tie("filter"), { maxLength: 3 }) }),
    fc.record({ or: fc.array(tie("filter"), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie("filter") }),
  ),
}));

/**
 * Works out in the test whether a row fulfils the condition. The columns of `leaf` have no missing
 * ids, so no third truth.
 */
function holds(where: Record<string, unknown>, row: Record<string, unknown>): boolean {
  return Object.entries(where).every(([name, value]) => {
    if (name === "and") return (value as Record<string, unknown>[]).every((part) => holds(part, row));
    if (name === "or") return (value as Record<string, unknown>[]).some((part) => holds(part, row));
    if (name === "not") return !holds(value as Record<string, unknown>, row);
    if (typeof value !== "object") return row[name] === value;
    const { gt, in: list, is } = value as { gt?: number; in?: number[]; is?: string };
    if (is !== undefined) return row[name] !== null;
    return list === undefined ? (row[name] as number) > gt! : list.includes(row[name] as number);
  });
}

test("filters of any nesting select what they say", async () => {
  const { rows } = await desk.run({ operation: "select", table: "thing" });
  await fc.assert(
    fc.asyncProperty(filter, async (where) => {
      const expected = rows.filter((row) => holds(where, row)).map(({ id }) => id);
      assert.deepEqual(await idsOf(where), expected);
    }),
    { numRuns: 200 },
  );
});

test("no filter without a column changes rows unless all is true", async () => {
  const empty = fc.letrec<{ empty: Record<string, unknown> }>((tie) => ({
    empty: fc.oneof(
      { depthSize: "small" },
      fc.constant({}),
      fc.constant({ id: {} }),
      fc.constant({ not: { id: { in: [] } } }),
      fc.record({ and: fc.array(tie("empty"), { maxLength: 3 }) }),
      fc.record({ or: fc.array(tie("empty"), { minLength: 1, maxLength: 3 }) }),
      fc.record({ not: tie("empty") }),
    ),
  })).empty;
  await fc.assert(
    fc.asyncProperty(empty, async (where) => {
      const refused = (error: Problem) => error.type?.code === "all-needed";
      await assert.rejects(desk.run({ operation: "delete", table: "thing", where }), refused);
      await assert.rejects(desk.run({ operation: "update", table: "thing", set: { flag: true }, where }), refused);
    }),
    { numRuns: 50 },
  );
  assert.deepEqual(await idsOf({}), [1, 2, 3, 4]);
  assert.equal((await desk.run({ operation: "delete", table: "thing", where: { id: { in: [] } } })).rowCount, 0);
  const { rowCount } = await desk.run({ operation: "update", table: "thing", set: { flag: null }, all: true });
  assert.equal(rowCount, 4);
});
