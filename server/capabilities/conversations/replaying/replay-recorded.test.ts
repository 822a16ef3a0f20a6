// Long because all of its tests use one shop and one model, which go away at the end.
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { all, execute } from "../../../kernel/storage/sql.ts";
import { type Person, signUp } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { addProvider } from "../../../testing/model-desk.ts";
import { type ScriptedProvider, startScriptedProvider } from "../../../testing/providers/scripted-provider.ts";
import { startTestServer, type TestServer, testSecret } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { MessageId } from "../ids.ts";
import { readRecordings, replyRecordingRetention } from "../recordings/keep-recording.ts";

const secret = "canary-0f3a77c1";
const document = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1" },
  paths: {
    "/find": { get: { operationId: "find_order", summary: "Find an order" } },
    "/cancel": {
      post: {
        operationId: "cancel_order",
        summary: "Cancel an order",
        parameters: [{ name: "number", in: "query", schema: { type: "string" } }],
      },
    },
  },
};

let shop: Server;
let provider: ScriptedProvider;
let server: TestServer;
let shopUrl: string;
before(async () => {
  shop = createServer((request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(request.url === "/openapi.json" ? document : { state: "sent", apiKey: secret }));
  });
  shop.listen(0, "127.0.0.1");
  await once(shop, "listening");
  const host = `127.0.0.1:${(shop.address() as AddressInfo).port}`;
  shopUrl = `http://${host}/openapi.json`;
  provider = await startScriptedProvider();
  server = await startTestServer({
    settings: { PARLEY_OUTBOUND_ALLOW: `tools:${host},models:${new URL(provider.url).host}` },
  });
});
after(async () => {
  await server.stop();
});

const ferry = "The ferry to the island costs 12 euros. It leaves at nine.";
async function openWorkspace(): Promise<Person> {
  const person = await signUp(server.client);
  const sources = [
    { type: "text", title: "Ferry", content: ferry },
    { type: "text", title: "Museum", content: "The museum of salt is closed on Mondays." },
  ];
  await person.client.post("/api/knowledge/sources", { sources });
  return person;
}

async function withModel(fields: Record<string, unknown> = {}): Promise<Person & { assistantId: string }> {
  const person = await openWorkspace();
  await addProvider(person, provider);
  const made = await person.client.post("/api/toolboxes", { name: "shop", kind: "openapi", url: shopUrl });
  assert.equal(made.status, 201, made.text);
  const actions = ["shop__*", "search_knowledge", "hand_over"];
  const { body } = await person.client.post("/api/assistants", { name: "Clerk", actions, ...fields });
  return { ...person, assistantId: body.id };
}

const send = async ({ client, ...more }: Person & { assistantId?: string }, message: string, sessionId: string) => {
  const { assistantId } = more;
  const sent = await client.post("/api/chatbot/send", { message, sessionId, ...(assistantId && { assistantId }) });
  assert.equal(sent.status, 200, sent.text);
  return sent.body;
};
const replay = ({ client }: Person, sessionId: string) =>
  client.post(`/api/conversations/${sessionId}/replay`, { against: "recorded" });

/** These conversations are replayed once more when nobody is there any more. */
const kept: { person: Person; sessionId: string; sent: readonly Sent[] }[] = [];

type Sent = { messageId: string; aiResponse: string };
async function assertReplayed(person: Person, sessionId: string, sent: readonly Sent[]): Promise<void> {
  const asked = provider.requests.length;
  const events = (await eventsOf(server, person.workspaceId)).length;
  const { status, body, text } = await replay(person, sessionId);
  assert.equal(status, 200, text);
  const same = { same: true, citationsSame: true };
  assert.deepEqual(
    body.messages,
    sent.map(({ messageId, aiResponse }) => ({ messageId, text: aiResponse, ...same })),
  );
  assert.equal(provider.requests.length, asked);
  assert.equal((await eventsOf(server, person.workspaceId)).length, events);
}

async function assertImpossible(person: Person, sessionId: string, lacks: string[]) {
  const { status, body, text } = await replay(person, sessionId);
  assert.deepEqual([status, body.code, body.lacks], [409, "replay-impossible", lacks], text);
  assert.match(body.messageId, /^msg_/);
  assert.ok(body.detail.includes(body.messageId), body.detail);
}

