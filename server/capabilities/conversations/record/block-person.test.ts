import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp, type TestAnswer, type TestClient } from "../../../testing/client.ts";
import { openEvents } from "../../../testing/clients/event-reader.ts";
import { auditOf, eventsOf } from "../../../testing/events-of.ts";
import { openModelDesk } from "../../../testing/model-desk.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { rotateSecret, userToken } from "../../../testing/user-token.ts";

const origin = "https://shop.example";
let server: TestServer;
let other: TestServer;
let owner: Person;
let backend: TestClient;
let key: string;
let secret: string;

before(async () => {
  server = await startTestServer();
  other = await startTestServer({ connection: server.connection });
  owner = await signUp(server.client);
  backend = server.client.as(await makeKey(owner));
  key = await makeKey(owner, { kind: "publishable", allowedOrigins: [origin] });
  secret = await rotateSecret(owner);
});
after(async () => {
  await other.stop();
  await server.stop();
});

const headersOf = (visitorToken?: string) => ({
  origin,
  ...(visitorToken === undefined ? {} : { "x-visitor-token": visitorToken }),
});
const browser = (node: TestServer, visitorToken?: string) => node.client.as(key, headersOf(visitorToken));
const send = (client: TestClient, fields: Record<string, unknown> = {}) =>
  client.post("/api/chatbot/send", { message: "Hello", ...fields });
const change = (what: "block" | "unblock", conversationId: string) =>
  owner.client.post(`/api/conversations/${conversationId}/${what}`);
const codeOf = ({ status, body }: TestAnswer) => [status, body?.code ?? body?.error?.code?.replaceAll("_", "-")];
const blocked = [403, "visitor-blocked"];

async function newVisitor(): Promise<{ token: string; conversationId: string }> {
  const { body } = await send(browser(server), { sessionId: "support" });
  return { token: body.visitorToken, conversationId: body.conversationId };
}

function watch(node: TestServer, path: string, visitorToken: string) {
  return openEvents(`${node.url}${path}`, {
    headers: { ...headersOf(visitorToken), authorization: `Bearer ${key}` },
  });
}

describe("a blocked visitor", () => {
  test("is shown as one to the team with the conversation, and not to the browser", async () => {
    const { token, conversationId } = await newVisitor();
    const shown = async () => (await owner.client.get(`/api/conversations/${conversationId}`)).body.isBlocked;
    assert.equal(await shown(), false);
    const seen = (await browser(server, token).get(`/api/conversations/${conversationId}/messages`)).text;
    assert.doesNotMatch(seen, /isBlocked/);
    await change("block", conversationId);
    assert.equal(await shown(), true);
    await change("unblock", conversationId);
    assert.equal(await shown(), false);
  });

  test("is refused at every door on every node, and open streams end; others are served", async () => {
    const { token, conversationId } = await newVisitor();
    const bystander = await newVisitor();
    // The other node knows the visitor as one who is not blocked.
    assert.equal((await send(browser(other, token))).status, 200);
    const streams = await Promise.all([
      watch(server, "/api/conversations/support/events", token),
      watch(other, "/api/conversations/support/events", token),
      watch(other, "/api/stream", token),
    ]);
    const kept = await watch(other, "/api/conversations/support/events", bystander.token);
    const ticket = (await browser(server, token).post("/api/stream/tickets")).body.ticket;

    const answer = await change("block", conversationId);
    assert.equal(answer.status, 200, answer.text);
    assert.match(answer.body.id, /^vis_/);
    assert.equal(answer.body.userId, null);
    assert.equal((await change("block", conversationId)).body.blockedAt, answer.body.blockedAt);

    for (const stream of streams) await stream.rest();
    const visitor = browser(server, token);
    assert.deepEqual(codeOf(await send(visitor)), blocked);
    assert.deepEqual(codeOf(await send(visitor, { context: { userToken: userToken(secret, "signs-in") } })), blocked);
    for (const [path, body] of [
      ["/api/chatbot", { message: "Hello" }],
      ["/api/conversations/support/stop", undefined],
      ["/api/stream/tickets", undefined],
      ["/api/chat", { id: "support", messages: [{ id: "1", role: "user", parts: [{ type: "text", text: "Hi" }] }] }],
    ] as const) {
      assert.deepEqual(codeOf(await visitor.post(path, body)), blocked, path);
    }
    for (const path of ["/api/conversations/support/events", "/api/stream", "/api/chat/support/stream"]) {
      assert.deepEqual(codeOf(await visitor.get(path)), blocked, path);
    }
    assert.deepEqual(codeOf(await server.client.get(`/api/stream?ticket=${ticket}`, { headers: { origin } })), blocked);
    await until(async () => (await send(browser(other, token))).status === 403);

    assert.equal((await send(browser(server, bystander.token), { sessionId: "support" })).status, 200);
    await kept.until("message.completed");
    kept.cut();
  });

  test("is served again after the block, and can be blocked again", async () => {
    const { token, conversationId } = await newVisitor();
    const { body } = await change("block", conversationId);
    const listed = async () =>
      (await owner.client.get("/api/blocked-visitors?limit=100")).body.data.map(({ id }: { id: string }) => id);
    assert.ok((await listed()).includes(body.id));
    assert.equal((await change("unblock", conversationId)).status, 204);
    assert.ok(!(await listed()).includes(body.id));
    assert.equal((await change("unblock", conversationId)).status, 204);
    await until(async () => (await send(browser(other, token))).status === 200);

    // The revocation of the former block is still remembered, and does not end this stream.
    const stream = await watch(server, "/api/conversations/support/events?from=start", token);
    await stream.until("message.completed");
    assert.equal((await send(browser(server, token), { sessionId: "support" })).status, 200);
    await stream.until("message.completed");
    await change("block", conversationId);
    await stream.rest();
    assert.deepEqual(codeOf(await send(browser(server, token))), blocked);

    // Also when the conversation is gone.
    await owner.client.call("DELETE", `/api/conversations/${conversationId}`);
    assert.equal((await owner.client.call("DELETE", `/api/blocked-visitors/${body.id}`)).status, 204);
    assert.equal((await send(browser(server, token))).status, 200);
  });

  test("is announced and recorded, each change once", async () => {
    const person = await signUp(server.client);
    const pageKey = await makeKey(person, { kind: "publishable", allowedOrigins: [origin] });
    const { conversationId } = (await send(server.client.as(pageKey, { origin }))).body;
    const act = (what: string) => person.client.post(`/api/conversations/${conversationId}/${what}`);
    const { id: visitorId } = (await act("block")).body;
    await act("block");
    await act("unblock");
    await act("unblock");
    const events = (await eventsOf(server, person.workspaceId)).filter(({ type }) => type.startsWith("visitor."));
    assert.deepEqual(events, [
      { type: "visitor.blocked", data: { visitorId } },
      { type: "visitor.unblocked", data: { visitorId } },
    ]);
    const actions = (await auditOf(server, person.workspaceId)).filter((action) => action.startsWith("visitor."));
    assert.deepEqual(actions, ["visitor.blocked", "visitor.unblocked"]);
  });
});

