import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { WorkspaceId } from "../server/capabilities/identity/index.ts";
import { startReceiver } from "../server/capabilities/outgoing-webhooks/testing/receiver.ts";
import { all } from "../server/kernel/storage/sql.ts";
import { makeKey, type Person, signUp, type TestClient } from "../server/testing/client.ts";
import { openEvents } from "../server/testing/clients/event-reader.ts";
import { eventsOf } from "../server/testing/events-of.ts";
import { joinTeam } from "../server/testing/join-team.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";
import { until } from "../server/testing/until.ts";

const origin = "https://shop.example";

let server: TestServer;
let elsewhere: TestServer;
let operator: Person;
let owner: Person;
let agent: { client: TestClient };
let key: TestClient;
let page: TestClient;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
before(async () => {
  receiver = await startReceiver();
  const settings = { PARLEY_OUTBOUND_ALLOW: new URL(receiver.url).host };
  server = await startTestServer({ settings });
  elsewhere = await startTestServer({ settings, connection: server.connection });
  operator = await signUp(server.client);
  owner = await signUp(server.client);
  agent = await joinTeam(server, owner, "agent");
  key = server.client.as(await makeKey(owner));
  page = server.client.as(await makeKey(owner, { kind: "publishable", allowedOrigins: [origin] }), { origin });
});
after(async () => {
  await elsewhere.stop();
  await server.stop();
  await receiver.stop();
});

const decide = async (status: "active" | "suspended", reason?: string) => {
  const path = `/api/installation/workspaces/${owner.workspaceId}`;
  const answer = await operator.client.call("PATCH", path, { body: { status, ...(reason && { reason }) } });
  assert.deepEqual([answer.status, answer.body.status], [200, status], answer.text);
  return answer.body;
};
const onOtherNode = (person: Pick<Person, "accessToken">) => elsewhere.client.as(person.accessToken);
const untilSuspendedElsewhere = () =>
  until(async () => (await onOtherNode(owner).post("/api/keys", { name: "x", kind: "secret" })).status === 403);