const idOf = ({ workspaceId }: Person) => WorkspaceId.parse(workspaceId)!;
const heardBy = (person: Person, sent: readonly Sent[]) =>
  readRecordings(
    server.server.kernel,
    idOf(person),
    sent.map(({ messageId }) => MessageId.parse(messageId)!),
  );
const countRecordings = async (person: Person) =>
  (await all(server.server.kernel.database.query)`select from reply_recording where workspace_id = ${idOf(person)}`)
    .length;

describe("a stored conversation is made again as it was", () => {
  test("with the engine: citations, follow-ups, choices, greetings, replies that decline; nothing is recorded", async () => {
    const person = await openWorkspace();
    const sent = [];
    for (const message of ["Hello", "What does the ferry cost?", "And when does it leave?", "Where is the zeppelin?"]) {
      sent.push(await send(person, message, "trip"));
    }
    assert.ok(sent[1].citations.length > 0);
    await assertReplayed(person, "trip", sent);
    kept.push({ person, sessionId: "trip", sent });
    assert.equal(await countRecordings(person), 0);
    assert.deepEqual((await replay(person, "nowhere")).body.code, "not-found");
    assert.deepEqual((await replay(await openWorkspace(), sent[0].conversationId)).body.code, "not-found");
  });

  test("with the steps of a call back, choices that are taken, and two languages", async () => {
    const person = await openWorkspace();
    const client = person.client;
    const sources = ["Refunds of tickets", "Refunds of parcels"].map((title) => ({
      ...{ type: "text", title },
      content: `# ${title}\n\n${title} are paid within ten days. Write to the desk for it.`,
    }));
    await client.post("/api/knowledge/sources", { sources });
    const sent = [];
    for (const message of [
      "Refunds",
      "the second one",
      "Please call me back",
      "Ada, +44 20 7946 0958",
      "Wann fährt die Fähre?",
    ])
      sent.push(await send(person, message, "desk"));
    assert.ok(sent[0].choices?.length > 1, JSON.stringify(sent[0]));
    await assertReplayed(person, "desk", sent);
    kept.push({ person, sessionId: "desk", sent });
  });

  test("with what a client of a compatible API demands of a reply", async () => {
    const person = await openWorkspace();
    const complete = (content: string, more: Record<string, unknown> = {}) =>
      person.client.post(
        "/v1/chat/completions",
        { model: "parley", messages: [{ role: "user", content }], ...more },
        { headers: { "x-session-id": "cut" } },
      );
    const cut = await complete("What does the ferry cost?", { max_completion_tokens: 5 });
    assert.equal(cut.body.choices[0].finish_reason, "length", cut.text);
    assert.equal((await complete("And when does it leave?")).status, 200);
    const stored = (await person.client.get("/api/conversations/cut/messages")).body.data;
    const replies = stored.filter(({ author }: { author: string }) => author === "assistant");
    const sent = replies.map(({ id, text }: Record<string, string>) => ({ messageId: id, aiResponse: text }));
    await assertReplayed(person, "cut", sent);
  });

  test("with a model, its citations and its tools", async () => {
    const person = await withModel();
    const sent = [];
    provider.answer([{ say: "\nThe ferry costs " }, { say: "12 euros [1" }, { say: "]. Have a nice trip." }]);
    sent.push(await send(person, "What does the ferry cost?", "told"));
    assert.ok(sent[0].citations.length > 0);
    provider.answer(({ body }) => {
      const results = body.messages.filter(({ role }: { role: string }) => role === "tool").length;
      if (results === 0) return [{ call: { name: "search_knowledge", input: { query: "museum of salt" } } }];
      if (results === 1) return [{ say: "One moment." }, { call: { name: "shop__find_order", input: {} } }];
      const place = /\[(\d)\] Museum/.exec(JSON.stringify(body.messages))?.[1];
      return `The museum of salt is closed on Mondays [${place}]. The order was sent.`;
    });
    sent.push(await send(person, "Is there something else to see?", "told"));
    assert.ok(sent[1].citations.some(({ title }: { title: string }) => title === "Museum"));
    provider.answer([{ say: "I can do that." }, { call: { name: "shop__cancel_order", input: { number: "7" } } }]);
    sent.push(await send(person, "Please cancel my order", "told"));
    assert.match(sent[2].aiResponse, /┃/);
    provider.answer("It is cancelled.");
    sent.push(await send(person, "yes", "told"));
    provider.answer({ status: 500 });
    sent.push(await send(person, "When does the ferry leave?", "told"));
    assert.equal(sent[4].model, "parley-offline");
    const heard = JSON.stringify([...(await heardBy(person, sent))]);
    assert.equal(await countRecordings(person), sent.length);
    assert.ok(heard.includes("The order was sent.") && !heard.includes(secret), heard);
    await assertReplayed(person, "told", sent);
    kept.push({ person, sessionId: "told", sent });
  });

  test("a second look, a rewritten follow-up, and a hand-over while the team was away", async () => {
    const person = await withModel({ secondLook: true, rewriteFollowUps: true });
    const sent = [];
    provider.answer(({ body }) => {
      const system = body.messages[0].content as string;
      if (system.startsWith("You check")) return "1";
      if (system.startsWith("You rewrite")) return "When does the ferry to the island leave?";
      return "The ferry costs 12 euros [1]. Its captain likes zebras and gardening.";
    });
    sent.push(await send(person, "What does the ferry cost?", "looked"));
    sent.push(await send(person, "And when does it leave?", "looked"));
    const setHours = (officeHours: unknown) =>
      person.client.call("PATCH", "/api/settings/workspace", { body: { officeHours } });
    // The team is away, whatever the time is now.
    const day = new Date(Date.now() + 2 * 86_400_000).toLocaleDateString("en", { weekday: "short", timeZone: "UTC" });
    await setHours({ timeZone: "UTC", days: { [day.toLowerCase()]: [["09:00", "17:00"]] } });
    sent.push(await send(person, "I want to talk to a human, please.", "looked"));
    await setHours(null);
    await assertReplayed(person, "looked", sent);
    kept.push({ person, sessionId: "looked", sent });
  });
});

