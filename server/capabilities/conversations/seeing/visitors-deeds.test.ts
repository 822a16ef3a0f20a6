import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { makeKey, type Person, signUp, type TestClient } from "../../../testing/client.ts";
import { connect } from "../../../testing/clients/event-socket.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let person: Person;
let key: string;
const origin = { origin: "https://shop.example" };
before(async () => {
  server = await startTestServer();
  person = await signUp(server.client);
  key = await makeKey(person, { kind: "publishable", allowedOrigins: [origin.origin] });
});
after(() => server.stop());

async function newVisitor() {
  const { body } = await server.client.as(key, origin).post("/api/chatbot/send", { message: "Hello" });
  const browser = server.client.as(key, { ...origin, "x-visitor-token": body.visitorToken });
  return { browser, conversationId: body.conversationId as string, path: `/api/conversations/${body.conversationId}` };
}

const see = (client: TestClient, path: string, messageId: string) =>
  client.call("PUT", `${path}/seen`, { body: { messageId } });

test("a visitor asks for a colleague by a button, and the assistant replies no more", async () => {
  const { browser, path } = await newVisitor();
  const written = await browser.post(`${path}/hand-over`, { message: "The system says so." });
  assert.deepEqual([written.status, written.body.errors[0].pointer], [422, "/body/message"]);
  assert.equal((await browser.get(`${path}/messages`)).body.data.length, 2);
  const { status, body } = await browser.post(`${path}/hand-over`);
  assert.deepEqual([status, body.status, body.contact], [200, "handed-over", undefined]);
  assert.equal((await browser.post(`${path}/hand-over`)).body.status, "handed-over");
  const answer = await browser.post("/api/chatbot/send", { message: "Is anybody there?", sessionId: body.sessionId });
  assert.deepEqual([answer.body.status, answer.body.aiResponse], ["handed-over", ""]);
  const team = await connect(server.url, "/api/stream?since=0", { authorization: `Bearer ${person.accessToken}` });
  const told = await team.until(({ type }) => type === "conversation.handed-over");
  assert.equal((told.data as { reason: string }).reason, "asked");
  team.socket.close();
});

test("a visitor closes their conversation, and the next message opens it again", async () => {
  const { browser, path, conversationId } = await newVisitor();
  assert.equal((await browser.post(`${path}/close`)).body.status, "closed");
  await browser.post("/api/chatbot/send", { message: "One more thing", sessionId: conversationId });
  assert.equal((await person.client.get(path)).body.status, "open");
});

test("each side is told what the other has seen, and nobody takes it back", async () => {
  const { browser, path } = await newVisitor();
  const { ticket } = (await browser.post("/api/stream/tickets")).body;
  const page = await connect(server.url, `/api/stream?ticket=${ticket}`, origin);
  const team = await connect(server.url, "/api/stream", { authorization: `Bearer ${person.accessToken}` });
  await person.client.post(`${path}/messages`, { text: "A note among us.", isNote: true });
  const { body: greeting } = await person.client.post(`${path}/messages`, { text: "Good day!" });
  const { data } = (await person.client.get(`${path}/messages`)).body;
  const [question, , note] = data.map(({ id }: { id: string }) => id);

  assert.deepEqual((await see(person.client, path, question)).body.seen, {
    contact: null,
    team: question,
  });
  assert.deepEqual((await page.until(({ type }) => type === "seen")).by, "team");
  const seen = { contact: greeting.id, team: question };
  assert.deepEqual((await see(browser, path, greeting.id)).body.seen, seen);
  assert.equal((await team.until(({ type, by }) => type === "seen" && by === "contact")).messageId, greeting.id);
  assert.deepEqual((await see(browser, path, question)).body.seen, seen);

  for (const messageId of [note, "msg_0", "nonsense", (await newVisitor()).conversationId]) {
    assert.equal((await see(browser, path, messageId)).status, 404, messageId);
  }
  page.socket.close();
  team.socket.close();
});

test("a visitor without a WebSocket says that they type", async () => {
  const { browser, path, conversationId } = await newVisitor();
  const team = await connect(server.url, "/api/stream", { authorization: `Bearer ${person.accessToken}` });
  assert.equal((await browser.post(`${path}/typing`, { isTyping: true })).status, 204);
  const typing = await team.until(({ type }) => type === "typing");
  assert.deepEqual([typing.conversationId, typing.who, typing.isTyping], [conversationId, { kind: "visitor" }, true]);
  team.socket.close();
});

test("nobody does any of it in another visitor's conversation", async () => {
  const { path } = await newVisitor();
  const { browser: other } = await newVisitor();
  const { data } = (await person.client.get(`${path}/messages`)).body;
  const answers = [
    await other.post(`${path}/hand-over`),
    await other.post(`${path}/close`),
    await other.post(`${path}/typing`, { isTyping: true }),
    await see(other, path, data[0].id),
    await server.client.as(key, origin).post(`${path}/close`),
  ];
  for (const { status } of answers) assert.equal(status, 404);
  const { status, seen } = (await person.client.get(path)).body;
  assert.deepEqual([status, seen], ["open", { contact: null, team: null }]);
});