describe("a suspended workspace", () => {
  test("refuses calls on every node and tells why, and goes on afterwards", async () => {
    const shown = await decide("suspended", "Unpaid bills.");
    assert.deepEqual([shown.reason, typeof shown.suspendedAt], ["Unpaid bills.", "string"]);
    for (const client of [key, agent.client, owner.client]) {
      const { status, body } = await client.post("/api/chatbot/send", { message: "Hello?" });
      assert.deepEqual([status, body.code], [403, "workspace-suspended"]);
    }
    for (const client of [key, agent.client]) assert.equal((await client.get("/api/conversations")).status, 403);
    await untilSuspendedElsewhere();
    const v1 = await key.post("/v1/chat/completions", { model: "parley-offline", messages: [] });
    assert.deepEqual([v1.status, typeof v1.body.error.message], [403, "string"]);
    await decide("active");
    assert.equal((await key.post("/api/chatbot/send", { message: "Hello?" })).status, 200);
    const announced = (await eventsOf(server, owner.workspaceId)).filter(({ type }) => type.startsWith("workspace."));
    assert.deepEqual(announced, [
      { type: "workspace.suspended", data: { reason: "Unpaid bills." } },
      { type: "workspace.resumed", data: {} },
    ]);
    const actions = (await owner.client.get("/api/audit")).body.data.map(({ action }: { action: string }) => action);
    const decided = actions.filter((action: string) => action.startsWith("workspace."));
    assert.deepEqual(decided, ["workspace.resumed", "workspace.suspended"]);
  });

  test("tells visitors politely in their language, and ends their open streams", async () => {
    const { body } = await page.post("/api/chatbot/send", { message: "Hello?", sessionId: "open" });
    const watching = await openEvents(`${server.url}/api/conversations/${body.sessionId}/events`, {
      headers: { authorization: `Bearer ${await makeKey(owner)}` },
    });
    await decide("suspended");
    assert.equal(watching.status, 200);
    await watching.rest();
    const headers = { "accept-language": "de-AT, en;q=0.5" };
    const answer = await page.post("/api/chatbot/send", { message: "Hallo?" }, { headers });
    assert.deepEqual([answer.status, answer.body.code], [403, "workspace-suspended"]);
    assert.match(answer.body.detail, /^Dieser Dienst ist im Moment nicht verfügbar/);
    await decide("active");
  });

  test("lets its owners sign in, read, export and delete, and people leave and be erased", async () => {
    const lead = await key.post("/api/leads", { name: "Zoë", email: "zoe@example.com" });
    const { id } = (await key.post("/api/webhook/endpoints", { url: receiver.url, events: ["*"] })).body;
    const { contactId } = lead.body;
    await decide("suspended");
    const { email, password } = owner;
    assert.equal((await server.client.post("/api/auth/signin", { email, password })).status, 200);
    const asOwner = owner.client;
    for (const path of ["/api/conversations", "/api/leads", "/api/audit", "/api/workspace/use", "/api/auth/me"]) {
      assert.equal((await asOwner.get(path)).status, 200, path);
    }
    assert.equal((await asOwner.get(`/api/contacts/${contactId}/export`)).status, 200);
    assert.equal((await asOwner.call("DELETE", `/api/webhook/endpoints/${id}`)).status, 204);
    assert.equal((await key.get(`/api/contacts/${contactId}/export`)).status, 200);
    assert.equal((await key.post(`/api/contacts/${contactId}/erase`)).status, 200);
    assert.equal((await server.client.get("/newsletter/leave/unknown-token")).status < 500, true);
    assert.equal((await server.client.get("/readyz")).status, 200);
    await decide("active");
  });

  test("takes no webhook, and the sender is told to come again", async () => {
    const source = (await owner.client.post("/api/webhook/sources", { name: "shop" })).body;
    const send = (client: TestClient, id: string) => {
      const body = JSON.stringify({ id, event: "order.paid", data: { userId: "u1" } });
      const seconds = Math.floor(Date.now() / 1_000);
      const signature = createHmac("sha256", source.secret).update(`${seconds}.${body}`).digest("hex");
      return client.post(`/api/webhook/process/${source.id}`, body, {
        headers: { "content-type": "application/json", "x-webhook-signature": `t=${seconds},v1=${signature}` },
      });
    };
    assert.equal((await send(server.client, "one")).status, 202);
    await decide("suspended");
    const refused = await send(server.client, "two");
    assert.deepEqual([refused.status, Number(refused.headers.get("retry-after")) > 0], [503, true]);
    await until(async () => (await send(elsewhere.client, "three")).status === 503);
    await decide("active");
    assert.equal((await send(server.client, "two")).status, 202);
  });

  test("begins no run, schedule, delivery or job, and all of them go on when it is active again", async () => {
    const workflow = (name: string, rest: object) =>
      owner.client.call("PUT", `/api/workflows/${name}`, {
        body: { document: { dsl: "1.0.3", namespace: "test", name, version: "1.0.0" }, ...rest },
      });
    const waiting = await workflow("waits", {
      do: [{ pause: { wait: { seconds: 1 } } }, { end: { set: { done: 1 } } }],
    });
    assert.equal(waiting.status, 201, waiting.text);
    const uuid = WorkspaceId.parse(owner.workspaceId);
    const runs: string[] = [];
    for (let count = 0; count < 5; count++) {
      runs.push((await key.post("/api/automation", { workflow: "waits" })).body.runId);
    }
    const endpoint = await owner.client.post("/api/webhook/endpoints", {
      ...{ url: `${receiver.url}/deliveries`, events: ["workspace.suspended"] },
    });
    assert.equal(endpoint.status, 201, endpoint.text);
    await decide("suspended");
    await untilSuspendedElsewhere();
    const every = await workflow("ticks", { do: [{ end: { set: {} } }] });
    assert.equal(every.status, 403);
    const db = server.server.kernel.database.query;
    await until(async () => (await all(db)`select from run where node_id is not null`).length === 0);
    // A job that comes meanwhile is kept.
    await all(
      db,
    )`select graphile_worker.add_job('wake-run', ${JSON.stringify({ workspaceId: uuid, runId: runs[0] })}::json)`;
    await until(async () => (await all(db)`select from parked_job where name = 'wake-run'`).length > 0);
    const statuses = async () =>
      Promise.all(runs.map(async (id) => (await owner.client.get(`/api/runs/${id}`)).body.status));
    assert.ok(
      (await statuses()).every((status) => status === "waiting" || status === "running"),
      `${await statuses()}`,
    );
    assert.equal(receiver.at("/deliveries").length, 0);
    await decide("active");
    await until(async () => (await statuses()).every((status) => status === "completed"));
    await until(async () => receiver.at("/deliveries").length === 1);
    assert.deepEqual(await all(db)`select from parked_job`, []);
  });

  test("is never that of an operator", async () => {
    const path = `/api/installation/workspaces/${operator.workspaceId}`;
    const { status, body } = await operator.client.call("PATCH", path, { body: { status: "suspended" } });
    assert.deepEqual([status, body.code], [422, "cannot-be-done"]);
  });
});
