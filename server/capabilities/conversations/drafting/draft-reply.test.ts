import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Person;
before(async () => {
  server = await startTestServer();
  owner = await signUp(server.client);
  await owner.client.post("/api/knowledge/sources", {
    ...{ type: "text", title: "Cakes", content: "# Prices\n\nA birthday cake for 8 people costs 32 euros." },
  });
});
after(() => server.stop());

async function ask(message: string, sessionId?: string): Promise<string> {
  const client = server.client.as(await makeKey(owner));
  return (await client.post("/api/chatbot/send", { message, sessionId })).body.conversationId;
}
const draft = (id: string) => owner.client.post(`/api/conversations/${id}/draft`);

test("for a conversation that a member has taken over, the assistant drafts an answer and says nothing", async () => {
  const id = await ask("I want to talk to a human");
  await owner.client.post(`/api/conversations/${id}/messages`, { text: "Here I am." });
  await ask("What does a birthday cake for 8 people cost?", id);
  const before = (await owner.client.get(`/api/conversations/${id}`)).body;
  const { status, body } = await draft(id);
  assert.equal(status, 200);
  assert.match(body.text, /32 euros/);
  assert.deepEqual([body.answered, body.citations[0].title, body.model], [true, "Cakes", "parley-offline"]);
  const after = (await owner.client.get(`/api/conversations/${id}`)).body;
  assert.deepEqual([after.messageCount, after.updatedAt], [before.messageCount, before.updatedAt]);
});

test("what is not known, or asks for a colleague, gives no answer, and a stranger's conversation is not found", async () => {
  const id = await ask("Who won the regatta of 1912?");
  assert.equal((await draft(id)).body.answered, false);
  const asksForPerson = await ask("I want to talk to a human");
  const { text, answered } = (await draft(asksForPerson)).body;
  assert.deepEqual([text, answered], ["", false], "no draft announces a colleague, who is here");
  const stranger = await signUp(server.client);
  assert.equal((await stranger.client.post(`/api/conversations/${id}/draft`)).status, 404);
  const reader = server.client.as(await makeKey(owner, { scopes: ["conversations:read"] }));
  assert.equal((await reader.post(`/api/conversations/${id}/draft`)).status, 403);
});

test("a conversation is downloaded as a text, without notes", async () => {
  const id = await ask("What does a birthday cake for 8 people cost?");
  await owner.client.post(`/api/conversations/${id}/messages`, { text: "Only for us.", isNote: true });
  const { status, text, headers } = await owner.client.get(`/api/conversations/${id}/transcript`);
  assert.equal(status, 200);
  assert.match(text, /birthday cake[\s\S]*32 euros/);
  assert.doesNotMatch(text, /Only for us/);
  assert.match(String(headers.get("content-disposition")), /attachment/);
});
