import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, signUp, type TestClient } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

describe("a secret key acts on a visitor's conversation that it can read", () => {
  let node: TestServer;
  let key: TestClient;
  let page: TestClient;
  before(async () => {
    node = await startTestServer();
    const person = await signUp(node.client);
    key = node.client.as(await makeKey(person));
    const publishable = { kind: "publishable", allowedOrigins: ["https://shop.example"] };
    page = node.client.as(await makeKey(person, publishable), { origin: "https://shop.example" });
  });
  after(() => node.stop());

  const begin = async (sessionId: string) => {
    const { status, text, body } = await page.post("/api/chatbot/send", { message: "Hello", sessionId });
    assert.equal(status, 200, text);
    return body as { conversationId: string };
  };

  for (const by of ["sessionId", "conversationId"] as const) {
    test(`by its ${by}`, async () => {
      const sessionId = `visit-${by}`;
      const { conversationId } = await begin(sessionId);
      const name = by === "sessionId" ? sessionId : conversationId;
      const call = async (method: string, path: string, body?: unknown) => {
        const answer = await key.call(method, `/api/conversations/${name}${path}`, body === undefined ? {} : { body });
        assert.ok(answer.status < 300, `${method} ${path}: ${answer.text}`);
        return answer.body;
      };
      assert.equal((await call("GET", "")).id, conversationId);
      assert.equal((await call("POST", "/messages", { text: "This is Ann." })).conversationId, conversationId);
      assert.equal((await call("POST", "/hand-back")).id, conversationId);
      assert.equal((await call("POST", "/hand-over")).status, "handed-over");
      assert.deepEqual((await call("POST", "/stop")).stopped, []);
      assert.equal((await call("POST", "/close")).status, "closed");
      await call("DELETE", "");
      assert.equal((await key.get(`/api/conversations/${conversationId}`)).status, 404);
    });
  }

  test("by a session id that several visitors have on none of them, until one is left", async () => {
    const visits = [await begin("shared"), await begin("shared")].map(({ conversationId }) => conversationId);
    const ways: [method: string, path: string, body?: unknown][] = [
      ["GET", ""],
      ["GET", "/messages"],
      ["GET", "/export"],
      ["GET", "/events"],
      ["POST", "/messages", { text: "This is Ann." }],
      ["POST", "/hand-over"],
      ["POST", "/hand-back"],
      ["POST", "/stop"],
      ["POST", "/close"],
      ["POST", "/block"],
      ["POST", "/unblock"],
      ["DELETE", ""],
    ];
    for (const [method, path, body] of ways) {
      const answer = await key.call(method, `/api/conversations/shared${path}`, body === undefined ? {} : { body });
      assert.deepEqual([answer.status, answer.body.code], [409, "conflict"], `${method} ${path}: ${answer.text}`);
      assert.deepEqual(answer.body.conversationIds, visits.toReversed());
      assert.ok(visits.every((id) => answer.body.detail.includes(id)));
    }
    for (const id of visits) {
      const { body } = await key.get(`/api/conversations/${id}`);
      assert.deepEqual([body.status, body.messageCount], ["open", 2]);
    }
    const own = (await key.post("/api/chatbot/send", { message: "Hello", sessionId: "shared" })).body.conversationId;
    assert.equal((await key.post("/api/conversations/shared/close")).body.id, own);
    for (const id of [own, visits[1]]) await key.call("DELETE", `/api/conversations/${id}`);
    assert.equal((await key.get("/api/conversations/shared")).body.id, visits[0]);
  });

  test("and is told of ten at most, while each visitor keeps to the own one", async () => {
    for (let visit = 0; visit < 11; visit++) await begin("support");
    const { status, body } = await key.get("/api/conversations/support");
    assert.deepEqual([status, body.conversationIds.length], [409, 10]);
    assert.match(body.detail, /and others that GET \/api\/conversations lists/);
    const { visitorToken } = (await page.post("/api/chatbot/send", { message: "Hello", sessionId: "support" })).body;
    const stop = await page.post("/api/conversations/support/stop", undefined, {
      headers: { "x-visitor-token": visitorToken },
    });
    assert.equal(stop.status, 200, stop.text);
  });

  test("and continues it by its id", async () => {
    const { conversationId } = await begin("continued");
    const sent = await key.post("/api/chatbot/send", { message: "And now?", sessionId: conversationId });
    assert.equal(sent.body.conversationId, conversationId);
  });
});
