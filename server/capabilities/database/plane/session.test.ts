import assert from "node:assert/strict";
import { test } from "node:test";
import { Client } from "pg";
import { createTestDatabase } from "../../../testing/test-database.ts";
import { untilLocked } from "../../../testing/until.ts";
import { Session } from "./session.ts";

test("a session that is ended after its statement, and before its commit, leaves nobody waiting", {
  timeout: 180_000,
}, async (t) => {
  const { connection, drop } = await createTestDatabase();
  const client = new Client(connection);
  await client.connect();
  t.after(async () => {
    await client.end();
    await drop();
  });
  await client.query(`
    create table late (n integer);
    create function wait_at_commit() returns trigger language plpgsql as
      $$ begin perform pg_advisory_lock(1); return null; end $$;
    create constraint trigger late after insert on late deferrable initially deferred
      for each row execute function wait_at_commit();
    select pg_advisory_lock(1)`);
  const session = await Session.open(connection);
  const running = session.run({ text: "insert into late values (1)", maxRows: 10 });
  await untilLocked(client);
  session.end("disk-full");
  await assert.rejects(running, /ended while a statement ran/);
});

test("a session hears once of its end, however many of its statements failed", async (t) => {
  const { connection, drop } = await createTestDatabase();
  t.after(drop);
  const warnings: Error[] = [];
  const keep = (warning: Error) => warnings.push(warning);
  process.on("warning", keep);
  t.after(() => process.off("warning", keep));
  const session = await Session.open(connection);
  for (let time = 0; time < 20; time++) {
    await assert.rejects(session.run({ text: "select 1 / 0", maxRows: 10 }), /division by zero/);
  }
  session.end("stopping");
  assert.deepEqual(warnings, []);
});
