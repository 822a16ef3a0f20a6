import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { noteSizes } from "../server/capabilities/installation/sizes/note-sizes.ts";
import { freeDiskOf } from "../server/http/health/free-disk.ts";
import type { Kernel } from "../server/kernel/kernel.ts";
import { all, execute } from "../server/kernel/storage/sql.ts";
import { checkGrowth, linesOfGrowth, readGrowth } from "../server/operator/doctor/read-growth.ts";
import { signUp } from "../server/testing/client.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";

const mebibyte = 1024 * 1024;
let server: TestServer;
let kernel: Kernel;
before(async () => {
  server = await startTestServer();
  kernel = server.server.kernel;
});
after(() => server.stop());

const note = () => noteSizes.run(kernel, undefined as never);
const notes = () => all<{ day: Date; bytes: number }>(kernel.database.query)`
  select day, workspace_database_bytes as bytes from size_note`;

test("sizes are noted once a day, with the databases of workspaces, and old notes go", async () => {
  const { client } = await signUp(server.client);
  const columns = [{ name: "id", type: "serial", primaryKey: true }];
  const made = await client.post("/api/database", { operation: "createTable", table: "things", columns });
  assert.equal(made.status, 200);
  await execute(kernel.database.query)`
    insert into size_note values (current_date - 90, now() - interval '90 days', 1, 1, 1, '{}')`;
  await note();
  await note();
  const rows = await notes();
  assert.equal(rows.length, 1);
  assert.ok(rows[0]!.bytes > mebibyte, "the database of the workspace is counted");
});

test("doctor says how much grew, and when the disk is full at this pace", async () => {
  const young = await readGrowth(kernel);
  assert.deepEqual([young.sinceDays, young.fullInDays, checkGrowth(young)], [null, null, []]);
  assert.ok(young.sizes.every(({ grownBytes }) => grownBytes === null));
  await execute(kernel.database.query)`
    update size_note set day = day - 7, noted_at = noted_at - interval '7 days',
      database_bytes = database_bytes - ${70 * mebibyte}`;
  freeDiskOf(kernel).freeBytesOf = async () => 205 * mebibyte;
  const growth = await readGrowth(kernel);
  assert.equal(growth.sinceDays, 7);
  assert.equal(Math.round((growth.sizes[0]?.grownBytes ?? 0) / mebibyte), 70);
  assert.equal(
    growth.tables.every(({ grownBytes }) => grownBytes !== null),
    true,
  );
  assert.deepEqual(
    checkGrowth(growth).map(({ level, code, sentence }) => [level, code, /full in 20 days/.test(sentence)]),
    [["advice", "disk-full-soon", true]],
  );
  assert.match(linesOfGrowth(growth).join("\n"), /main database: \d+ MiB, \+\d+ MiB\n/);
});
