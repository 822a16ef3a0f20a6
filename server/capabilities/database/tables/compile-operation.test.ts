import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openTableDesk, type TableDesk } from "./testing/table-desk.ts";

let desk: TableDesk;
before(async () => {
  desk = await openTableDesk();
  await desk.run({
    operation: "createTable",
    table: "customers",
    columns: [
      { name: "id", type: "bigserial", primaryKey: true },
      { name: "email", type: "text", notNull: true, unique: true },
      { name: "tags", type: "text[]", notNull: true, default: [] },
    ],
  });
  await desk.run({
    operation: "createTable",
    table: "orders",
    columns: [
      { name: "id", type: "bigserial", primaryKey: true },
      { name: "customerId", type: "bigint", references: { table: "customers", column: "id", onDelete: "cascade" } },
      { name: "total", type: "numeric(12,2)" },
      { name: "note", type: "text", default: "it's \\ fine" },
      { name: "meta", type: "jsonb" },
      { name: "file", type: "bytea" },
      { name: "createdAt", type: "timestamptz", notNull: true, default: { now: true } },
    ],
    indexes: [{ columns: ["note"], fullText: "english" }, { columns: ["meta"] }],
  });
});
after(() => desk.stop());

test("rows are inserted with their defaults and given back as they are stored", async () => {
  const { rows } = await desk.run({
    operation: "insert",
    table: "customers",
    rows: [{ email: "ada@example.com", tags: ["a", 'b "c"'] }, { email: "bob@example.com" }],
    returning: true,
  });
  assert.deepEqual(rows, [
    { id: 1, email: "ada@example.com", tags: ["a", 'b "c"'] },
    { id: 2, email: "bob@example.com", tags: [] },
  ]);
  const orders = await desk.run({
    operation: "insert",
    table: "orders",
    rows: [
      {
        customerId: 1,
        total: 12.5,
        meta: { a: [1, null] },
        file: "aGk=",
        createdAt: "2026-01-31T09:30:00.123456+02:00",
      },
      { customerId: 1, total: 7, createdAt: "2026-02-01" },
    ],
    returning: true,
  });
  assert.deepEqual(orders.rows[0], {
    id: 1,
    customerId: 1,
    total: 12.5,
    note: "it's \\ fine",
    meta: { a: [1, null] },
    file: "aGk=",
    createdAt: "2026-01-31T07:30:00.123456Z",
  });
});

test("embed returns related rows as a list, and as one object where their key is unique", async () => {
  const customers = await desk.run({
    operation: "select",
    table: "customers",
    where: { email: { ilike: "%EXAMPLE.com" } },
    embed: {
      orders: { table: "orders", on: { customerId: "id" }, columns: ["id", "total", "file", "meta", "createdAt"] },
    },
  });
  assert.deepEqual(
    customers.rows.map(({ orders }) => orders),
    [
      [
        { id: 1, total: 12.5, file: "aGk=", meta: { a: [1, null] }, createdAt: "2026-01-31T07:30:00.123456Z" },
        { id: 2, total: 7, file: null, meta: null, createdAt: "2026-02-01T00:00:00Z" },
      ],
      [],
    ],
  );
  const orders = await desk.run({
    operation: "select",
    table: "orders",
    columns: ["id"],
    embed: { customer: { table: "customers", on: { id: "customerId" }, columns: ["email"] } },
    limit: 1,
  });
  assert.deepEqual(orders.rows, [{ id: 1, customer: { email: "ada@example.com" } }]);
  assert.equal(typeof orders.nextCursor, "string");
});

test("rows are changed, counted and deleted", async () => {
  const table = "customers";
  await desk.run({
    operation: "upsert",
    table,
    rows: [
      { id: 2, email: "bo@example.com" },
      { id: 9, email: "c@example.com" },
    ],
  });
  const changed = await desk.run({
    operation: "update",
    table,
    set: { tags: ["vip"] },
    where: { id: { in: [2, 9] } },
    returning: ["email", "tags"],
  });
  assert.deepEqual(changed.rows, [
    { email: "bo@example.com", tags: ["vip"] },
    { email: "c@example.com", tags: ["vip"] },
  ]);
  assert.deepEqual((await desk.run({ operation: "count", table, where: { tags: { contains: "vip" } } })).rows, [
    { count: 2 },
  ]);
  assert.equal((await desk.run({ operation: "delete", table, where: { id: 9 } })).rowCount, 1);
});
