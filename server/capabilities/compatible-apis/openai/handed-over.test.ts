import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import OpenAI from "openai";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let person: Person;
let openai: OpenAI;
before(async () => {
  server = await startTestServer();
  person = await signUp(server.client);
  openai = new OpenAI({ baseURL: `${server.url}/v1`, apiKey: await makeKey(person), maxRetries: 0 });
});
after(() => server.stop());

const post = (sessionId: string, deed: string, body?: unknown) =>
  person.client.post(`/api/conversations/${sessionId}/${deed}`, body);
const statusOf = (completion: unknown) => (completion as { parley: { status: string } }).parley.status;

test("a chat that a person has taken over shows the person's words, or that a person answers, and is never empty", async () => {
  const sessionId = "chat";
  const ask = (content: string) =>
    openai.chat.completions.create({
      model: "parley",
      messages: [{ role: "user", content }],
      metadata: { sessionId },
    });
  assert.equal(statusOf(await ask("Wann öffnet ihr am Montag?")), "completed");
  await post(sessionId, "hand-over");
  const first = await ask("Ist da jemand, der mir das sagen kann?");
  assert.equal(first.choices[0]?.message.content, "Eine Kollegin oder ein Kollege antwortet hier.");
  assert.equal(statusOf(first), "handed-over");

  await post(sessionId, "messages", { text: "Guten Tag, hier ist Ann." });
  await post(sessionId, "messages", { text: "He sounds angry.", isNote: true });
  await post(sessionId, "messages", { text: "Um acht Uhr." });
  const stream = openai.chat.completions.stream({
    model: "parley",
    messages: [{ role: "user", content: "Und?" }],
    metadata: { sessionId },
  });
  const second = await stream.finalChatCompletion();
  assert.equal(second.choices[0]?.message.content, "Guten Tag, hier ist Ann.\n\nUm acht Uhr.");
  // Each word of the person arrives once.
  const third = await ask("Danke!");
  assert.equal(third.choices[0]?.message.content, "Eine Kollegin oder ein Kollege antwortet hier.");
});

test("a response in a conversation that a person has taken over has the person's words, also when read again", async () => {
  const first = await openai.responses.create({ input: "When do you open?" });
  const { sessionId } = first.metadata as { sessionId: string };
  await post(sessionId, "hand-over", { message: "Ann takes over." });
  const next = await openai.responses.create({ input: "Hello?", conversation: sessionId });
  assert.equal(next.output_text, "Ann takes over.");
  assert.equal((await openai.responses.retrieve(next.id)).output_text, "Ann takes over.");
  const events = [];
  for await (const event of await openai.responses.retrieve(next.id, { stream: true })) events.push(event);
  const last = events.at(-1);
  assert.ok(last?.type === "response.completed");
  assert.equal(last.response.metadata?.status, "handed-over");
});
