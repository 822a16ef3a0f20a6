import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { newestMigration, parseMigration, readMigrations } from "./read-migrations.ts";

const none = "-- No older node may serve beside this migration.\n";
const from = (schema: number) => `-- Nodes from schema ${schema} on may serve beside this migration.\n`;

test("a migration says from which schema on nodes may serve beside it", () => {
  assert.equal(parseMigration("0090_x.sql", `${from(80)}select 1;\n`).oldestBeside, 80);
  assert.equal(parseMigration("0090_x.sql", `${none}select 1;\n`).oldestBeside, 90);
});

test("the line about other nodes is no part of the hash, so that it can be added to what was applied", () => {
  const hash = createHash("sha256").update("select 1;\n").digest("hex");
  for (const header of [none, from(80)]) assert.equal(parseMigration("0090_x.sql", `${header}select 1;\n`).hash, hash);
});

for (const [fault, header] of [
  ["nothing", ""],
  ["another sentence", "-- All nodes may serve beside this migration.\n"],
  ["its own schema", from(90)],
  ["a later schema", from(91)],
  ["a schema whose nodes cannot read it", from(74)],
] as const) {
  test(`a migration that begins with ${fault} is refused by a sentence that says how to begin`, () => {
    assert.throws(() => parseMigration("0090_x.sql", `${header}select 1;\n`), /Begin migration 0090_x\.sql with/);
  });
}

test("all migrations have the form, and the newest of them is the schema of this program", async () => {
  const migrations = await readMigrations();
  assert.equal(migrations.at(-1)?.number, await newestMigration());
});
