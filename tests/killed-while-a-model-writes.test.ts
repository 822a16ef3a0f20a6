import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { createClient, type Person, signUp } from "../server/testing/client.ts";
import { openEvents, type ReadEvent } from "../server/testing/clients/event-reader.ts";
import { addProvider } from "../server/testing/model-desk.ts";
import {
  type ScriptedProvider,
  type ScriptedRequest,
  startScriptedProvider,
} from "../server/testing/providers/scripted-provider.ts";
import { type Connection, createTestDatabase } from "../server/testing/test-database.ts";
import { until } from "../server/testing/until.ts";
import type { ServerProcess } from "./server-process.ts";
import { startNode } from "./start-node.ts";

/**
 * A node is killed while a model writes a reply on it. Another node with the same PostgreSQL
 * continues.
 */
let database: { connection: Connection; drop(): Promise<void> };
let folder: string;
let provider: ScriptedProvider;
/** Another company's server, which never answers an order. */
let shop: Server;
const orders: string[] = [];
let survivor: ServerProcess;
let url: string;
let person: Person;
let started = 0;

const shopHost = () => `127.0.0.1:${(shop.address() as AddressInfo).port}`;
const shopDocument = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1" },
  paths: {
    "/order": {
      post: { operationId: "order", parameters: [{ name: "what", in: "query", schema: { type: "string" } }] },
    },
  },
};

function addNode(): ServerProcess {
  return startNode(database.connection, join(folder, `node-${++started}`), {
    PARLEY_OUTBOUND_ALLOW: `models:${new URL(provider.url).host},tools:${shopHost()}`,
  });
}

