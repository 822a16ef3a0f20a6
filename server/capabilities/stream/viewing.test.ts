import assert from "node:assert/strict";
import { test } from "node:test";
import { makeKey, signUp } from "../../testing/client.ts";
import { connect } from "../../testing/clients/event-socket.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();

test("colleagues learn at once who looks at a conversation, and its visitor does not", async () => {
  const person = await signUp(server.client);
  const origin = { origin: "https://shop.example" };
  const key = await makeKey(person, { kind: "publishable", allowedOrigins: [origin.origin] });
  const { body } = await server.client.as(key, origin).post("/api/chatbot/send", { message: "Hello" });
  const browser = server.client.as(key, { ...origin, "x-visitor-token": body.visitorToken });
  const { ticket } = (await browser.post("/api/stream/tickets")).body;
  const page = await connect(server.url, `/api/stream?ticket=${ticket}`, origin);
  const team = await connect(server.url, "/api/stream", { authorization: `Bearer ${person.accessToken}` });
  const path = `/api/conversations/${body.conversationId}`;
  assert.equal((await person.client.post(`${path}/viewing`, { isViewing: true })).status, 204);
  const seen = await team.until(({ type }) => type === "viewing");
  assert.deepEqual([seen.conversationId, seen.isViewing], [body.conversationId, true]);
  await person.client.post(`${path}/typing`, { isTyping: true });
  const first = await page.until(({ type }) => type === "viewing" || type === "typing");
  assert.equal(first.type, "typing", "the visitor is told of the typing, and of no looking before it");
  const byKey = server.client.as(await makeKey(person));
  assert.equal((await byKey.post(`${path}/viewing`, { isViewing: true })).status, 403);
  const stranger = await signUp(server.client);
  assert.equal((await stranger.client.post(`${path}/viewing`, { isViewing: true })).status, 404);
  page.socket.close();
  team.socket.close();
});
