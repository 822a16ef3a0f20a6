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

  test("and by a session id that several have, on the one that it reads: its own first, else the newest", async () => {
    const visits = [await begin("shared"), await begin("shared")];
    const read = async () => (await key.get("/api/conversations/shared")).body.id;
    assert.equal(await read(), visits[1]!.conversationId);
    assert.equal((await key.post("/api/conversations/shared/close")).body.id, await read());
    const own = (await key.post("/api/chatbot/send", { message: "Hello", sessionId: "shared" })).body;
    assert.ok(visits.every(({ conversationId }) => conversationId !== own.conversationId));
    assert.equal((await key.post("/api/conversations/shared/close")).body.id, own.conversationId);
  });

  test("and continues it by its id", async () => {
    const { conversationId } = await begin("continued");
    const sent = await key.post("/api/chatbot/send", { message: "And now?", sessionId: conversationId });
    assert.equal(sent.body.conversationId, conversationId);
  });
});
