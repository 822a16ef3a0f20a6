import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { type ModelDesk, modelName, openModelDesk } from "../../../testing/model-desk.ts";

let desk: ModelDesk;
before(async () => {
  desk = await openModelDesk();
  await desk.teach(
    ["Ferry", "The ferry to the island costs 12 euros. It leaves at nine."],
    ["Museum", "The museum of salt is closed on Mondays."],
  );
});
after(() => desk.stop());

const offline = { model: "parley-offline" };
const replay = (sessionId: string, body: unknown = { against: "today" }) =>
  desk.person.client.post(`/api/conversations/${sessionId}/replay`, body);

describe("a stored conversation is answered again", () => {
  test("the same, while nothing changed, and nothing is stored", async () => {
    const { client } = desk.person;
    await client.call("PATCH", `/api/assistants/${(await client.get("/api/assistants")).body.data[0].id}`, {
      body: { model: "parley-offline" },
    });
    const asked = ["What does the ferry cost?", "And when does it leave?", "Where is the zeppelin?"];
    const replies = [];
    for (const message of asked) replies.push((await desk.send(message, { sessionId: "trip" })).body);
    const stored = (await client.get("/api/conversations/trip/messages")).text;
    const before = (await eventsOf(desk.server, desk.person.workspaceId)).length;
    const { status, body, text } = await replay("trip");
    assert.equal(status, 200, text);
    assert.deepEqual(
      body.messages,
      replies.map(({ messageId, aiResponse }) => ({ messageId, text: aiResponse, same: true, citationsSame: true })),
    );
    assert.equal((await client.get("/api/conversations/trip/messages")).text, stored);
    assert.equal((await eventsOf(desk.server, desk.person.workspaceId)).length, before);
  });

  test("otherwise, where the knowledge changed", async () => {
    const { client } = desk.person;
    const { body: found } = await client.get("/api/knowledge/sources?q=Ferry");
    await client.call("PUT", `/api/knowledge/sources/${found.data[0].id}`, {
      body: { type: "text", title: "Ferry", content: "The ferry to the island costs 15 euros. It leaves at nine." },
    });
    const [cost, , unknown] = (await replay("trip")).body.messages;
    assert.match(cost.text, /15 euros/);
    assert.deepEqual([cost.same, cost.citationsSame, unknown.same], [false, false, true]);
  });

  test("by the model, which gets no tools, and with the conversation as it is replayed", async () => {
    const { client } = desk.person;
    const made = { name: "Writer", actions: ["search_knowledge"], model: "scripted/scripted-1" };
    const { body: assistant } = await client.post("/api/assistants", made);
    desk.provider.answer("Twelve euros.");
    await desk.send("What does the ferry cost?", { sessionId: "told", assistantId: assistant.id });
    await desk.send("Is that all?", { sessionId: "told", assistantId: assistant.id });
    const requests = desk.provider.requests.length;
    desk.provider.answer("Fifteen euros.");
    const { messages } = (await replay("told")).body;
    assert.deepEqual(
      messages.map(({ text, same }: { text: string; same: boolean }) => [text, same]),
      [
        ["Fifteen euros.", false],
        ["Fifteen euros.", false],
      ],
    );
    const asked = desk.provider.requests.slice(requests);
    assert.deepEqual(
      asked.map(({ body }) => body.tools),
      [undefined, undefined],
    );
    assert.match(JSON.stringify(asked[1]!.body.messages), /Fifteen euros/);
  });

  test("by the model and the assistant that answered each of its messages", async () => {
    const { client } = desk.person;
    const { body: writer } = await client.post("/api/assistants", { name: "Second writer", model: modelName });
    const { body: reader } = await client.post("/api/assistants", { name: "Reader", model: "parley-offline" });
    desk.provider.answer("As the model says.");
    const question = "What does the ferry cost?";
    await desk.send(question, { sessionId: "mixed", assistantId: writer.id, ...offline });
    await desk.send(question, { sessionId: "mixed", assistantId: writer.id });
    await desk.send(question, { sessionId: "mixed", assistantId: reader.id });
    const requests = desk.provider.requests.length;
    const { messages } = (await replay("mixed")).body;
    assert.deepEqual(
      messages.map(({ text }: { text: string }) => text === "As the model says."),
      [false, true, false],
    );
    assert.equal(desk.provider.requests.length, requests + 1);
  });

  test("for its workspace's readers alone", async () => {
    const { person, server } = desk;
    const writer = server.client.as(await makeKey(person, { scopes: ["conversations:write"] }));
    const refused = await writer.post("/api/conversations/trip/replay", { against: "today" });
    assert.equal(refused.body.code, "forbidden");
    assert.equal((await replay("nowhere")).body.code, "not-found");
    for (const body of [{}, { against: "tomorrow" }]) assert.equal((await replay("trip", body)).status, 400);
  });
});

test("a reply that a colleague took over is answered as the assistant would", async () => {
  const { client } = desk.person;
  await desk.send("What does the ferry cost?", { sessionId: "shared", ...offline });
  await client.post("/api/conversations/shared/messages", { text: "I look after you now." });
  const { messages } = (await replay("shared")).body;
  assert.equal(messages.length, 1);
  assert.match(messages[0].text, /15 euros/);
});
