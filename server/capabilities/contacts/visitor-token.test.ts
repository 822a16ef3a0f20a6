import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, signUp, type TestClient } from "../../testing/client.ts";
import { openEvents } from "../../testing/clients/event-reader.ts";
import { moveClock } from "../../testing/move-clock.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const dayMs = 86_400_000;
const shop = "https://shop.example";

describe("visitors", () => {
  let server: TestServer;
  let browser: TestClient;
  let owner: TestClient;
  let key: string;

  before(async () => {
    server = await startTestServer();
    const person = await signUp(server.client);
    owner = person.client;
    key = await makeKey(person, { kind: "publishable", allowedOrigins: [shop] });
    browser = server.client.as(key, { origin: shop });
    await owner.post("/api/knowledge/sources", {
      type: "faq",
      question: "Do you ship abroad?",
      answer: "Yes, to all of Europe.",
    });
  });
  after(() => server.stop());

  const send = (message: string, sessionId?: string, visitorToken?: string) =>
    browser.post(
      "/api/chatbot/send",
      { message, ...(sessionId === undefined ? {} : { sessionId }) },
      visitorToken === undefined ? {} : { headers: { "x-visitor-token": visitorToken } },
    );

  test("a visitor gets a token with the first answer and continues the conversation with it", async () => {
    const first = (await send("Do you ship abroad?", "visit")).body;
    assert.match(first.visitorToken, /^parley_vt_/);
    assert.equal(first.aiResponse, "Yes, to all of Europe.");
    const second = (await send("Really?", "visit", first.visitorToken)).body;
    assert.equal(second.conversationId, first.conversationId);
    const { body } = await owner.get(`/api/conversations/${first.conversationId}`);
    assert.deepEqual([body.messageCount, body.isVisitor], [4, true]);
  });

  test("a session id without its visitor's token starts a new conversation", async () => {
    const mine = (await send("Do you ship abroad?", "shared-name")).body;
    const stranger = (await send("Hello?", "shared-name")).body;
    assert.notEqual(stranger.conversationId, mine.conversationId);
    const withOwnToken = (await send("Hello?", "shared-name", stranger.visitorToken)).body;
    assert.equal(withOwnToken.conversationId, stranger.conversationId);
    const byId = await send("Hello?", mine.conversationId);
    assert.notEqual(byId.body.conversationId, mine.conversationId);
    const byIdWithToken = await send("Hello?", mine.conversationId, stranger.visitorToken);
    assert.equal(byIdWithToken.status, 404);
  });

  test("no visitor can watch or stop another's conversation", async () => {
    const mine = (await send("Do you ship abroad?", "private")).body;
    const stranger = (await send("Hello?", "elsewhere")).body;
    for (const token of [undefined, stranger.visitorToken]) {
      const headers: Record<string, string> = token === undefined ? {} : { "x-visitor-token": token };
      for (const name of ["private", mine.conversationId]) {
        assert.equal((await browser.get(`/api/conversations/${name}/events`, { headers })).status, 404);
        assert.equal((await browser.post(`/api/conversations/${name}/stop`, undefined, { headers })).status, 404);
      }
    }
    const events = await openEvents(`${server.url}/api/conversations/private/events?from=start`, {
      headers: { authorization: `Bearer ${key}`, origin: shop, "x-visitor-token": mine.visitorToken },
    });
    assert.equal((await events.until("message.completed")).length > 0, true);
    events.cut();
  });

  test("a token that was tampered with is refused, and the answer says what to do", async () => {
    const { visitorToken } = (await send("Hi")).body;
    const forged = visitorToken.slice(0, -4) + (visitorToken.endsWith("AAAA") ? "BBBB" : "AAAA");
    const answer = await send("Hi", "x", forged);
    assert.deepEqual([answer.status, answer.body.code], [401, "visitor-token-invalid"]);
    assert.match(answer.body.detail, /send without one/);
  });

  test("a token of one workspace is worth nothing in another", async () => {
    const { visitorToken } = (await send("Hi")).body;
    const other = await signUp(server.client);
    const otherPage = server.client.as(await makeKey(other, { kind: "publishable", allowedOrigins: [shop] }));
    const headers = { "x-visitor-token": visitorToken };
    const answer = await otherPage.post("/api/chatbot/send", { message: "Hi" }, { headers });
    assert.deepEqual([answer.status, answer.body.code], [401, "visitor-token-invalid"]);
  });

  test("a conversation is not found from another workspace, by its id or its name", async () => {
    const { conversationId } = (await send("Do you ship abroad?", "of-this-shop")).body;
    const other = await signUp(server.client);
    for (const name of [conversationId, "of-this-shop"]) {
      assert.equal((await owner.get(`/api/conversations/${name}`)).status, 200, name);
      for (const path of [`/api/conversations/${name}`, `/api/conversations/${name}/messages`]) {
        assert.equal((await other.client.get(path)).status, 404, path);
      }
      assert.equal((await other.client.call("DELETE", `/api/conversations/${name}`)).status, 404, name);
    }
  });

  test("a user id from a browser without a proof is kept as unverified", async () => {
    const context = { userId: "u-1", page: "/prices" };
    const sent = (await browser.post("/api/chatbot/send", { message: "Hi", context })).body;
    const { body } = await owner.get(`/api/conversations/${sent.conversationId}`);
    assert.deepEqual([body.userId, body.userVerified, body.context], ["u-1", false, { page: "/prices" }]);
  });

  test("a publishable key can do nothing but chat, and from its own pages only", async () => {
    for (const path of ["/api/conversations", "/api/knowledge/sources", "/api/keys", "/api/auth/me"]) {
      assert.equal((await browser.get(path)).status, 403, path);
    }
    // These need a scope that a publishable key has, and are not for pages all the same.
    const { conversationId } = (await send("Do you ship abroad?")).body;
    for (const deed of ["hand-back", "block", "unblock", "messages"]) {
      const path = `/api/conversations/${conversationId}/${deed}`;
      assert.equal((await browser.post(path, { text: "I am the shop." })).status, 403, path);
    }
    assert.equal((await browser.call("DELETE", `/api/conversations/${conversationId}`)).status, 403);
    const elsewhere = server.client.as(key, { origin: "https://evil.example" });
    const answer = await elsewhere.post("/api/chatbot/send", { message: "Hi" });
    assert.deepEqual([answer.status, answer.body.code], [403, "origin-not-allowed"]);
    assert.equal(answer.headers.get("access-control-allow-origin"), "*");
  });
});

