import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../../server/testing/test-server.ts";
import { until } from "../../../server/testing/until.ts";
import {
  Chat,
  type ConversationEvent,
  closeConversation,
  followConversation,
  handOver,
  tellSeen,
  tellTyping,
  watchConversation,
} from "../src/index.ts";
import { type FlakyProxy, startFlakyProxy } from "./flaky-proxy.ts";

const question = "When does the bakery open?";
const answer =
  "Our bakery opens at seven o'clock on working days, at eight o'clock on Saturdays, and the café 😀 next door too.";

let server: TestServer;
let proxy: FlakyProxy;
let person: Person;

before(async () => {
  server = await startTestServer();
  proxy = await startFlakyProxy(server.url);
  person = await signUp(server.client);
  await person.client.post("/api/knowledge/sources", { type: "faq", question, answer });
});
after(async () => {
  await proxy.stop();
  await server.stop();
});

async function openChat(): Promise<Chat> {
  const apiKey = await makeKey(person, { kind: "publishable", allowedOrigins: ["https://bakery.example"] });
  const fromPage: typeof fetch = (address, init) => {
    const headers = new Headers(init?.headers);
    headers.set("origin", "https://bakery.example");
    return fetch(address, { ...init, headers });
  };
  return new Chat({ apiKey, endpoint: proxy.url, retryDelayMs: 1, fetch: fromPage });
}

/** Puts the deltas of each answer together, each at the place that its id names. */
function told(events: ConversationEvent[]): string[] {
  const texts = new Map<string, string>();
  for (const event of events) {
    if (event.type === "message.created") texts.set(event.message.id, event.message.text);
    if (event.type !== "message.delta") continue;
    const text = (texts.get(event.messageId) ?? "") + event.text;
    assert.equal(Number(event.id.split(":")[1]), text.length);
    texts.set(event.messageId, text);
  }
  return [...texts.values()];
}

test("a conversation is followed from its start, through lost connections, to what a colleague writes", async () => {
  const chat = await openChat();
  const { conversationId } = await chat.send({ message: question, sessionId: "followed" });
  await handOver(chat, "followed");
  proxy.fates.push(...[300, 700, 10, 1_100].map((cutAfterBytes) => ({ cutAfterBytes })));
  const seen: ConversationEvent[] = [];
  for await (const event of followConversation(chat, "followed")) {
    seen.push(event);
    if (event.type === "message.completed") {
      await person.client.post(`/api/conversations/${conversationId}/messages`, { text: "Come at nine." });
    }
    if (event.type === "message.created" && event.message.author === "member") break;
  }
  const texts = told(seen);
  assert.deepEqual([texts[0], texts[1], texts.at(-1)], [question, answer, "Come at nine."]);
  assert.equal(new Set(seen.map(({ id, type }) => `${type} ${id}`)).size, seen.length);
  const now = followConversation(chat, "followed", { from: "now" });
  const next = now.next();
  let isTold = false;
  const arrival = next.finally(() => {
    isTold = true;
  });
  // "Now" is when the server begins to listen, which this side cannot know: so the colleague writes until then.
  await until(async () => {
    await person.client.post(`/api/conversations/${conversationId}/messages`, { text: "Or at ten." });
    return isTold;
  });
  const { value } = await arrival;
  assert.ok(value?.type === "message.created");
  await now.return();
});

test("following ends with a problem where the visitor has no such conversation", async () => {
  await assert.rejects(followConversation(await openChat(), "nobody's").next(), { name: "ParleyProblem", status: 404 });
});

test("each side learns what the other has seen, that it types, and that the visitor has gone", async () => {
  const chat = await openChat();
  const { conversationId, messageId } = await chat.send({ message: question, sessionId: "seen" });
  await handOver(chat, "seen");
  const events: string[] = [];
  for await (const { type, data } of watchConversation(chat, "seen")) {
    events.push(type);
    if (type === "hello") {
      await tellTyping(chat, "seen", true);
      const { status, seen } = await tellSeen(chat, "seen", messageId);
      assert.deepEqual([status, seen.contact], ["handed-over", messageId]);
      await person.client.call("PUT", `/api/conversations/${conversationId}/seen`, { body: { messageId } });
    }
    if (type === "seen" && (data as { by?: string }).by === "team") break;
  }
  assert.equal((await closeConversation(chat, "seen")).status, "closed");
  assert.equal((await person.client.get(`/api/conversations/${conversationId}`)).body.status, "closed");
});