describe("a blocked user", () => {
  test("is refused in the browser, and when a server names them or their conversation", async () => {
    const userId = "u-blocked";
    const { conversationId } = (await send(backend, { sessionId: "theirs", context: { userId } })).body;
    const proof = { context: { userToken: userToken(secret, userId) } };
    assert.equal((await send(browser(server), proof)).status, 200);

    assert.equal((await change("block", conversationId)).body.userId, userId);
    // Within a second, on every node.
    await until(async () => (await send(browser(server), proof)).status === 403);
    assert.deepEqual(codeOf(await send(browser(server), proof)), blocked);
    const messages = [{ role: "user", content: "Hello" }];
    for (const [path, body] of [
      ["/v1/chat/completions", { model: "parley", user: userId, messages }],
      ["/v1/responses", { model: "parley", user: userId, input: "Hello" }],
    ] as const) {
      assert.deepEqual(codeOf(await backend.post(path, body)), blocked, path);
    }
    assert.deepEqual(codeOf(await send(backend, { context: { userId } })), blocked);
    assert.deepEqual(codeOf(await send(backend, { sessionId: "theirs" })), blocked);
    const platform = { event: "user_message", data: { userId, message: "Hello" } };
    assert.deepEqual(codeOf(await backend.post("/api/chatbot", platform)), blocked);
    assert.equal((await send(backend, { context: { userId: "u-other" } })).status, 200);

    const exported = (await backend.get(`/api/users/${userId}/export`)).text;
    assert.match(exported, /"part":"contacts","blocked":\{"id":"vis_/);
    await backend.call("DELETE", `/api/users/${userId}`);
    assert.equal((await backend.get(`/api/users/${userId}/export`)).text, "");
    await until(async () => (await send(backend, { context: { userId } })).status === 200);
  });

  test("is whoever proved it: a name that a page only claims blocks the visitor and not the user", async () => {
    const { body } = await send(browser(server), { context: { userId: "u-claimed" } });
    assert.equal((await change("block", body.conversationId)).body.userId, null);
    await until(async () => (await send(browser(server, body.visitorToken))).status === 403);
    assert.equal((await send(backend, { context: { userId: "u-claimed" } })).status, 200);
  });
});

test("only members and servers block, and only whom they serve", async () => {
  const { token, conversationId } = await newVisitor();
  const path = `/api/conversations/${conversationId}/block`;
  assert.deepEqual(codeOf(await browser(server, token).post(path)), [403, "forbidden"]);
  const reader = server.client.as(await makeKey(owner, { scopes: ["conversations:read"] }));
  assert.deepEqual(codeOf(await reader.post(path)), [403, "forbidden"]);
  const stranger = await signUp(server.client);
  assert.deepEqual(codeOf(await stranger.client.post(path)), [404, "not-found"]);
  const own = (await send(backend)).body.conversationId;
  assert.deepEqual(codeOf(await change("block", own)), [422, "cannot-be-done"]);
  assert.deepEqual(codeOf(await owner.client.call("DELETE", "/api/blocked-visitors/vis_nobody")), [404, "not-found"]);
  assert.equal((await send(browser(server, token))).status, 200);
});

test("the answer that a visitor is being sent ends with the block", async () => {
  const desk = await openModelDesk("Hello.");
  const pageKey = await makeKey(desk.person, { kind: "publishable", allowedOrigins: [origin] });
  const first = (await desk.server.client.as(pageKey, { origin }).post("/api/chatbot/send", { message: "Hello" })).body;
  const released = Promise.withResolvers<void>();
  desk.provider.answer([{ say: "Once upon a time " }, { until: released.promise }]);
  const answer = await openEvents(`${desk.server.url}/api/chatbot/send`, {
    method: "POST",
    headers: { ...headersOf(first.visitorToken), authorization: `Bearer ${pageKey}` },
    body: { message: "Tell me a story" },
  });
  await answer.until("message.delta");
  const { data } = (await desk.person.client.get("/api/conversations")).body;
  await desk.person.client.post(`/api/conversations/${data[0].id}/block`);
  await answer.rest();
  released.resolve();
  await desk.stop();
});
