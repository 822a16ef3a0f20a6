import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { makeKey, type Person } from "../../../testing/client.ts";
import { joinTeam } from "../../../testing/join-team.ts";
import { mailsOf } from "../../../testing/received-mail.ts";
import { runWorkflow } from "../../../testing/run-workflow.ts";
import { signUpVerified } from "../../../testing/sign-up-verified.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { saveWorkflow } from "../testing/save-workflow.ts";
import { mailFailedRuns } from "./mail-failed-runs.ts";

let server: TestServer;
let owner: Person;
before(async () => {
  server = await startTestServer();
  owner = await signUpVerified(server);
});
after(() => server.stop());

const document = (name: string) => ({
  document: { dsl: "1.0.3", namespace: "test", name, version: "1.0.0" },
  do: [
    { outer: { do: [{ pay: { raise: { error: { type: "https://a.example", status: 502, title: "${ .card }" } } } }] } },
  ],
});

async function fail(name: string): Promise<string> {
  const { body } = await runWorkflow(owner.client, { workflow: name, input: { card: "4111" } });
  assert.equal(body.status, "faulted");
  return body.runId;
}

/** Makes it so much later, twice looks for failures at once, and gives the mails that were sent of the workflow. */
async function mailsAfter(name: string, seconds: number) {
  const { kernel } = server.server;
  const { pool } = kernel.database;
  const by = `make_interval(secs => ${seconds})`;
  await pool.query(`update run set ended_at = ended_at - ${by}`);
  await pool.query(`update workflow set failures_told_at = failures_told_at - ${by}`);
  await Promise.all([1, 2].map(() => mailFailedRuns.run(kernel, undefined as never)));
  await until(async () => {
    const waiting = "select from graphile_worker.jobs where task_identifier = 'deliver-mail'";
    return (await pool.query(waiting)).rows.length === 0;
  });
  return (await mailsOf(server)).filter(({ subject }) => subject.includes(name));
}

test("who saved a workflow is mailed once an hour of the runs that failed, without their values", async () => {
  await saveWorkflow(owner.client, "billing", document("billing"));
  const first = await fail("billing");
  const [mail, ...others] = await mailsAfter("billing", 10);
  assert.deepEqual([mail?.to, others], [owner.email, []]);
  assert.match(mail!.text, new RegExp(`${first}: task pay, 502`));
  assert.doesNotMatch(mail!.text, /4111/);
  const later = [await fail("billing"), await fail("billing")];
  assert.equal((await mailsAfter("billing", 60)).length, 1);
  const both = await mailsAfter("billing", 3_600);
  assert.equal(both.length, 2);
  const second = both.find(({ text }) => !text.includes(first));
  for (const id of later) assert.ok(second?.text.includes(id), second?.text);
  assert.equal((await mailsAfter("billing", 3_600)).length, 2);
});

test("who made the key that saved a workflow is mailed, and the owners where nobody knows", async () => {
  const admin = await joinTeam(server, owner, "admin");
  const { pool } = server.server.kernel.database;
  await pool.query("update account set status = 'active' where email = $1", [admin.email]);
  const key = server.client.as(await makeKey(admin, { scopes: ["keys:write", "automation:write"] }));
  const made = await key.post("/api/keys", { kind: "secret", name: "A key's key", scopes: ["automation:write"] });
  assert.equal(made.status, 201, made.text);
  const readersOf = async (name: string, text: string) => {
    await saveWorkflow(server.client.as(text), name, document(name));
    await fail(name);
    return (await mailsAfter(name, 10)).map(({ to }) => to);
  };
  assert.deepEqual(await readersOf("by-key", made.body.key), [admin.email]);
  await pool.query("update api_key set made_by = null");
  assert.deepEqual(await readersOf("by-old-key", made.body.key), [owner.email]);
});

test("workflows that fail together are one mail", async () => {
  const names = ["one", "two", "three", "four", "five"].map((name) => `outage-${name}`);
  const ids: string[] = [];
  for (const name of names) {
    await saveWorkflow(owner.client, name, document(name));
    ids.push(await fail(name));
  }
  const [mail, ...others] = await mailsAfter("outage", 10);
  assert.deepEqual(others, []);
  assert.match(mail!.subject, /\(\+2\)/);
  for (const each of [...names, ...ids]) assert.ok(mail!.text.includes(each), each);
});
