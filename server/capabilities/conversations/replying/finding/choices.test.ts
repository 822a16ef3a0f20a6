import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp, type TestClient } from "../../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../../testing/test-server.ts";

type Choice = { title: string; sourceId: string };

/** Fits three sources equally well. */
const unclear = "I want to cancel";
const texts = {
  "Cancelling a tour": "You can cancel a tour until the evening before. The money comes back within a week.",
  "Cancelling a course": "You can cancel a course until two weeks before it begins. Half of the fee comes back.",
  "Cancelling a rental": "You can cancel a rental until the same morning. The deposit comes back at once.",
};

describe("a reply that offers choices", () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.stop());

  /** A workspace that knows the texts, and what it would offer. */
  async function teach(): Promise<{ person: Person; key: TestClient; all: Choice[] }> {
    const person = await signUp(server.client);
    const sources = Object.entries(texts).map(([title, content]) => ({ type: "text", title, content }));
    const added = await person.client.post("/api/knowledge/sources", { sources });
    const all = added.body.sources.map(({ id, title }: { id: string; title: string }) => ({ title, sourceId: id }));
    return { person, key: server.client.as(await makeKey(person)), all: inOrder(all) };
  }
  const inOrder = (choices: Choice[]) => choices.toSorted((a, b) => a.title.localeCompare(b.title));
  const say = async (client: TestClient, message: string, fields: object = {}) => {
    const sent = await client.post("/api/chatbot/send", { message, ...fields });
    assert.equal(sent.status, 200, sent.text);
    return sent.body;
  };

  test("does not claim to answer, cites nothing, and shows the same choices in every place", async () => {
    const { key, all } = await teach();
    const reply = await say(key, unclear, { sessionId: "places", context: { userId: "ada" } });
    assert.deepEqual([reply.answered, reply.citations, inOrder(reply.choices)], [false, [], all]);
    const { body } = await key.get("/api/conversations/places/messages");
    assert.deepEqual([body.data[1].answered, body.data[1].choices], [false, reply.choices]);
    assert.equal(body.data[0].choices, undefined);
    const exported = JSON.parse((await key.get("/api/conversations/places/export")).text);
    assert.deepEqual(exported.messages[1].choices, reply.choices);
    assert.match((await key.get("/api/users/ada/export")).text, /"choices":/);

    const stream = { headers: { accept: "text/event-stream" } };
    const streamed = (await key.post("/api/chatbot/send", { message: unclear }, stream)).text;
    const [, completed] = /event: message\.completed\ndata: (.*)/.exec(streamed) ?? [];
    assert.deepEqual(JSON.parse(completed!).choices, reply.choices);
  });

  test("offers them to clients of the compatible APIs, too", async () => {
    const { key, all } = await teach();
    const messages = [{ role: "user", content: unclear }];
    const completion = (await key.post("/v1/chat/completions", { model: "parley-offline", messages })).body;
    assert.deepEqual(inOrder(completion.parley.choices), all);
    for (const { title } of all) assert.ok(completion.choices[0].message.content.includes(title));
    const streamed = await key.post("/v1/chat/completions", { model: "parley-offline", messages, stream: true });
    assert.match(streamed.text, /"parley":\{[^\n]*"choices":\[\{"title"/);

    const parts = [{ type: "text", text: unclear }];
    const chat = await key.post("/api/chat", { id: "page", messages: [{ id: "m1", role: "user", parts }] });
    const [, chunk] = /data: (\{"type":"data-choices".*)/.exec(chat.text) ?? [];
    assert.deepEqual(inOrder(JSON.parse(chunk!).data.choices), all);

    const call = { name: "ask_assistant", arguments: { message: unclear } };
    const asked = await key.post("/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params: call });
    assert.deepEqual(inOrder(asked.body.result.structuredContent.choices), all);
  });

  test("is followed by the answer of the choice whose title is sent", async () => {
    const { key } = await teach();
    const { choices } = await say(key, unclear, { sessionId: "taken" });
    for (const { title, sourceId } of choices as Choice[]) {
      const answer = await say(key, title, { sessionId: "taken" });
      assert.deepEqual([answer.answered, answer.choices], [true, undefined]);
      assert.equal(answer.citations[0].sourceId, sourceId);
    }
  });

  test("is followed by the answer of the choice whose place is named, where a client sends the history too", async () => {
    const { key } = await teach();
    const asks = [{ role: "user", content: unclear }];
    const complete = async (messages: object[]) =>
      (await key.post("/v1/chat/completions", { model: "parley-offline", messages })).body;
    const { choices, parley } = await complete(asks);
    const told = [...asks, { role: "assistant", content: choices[0].message.content }];
    const taken = await complete([...told, { role: "user", content: "the second one" }]);
    assert.equal(taken.parley.conversationId, parley.conversationId);
    assert.equal(taken.parley.citations[0].sourceId, parley.choices[1].sourceId);
  });

  test("offers no source outside the assistant's knowledge, and none is taken", async () => {
    const { person, all } = await teach();
    const [hidden, ...open] = all;
    const knowledge = { sourceIds: open.map(({ sourceId }) => sourceId) };
    const { id } = (await person.client.post("/api/assistants", { name: "Narrow", knowledge })).body;
    const reply = await say(person.client, unclear, { assistantId: id });
    assert.deepEqual(inOrder(reply.choices), open);
    assert.ok(!JSON.stringify(reply).includes(hidden!.title));

    const { choices } = await say(person.client, unclear, { sessionId: "narrowed" });
    assert.equal(choices.length, 3);
    for (const [at, { sourceId }] of (choices as Choice[]).entries()) {
      const asked = await say(person.client, unclear, { sessionId: `narrowed ${at}` });
      assert.deepEqual(asked.choices, choices);
      const taken = await say(person.client, `${at + 1}`, { sessionId: `narrowed ${at}`, assistantId: id });
      const cited = taken.citations.map((citation: Choice) => citation.sourceId);
      assert.deepEqual(cited, sourceId === hidden!.sourceId ? [] : [sourceId]);
    }
  });

  test("keeps them in a conversation that a client goes on with, and in a fork of it", async () => {
    const { key, all } = await teach();
    const respond = async (input: string, previous: object = {}) => {
      const answer = await key.post("/v1/responses", { model: "parley-offline", input, ...previous });
      assert.equal(answer.status, 200, answer.text);
      return answer.body;
    };
    const first = await respond(unclear);
    for (const { title } of all.slice(0, 2)) {
      const { conversation } = await respond(title, { previous_response_id: first.id });
      const { data } = (await key.get(`/api/conversations/${conversation.id}/messages`)).body;
      assert.deepEqual(inOrder(data[1].choices), all);
      assert.deepEqual([data[3].answered, data[3].citations[0].title], [true, title]);
    }
  });

  test("is the only one that names titles: small talk names none, which a purge would have to find", async () => {
    const { key, all } = await teach();
    for (const message of ["What can you do?", "Was kannst du alles?", "Hello", "Who are you?"]) {
      const { text, body } = await key.post("/api/chatbot/send", { message });
      assert.deepEqual([body.answered, body.choices, body.citations], [true, undefined, []], message);
      for (const { title } of all) assert.ok(!text.includes(title), body.aiResponse);
    }
  });

  test("loses a choice, and its text, when the source is purged, even after it was removed", async () => {
    const { key, all } = await teach();
    const [first, second, third] = all;
    await say(key, unclear, { sessionId: "purged" });
    const purge = async ({ sourceId }: Choice, query = "?purge=true") =>
      (await key.call("DELETE", `/api/knowledge/sources/${sourceId}${query}`)).status;
    const reply = async () => (await key.get("/api/conversations/purged/messages")).body.data[1];

    assert.equal(await purge(first!, ""), 204);
    assert.deepEqual(inOrder((await reply()).choices), all);
    assert.equal(await purge(first!), 204);
    assert.deepEqual([(await reply()).text, inOrder((await reply()).choices)], ["[withdrawn]", [second, third]]);
    assert.equal(await purge(first!), 404, "there is nothing left to purge");
    for (const choice of [second!, third!]) assert.equal(await purge(choice), 204);
    assert.equal((await reply()).choices, undefined);
  });

  test("a hand-over by a rule offers nothing", async () => {
    const { person } = await teach();
    const handOver = { phrases: [unclear], message: "Ada will see to it." };
    const { id } = (await person.client.post("/api/assistants", { name: "Careful", handOver })).body;
    const reply = await say(person.client, unclear, { assistantId: id });
    assert.deepEqual([reply.handedOver, reply.aiResponse, reply.choices], [true, "Ada will see to it.", undefined]);
  });
});
