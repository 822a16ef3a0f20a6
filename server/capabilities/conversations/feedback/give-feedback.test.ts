import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { makeKey, type Person, signUp, type TestClient } from "../../../testing/client.ts";
import { openEvents } from "../../../testing/clients/event-reader.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

const origin = "https://shop.example";
const secretOf = "Ada lives at 7 Mill Lane.";
let server: TestServer;
let owner: Person;
let backend: TestClient;
let page: TestClient;
let pageKey: string;

before(async () => {
  server = await startTestServer();
  owner = await signUp(server.client);
  backend = server.client.as(await makeKey(owner));
  pageKey = await makeKey(owner, { kind: "publishable", allowedOrigins: [origin] });
  page = server.client.as(pageKey, { origin });
  const source = { type: "faq", question: "When do you open?", answer: "We open at nine." };
  await backend.post("/api/knowledge/sources", source);
});
after(() => server.stop());

const ask = async (client: TestClient, fields: Record<string, unknown> = {}) =>
  (await client.post("/api/chatbot/send", { message: "When do you open?", ...fields })).body;
const give = (client: TestClient, messageId: string, body: unknown, headers = {}) =>
  client.post(`/api/messages/${messageId}/feedback`, body, { headers });
const replyIn = async (sessionId: string) =>
  (await owner.client.get(`/api/conversations/${sessionId}/messages`)).body.data.at(-1);

test("the newest feedback of a giver counts, and the contact's is shown before a member's", async () => {
  const { messageId, conversationId } = await ask(backend);
  assert.equal((await replyIn(conversationId)).feedback, undefined);
  const first = await give(owner.client, messageId, { helpful: false, comment: " Too short. " });
  assert.equal(first.status, 200, first.text);
  assert.deepEqual([first.body.helpful, first.body.comment, first.body.givenBy], [false, "Too short.", "member"]);
  assert.match(first.body.memberId, /^usr_/);
  assert.deepEqual((await replyIn(conversationId)).feedback, first.body);
  const byContact = await give(backend, messageId, { helpful: false });
  assert.deepEqual((await replyIn(conversationId)).feedback, byContact.body);
  await give(owner.client, messageId, { helpful: true });
  await give(backend, messageId, { helpful: true, comment: "Now it works." });
  const { feedback } = await replyIn(conversationId);
  assert.deepEqual([feedback.helpful, feedback.comment, feedback.givenBy], [true, "Now it works.", "contact"]);
  const exported = await owner.client.get(`/api/conversations/${conversationId}/export`);
  assert.deepEqual(exported.body.messages.at(-1).feedback, feedback);
});

test("feedback is announced once, without its comment, which is erased with the conversation", async () => {
  const person = await signUp(server.client);
  const { messageId, conversationId } = await ask(person.client);
  const retry = { "idempotency-key": "8a1d2a44-54a5-4c8a-9e4d-5e6f7a8b9c0d" };
  const said = { helpful: false, comment: secretOf };
  const first = await give(person.client, messageId, said, retry);
  assert.deepEqual((await give(person.client, messageId, said, retry)).body, first.body);
  assert.deepEqual((await give(person.client, messageId, said)).body, first.body);
  const given = (await eventsOf(server, person.workspaceId)).filter(({ type }) => type === "message.feedback-given");
  const data = { conversationId, messageId, helpful: false, givenBy: "member" };
  assert.deepEqual(given, [{ type: "message.feedback-given", data }]);
  await person.client.call("DELETE", `/api/conversations/${conversationId}`);
  assert.equal((await give(person.client, messageId, said, retry)).status, 404);
});

test("a visitor gives feedback to their own replies, sees none of a colleague's, and needs the token", async () => {
  const { messageId, conversationId, visitorToken } = await ask(page, { sessionId: "visit" });
  const token = { "x-visitor-token": visitorToken };
  const stranger = { "x-visitor-token": (await ask(page)).visitorToken };
  for (const headers of [{}, stranger]) {
    assert.equal((await give(page, messageId, { helpful: true }, headers)).status, 404);
  }
  await give(owner.client, messageId, { helpful: false, comment: "For colleagues." });
  const stream = await openEvents(`${server.url}/api/stream?since=0`, {
    headers: { origin, authorization: `Bearer ${pageKey}`, ...token },
  });
  await stream.until("message.created");
  const shown = await stream.until("message.created");
  assert.match(JSON.stringify(shown), /We open at nine/);
  assert.ok(!JSON.stringify(shown).includes("colleagues"));
  stream.cut();
  const given = await give(page, messageId, { helpful: true }, token);
  assert.deepEqual([given.status, given.body.givenBy], [200, "contact"], given.text);
  assert.equal((await replyIn(conversationId)).feedback.givenBy, "contact");
});

test("only replies of the assistant that have ended take feedback, and only callers of the workspace give it", async () => {
  const { messageId, conversationId } = await ask(backend);
  const { data } = (await backend.get(`/api/conversations/${conversationId}/messages`)).body;
  const toQuestion = await give(backend, data[0].id, { helpful: true });
  assert.deepEqual([toQuestion.status, toQuestion.body.code], [422, "cannot-be-done"]);
  const reader = server.client.as(await makeKey(owner, { scopes: ["conversations:read"] }));
  assert.equal((await give(reader, messageId, { helpful: true })).body.code, "forbidden");
  const other = await signUp(server.client);
  for (const id of [messageId, "msg_none"]) {
    assert.equal((await give(other.client, id, { helpful: true })).body.code, "not-found");
  }
  for (const body of [{}, { helpful: "yes" }, { helpful: true, comment: "a".repeat(2_001) }]) {
    assert.equal((await give(backend, messageId, body)).status, 400);
  }
});
