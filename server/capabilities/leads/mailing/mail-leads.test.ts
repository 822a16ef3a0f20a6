import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { mailsOf } from "../../../testing/received-mail.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { mailLeads } from "./mail-leads.ts";

let server: TestServer;
let other: TestServer;
before(async () => {
  server = await startTestServer();
  other = await startTestServer({ connection: server.connection });
});
after(async () => {
  await other.stop();
  await server.stop();
});

const nodes = () => [server, other];
/** Time passes on both nodes, and both look for what is owed, at the same time. */
async function pass(ms: number): Promise<void> {
  for (const node of nodes()) moveClock(node, ms);
  await Promise.all(nodes().map((node) => mailLeads.run(node.server.kernel, undefined as never)));
  const { pool } = server.server.kernel.database;
  await until(async () => {
    const { rows } = await pool.query(
      "select count(*)::int as waiting from graphile_worker.jobs where task_identifier = 'deliver-mail'",
    );
    return rows[0].waiting === 0;
  });
}
const mailsTo = async ({ email }: Pick<Person, "email">) =>
  (await Promise.all(nodes().map(mailsOf)))
    .flat()
    .filter(({ to, subject }) => to === email && /^\d+ (?:leads?|neue) /.test(subject))
    .map(({ subject, text }) => ({ subject, text: text ?? "" }));

let people = 0;
/** Someone who has a key that lasts longer than an hour's access token. */
async function makeTeam() {
  const owner = await signUp(server.client);
  const client = server.client.as(await makeKey(owner));
  const capture = async () => (await client.post("/api/leads", { email: `lead${++people}@example.com` })).body.id;
  return { owner, client, capture };
}

test("an owner is mailed of the first lead, of later ones together, and of every one", async () => {
  const { owner, capture } = await makeTeam();
  const first = await capture();
  await pass(60_000);
  const [mail, ...more] = await mailsTo(owner);
  assert.deepEqual([mail?.subject, more], ["1 lead came in", []]);
  assert.match(mail!.text, new RegExp(first));
  assert.doesNotMatch(mail!.text, /lead\d+@/);
  for (let sent = 0; sent < 14; sent++) await capture();
  await pass(60_000);
  assert.equal((await mailsTo(owner)).length, 1);
  await pass(900_000);
  const second = (await mailsTo(owner)).find(({ subject }) => subject !== "1 lead came in");
  assert.deepEqual([second?.subject, second?.text.match(/lead_/g)?.length], ["14 leads came in", 10]);
  assert.match(second!.text, /and 4 more/);
  await pass(900_000);
  assert.equal((await mailsTo(owner)).length, 2);
});

test("the mail is in the language of its reader", async () => {
  const { owner, capture } = await makeTeam();
  const { email, password } = owner;
  await server.client.post("/api/auth/signin", { email, password }, { headers: { "accept-language": "de" } });
  for (let sent = 0; sent < 12; sent++) await capture();
  await pass(60_000);
  const [mail] = await mailsTo(owner);
  assert.equal(mail?.subject, "12 neue Leads sind eingegangen");
  assert.match(mail!.text, /^12 neue Leads sind eingegangen:\s+lead_\w+ \(Bewertung \d+\)/);
  assert.match(mail!.text, /\n {2}und 2 weitere\r?\n/);
});

test("what the hour's notices leave no room for is told in the next hour", async () => {
  const { owner, capture } = await makeTeam();
  await capture();
  await pass(60_000);
  await server.server.kernel.database.pool.query("update mail_budget set count = 100");
  for (let sent = 0; sent < 3; sent++) await capture();
  await pass(900_000);
  assert.equal((await mailsTo(owner)).length, 1);
  await pass(3_600_000);
  assert.deepEqual((await mailsTo(owner)).map(({ subject }) => subject).sort(), ["1 lead came in", "3 leads came in"]);
});

test("the workspace chooses who is told; an assignee is told by others; spam and what is imported is not told", async () => {
  const { owner, client, capture } = await makeTeam();
  const change = (by: typeof client, notify: string) => by.call("PATCH", "/api/settings/leads", { body: { notify } });
  assert.deepEqual((await owner.client.get("/api/settings/leads")).body, { notify: "admins" });
  assert.equal((await change(client, "none")).status, 403);
  assert.equal((await change(owner.client, "nobody")).status, 400);
  assert.deepEqual((await change(owner.client, "assignee")).body, { notify: "assignee" });
  const id = await capture();
  await pass(60_000);
  assert.deepEqual(await mailsTo(owner), []);
  assert.equal((await change(owner.client, "all")).status, 200);
  await client.post("/api/leads", { email: "spam@example.com", _gotcha: "x" });
  await client.post("/api/leads/import", "email\nimported@example.com", { headers: { "content-type": "text/csv" } });
  await pass(60_000);
  assert.deepEqual(await mailsTo(owner), []);
  const assigneeId = (await owner.client.get("/api/members")).body.data[0].id;
  const assign = (by: typeof client, assigneeId: string | null) =>
    by.call("PATCH", `/api/leads/${id}`, { body: { assigneeId } });
  assert.equal((await assign(owner.client, assigneeId)).status, 200);
  await pass(60_000);
  assert.deepEqual(await mailsTo(owner), []);
  await assign(client, null);
  await assign(client, assigneeId);
  await pass(60_000);
  // The job of a node that looks every minute by itself may be the one that sends it.
  const [mail] = await until(async () => {
    const mails = await mailsTo(owner);
    return mails.length > 0 && mails;
  });
  assert.equal(mail?.subject, "1 lead for you");
  assert.match(mail!.text, new RegExp(id));
});
