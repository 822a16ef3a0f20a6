import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Client } from "pg";
import { readMigrations } from "../../../migrations/read-migrations.ts";
import { makeKey, type Person, signUp, type TestClient } from "../../../testing/client.ts";
import { runWorkflow } from "../../../testing/run-workflow.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

let former: TestServer;
let owner: Person;
let database: Client;
before(async () => {
  former = await startTestServer();
  owner = await signUp(former.client);
  database = new Client(former.connection);
  await database.connect();
});
after(async () => {
  await database.end();
  await former.stop();
});

const rules = [{ table: "pub", operations: ["select"] }];
const around = ["automation:write", "automation:run", "approvals:write"];
const select = (name: string, table: string) => ({
  document: { dsl: "1.0.3", namespace: "test", name, version: "1.0.0" },
  do: [{ read: { call: "parley.database:1.0.0@default", with: { operation: "select", table } } }],
});
const runs = (name: string, workflow: string) => ({
  document: { dsl: "1.0.3", namespace: "test", name, version: "1.0.0" },
  do: [{ other: { run: { workflow: { namespace: "test", name: workflow, version: "1.0.0" } } } }],
});

/** Puts the database back to before the upgrade, and upgrades it. */
async function upgrade(): Promise<void> {
  const names = ["_nothing_beyond_its_key.sql", "_rules_follow_what_they_cause.sql"];
  const migrations = readMigrations().filter(({ name }) => names.some((end) => name.endsWith(end)));
  await database.query(`
    alter table api_key drop column narrowing;
    alter table workflow_version drop column database_rules;
    alter table run drop column database_rules;
    alter table message drop column database_rules;
    alter table voice_channel drop column database_rules;
    alter table inbound_source drop column database_rules;
    alter table event drop column ruled_by;
    alter table invitation drop column invited_by_key`);
  for (const { sql } of migrations) await database.query(sql);
}

const save = async (client: TestClient, document: ReturnType<typeof select> | ReturnType<typeof runs>) => {
  const answer = await client.call("PUT", `/api/workflows/${document.document.name}`, { body: document });
  assert.ok([200, 201].includes(answer.status), answer.text);
  return answer;
};

test("keys with rules lose what goes around them at the upgrade, and so do the workflows they may have saved", async (t) => {
  const { client } = owner;
  for (const table of ["pub", "salaries"]) {
    const columns = [{ name: "id", type: "bigserial", primaryKey: true }];
    assert.equal((await client.post("/api/database", { operation: "createTable", table, columns })).status, 200);
  }
  await save(client, select("before", "salaries"));
  const usual = await makeKey(owner, { name: "usual", databaseRules: rules });
  await makeKey(owner, { name: "chosen", databaseRules: rules, scopes: ["database:read", "leads:read"] });
  const free = await makeKey(owner, { name: "free" });
  await save(client, select("salaries", "salaries"));
  await save(client, select("public", "pub"));
  await save(client, runs("salaries-of-another", "before"));
  await save(client, runs("public-of-another", "public"));
  // The keys are as an earlier version let them be.
  await database.query("update api_key set last_used_at = now() where name = 'usual'");
  await database.query(
    "update api_key set scopes = '{automation:run,database:read,automation:write,leads:read}' where name = 'chosen'",
  );
  const email = "sock@example.com";
  assert.equal((await client.post("/api/members/invitations", { email, role: "admin" })).status, 201);
  await database.query("update invitation set invited_by = null");
  await upgrade();

  const server = await startTestServer({ connection: former.connection });
  t.after(() => server.stop());
  const person = server.client.as(owner.accessToken);
  const keys = (await person.get("/api/keys?limit=100")).body.data;
  const scopesOf = (name: string) => keys.find((key: { name: string }) => key.name === name).scopes;
  assert.deepEqual(scopesOf("chosen"), ["database:read", "leads:read"]);
  assert.deepEqual(
    scopesOf("free").filter((scope: string) => !scopesOf("usual").includes(scope)),
    around,
  );
  assert.equal((await server.client.as(usual).post("/api/automation", { workflow: "salaries" })).status, 403);
  assert.deepEqual((await person.get("/api/members/invitations")).body.data, []);

  // The workflows stay, listed with the rules that bound them.
  const listed = (await person.get("/api/workflows")).body.data;
  assert.deepEqual(
    listed.map(({ name, isActive, databaseRules = null }: Record<string, unknown>) => [name, isActive, databaseRules]),
    [
      ["before", true, null],
      ["public", true, rules],
      ["public-of-another", true, rules],
      ["salaries", true, rules],
      ["salaries-of-another", true, rules],
    ],
  );
  const run = async (workflow: string) => (await runWorkflow(person, { workflow })).body;
  assert.equal((await run("before")).status, "completed");
  assert.equal((await run("public")).status, "completed");
  assert.equal((await run("public-of-another")).status, "completed");
  for (const workflow of ["salaries", "salaries-of-another"]) {
    const { status, error, output } = await run(workflow);
    assert.deepEqual([status, error?.status], ["faulted", 403], JSON.stringify([workflow, error, output]));
  }
  // A member who saves one once more answers for it.
  assert.equal((await save(person, select("salaries", "salaries"))).body.databaseRules, undefined);
  assert.equal((await run("salaries")).status, "completed");
  assert.equal((await run("salaries-of-another")).status, "faulted");

  // The owners are told once, however many nodes start.
  const again = await startTestServer({ connection: former.connection });
  t.after(() => again.stop());
  const entries = (await person.get("/api/audit?limit=100")).body.data;
  const narrowed = entries.filter(({ action }: { action: string }) => action === "api-key.narrowed");
  const workflows = ["public", "public-of-another", "salaries", "salaries-of-another"];
  const byName = (one: { details: object }, other: { details: object }) =>
    JSON.stringify(one.details) < JSON.stringify(other.details) ? -1 : 1;
  assert.deepEqual(
    narrowed.sort(byName).map(({ details }: { details: object }) => details),
    [
      { scopes: ["automation:run", "automation:write"], workflows: [] },
      { scopes: around, workflows },
    ],
  );
  const mails = async () =>
    (await person.get("/api/settings/mail/outbox?limit=100")).body.data.filter(({ subject }: { subject: string }) =>
      /fewer rights/.test(subject),
    );
  const told = await until(async () => {
    const found = await mails();
    return found.length >= 2 && found;
  });
  assert.equal(told.length, 2);
  const texts = told.map(({ to, text }: Record<string, string>) => `${to}\n${text}`).join("\n");
  assert.match(texts, new RegExp(owner.email));
  assert.match(texts, /"usual"[\s\S]*- salaries-of-another\n/);
  assert.match(texts, /"chosen"/);
  assert.doesNotMatch(texts, /"free"|- before/);
  assert.equal((await server.client.as(free).get("/api/workflows")).status, 200);
});