test("a server reaches a visitor's conversation by either name, and its own of the same name first", async () => {
  const server = await startTestServer();
  try {
    const person = await signUp(server.client);
    const browser = server.client.as(await makeKey(person, { kind: "publishable", allowedOrigins: [shop] }));
    const secret = server.client.as(await makeKey(person));
    const visit = (await browser.post("/api/chatbot/send", { message: "Hi", sessionId: "s1" })).body;
    await secret.post("/api/chatbot/send", { message: "Hi", sessionId: "s1" });
    const erase = (name: string) => secret.call("DELETE", `/api/conversations/${name}`);
    assert.equal((await erase("s1")).status, 204);
    for (const name of ["s1", visit.conversationId]) {
      assert.equal((await secret.get(`/api/conversations/${name}`)).body.id, visit.conversationId);
    }
    assert.deepEqual(
      (await Promise.all([1, 2, 3].map(() => erase(visit.conversationId)))).map((it) => it.status).sort(),
      [204, 404, 404],
    );
  } finally {
    await server.stop();
  }
});

test("a visitor token ends 90 days after the last answer, and its streams with it; each answer renews it", async () => {
  const server = await startTestServer();
  try {
    const key = await makeKey(await signUp(server.client), { kind: "publishable", allowedOrigins: [shop] });
    const browser = server.client.as(key, { origin: shop });
    const send = (visitorToken?: string) =>
      browser.post(
        "/api/chatbot/send",
        { message: "Hi", sessionId: "visit" },
        visitorToken === undefined ? {} : { headers: { "x-visitor-token": visitorToken } },
      );
    const first = (await send()).body;
    moveClock(server, 89 * dayMs);
    const second = (await send(first.visitorToken)).body;
    assert.equal(second.conversationId, first.conversationId);
    const events = await openEvents(`${server.url}/api/conversations/visit/events`, {
      headers: { authorization: `Bearer ${key}`, origin: shop, "x-visitor-token": first.visitorToken },
    });
    moveClock(server, 3 * dayMs);
    await events.rest();
    const late = await send(first.visitorToken);
    assert.deepEqual([late.status, late.body.code], [401, "visitor-token-invalid"]);
    assert.equal((await send(second.visitorToken)).body.conversationId, first.conversationId);
    assert.equal((await send(withLaterEnd(first.visitorToken))).status, 401);
  } finally {
    await server.stop();
  }
});

/** The token with the last day of all; the signature stays. */
function withLaterEnd(token: string): string {
  const bytes = Buffer.from(token.slice("parley_vt_".length), "base64url");
  bytes.writeUInt16BE(0xffff, 16);
  return `parley_vt_${bytes.toString("base64url")}`;
}
