import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Problem } from "../../../../kernel/problem.ts";
import { openTableDesk, type TableDesk } from "../testing/table-desk.ts";

let desk: TableDesk;
before(async () => {
  desk = await openTableDesk();
  await desk.run({
    operation: "createTable",
    table: "person",
    columns: [
      { name: "id", type: "bigserial", primaryKey: true },
      { name: "email", type: "text", notNull: true, unique: true },
      { name: "age", type: "smallint" },
      { name: "role", type: "text", notNull: true, default: "guest" },
      { name: "born", type: "date" },
      { name: "meta", type: "jsonb" },
      { name: "tags", type: "text[]" },
      { name: "pictures", type: "bytea[]" },
      { name: "days", type: "date[]" },
    ],
    schema: {
      type: "object",
      required: ["email"],
      properties: {
        email: { type: "string", format: "email" },
        role: { enum: ["guest", "admin"] },
        meta: { $ref: "#/$defs/meta" },
      },
      $defs: { meta: { type: "object", maxProperties: 2 } },
    },
  });
  await desk.run({
    operation: "createTable",
    table: "pet",
    columns: [
      { name: "id", type: "integer", primaryKey: true },
      { name: "owner", type: "bigint", references: "person.id" },
    ],
  });
});
after(() => desk.stop());

async function problemOf(work: Promise<unknown>): Promise<Problem> {
  return work.then(
    () => assert.fail("accepted"),
    (error) => error,
  );
}

test("rows that leave different columns out get their defaults, in one statement and in their order", async () => {
  const { rows } = await desk.run({
    operation: "insert",
    table: "person",
    rows: [{ email: "a@b.c" }, { email: "b@b.c", role: "admin", age: 3 }, { email: "c@b.c", meta: { a: null } }],
    returning: ["email", "role", "age", "meta"],
  });
  assert.deepEqual(rows, [
    { email: "a@b.c", role: "guest", age: null, meta: null },
    { email: "b@b.c", role: "admin", age: 3, meta: null },
    { email: "c@b.c", role: "guest", age: null, meta: { a: null } },
  ]);
  await desk.run({
    operation: "createTable",
    table: "tick",
    columns: [{ name: "n", type: "serial", primaryKey: true }],
  });
  const ticks = await desk.run({ operation: "insert", table: "tick", rows: [{}, {}], returning: true });
  assert.deepEqual(ticks.rows, [{ n: 1 }, { n: 2 }]);
  assert.deepEqual((await desk.run({ operation: "insert", table: "tick", rows: [{}], returning: true })).rows, [
    { n: 3 },
  ]);
});

test("a thousand rows are one statement with one parameter", async () => {
  const rows = Array.from({ length: 1_000 }, (_, index) => ({ email: `p${index}@many.example` }));
  assert.equal((await desk.run({ operation: "insert", table: "person", rows })).rowCount, 1_000);
  const where = { email: { like: "%@many.example" } };
  assert.equal((await desk.run({ operation: "delete", table: "person", where })).rowCount, 1_000);
});

test("an upsert takes over what it names, and leaves the rest of a row", async () => {
  const first = await desk.run({
    operation: "upsert",
    table: "person",
    onConflict: ["email"],
    returning: ["email", "age", "role"],
    rows: [{ email: "b@b.c", age: 4 }],
  });
  assert.deepEqual(first.rows, [{ email: "b@b.c", age: 4, role: "admin" }]);
  const kept = await desk.run({
    operation: "upsert",
    table: "person",
    onConflict: ["email"],
    update: [],
    rows: [
      { email: "b@b.c", age: 9 },
      { email: "n@b.c", age: 9 },
    ],
    returning: ["email"],
  });
  assert.deepEqual(kept.rows, [{ email: "n@b.c" }]);
  const twice = {
    operation: "upsert" as const,
    table: "person",
    onConflict: ["email"],
    rows: [
      { email: "t@b.c", age: 1 },
      { email: "t@b.c", age: 2 },
    ],
  };
  assert.match(String(await problemOf(desk.run(twice))), /Send each row once/);
  const key = await problemOf(
    desk.run({ operation: "upsert", table: "person", onConflict: ["age"], rows: [{ email: "x@b.c", age: 1 }] }),
  );
  assert.match(key.detail, /\["id"\] or \["email"\]/);
  const uneven = {
    operation: "upsert" as const,
    table: "person",
    onConflict: ["email"],
    rows: [{ email: "b@b.c", age: 1 }, { email: "n@b.c" }],
  };
  assert.match((await problemOf(desk.run(uneven))).detail, /must name "age" in every row/);
});