before(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "parley-killed-"));
  provider = await startScriptedProvider();
  shop = createServer((request, response) => {
    if (request.method === "GET") response.end(JSON.stringify(shopDocument));
    else orders.push(request.url!);
  });
  shop.listen(0, "127.0.0.1");
  await once(shop, "listening");
  survivor = addNode();
  url = await survivor.ready;
  person = await signUp(createClient(url));
  await addProvider(person, provider);
});
after(async () => {
  survivor.signal("SIGKILL");
  await survivor.ended;
  await provider.stop();
  shop.closeAllConnections();
  shop.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const textOf = (events: ReadEvent[]) =>
  events.map((event) => (event.event === "message.delta" ? event.data.text : "")).join("");

/** Holds the question to the doomed node, and with it those who asked go on at another one. */
const key = { "idempotency-key": randomUUID() };
let seen: ReadEvent[];
const chat = {
  model: "parley",
  messages: [
    { role: "system", content: "Be brief." },
    { role: "user", content: "Where is the key?" },
    { role: "assistant", content: "Under the mat." },
    { role: "user", content: "And the lamp?" },
  ],
  max_tokens: 99,
  stop: ["THE END"],
  tools: [{ type: "function", function: { name: "look", parameters: { type: "object", properties: {} } } }],
};
const isOfChat = ({ body }: ScriptedRequest) => body.messages.at(-1).content.includes("And the lamp?");

/** One node dies during all of it, because each further one takes seconds to start. */
before(async () => {
  const doomed = addNode();
  const doomedUrl = await doomed.ready;
  const gate = Promise.withResolvers<void>();
  const headers = { authorization: `Bearer ${person.accessToken}` };
  const ask = (sessionId: string, more: Record<string, string> = {}) => {
    const body = { message: "Tell me.", sessionId };
    return openEvents(`${doomedUrl}/api/chatbot/send`, { method: "POST", body, headers: { ...headers, ...more } });
  };

  // One reply is being streamed, one waits for the model's first word, one waits for its turn.
  provider.answer([{ say: "Once upon a time " }, { until: gate.promise }, { say: "nobody saw this." }]);
  const begun = await ask("begun", key);
  seen = await begun.until("message.delta");
  provider.answer([{ until: gate.promise }, { say: "Too late." }]);
  const silent = await ask("silent");
  await silent.until("message.started");
  await until(() => provider.requests.length === 2);
  const waiting = await ask("begun");
  await waiting.until("message.started");
  const first = createClient(doomedUrl, person.accessToken).post("/v1/chat/completions", chat);
  await until(() => provider.requests.length === 3);

  doomed.signal("SIGKILL");
  await assert.rejects(first);
  await doomed.ended;
  provider.answer((request) => (isOfChat(request) ? [{ call: { name: "look", input: {} } }] : "Said by another node."));
  gate.resolve();
});

test("every turn ends: what was seen stays and is interrupted, what nobody saw is made by another node", async () => {
  const client = createClient(url, person.accessToken);
  const repliesOf = async (sessionId: string) =>
    (await client.get(`/api/conversations/${sessionId}/messages`)).body.data.filter(
      ({ author }: { author: string }) => author === "assistant",
    );
  const ended = async (sessionId: string) =>
    until(async () => {
      const replies = await repliesOf(sessionId);
      return replies.every(({ status }: { status: string }) => status !== "pending") && replies;
    });
  const [first, second] = await ended("begun");
  assert.equal(first.status, "interrupted");
  assert.ok(first.text.startsWith(textOf(seen).trimEnd()) && !first.text.includes("nobody"), first.text);
  assert.deepEqual([second.status, second.text], ["completed", "Said by another node."]);
  const retried = await client.post("/api/chatbot/send", { message: "Tell me.", sessionId: "begun" }, { headers: key });
  assert.deepEqual(
    [retried.body.status, retried.body.reason, retried.body.aiResponse],
    ["interrupted", "node-died", first.text],
  );
  const [unseen] = await ended("silent");
  assert.deepEqual([unseen.status, unseen.text], ["completed", "Said by another node."]);

  // The reader reconnects to the other node and reads the reply to its end.
  const back = await openEvents(`${url}/api/conversations/begun/events`, {
    headers: { authorization: `Bearer ${person.accessToken}`, "last-event-id": seen.at(-1)!.id },
  });
  const rest = await back.until("message.completed");
  back.cut();
  assert.ok(rest.some(({ event }) => event === "message.interrupted"));
});

test("another node goes on with all that a client asked for, and the client's retry gets that reply", async () => {
  const asked = () => provider.requests.filter(isOfChat);
  await until(() => asked().length > 1);
  const retry = await createClient(url, person.accessToken).post("/v1/chat/completions", chat);
  assert.equal(retry.body.choices[0].finish_reason, "tool_calls", retry.text);
  assert.equal(asked().length, 2, "the retry asks nothing anew");
  const [, ...told] = asked().at(-1)!.body.messages as { role: string; content: string }[];
  assert.deepEqual(
    told.map(({ role, content }) => [role, content.split("\n\n").at(-1)]),
    chat.messages.map(({ role, content }) => [role, content]),
  );
  const { max_tokens, stop, tools } = asked().at(-1)!.body;
  assert.deepEqual([max_tokens, stop], [99, ["THE END"]]);
  assert.ok(tools.some((tool: { function: { name: string } }) => tool.function.name === "look"));
});

/** Has the doomed node place an order to which the person agrees, in a session that has its name. */
async function agreeTo(what: string, assistantId: string, doomedUrl: string): Promise<{ agreed: Promise<unknown> }> {
  const send = (at: string, message: string) =>
    createClient(at, person.accessToken).post("/api/chatbot/send", { message, sessionId: what, assistantId });
  provider.answer([{ call: { name: "shop__order", input: { what } } }]);
  const asked = await send(url, "Order it");
  assert.equal(asked.body.asks?.action, "shop__order", asked.text);
  const agreed = send(doomedUrl, "Yes").catch(() => undefined);
  await until(() => orders.includes(`/order?what=${what}`));
  return { agreed };
}

/** Gives the replies of a session when all of them have ended. */
function endedReplies(sessionId: string): Promise<{ text: string; asks?: unknown }[]> {
  const client = createClient(url, person.accessToken);
  return until(async () => {
    const { data } = (await client.get(`/api/conversations/${sessionId}/messages`)).body;
    const replies = data.filter(({ author }: { author: string }) => author === "assistant");
    return replies.length === 2 && replies.every(({ status }: { status: string }) => status === "completed") && replies;
  });
}

test("an agreed action that a dead node had begun is neither run nor asked for again, and the person is told", async () => {
  const toolbox = { name: "shop", kind: "openapi", url: `http://${shopHost()}/openapi.json` };
  assert.equal((await person.client.post("/api/toolboxes", toolbox)).status, 201);
  const made = await person.client.post("/api/assistants", { name: "Buyer", actions: ["shop__*"] });
  assert.equal(made.status, 201);
  const doomed = addNode();
  const doomedUrl = await doomed.ready;
  const tea = await agreeTo("tea", made.body.id, doomedUrl);
  const jam = await agreeTo("jam", made.body.id, doomedUrl);

  const results: string[] = [];
  provider.answer(({ body }) => {
    // No model can say what became of the jam.
    if (JSON.stringify(body.messages).includes("jam")) return { status: 400 };
    results.push(body.messages.at(-1).content);
    return results.length === 1
      ? [{ call: { name: "shop__order", input: { what: "tea" } } }]
      : "Please look at your orders.";
  });
  doomed.signal("SIGKILL");
  await doomed.ended;
  await Promise.all([tea.agreed, jam.agreed]);
  const [, reply] = await endedReplies("tea");
  assert.deepEqual([reply!.text, reply!.asks], ["Please look at your orders.", undefined]);
  assert.equal(results.length, 2);
  for (const result of results) assert.match(result, /"status":"unknown".*It may or may not have been done/);
  const [, offline] = await endedReplies("jam");
  assert.equal(offline!.text, "I was interrupted. It may or may not have been done. Please check.");

  // Another yes agrees to nothing.
  provider.answer("As you like.");
  for (const sessionId of ["tea", "jam"]) {
    await createClient(url, person.accessToken).post("/api/chatbot/send", { message: "Yes", sessionId });
  }
  assert.deepEqual(orders, ["/order?what=tea", "/order?what=jam"]);
});
