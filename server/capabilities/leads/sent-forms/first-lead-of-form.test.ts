import assert from "node:assert/strict";
import { test } from "node:test";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { useTestServer } from "../../../testing/test-server.ts";

const server = useTestServer();

const origin = "https://shop.example.com";
async function openPage() {
  const owner = await signUp(server.client);
  const key = await makeKey(owner, { kind: "publishable", allowedOrigins: [origin] });
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    server.client.post("/api/leads", new URLSearchParams({ key, ...fields }).toString(), {
      headers: { "content-type": "application/x-www-form-urlencoded", origin, ...headers },
    });
  return { owner, key, send };
}
const leadsOf = async (owner: Person, query = "") => (await owner.client.get(`/api/leads${query}`)).body.data;
const json = { accept: "application/json" };
const fields = { name: "Ada", email: "ada@example.com", message: "Please call me.", formId: "contact" };

test("a form that is sent twice within seconds is one lead, with one answer", async () => {
  const { owner, send } = await openPage();
  const answers = await Promise.all([send(fields, json), send(fields, json), send(fields, json)]);
  answers.push(await send(fields, json));
  for (const answer of answers) assert.equal(answer.status, 201, answer.text);
  for (const { body } of answers) assert.deepEqual(body, answers[0]!.body);
  const leads = await leadsOf(owner);
  assert.deepEqual(
    leads.map(({ id }: { id: string }) => id),
    [answers[0]!.body.id],
  );
  assert.deepEqual(await leadsOf(owner, "?status=spam"), []);
  const captured = (await eventsOf(server, owner.workspaceId)).filter(({ type }) => type === "lead.captured");
  assert.equal(captured.length, 1);
  assert.match((await send(fields)).text, /Thank you/);
});

test("the second click with a proof of work that is spent is no spam", async () => {
  const { owner, send } = await openPage();
  const first = await send({ ...fields, _timestamp: "x" }, json);
  const second = await send({ ...fields, _timestamp: "y" }, json);
  assert.equal(second.body.id, first.body.id);
  assert.equal((await leadsOf(owner)).length + (await leadsOf(owner, "?status=spam")).length, 1);
});

test("what differs, comes later, or comes by JSON is a lead of its own", async () => {
  const { owner, key, send } = await openPage();
  await send(fields);
  await send({ ...fields, message: "Please call me tomorrow." });
  await send({ ...fields, formId: "footer" });
  await send({ ...fields, _gotcha: "filled" });
  assert.equal((await leadsOf(owner)).length, 3);
  assert.equal((await leadsOf(owner, "?status=spam")).length, 1);
  await server.server.kernel.database.pool.query("update sent_form set ends_at = now() - interval '1 second'");
  await send(fields);
  await send(fields);
  assert.equal((await leadsOf(owner)).length, 4);
  const page = server.client.as(key, { origin });
  for (let time = 0; time < 2; time++) assert.equal((await page.post("/api/leads", fields)).status, 201);
  assert.equal((await leadsOf(owner)).length, 6);
});

test("a lead of a form can be deleted, and the form sent again", async () => {
  const { owner, send } = await openPage();
  const first = await send(fields, json);
  assert.equal((await owner.client.call("DELETE", `/api/leads/${first.body.id}`)).status, 204);
  const second = await send(fields, json);
  assert.equal(second.status, 201);
  assert.deepEqual(
    (await leadsOf(owner)).map(({ id }: { id: string }) => id),
    [second.body.id],
  );
});
