import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { Client } from "pg";
import { inTransaction } from "../../kernel/storage/database.ts";
import { InstallationReadOnly } from "../../kernel/storage/prepared-client.ts";
import { execute } from "../../kernel/storage/sql.ts";
import { signUp } from "../../testing/client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";
import * as place from "./store.ts";

let first: TestServer;
let second: TestServer;
let client: Client;
before(async () => {
  first = await startTestServer();
  second = await startTestServer({ connection: first.connection });
  client = new Client(first.connection);
  await client.connect();
});
after(async () => {
  await client.end();
  await second.stop();
  await first.stop();
});

const begin = (closesInSeconds: number) =>
  place.beginReadOnly(client, { attemptId: randomUUID(), closesInSeconds, leaseSeconds: 600 });

async function untilState(wanted: string): Promise<void> {
  await until(() => [first, second].every(({ server }) => server.kernel.readOnly.state === wanted));
}

async function untouchedJobs(): Promise<object[]> {
  const { rows } = await client.query(
    "select from graphile_worker.jobs where attempts = 0 and task_identifier like 'delete-e%'",
  );
  return rows;
}

/** A queue that runs takes a job at once. One that is about to stop may take the first. */
async function untilJobsWait(): Promise<void> {
  await until(async () => {
    await client.query("select graphile_worker.add_job('delete-expired-sign-ins', '{}')");
    for (let look = 0; look < 20; look++) assert.equal((await first.client.get("/readyz")).status, 200);
    return (await untouchedJobs()).length > 0;
  });
}

test("while the database is moved, every node refuses writes, and reads and health go on", async () => {
  const person = await signUp(first.client);
  const other = second.client.as(person.accessToken);
  await person.client.post("/api/knowledge/sources", { kind: "text", title: "Oven", text: "The oven opens at six." });
  await begin(0);
  await untilState("closed");
  for (const caller of [person.client, other]) {
    const refused = await caller.post("/api/chatbot/send", { message: "When does the oven open?" });
    assert.equal(refused.status, 503);
    assert.equal(refused.body.code, "installation-read-only");
    assert.equal(refused.headers.get("retry-after"), "30");
    assert.equal((await caller.get("/api/knowledge/sources")).status, 200);
    assert.equal((await caller.post("/api/knowledge/search", { query: "oven" })).status, 200);
    const ready = await caller.get("/readyz");
    assert.deepEqual([ready.status, ready.body.warnings], [200, ["read-only"]]);
    assert.equal((await caller.get("/metrics")).status, 200);
  }
  const { database } = first.server.kernel;
  const write = (tx: Parameters<typeof execute>[0]) => execute(tx)`delete from setting`;
  await assert.rejects(inTransaction(database, write), InstallationReadOnly);
  await assert.rejects(write(database.query), InstallationReadOnly);
  await place.openAgain(client);
  await untilState("open");
  assert.equal((await other.post("/api/chatbot/send", { message: "When does the oven open?" })).status, 200);
  assert.deepEqual((await other.get("/readyz")).body.warnings, []);
});

test("jobs wait for the end of the read-only state, and a lease that nobody renews ends it", async () => {
  const attemptId = randomUUID();
  await place.beginReadOnly(client, { attemptId, closesInSeconds: 600, leaseSeconds: 600 });
  await untilState("closing");
  await untilJobsWait();
  assert.ok(await place.renewReadOnly(client, { attemptId, leaseSeconds: 0 }));
  await untilState("open");
  await until(async () => (await untouchedJobs()).length === 0);
  assert.equal(await place.renewReadOnly(client, { attemptId, leaseSeconds: 9 }), false);
});

test("a queue that begins while the state changes does not outlive the change", async () => {
  const attemptId = randomUUID();
  const close = () => place.beginReadOnly(client, { attemptId, closesInSeconds: 600, leaseSeconds: 600 });
  await close();
  await untilState("closing");
  const holder = new Client(first.connection);
  await holder.connect();
  try {
    // Each queue reads this table first, so both wait in the middle of their start.
    await holder.query("begin; lock table graphile_worker.migrations in access exclusive mode");
    await place.openAgain(client);
    await untilState("open");
    const waiting = "select from pg_locks where not granted and relation = 'graphile_worker.migrations'::regclass";
    await until(async () => (await client.query(waiting)).rows.length === 2);
    await close();
    await untilState("closing");
  } finally {
    await holder.end();
  }
  await untilJobsWait();
  await place.openAgain(client);
  await until(async () => (await untouchedJobs()).length === 0);
});

test("no node begins where the installation was moved from, or is being moved to", async () => {
  const attemptId = randomUUID();
  await place.beginReadOnly(client, { attemptId, closesInSeconds: 0, leaseSeconds: 600 });
  await assert.rejects(startTestServer({ connection: first.connection }), /Start Parley when it has ended/);
  assert.equal(await begin(0), false);
  await place.markMoved(client, attemptId, "postgres://elsewhere");
  await assert.rejects(startTestServer({ connection: first.connection }), /was moved to postgres:\/\/elsewhere/);
  await place.openAgain(client);
  await place.markFilling(client, attemptId);
  await assert.rejects(startTestServer({ connection: first.connection }), /has not ended/);
  await place.clearFilling(client);
});
