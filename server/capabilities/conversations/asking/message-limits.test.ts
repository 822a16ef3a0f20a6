import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, signUp, type TestClient } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

describe("PARLEY_MAX_MESSAGE", () => {
  let strict: TestServer;
  let usual: TestServer;
  before(async () => {
    strict = await startTestServer({ settings: { PARLEY_MAX_MESSAGE: "20" } });
    usual = await startTestServer();
  });
  after(async () => {
    await strict.stop();
    await usual.stop();
  });
  const keyOf = async (server: TestServer) => server.client.as(await makeKey(await signUp(server.client)));

  const waysOf = (client: TestClient) => (text: string) =>
    [
      ["/body/message", () => client.post("/api/chatbot/send", { message: text, sessionId: "s" })],
      [
        "/body/data/message",
        () => client.post("/api/chatbot", { event: "user_message", data: { userId: "u", message: text } }),
      ],
      ["/body/text", () => client.post("/api/conversations/s/messages", { text })],
      ["/body/message", () => client.post("/api/conversations/s/hand-over", { message: text })],
    ] as const;

  test("bounds what people write, in characters, wherever they write", async () => {
    const client = await keyOf(strict);
    const ways = waysOf(client);
    for (const [, send] of ways("\u{1f600}".repeat(20))) assert.ok((await send()).status < 300);
    for (const [pointer, send] of ways("a".repeat(21))) {
      const { status, body } = await send();
      assert.deepEqual([status, body.code, body.errors[0].pointer], [400, "invalid-request", pointer]);
      assert.match(body.errors[0].message, /20 characters/);
    }
    const text = "a".repeat(21);
    const messages = [{ role: "user", content: text }];
    for (const [path, body, place] of [
      ["/v1/chat/completions", { model: "parley-offline", messages }, "messages[0].content"],
      ["/v1/responses", { model: "parley-offline", input: text }, "input"],
      ["/v1/responses", { model: "parley-offline", input: messages }, "input[0].content"],
    ] as const) {
      const refused = await client.post(path, body);
      assert.deepEqual([refused.status, refused.body.error.param], [400, place], refused.text);
      assert.match(refused.body.error.message, /20 characters/);
    }
    const ui = { id: "chat-1", messages: [{ id: "m", role: "user", parts: [{ type: "text", text }] }] };
    const refused = await client.post("/api/chat", ui);
    assert.deepEqual([refused.status, refused.body.errors[0].pointer], [400, "/body/messages/0/parts"], refused.text);
  });

  test("is 8,000 when it is not set", async () => {
    const ways = waysOf(await keyOf(usual));
    for (const [, send] of ways("a".repeat(8_000))) assert.ok((await send()).status < 300);
    for (const [, send] of ways("a".repeat(8_001))) assert.equal((await send()).status, 400);
  });

  test("PARLEY_MAX_WEBHOOK_BYTES bounds a webhook before anything else is looked at", async () => {
    const small = await startTestServer({ settings: { PARLEY_MAX_WEBHOOK_BYTES: "2000" } });
    try {
      const post = (bytes: number) =>
        small.client.post("/api/webhook/process", JSON.stringify({ event: "x", data: { a: "b".repeat(bytes) } }), {
          headers: { "x-webhook-signature": "t=1,v1=00" },
        });
      assert.equal((await post(1_000)).status, 400);
      assert.equal((await post(2_000)).status, 413);
    } finally {
      await small.stop();
    }
  });
});

test("the webhook form of a message refuses userHash like every other request", async () => {
  const server = await startTestServer();
  try {
    const client = server.client.as(await makeKey(await signUp(server.client)));
    const data = { userId: "ada", userHash: "0".repeat(64), message: "Hello" };
    const { status, body } = await client.post("/api/chatbot", { event: "user_message", data });
    assert.deepEqual([status, body.code], [422, "user-hash-ended"]);
  } finally {
    await server.stop();
  }
});
