import assert from "node:assert/strict";
import { test } from "node:test";
import { unheardCalls } from "@parley/sql-gate";
import { Client } from "pg";
import { createTestDatabase } from "../../server/testing/test-database.ts";
import { listCalls } from "./list-calls.ts";

test("everything that hears no interrupt is named as the bundled PostgreSQL names it", async (t) => {
  const { connection, drop } = await createTestDatabase();
  const client = new Client(connection);
  await client.connect();
  t.after(async () => {
    await client.end();
    await drop();
  });
  const calls = new Set((await listCalls(client)).map(({ name }) => name));
  assert.ok(calls.size > 1_500, String(calls.size));
  assert.deepEqual(
    Object.keys(unheardCalls).filter((name) => !calls.has(name)),
    [],
  );
});
