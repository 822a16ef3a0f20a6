import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { makeKey, type Person, signUp, type TestAnswer } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let person: Person;
let key: string;
const headers = { origin: "https://shop.example" };
before(async () => {
  server = await startTestServer();
  person = await signUp(server.client);
  key = await makeKey(person, { kind: "publishable", allowedOrigins: [headers.origin] });
});
after(() => server.stop());

const pageOf = (visitorToken?: string) =>
  server.client.as(key, { ...headers, ...(visitorToken === undefined ? {} : { "x-visitor-token": visitorToken }) });

const textsOf = ({ status, body, text }: TestAnswer): string[] => {
  assert.equal(status, 200, text);
  return body.data.map((message: { text: string }) => message.text);
};

test("a visitor reads the messages of their own conversation, without the notes of the team", async () => {
  const { body } = await pageOf().post("/api/chatbot/send", { message: "Hello" });
  const path = `/api/conversations/${body.conversationId}/messages`;
  await person.client.post(path, { text: "A note among us.", isNote: true });
  await person.client.post(path, { text: "Good day!" });
  const own = pageOf(body.visitorToken);
  assert.deepEqual(textsOf(await own.get(path)), ["Hello", body.aiResponse, "Good day!"]);
  assert.deepEqual(textsOf(await person.client.get(path)), ["Hello", body.aiResponse, "A note among us.", "Good day!"]);
  const pages: string[] = [];
  for (let cursor = ""; ; ) {
    const answer = await own.get(`${path}?limit=1${cursor}`);
    pages.push(...textsOf(answer));
    if (answer.body.nextCursor === null) break;
    cursor = `&cursor=${encodeURIComponent(answer.body.nextCursor)}`;
  }
  assert.deepEqual(pages, ["Hello", body.aiResponse, "Good day!"]);
});

test("a visitor reads no messages of another visitor, of another workspace or without a visitor token", async () => {
  const { body } = await pageOf().post("/api/chatbot/send", { message: "Hello", sessionId: "one" });
  const other = (await pageOf().post("/api/chatbot/send", { message: "Hello", sessionId: "two" })).body.visitorToken;
  for (const token of [undefined, other]) {
    for (const name of [body.conversationId, "one"])
      assert.equal((await pageOf(token).get(`/api/conversations/${name}/messages`)).status, 404);
  }
  assert.equal((await pageOf("forged").get(`/api/conversations/${body.conversationId}/messages`)).status, 401);
  const stranger = await signUp(server.client);
  const strangersKey = await makeKey(stranger, { kind: "publishable", allowedOrigins: [headers.origin] });
  const foreign = server.client.as(strangersKey, { ...headers, "x-visitor-token": body.visitorToken });
  assert.notEqual((await foreign.get(`/api/conversations/${body.conversationId}/messages`)).status, 200);
});

test("a key for a server still needs the scope to read", async () => {
  const { body } = await pageOf().post("/api/chatbot/send", { message: "Hello" });
  const narrow = server.client.as(await makeKey(person, { scopes: ["conversations:write"] }));
  assert.equal((await narrow.get(`/api/conversations/${body.conversationId}/messages`)).status, 403);
});
