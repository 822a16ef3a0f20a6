import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { execute } from "../../kernel/storage/sql.ts";
import { makeKey, type Person, signUp } from "../../testing/client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let operator: Person;
let later = 0;
before(async () => {
  server = await startTestServer({ settings: { PARLEY_LIMIT_SIGNIN: "1" } });
  operator = await signUp(server.client);
  const { kernel } = server.server;
  const { clock } = kernel;
  kernel.clock = { now: () => clock.now(), elapsed: () => clock.elapsed() + later };
});
after(() => server?.stop());

/** The samples of a scrape, by name and labels. */
async function scrape(): Promise<Map<string, number>> {
  const { status, text } = await operator.client.get("/metrics");
  assert.equal(status, 200);
  const samples = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    samples.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ")))]),
  );
}

describe("the operator's metrics tell", () => {
  test("how the queue, the database, the nodes and the pool are", async () => {
    const seen = await scrape();
    assert.equal(seen.get("parley_unmeasured"), 0);
    assert.equal(seen.get("parley_nodes"), 1);
    for (const name of [
      ...["parley_schema_version", "parley_database_bytes", "parley_wal_bytes", "parley_disk_free_bytes"],
      'parley_database_connections{state="idle"}',
    ])
      assert.ok((seen.get(name) ?? 0) > 0, name);
    for (const name of [
      ...['parley_database_connections{state="waiting"}', 'parley_mails{status="failed"}', "parley_mail_wait_seconds"],
      ...['parley_deliveries_owed{when="now"}', 'parley_endpoints{state="failing"}', "parley_delivery_due_seconds"],
      ...['parley_runs{status="waiting"}', "parley_runs_faulted_hour", "parley_index_bytes", "parley_indexes"],
      "parley_workspace_left_overs",
    ])
      assert.ok(seen.has(name), name);
    const jobs = [...seen.keys()].filter((name) => name.startsWith("parley_jobs{"));
    assert.ok(jobs.length > 0 && jobs.length % 4 === 0, jobs.join());
  });

  test("what was answered, declined and announced", async () => {
    const before = await scrape();
    const source = { type: "text", title: "Hours", content: "We open at eight." };
    assert.equal((await operator.client.post("/api/knowledge/sources", source)).status, 201);
    await operator.client.post("/api/chatbot/send", { message: "When do you open?" });
    await operator.client.post("/api/chatbot/send", { message: "Who won the cup in 1954?" });
    later += 16_000;
    const after = await scrape();
    for (const name of ['parley_replies_total{outcome="answered"}', 'parley_replies_total{outcome="declined"}'])
      assert.equal((after.get(name) ?? 0) - (before.get(name) ?? 0), 1, name);
    const created = 'parley_events_total{type="message.created"}';
    assert.equal((after.get(created) ?? 0) - (before.get(created) ?? 0), 4);
    assert.ok((after.get("parley_index_bytes") ?? 0) > 0);
  });

  test("who was turned away by a limit", async () => {
    const name = 'parley_refusals_total{by="limit-signin"}';
    const before = (await scrape()).get(name) ?? 0;
    const { email } = operator;
    for (let count = 0; count < 3; count++)
      await server.client.post("/api/auth/signin", { email, password: "several wrong otters wander" });
    assert.ok(((await scrape()).get(name) ?? 0) > before);
  });
});

test("what costs a query is read once in 15 seconds", async () => {
  const { query } = server.server.kernel.database;
  later += 16_000;
  const failed = async () => (await scrape()).get('parley_mails{status="failed"}');
  assert.equal(await failed(), 0);
  await execute(query)`
    insert into outgoing_mail (id, sealed, recipient, status) values (gen_random_uuid(), '', '', 'failed')`;
  assert.equal(await failed(), 0);
  later += 16_000;
  assert.equal(await failed(), 1);
});

test("a group that cannot be read is counted, and keeps no other from being read", async () => {
  const { query } = server.server.kernel.database;
  await execute(query)`alter table outgoing_mail rename to outgoing_mail_away`;
  try {
    later += 16_000;
    const seen = await scrape();
    assert.equal(seen.get("parley_unmeasured"), 1);
    assert.ok(seen.has("parley_nodes"));
    assert.ok(!seen.has('parley_mails{status="failed"}'));
  } finally {
    await execute(query)`alter table outgoing_mail_away rename to outgoing_mail`;
  }
});

test("no workspace's name or id is a label", async () => {
  const key = await makeKey(operator);
  await server.client.as(key).get("/api/conversations");
  later += 16_000;
  const names = [...(await scrape()).keys()].join("\n");
  assert.doesNotMatch(names, /[0-9a-f]{8}-[0-9a-f]{4}|(?:ws|key|usr)_[0-9a-z]{26}/);
});
