import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { createClient, type Person, signUp, type TestClient } from "../server/testing/client.ts";
import { openEvents } from "../server/testing/clients/event-reader.ts";
import { addProvider } from "../server/testing/model-desk.ts";
import { type ScriptedProvider, startScriptedProvider } from "../server/testing/providers/scripted-provider.ts";
import { type Connection, createTestDatabase } from "../server/testing/test-database.ts";
import { until } from "../server/testing/until.ts";
import type { ServerProcess } from "./server-process.ts";
import { startNode } from "./start-node.ts";

/** Each node is killed as soon as it asks the model, as if the model's answer had ended it. */
let database: { connection: Connection; drop(): Promise<void> };
let folder: string;
let provider: ScriptedProvider;
let node: ServerProcess;
let client: TestClient;
let person: Person;
let started = 0;

async function nextNode(): Promise<string> {
  node = startNode(database.connection, join(folder, `node-${++started}`), {
    PARLEY_OUTBOUND_ALLOW: `models:${new URL(provider.url).host}`,
  });
  const url = await node.ready;
  client = createClient(url, person?.accessToken);
  return url;
}

async function killNode(): Promise<void> {
  node.signal("SIGKILL");
  await node.ended;
}

before(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "parley-ended-"));
  provider = await startScriptedProvider();
  const url = await nextNode();
  person = await signUp(createClient(url));
  await addProvider(person, provider);
});
after(async () => {
  node.signal("SIGKILL");
  await node.ended;
  await provider.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test("a reply whose nodes died twice is given up with its reason, and the conversation goes on", async () => {
  provider.answer((_request, count) => (count > 2 ? "Too often." : [{ until: new Promise(() => {}) }]));
  const headers = { authorization: `Bearer ${person.accessToken}` };
  const body = { message: "Say something heavy.", sessionId: "heavy" };
  const reader = await openEvents(`${await node.ready}/api/chatbot/send`, {
    method: "POST",
    body,
    headers,
  });
  await reader.until("message.started");
  await until(() => provider.requests.length === 1);
  await killNode();

  await nextNode();
  await until(() => provider.requests.length === 2);
  await killNode();

  await nextNode();
  const ended = await until(async () => {
    const { data } = (await client.get("/api/conversations/heavy/messages")).body;
    return data[1].status !== "pending" && data[1];
  });
  assert.deepEqual([ended.status, ended.reason, ended.answered], ["failed", "node-died", false]);
  assert.equal(provider.requests.length, 2);

  provider.answer("Gladly.");
  const next = await client.post("/api/chatbot/send", { message: "Something light, then.", sessionId: "heavy" });
  assert.deepEqual([next.body.status, next.body.aiResponse, next.body.reason], ["completed", "Gladly.", undefined]);
});
