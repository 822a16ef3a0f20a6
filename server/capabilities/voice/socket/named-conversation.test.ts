import assert from "node:assert/strict";
import { test } from "node:test";
import { createClient, makeKey, signUp, type TestClient } from "../../../testing/client.ts";
import { startTestServer } from "../../../testing/test-server.ts";
import { openVoice } from "../testing/voice-client.ts";

const origin = "https://shop.example";

async function start(client: TestClient, conversation: string) {
  const body = { language: "en-US", voice_model: "kal", conversation };
  const started = await client.post("/api/voice/start", body);
  assert.equal(started.status, 201, started.text);
  return started.body;
}

test("a voice session goes on with the conversation of a chat, and with nobody else's", async () => {
  const server = await startTestServer();
  try {
    const owner = await signUp(server.client);
    const { client } = owner;
    const source = { type: "faq", question: "When do you open?", answer: "At nine." };
    assert.equal((await client.post("/api/knowledge/sources", source)).status, 201);
    const key = await makeKey(owner, { kind: "publishable", allowedOrigins: [origin] });
    const stranger = createClient(server.url, key, { origin });
    const chat = (await stranger.post("/api/chatbot/send", { message: "When do you open?", sessionId: "chat" })).body;
    const visitor = createClient(server.url, key, { origin, "x-visitor-token": chat.visitorToken });
    const messages = async () => (await client.get(`/api/conversations/${chat.conversationId}/messages`)).body.data;
    const sessionOf = async ({ sessionId }: { sessionId: string }) =>
      (await client.get(`/api/voice/sessions/${sessionId}`)).body;

    const own = await start(visitor, "chat");
    const talk = await openVoice(own.webSocketUrl);
    talk.send({ type: "text", text: "When do you open?" });
    await talk.next("response.completed");
    await talk.close();
    assert.equal((await messages()).length, 4);
    assert.equal((await sessionOf(own)).conversationId, chat.conversationId);

    const foreign = await start(stranger, chat.conversationId);
    const intruder = await openVoice(foreign.webSocketUrl);
    intruder.send({ type: "text", text: "What did they say?" });
    await intruder.next("error");
    await intruder.close();
    assert.equal((await messages()).length, 4);
    assert.equal((await sessionOf(foreign)).conversationId, null);
  } finally {
    await server.stop();
  }
});
