import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeKey, type Person, signUp } from "../../testing/client.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();

const opening = { type: "faq", question: "When do you open?", answer: "We open at nine." };
const none = { waiting: 0, unassigned: 0, leads: 0, gaps: 0, failedRuns: 0, failingProviders: 0, failingEndpoints: 0 };

async function newShop(): Promise<Person> {
  const person = await signUp(server.client);
  await person.client.post("/api/knowledge/sources", opening);
  return person;
}

async function ask({ client }: Person, message: string, fields: Record<string, unknown> = {}) {
  const { status, body, text } = await client.post("/api/chatbot/send", { message, ...fields });
  assert.equal(status, 200, text);
  return body;
}

const needsOf = async (caller: Pick<Person, "client">) => {
  const { status, body, text } = await caller.client.get("/api/needs-me");
  assert.equal(status, 200, text);
  return body;
};
const statisticsOf = async (caller: Pick<Person, "client">, query = "") => {
  const { status, body, text } = await caller.client.get(`/api/statistics${query}`);
  assert.equal(status, 200, text);
  return body;
};
const pick = (from: Record<string, unknown>, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]]));
const today = () => new Date().toISOString().slice(0, 10);

describe("what needs a person", () => {
  test("is nothing in a new workspace", async () => {
    const { unsentMails, ...others } = await needsOf(await signUp(server.client));
    assert.deepEqual(others, none);
    assert.equal(unsentMails, 0);
  });

  test("counts who waits, until a colleague answers, and what nobody has taken", async () => {
    const shop = await newShop();
    const { conversationId } = await ask(shop, "When do you open?");
    // A member who hands over takes the conversation; a server takes none.
    await server.client.as(await makeKey(shop)).post(`/api/conversations/${conversationId}/hand-over`);
    assert.deepEqual(pick(await needsOf(shop), "waiting", "unassigned"), { waiting: 1, unassigned: 1 });
    await shop.client.post(`/api/conversations/${conversationId}/messages`, { text: "At nine, every day." });
    assert.equal((await needsOf(shop)).waiting, 0);
    await ask(shop, "On Sunday, too?", { sessionId: conversationId });
    assert.equal((await needsOf(shop)).waiting, 1);
    await shop.client.post(`/api/conversations/${conversationId}/close`);
    assert.deepEqual(pick(await needsOf(shop), "waiting", "unassigned"), { waiting: 0, unassigned: 0 });
  });

  test("leaves out what the team has put off, and people who are blocked", async () => {
    const shop = await newShop();
    const secret = server.client.as(await makeKey(shop));
    const counts = async () => pick(await needsOf(shop), "waiting", "unassigned");
    const { conversationId } = await ask(shop, "When do you open?");
    await secret.post(`/api/conversations/${conversationId}/hand-over`);
    const putOff = (until: string | null) =>
      shop.client.call("PUT", `/api/conversations/${conversationId}/snooze`, { body: { until } });
    await putOff(new Date(Date.now() + 3_600_000).toISOString());
    assert.deepEqual(await counts(), { waiting: 0, unassigned: 0 });
    await putOff(null);
    assert.deepEqual(await counts(), { waiting: 1, unassigned: 1 });
    const page = { origin: "https://shop.example" };
    const key = await makeKey(shop, { kind: "publishable", allowedOrigins: [page.origin] });
    const { body } = await server.client.as(key, page).post("/api/chatbot/send", { message: "Hello" });
    await secret.post(`/api/conversations/${body.conversationId}/hand-over`);
    assert.deepEqual(await counts(), { waiting: 2, unassigned: 2 });
    await shop.client.post(`/api/conversations/${body.conversationId}/block`);
    assert.deepEqual(await counts(), { waiting: 1, unassigned: 1 });
    assert.equal((await shop.client.get("/api/conversations?waiting=true")).body.data.length, 1);
    await shop.client.post(`/api/conversations/${body.conversationId}/unblock`);
    assert.deepEqual(await counts(), { waiting: 2, unassigned: 2 });
  });

  test("counts new leads, and questions until the knowledge answers them", async () => {
    const shop = await newShop();
    const { body: lead } = await shop.client.post("/api/leads", { email: "ann@example.org" });
    await ask(shop, "Is there a parking garage?");
    assert.deepEqual(pick(await needsOf(shop), "leads", "gaps"), { leads: 1, gaps: 1 });
    await shop.client.call("PATCH", `/api/leads/${lead.id}`, { body: { status: "contacted" } });
    const taught = { type: "faq", question: "Is there a parking garage?", answer: "Yes, below the house." };
    await shop.client.post("/api/knowledge/sources", taught);
    assert.deepEqual(pick(await needsOf(shop), "leads", "gaps"), { leads: 0, gaps: 0 });
  });

  test("counts runs that failed, and providers that do not answer", async () => {
    const shop = await newShop();
    const document = { dsl: "1.0.3", namespace: "shop", name: "fails", version: "1.0.0" };
    const fail = { raise: { error: { type: "https://shop.example/closed", status: 500 } } };
    const saved = await shop.client.call("PUT", "/api/workflows/fails", { body: { document, do: [{ fail }] } });
    assert.equal(saved.status, 201, saved.text);
    await shop.client.post("/api/automation?wait=10", { workflow: "fails" });
    const provider = {
      kind: "openai-compatible",
      name: "local",
      baseUrl: "http://127.0.0.1:9/v1",
      defaultModel: "tiny",
    };
    const made = await shop.client.post("/api/providers", provider);
    if (made.status === 201) await shop.client.post(`/api/providers/${made.body.id}/test`);
    const needs = await needsOf(shop);
    assert.equal(needs.failedRuns, 1);
    assert.equal(needs.failingProviders, made.status === 201 ? 1 : 0);
  });

  test("is told only as far as the caller may see it", async () => {
    const shop = await newShop();
    const client = server.client.as(await makeKey(shop, { scopes: ["leads:read"] }));
    const { leads, ...others } = await needsOf({ client });
    assert.equal(leads, 0);
    assert.deepEqual([...new Set(Object.values(others))], [null]);
    assert.equal((await client.get("/api/statistics")).status, 403);
  });

  test("of other workspaces does not count", async () => {
    const shop = await newShop();
    await shop.client.post("/api/leads", { email: "ann@example.org" });
    assert.equal((await needsOf(await signUp(server.client))).leads, 0);
  });
});