describe("what lacks is named, with the message", () => {
  test("the knowledge, the settings, the engine", async () => {
    const person = await openWorkspace();
    await send(person, "What does the ferry cost?", "trip");
    const [assistant] = (await person.client.get("/api/assistants")).body.data;
    await person.client.call("PATCH", `/api/assistants/${assistant.id}`, { body: { greeting: "Ahoy!" } });
    await assertImpossible(person, "trip", ["settings"]);
    await person.client.post("/api/knowledge/sources", { type: "text", title: "Bus", content: "The bus is free." });
    await assertImpossible(person, "trip", ["settings", "knowledge"]);
    await execute(server.server.kernel.database.query)`
      update message set provenance = jsonb_set(provenance::jsonb, '{engineVersion}', '"0"')::json
      where workspace_id = ${idOf(person)} and author = 'assistant'`;
    await assertImpossible(person, "trip", ["engine", "settings", "knowledge"]);
  });

  test("the recording, after thirty days", async () => {
    const person = await withModel();
    provider.answer("The ferry costs 12 euros [1].");
    const sent = [await send(person, "What does the ferry cost?", "old")];
    const { kernel } = server.server;
    const workspaceId = idOf(person);
    const nightAfter = (days: number) => {
      const before = new Date(Date.now() + (days - 30) * 86_400_000);
      return inTransaction(kernel.database, (tx) =>
        replyRecordingRetention.eraseBefore(kernel, tx, { workspaceId, before, limit: 10 }),
      );
    };
    assert.equal(replyRecordingRetention.defaultDays, 30);
    assert.equal(await nightAfter(29), 0);
    await assertReplayed(person, "old", sent);
    assert.equal(await nightAfter(31), 1);
    await assertImpossible(person, "old", ["recording"]);
  });

  test("a recording for which the workspace had no room", async () => {
    const host = new URL(provider.url).host;
    const small = await startTestServer({
      settings: { PARLEY_OUTBOUND_ALLOW: `models:${host}`, PARLEY_QUOTA_FILE_BYTES: "10" },
    });
    try {
      const person = await signUp(small.client);
      await addProvider(person, provider);
      provider.answer("Hello to you.");
      assert.equal((await send(person, "What do you sell?", "small")).aiResponse, "Hello to you.");
      await assertImpossible(person, "small", ["recording"]);
    } finally {
      await small.stop();
    }
  });

  test("a reply that was stopped, and one of before replies were recorded", async () => {
    const person = await openWorkspace();
    const { messageId } = await send(person, "What does the ferry cost?", "before");
    const set = (fields: string) =>
      execute(server.server.kernel.database.query)`
        update message set provenance = ${fields} where workspace_id = ${idOf(person)}
          and id = ${MessageId.parse(messageId)!}`;
    await set('{"knowledgeVersion": 1}');
    await assertImpossible(person, "before", ["recording"]);
    const told = await withModel();
    const { promise, resolve } = Promise.withResolvers<void>();
    provider.answer([{ say: "The ferry costs" }, { until: promise }, { say: " 12 euros." }]);
    const stopped = send(told, "What does the ferry cost?", "stopped");
    await until(async () => (await told.client.post("/api/conversations/stopped/stop")).body.stopped?.length > 0);
    resolve();
    assert.equal((await stopped).status, "interrupted");
    await assertImpossible(told, "stopped", ["recording"]);
  });
});

