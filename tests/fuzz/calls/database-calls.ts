import { must, type World } from "../world.ts";
import type { ValidCall } from "./valid-calls.ts";

const made = new WeakMap<World, Promise<string>>();

/** A table of the first workspace, whose row nobody else may see. */
function lastingTable(world: World): Promise<string> {
  const known = made.get(world) ?? makeTable(world);
  made.set(world, known);
  return known;
}

async function makeTable({ first, canary }: World): Promise<string> {
  const table = "fuzzed";
  const columns = [
    { name: "id", type: "bigserial", primaryKey: true },
    { name: "email", type: "text", unique: true },
    { name: "text", type: "text" },
    { name: "at", type: "timestamptz", default: { now: true } },
    { name: "doc", type: "jsonb" },
  ];
  await must(first.client.post("/api/database", { operation: "createTable", table, columns, comment: canary }));
  await must(first.client.post("/api/database", { operation: "insert", table, rows: [{ text: canary }] }));
  return table;
}

let asked = 0;
let turn = 0;

/**
 * One operation after the other, so that a walk breaks each of them. Changes come first: only they
 * are kept for a repetition with the same Idempotency-Key.
 */
function operations(table: string): Record<string, unknown>[] {
  const row = { email: `fuzz${++asked}@example.com`, text: "A", doc: { a: 1 } };
  const where = { email: { ilike: "%@example.com" }, or: [{ id: { gt: 1 } }, { text: null }] };
  return [
    { operation: "insert", table, rows: [row], returning: ["id"] },
    { operation: "upsert", table, rows: [row], onConflict: ["email"], update: ["text"] },
    { operation: "update", table, set: { text: "B" }, where: { email: row.email } },
    { operation: "delete", table, where: { id: { in: [1_000_000, 1_000_001] } } },
    { operation: "select", table, where, orderBy: ["text", { column: "id", direction: "desc" }], limit: 5 },
    { operation: "select", table, columns: ["id"], search: { columns: ["text"], text: "a or b" } },
    { operation: "count", table, where },
    { operation: "describe", table },
    { operation: "createTable", table: `made_${asked}`, columns: [{ name: "id", type: "serial", primaryKey: true }] },
    { operation: "alterTable", table, addColumns: [{ name: `more_${asked}`, type: "text[]" }] },
    { operation: "sql", sql: "select count(*) from fuzzed where id > $1", params: [1] },
    {
      operation: "batch",
      statements: [
        { operation: "count", table },
        { operation: "sql", sql: "select 1 as one" },
      ],
    },
  ];
}

const nothing = [
  { kind: "database", version: 1 },
  { kind: "end", tables: 0, views: 0, rows: 0 },
];

/** Prepares what makes the calls of the workspace's own database succeed. */
export const databaseCalls: Record<string, (world: World) => ValidCall | Promise<ValidCall>> = {
  "POST /api/database": async (world) => {
    const all = operations(await lastingTable(world));
    return { body: all[turn++ % all.length] };
  },
  "GET /api/database/export": async (world) => ({ query: [["table", await lastingTable(world)]] }),
  "POST /api/database/import": async (world) => ({
    query: [
      ["table", await lastingTable(world)],
      ["mode", "upsert"],
      ["onConflict", '["email"]'],
    ],
    rawBody: { bytes: Buffer.from(`email,text\nfuzz${++asked}@example.com,A\n`), contentType: "text/csv" },
  }),
  "POST /api/database/restore": async ({ makePerson }) => ({
    person: await makePerson(),
    rawBody: {
      bytes: Buffer.from(nothing.map((line) => `${JSON.stringify(line)}\n`).join("")),
      contentType: "application/x-ndjson",
    },
  }),
};
