import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp, type TestClient } from "../../../testing/client.ts";
import { openEvents } from "../../../testing/clients/event-reader.ts";
import { startSlowNode } from "../../../testing/slow-node.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

describe("replies under way", () => {
  let server: TestServer;
  let person: Person;
  let client: TestClient;
  let key: string;

  before(async () => {
    server = await startTestServer();
    person = await signUp(server.client);
    key = await makeKey(person);
    client = server.client.as(key);
    await client.post("/api/knowledge/sources", { type: "faq", question: "Where are you?", answer: "At the harbour." });
  });
  after(() => server.stop());

  test("stop ends the reply under way and those that wait; the questions stay", async () => {
    const peer = await startSlowNode(server);
    const first = (await client.post("/api/chatbot/send", { message: "Where are you?", sessionId: "stopped" })).body;
    await peer.takes(first.messageId, first.conversationId);
    const watcher = await openEvents(`${server.url}/api/conversations/stopped/events`, {
      headers: { authorization: `Bearer ${key}` },
    });
    assert.equal((await watcher.next())?.event, "message.started");
    const waiting = client.post("/api/chatbot/send", { message: "Where are you now?", sessionId: "stopped" });
    await until(async () => (await client.get("/api/conversations/stopped")).body.messageCount === 4);

    const { status, body } = await client.post("/api/conversations/stopped/stop");
    assert.equal(status, 200);
    assert.equal(body.stopped.length, 2);
    assert.equal(body.stopped[0], first.messageId);
    const answer = (await waiting).body;
    assert.deepEqual([answer.status, answer.aiResponse, answer.answered], ["interrupted", "", false]);
    assert.equal((await watcher.until("message.interrupted")).at(-1)?.data.messageId, first.messageId);
    watcher.cut();
    assert.deepEqual((await client.post("/api/conversations/stopped/stop")).body, { stopped: [] });
    const next = (await client.post("/api/chatbot/send", { message: "Where are you?", sessionId: "stopped" })).body;
    assert.equal(next.aiResponse, "At the harbour.");
    await peer.dies();
  });

  test("another node makes the reply of a dead node, and later questions follow in order", async () => {
    const peer = await startSlowNode(server);
    const request = { headers: { "idempotency-key": "survives" } };
    const question = { message: "Where are you?", sessionId: "orphan" };
    const first = (await client.post("/api/chatbot/send", question, request)).body;
    await peer.takes(first.messageId, first.conversationId);
    const waiting = client.post("/api/chatbot/send", { message: "And where is the harbour?", sessionId: "orphan" });
    await peer.dies();
    assert.equal((await waiting).body.status, "completed");
    const messages = (await client.get("/api/conversations/orphan/messages")).body.data;
    assert.deepEqual(
      messages.map((message: { status: string }) => message.status),
      ["completed", "completed", "completed", "completed"],
    );
    assert.equal(messages[1].text, "At the harbour.");
    assert.ok(messages[1].endedAt <= messages[3].endedAt);
    assert.equal((await client.post("/api/chatbot/send", question, request)).body.aiResponse, "At the harbour.");
  });

  test("a retry during the first attempt gets 409", async () => {
    const peer = await startSlowNode(server);
    const request = { headers: { "idempotency-key": "busy" } };
    const question = { message: "Where are you?", sessionId: "busy" };
    const first = (await client.post("/api/chatbot/send", question, request)).body;
    await peer.takes(first.messageId, first.conversationId);
    const again = await client.post("/api/chatbot/send", question, request);
    assert.deepEqual([again.status, again.body.code], [409, "request-in-progress"]);
    await peer.dies();
  });

  test("erasing a conversation erases its pending replies", async () => {
    const peer = await startSlowNode(server);
    const first = (await client.post("/api/chatbot/send", { message: "Where are you?", sessionId: "gone" })).body;
    await peer.takes(first.messageId, first.conversationId);
    const waiting = client.post("/api/chatbot/send", { message: "Hello?", sessionId: "gone" });
    await until(async () => (await client.get("/api/conversations/gone")).body.messageCount === 4);
    assert.equal((await client.call("DELETE", "/api/conversations/gone")).status, 204);
    assert.equal((await waiting).status, 404);
    await peer.dies();
  });
});