test("moments are no numbers, and their ranges are written as ISO 8601 says", async () => {
  const columns = [
    { name: "id", type: "bigint", primaryKey: true },
    { name: "day", type: "date" },
    { name: "at", type: "timestamptz" },
  ];
  const schema = { properties: { id: { type: "integer", minimum: 10 } } };
  await desk.run({ operation: "createTable", table: "stay", columns, schema });
  await desk.client.query("alter table stay add nights daterange, add hours tstzmultirange");
  const insert = (row: Record<string, unknown>) =>
    desk.run({ operation: "insert", table: "stay", rows: [{ id: "761591733749525123", ...row }], returning: true });
  for (const row of [
    ...[{ day: 260403 }, { at: 20260403 }, { nights: "[03/04/05,04/05/06)" }],
    { hours: "{[03/04/05,04/05/06)}" },
    { day: JSON.parse("20260403"), nights: null },
  ]) {
    const problem = await problemOf(insert(row));
    assert.match(problem.detail, /must be written as ISO 8601 says/);
  }
  const refused = await problemOf(insert({ id: "9" }));
  assert.match(refused.detail, /id must be (?:at least|>=) 10/);
  const hours = '{["2026-04-03 10:00:00+00","2026-04-03 12:00:00+00"),["2026-04-04 10:00:00+00",)}';
  for (const nights of ["[2026-04-03,2026-04-05)", "empty", "(,2026-04-05)"]) {
    const { rows } = await insert({ nights, hours });
    assert.deepEqual(rows, [{ id: "761591733749525123", day: null, at: null, nights, hours }]);
    await desk.run({ operation: "upsert", table: "stay", onConflict: ["id"], rows: rows as Record<string, unknown>[] });
    await desk.run({ operation: "delete", table: "stay", where: { id: "761591733749525123" } });
  }
});

const faults: [string, Record<string, unknown>, string, string, RegExp][] = [
  [
    "a text in place of a number",
    { age: "old" },
    "value-not-accepted",
    "/body/rows/1/age",
    /"old" does not fit the type smallint/,
  ],
  [
    "a number that is too large for its column",
    { age: 70_000 },
    "value-not-accepted",
    "/body/rows/1/age",
    /out of range/,
  ],
  ["a day that does not exist", { born: "2026-02-30" }, "value-not-accepted", "/body/rows/1/born", /date\/time/],
  ["an unknown column", { Email: "x" }, "unknown-column", "/body/rows/1/Email", /Did you mean "email"/],
  ["an object in a column of text", { role: {} }, "value-not-accepted", "/body/rows/1/role", /single value/],
  ["a text in a column of lists", { tags: "a" }, "value-not-accepted", "/body/rows/1/tags", /must be a list/],
  ["a value outside of the schema", { role: "king" }, "row-not-accepted", "/body/rows/1/role", /must be one of/],
  [
    "a value outside of a part of the schema",
    { meta: 1 },
    "row-not-accepted",
    "/body/rows/1/meta",
    /must be an object/,
  ],
  ["half a surrogate pair in JSON", { meta: { a: "\ud800" } }, "value-not-accepted", "/body/rows/1/meta", /surrogate/],
  ["bytes that are not base64", { pictures: ["?"] }, "value-not-accepted", "/body/rows/1/pictures/0", /base64/],
  [
    "an item of a list of the wrong form",
    { days: ["2026-01-31", "2026-02-30"] },
    "value-not-accepted",
    "/body/rows/1/days/1",
    /"2026-02-30"/,
  ],
  [
    "a number that is not finite",
    { age: Number.POSITIVE_INFINITY },
    "value-not-accepted",
    "/body/rows/1/age",
    /too large/,
  ],
];
for (const [name, row, code, pointer, message] of faults)
  test(`a row is refused with its place: ${name}`, async () => {
    const rows = [{ email: "x@b.c" }, { email: "y@b.c", ...row }];
    const problem = await problemOf(desk.run({ operation: "insert", table: "person", rows }));
    assert.equal(problem.type?.code, code, String(problem));
    assert.equal(problem.errors?.[0]?.pointer, pointer);
    assert.match(problem.errors[0].message, message);
    assert.equal(
      (await desk.run({ operation: "count", table: "person", where: { email: "x@b.c" } })).rows[0]?.count,
      0,
    );
  });