describe("the figures of a time", () => {
  test("say of each day what became of the conversations that began on it", async () => {
    const shop = await newShop();
    const answered = await ask(shop, "When do you open?");
    await shop.client.post(`/api/messages/${answered.messageId}/feedback`, { helpful: true });
    await ask(shop, "Is there a parking garage?");
    const passed = await ask(shop, "When do you open?");
    await shop.client.post(`/api/conversations/${passed.conversationId}/hand-over`);
    await shop.client.post("/api/leads", { email: "ann@example.org" });
    const { data, total, ...time } = await statisticsOf(shop);
    assert.equal(time.timeZone, "UTC");
    assert.equal(data.length, 7);
    const { medianFirstAnswerMs, helpful, ...last } = data.at(-1);
    assert.ok(medianFirstAnswerMs >= 0);
    assert.deepEqual(last, {
      ...{ key: time.to, conversations: 3, answered: 1, declined: 1, handedOver: 1, unhelpful: 0 },
      ...{ leads: 1, subscribers: 0 },
    });
    const { conversations, answered: alone, leads, subscribers } = total;
    assert.deepEqual([conversations, alone, leads, subscribers], [3, 1, 1, 0]);
    // The feedback of a member is no satisfaction of a visitor.
    assert.equal(helpful, 0);
    assert.deepEqual(data[0], {
      ...{ key: time.from, conversations: 0, answered: 0, declined: 0, handedOver: 0, medianFirstAnswerMs: null },
      ...{ helpful: 0, unhelpful: 0, leads: 0, subscribers: 0 },
    });
  });

  test("count what visitors found helpful", async () => {
    const shop = await newShop();
    const origin = "https://shop.example";
    const visitor = server.client.as(await makeKey(shop, { kind: "publishable", allowedOrigins: [origin] }), {
      origin,
    });
    const { body } = await visitor.post("/api/chatbot/send", { message: "When do you open?" });
    const headers = { "x-visitor-token": body.visitorToken };
    await visitor.post(`/api/messages/${body.messageId}/feedback`, { helpful: false }, { headers });
    const { data } = await statisticsOf(shop);
    assert.deepEqual([data.at(-1).helpful, data.at(-1).unhelpful], [0, 1]);
  });

  test("begin their days where the workspace is", async () => {
    const shop = await newShop();
    await shop.client.call("PATCH", "/api/settings/workspace", { body: { timeZone: "Pacific/Kiritimati" } });
    await ask(shop, "When do you open?");
    const { data, timeZone, to } = await statisticsOf(shop);
    assert.equal(timeZone, "Pacific/Kiritimati");
    assert.deepEqual([data.at(-1).key, data.at(-1).conversations], [to, 1]);
  });

  test("are told by assistant, by page and by channel, too", async () => {
    const shop = await newShop();
    const { body: baker } = await shop.client.post("/api/assistants", { name: "Baker" });
    await ask(shop, "When do you open?", { assistantId: baker.id, context: { page: "https://shop.example/cakes" } });
    const { data } = await statisticsOf(shop, "?by=assistant");
    assert.deepEqual([data[0].key, data[0].conversations, data[0].leads], [baker.id, 1, null]);
    const pages = await statisticsOf(shop, `?by=page&from=${today()}`);
    assert.equal(pages.data[0].key, "https://shop.example/cakes");
    const { data: channels } = await statisticsOf(shop, "?by=channel");
    assert.deepEqual([channels.length, channels[0].key, channels[0].conversations], [1, "api", 1]);
  });

  test("are refused for a time that is none, or too long", async () => {
    const { client } = await signUp(server.client);
    for (const query of ["?from=2026-02-30", "?from=2026-03-02&to=2026-03-01", "?from=2020-01-01", "?to=soon"]) {
      const { status, body } = await client.get(`/api/statistics${query}`);
      assert.deepEqual([status, body.code], [400, "invalid-request"], query);
      assert.match(body.errors[0].pointer, /from|to/);
    }
  });

  test("are not told of a conversation that was deleted", async () => {
    const shop = await newShop();
    const { conversationId } = await ask(shop, "When do you open?");
    await shop.client.call("DELETE", `/api/conversations/${conversationId}`);
    assert.equal((await statisticsOf(shop)).data.at(-1).conversations, 0);
  });
});