test("recordings outlive a change of PARLEY_SECRET", async () => {
  const { person } = kept.at(-1)!;
  const sealed = async () =>
    (
      await all<{ sealed: Buffer }>(server.server.kernel.database.query)`
        select sealed from reply_recording where workspace_id = ${idOf(person)} order by message_id`
    ).map((row) => row.sealed.toString("hex"));
  const before = await sealed();
  const settings = {
    PARLEY_SECRET: "another secret that only the tests know, 32+",
    PARLEY_SECRET_PREVIOUS: testSecret,
  };
  const node = await startTestServer({ settings, connection: server.connection });
  await node.stop();
  const after = await sealed();
  assert.ok(before.length > 0 && after.length === before.length);
  assert.ok(after.every((each) => !before.includes(each)));
  const back = await startTestServer({
    settings: { PARLEY_SECRET: testSecret, PARLEY_SECRET_PREVIOUS: settings.PARLEY_SECRET },
    connection: server.connection,
  });
  await back.stop();
});

describe("recordings go", () => {
  test("with the conversation, with the person, and with a purged source", async () => {
    const person = await withModel();
    provider.answer("The ferry costs 12 euros [1].");
    const { client } = person;
    await send(person, "What does the ferry cost?", "one");
    await client.post("/api/chatbot/send", {
      message: "What does the ferry cost?",
      assistantId: person.assistantId,
      context: { userId: "ada" },
    });
    await send(person, "What does the ferry cost?", "three");
    assert.equal(await countRecordings(person), 3);
    const used = async () => (await client.get("/api/workspace/use")).body.use.fileBytes;
    assert.notEqual(await used(), 0);
    assert.equal((await client.call("DELETE", "/api/conversations/one")).status, 204);
    assert.equal(await countRecordings(person), 2);
    const exported = (await client.get("/api/users/ada/export")).text;
    assert.ok(exported.includes('"recordings":[{"messageId":"msg_'), exported);
    const erased = await client.call("DELETE", "/api/users/ada");
    assert.ok(erased.status < 300, erased.text);
    assert.equal(await countRecordings(person), 1);
    const { body: found } = await client.get("/api/knowledge/sources?q=Ferry");
    await client.call("DELETE", `/api/knowledge/sources/${found.data[0].id}?purge=true`);
    assert.equal(await countRecordings(person), 0);
  });
});

test("another node replays all of it while the models and the tools are away", async () => {
  await provider.stop();
  shop.closeAllConnections();
  shop.close();
  const other = await startTestServer({ connection: server.connection });
  try {
    assert.equal(kept.length, 4);
    for (const { person, sessionId, sent } of kept) {
      const { status, body, text } = await other.client
        .as(person.accessToken)
        .post(`/api/conversations/${sessionId}/replay`, { against: "recorded" });
      assert.equal(status, 200, text);
      assert.deepEqual(
        body.messages.map((message: { text: string }) => message.text),
        sent.map(({ aiResponse }) => aiResponse),
      );
    }
  } finally {
    await other.stop();
  }
});
