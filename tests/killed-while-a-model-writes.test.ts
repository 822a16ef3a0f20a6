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
import { type ScriptedProvider, startScriptedProvider } from "../server/testing/providers/scripted-provider.ts";
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
  survivor.signal("SIGTERM");
  await survivor.ended;
  await provider.stop();
  shop.closeAllConnections();
  shop.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const textOf = (events: ReadEvent[]) =>
  events.map((event) => (event.event === "message.delta" ? event.data.text : "")).join("");

test("every turn ends: what was seen stays and is interrupted, what nobody saw is made by another node", async () => {
  const doomed = addNode();
  const doomedUrl = await doomed.ready;
  const gate = Promise.withResolvers<void>();
  const headers = { authorization: `Bearer ${person.accessToken}` };
  const ask = (sessionId: string, more: Record<string, string> = {}) => {
    const body = { message: "Tell me.", sessionId };
    return openEvents(`${doomedUrl}/api/chatbot/send`, { method: "POST", body, headers: { ...headers, ...more } });
  };
  const key = { "idempotency-key": randomUUID() };

  // One reply is being streamed, one waits for the model's first word, one waits for its turn.
  provider.answer([{ say: "Once upon a time " }, { until: gate.promise }, { say: "nobody saw this." }]);
  const begun = await ask("begun", key);
  const seen = await begun.until("message.delta");
  provider.answer([{ until: gate.promise }, { say: "Too late." }]);
  const silent = await ask("silent");
  await silent.until("message.started");
  await until(() => provider.requests.length === 2);
  const waiting = await ask("begun");
  await waiting.until("message.started");

  doomed.signal("SIGKILL");
  await doomed.ended;
  provider.answer("Said by another node.");
  gate.resolve();

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
    headers: { ...headers, "last-event-id": seen.at(-1)!.id },
  });
  const rest = await back.until("message.completed");
  back.cut();
  assert.ok(rest.some(({ event }) => event === "message.interrupted"));
});

test("another node goes on with all that a client asked for, and the client's retry gets that reply", async () => {
  const doomed = addNode();
  const doomedUrl = await doomed.ready;
  const gate = Promise.withResolvers<void>();
  const asked = provider.requests.length;
  provider.answer([{ until: gate.promise }, { say: "Too late." }]);
  const body = {
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
  const first = createClient(doomedUrl, person.accessToken).post("/v1/chat/completions", body);
  await until(() => provider.requests.length > asked);

  doomed.signal("SIGKILL");
  await assert.rejects(first);
  await doomed.ended;
  provider.answer([{ call: { name: "look", input: {} } }]);
  gate.resolve();
  await until(() => provider.requests.length > asked + 1);

  const retry = await createClient(url, person.accessToken).post("/v1/chat/completions", body);
  assert.equal(retry.body.choices[0].finish_reason, "tool_calls", retry.text);
  assert.equal(provider.requests.length, asked + 2, "the retry asks nothing anew");
  const [, ...told] = provider.requests.at(-1)!.body.messages as { role: string; content: string }[];
  assert.deepEqual(
    told.map(({ role, content }) => [role, content.split("\n\n").at(-1)]),
    body.messages.map(({ role, content }) => [role, content]),
  );
  const { max_tokens, stop, tools } = provider.requests.at(-1)!.body;
  assert.deepEqual([max_tokens, stop], [99, ["THE END"]]);
  assert.ok(tools.some((tool: { function: { name: string } }) => tool.function.name === "look"));
});

/** The person agrees to an order on a node that dies while the order is placed. Gives the ended replies. */
async function dieWhileOrdering(sessionId: string, whenDead: () => void): Promise<{ text: string; asks?: unknown }[]> {
  const client = createClient(url, person.accessToken);
  const [assistant] = (await client.get("/api/assistants")).body.data.filter(
    ({ name }: { name: string }) => name === "Buyer",
  );
  provider.answer([{ call: { name: "shop__order", input: { what: sessionId } } }]);
  const asked = await client.post("/api/chatbot/send", { message: "Order it", sessionId, assistantId: assistant.id });
  assert.equal(asked.body.asks?.action, "shop__order", asked.text);

  const doomed = addNode();
  const agreed = createClient(await doomed.ready, person.accessToken)
    .post("/api/chatbot/send", { message: "Yes", sessionId, assistantId: assistant.id })
    .catch(() => undefined);
  await until(() => orders.some((order) => order.endsWith(`=${sessionId}`)));
  whenDead();
  doomed.signal("SIGKILL");
  await doomed.ended;
  await agreed;
  return until(async () => {
    const { data } = (await client.get(`/api/conversations/${sessionId}/messages`)).body;
    const replies = data.filter(({ author }: { author: string }) => author === "assistant");
    return replies.length === 2 && replies.every(({ status }: { status: string }) => status === "completed") && replies;
  });
}

test("an agreed action that a dead node had begun is neither run nor asked for again, and the person is told", async () => {
  const toolbox = { name: "shop", kind: "openapi", url: `http://${shopHost()}/openapi.json` };
  assert.equal((await person.client.post("/api/toolboxes", toolbox)).status, 201);
  assert.equal((await person.client.post("/api/assistants", { name: "Buyer", actions: ["shop__*"] })).status, 201);

  const results: string[] = [];
  const [, reply] = await dieWhileOrdering("tea", () => {
    let calls = 0;
    provider.answer(({ body: { messages } }) => {
      results.push(messages.at(-1).content);
      return ++calls === 1
        ? [{ call: { name: "shop__order", input: { what: "tea" } } }]
        : "Please look at your orders.";
    });
  });
  assert.deepEqual([reply!.text, reply!.asks], ["Please look at your orders.", undefined]);
  assert.equal(results.length, 2);
  for (const result of results) assert.match(result, /"status":"unknown".*It may or may not have been done/);

  // No model can say it.
  const [, offline] = await dieWhileOrdering("jam", () => provider.answer({ status: 400 }));
  assert.equal(offline!.text, "I was interrupted. It may or may not have been done. Please check.");

  // Another yes agrees to nothing.
  provider.answer("As you like.");
  for (const sessionId of ["tea", "jam"]) {
    await createClient(url, person.accessToken).post("/api/chatbot/send", { message: "Yes", sessionId });
  }
  assert.deepEqual(orders, ["/order?what=tea", "/order?what=jam"]);
});
