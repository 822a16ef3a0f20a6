import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { one } from "../../../kernel/storage/sql.ts";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

/** Two nodes of one installation: what one of them holds in memory, the other one makes old. */
let [a, b]: [TestServer, TestServer] = [] as unknown as [TestServer, TestServer];
before(async () => {
  a = await startTestServer();
  b = await startTestServer({ connection: a.connection });
});
after(async () => {
  await b.stop();
  await a.stop();
});

const send = "/api/chatbot/send";
const isOpen = { type: "text", title: "Opening hours", content: "The bakery opens at seven and closes at noon." };

async function ask(node: TestServer, person: Person, message: string) {
  const answer = await node.client.as(person.accessToken).post(send, { message });
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
}

test("a first question knows what another node was taught or forgot just before", async () => {
  const person = await signUp(a.client);
  const onB = b.client.as(person.accessToken);
  assert.equal((await ask(a, person, "When does the bakery open?")).answered, false);
  const taught = await onB.post("/api/knowledge/sources", isOpen);
  assert.equal(taught.status, 201, taught.text);
  const answer = await ask(a, person, "When does the bakery open?");
  assert.match(answer.aiResponse, /opens at seven/);
  assert.equal((await onB.call("DELETE", `/api/knowledge/sources/${taught.body.id}`)).status, 204);
  assert.equal((await ask(a, person, "When does the bakery open?")).answered, false);
});

test("a first question is answered by the settings that another node was given just before", async () => {
  const person = await signUp(a.client);
  const onB = b.client.as(person.accessToken);
  assert.equal((await ask(a, person, "Hello")).handedOver, undefined);
  const [assistant] = (await onB.get("/api/assistants")).body.data;
  for (const greeting of ["Welcome to the bakery!", "Good to see you again!"]) {
    const changed = await onB.call("PATCH", `/api/assistants/${assistant.id}`, { body: { greeting } });
    assert.equal(changed.status, 200, changed.text);
    assert.equal((await ask(a, person, "Hello")).aiResponse, greeting);
  }
});

test("first questions of one moment are each stored and announced once, with a reply that cites", async () => {
  const person = await signUp(a.client);
  const client = a.client.as(await makeKey(person));
  await client.post("/api/knowledge/sources", isOpen);
  await ask(a, person, "Does the bakery open?");
  const before = await eventsOf(a, person.workspaceId);
  const questions = Array.from({ length: 40 }, (_, at) => `When does the bakery open${"?".repeat(at + 1)}`);
  const answers = await Promise.all(questions.map((message) => client.post(send, { message })));
  const conversations = new Set(answers.map(({ body }) => body.conversationId));
  assert.equal(conversations.size, questions.length);
  for (const [at, { body }] of answers.entries()) {
    const messages = (await client.get(`/api/conversations/${body.conversationId}/messages`)).body.data;
    const said = messages.map(({ author, text, status }: Record<string, string>) => [author, text, status]);
    const { aiResponse } = body;
    assert.deepEqual(said, [
      ["contact", questions[at], "completed"],
      ["assistant", aiResponse, "completed"],
    ]);
    assert.equal(body.citations.length, 1);
    assert.deepEqual(messages[1].citations, body.citations);
    assert.equal(messages[1].id, body.messageId);
  }
  const events = (await eventsOf(a, person.workspaceId)).slice(before.length);
  for (const { body } of answers) {
    const told = events.filter(
      ({ data }) => (data as { conversationId?: string }).conversationId === body.conversationId,
    );
    const kinds = told.map(({ type, data }) => `${type} ${(data as { author?: string }).author ?? ""}`.trim());
    assert.deepEqual(kinds, ["conversation.started", "message.created contact", "message.created assistant"]);
  }
});

test("a first question that asks for a person is handed over, and one without an answer is noted as a gap", async () => {
  const person = await signUp(a.client);
  const answer = await ask(a, person, "I want to talk to a human, please.");
  assert.equal(answer.handedOver, true);
  const conversation = (await person.client.get(`/api/conversations/${answer.conversationId}`)).body;
  assert.equal(conversation.status, "handed-over");
  const types = (await eventsOf(a, person.workspaceId)).map(({ type }) => type);
  assert.deepEqual(types.slice(-4), [
    "conversation.started",
    "message.created",
    "message.created",
    "conversation.handed-over",
  ]);
  await ask(a, person, "Which planet has the most moons?");
  const gaps = (await person.client.get("/api/knowledge/gaps")).body.data;
  assert.ok(JSON.stringify(gaps).includes("Which planet has the most moons?"), JSON.stringify(gaps));
});

test("a question costs the same however many messages the workspace has", async () => {
  const own = await startTestServer();
  try {
    const person = await signUp(own.client);
    await person.client.post("/api/knowledge/sources", isOpen);
    const count = 120;
    for (let at = 0; at < count; at += 30) {
      await Promise.all(Array.from({ length: 30 }, () => ask(own, person, "When does the bakery open?")));
    }
    const db = own.server.kernel.database.query;
    const read = await until(async () => {
      const { inserted, read } = await one<{ inserted: number; read: number }>(db)`
        select (select n_tup_ins from pg_stat_user_tables where relname = 'message')::integer as inserted,
          (select sum(idx_tup_read) from pg_stat_user_indexes where relname = 'message')::integer as read`;
      return inserted === 2 * count ? read : undefined;
    });
    // The look-up of a message among all of the workspace would read some 100 rows each time.
    assert.ok(read < 20 * count, `${read} rows of the indexes of messages were read for ${count} questions`);
  } finally {
    await own.stop();
  }
});