test("an update is checked for what it sets", async () => {
  const where = { email: "a@b.c" };
  const set = { operation: "update", table: "person", where } as const;
  assert.equal((await problemOf(desk.run({ ...set, set: { role: "king" } }))).errors?.[0]?.pointer, "/body/set/role");
  const wrong = await problemOf(desk.run({ ...set, set: { age: "old" } }));
  assert.equal(wrong.errors?.[0]?.pointer, "/body/set/age", String(wrong));
  const { rows } = await desk.run({
    ...set,
    set: { tags: ["x", 'y"{}\\'], pictures: ["AAE="], meta: {} },
    returning: ["tags", "pictures", "meta"],
  });
  assert.deepEqual(rows, [{ tags: ["x", 'y"{}\\'], pictures: ["AAE="], meta: {} }]);
});

test("broken constraints are named", async () => {
  const taken = await problemOf(desk.run({ operation: "insert", table: "person", rows: [{ email: "a@b.c" }] }));
  assert.equal(taken.type.code, "unique-violation");
  assert.equal(taken.type.status, 409);
  assert.match(taken.detail, /"person_email_key" of "person" .*email = a@b\.c/);
  assert.equal(taken.members.constraint, "person_email_key");
  const orphan = await problemOf(desk.run({ operation: "insert", table: "pet", rows: [{ id: 1, owner: 999_999 }] }));
  assert.equal(orphan.type.code, "foreign-key-violation");
  assert.match(orphan.detail, /"pet_owner_fkey".*needs a row that does not exist \(owner = 999999\)/);
  await desk.run({ operation: "insert", table: "pet", rows: [{ id: 1, owner: 1 }] });
  const named = await problemOf(desk.run({ operation: "delete", table: "person", where: { id: 1 } }));
  assert.match(named.detail, /keeps a row that others name/);
  const missing = await problemOf(
    desk.run({ operation: "update", table: "person", set: { role: null }, where: { id: 1 } }),
  );
  // The schema of the rows knows it first.
  assert.equal(missing.type.code, "row-not-accepted");
  const none = await problemOf(desk.run({ operation: "insert", table: "pet", rows: [{ owner: 1 }] }));
  assert.equal(none.type.code, "not-null-violation");
  assert.match(none.detail, /"id" of "pet"/);
});

test("a date is written as ISO 8601 says, in rows, filters and defaults, and in raw SQL no other is guessed", async () => {
  for (const born of ["03/04/2026", "3.4.2026", "March 4, 2026", "now", "04-03-2026", 20260304.5]) {
    const row = problemOf(desk.run({ operation: "insert", table: "person", rows: [{ email: "date@b.c", born }] }));
    const { type, errors } = await row;
    assert.deepEqual([type.code, errors?.[0]?.pointer], ["value-not-accepted", "/body/rows/0/born"], String(born));
    const filter = await problemOf(desk.run({ operation: "select", table: "person", where: { born } }));
    assert.equal(filter.type.code, "value-not-accepted", String(born));
  }
  const days = await problemOf(
    desk.run({
      operation: "insert",
      table: "person",
      rows: [{ email: "date@b.c", days: ["2026-04-03", "03/04/2026"] }],
    }),
  );
  assert.deepEqual([days.errors?.[0]?.pointer, /dateFormat/.test(days.detail)], ["/body/rows/0/days/1", true]);
  const rows = ["2026-04-03", "20260403", "2026-04-03T10:00:00Z", "infinity", "-infinity"];
  for (const [at, born] of rows.entries()) {
    const values = [{ email: `date-${at}@b.c`, born }];
    await desk.run({ operation: "insert", table: "person", rows: values });
  }
});
