import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey } from "../../../testing/client.ts";
import { openEvents } from "../../../testing/clients/event-reader.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { type ModelDesk, openModelDesk } from "../../../testing/model-desk.ts";
import { until } from "../../../testing/until.ts";

let desk: ModelDesk;
const prices = "A day ticket costs 12 euros and is valid until midnight.";
before(async () => {
  desk = await openModelDesk("A day ticket costs 12 euros. [1]");
  await desk.teach(["Prices", prices]);
});
after(() => desk.stop());

let sessions = 0;
const newSession = () => `desk-${++sessions}`;
const offline = { model: "parley-offline" };
const post = (sessionId: string, deed: string, body?: unknown) =>
  desk.person.client.post(`/api/conversations/${sessionId}/${deed}`, body);
const messagesOf = async (sessionId: string) =>
  (await desk.person.client.get(`/api/conversations/${sessionId}/messages`)).body.data;
const statusOf = async (sessionId: string) =>
  (await desk.person.client.get(`/api/conversations/${sessionId}`)).body.status;

describe("hand-over", () => {
  test("a member hands a conversation over, writes, and hands it back; the assistant does not reply in between", async () => {
    const sessionId = newSession();
    await desk.send("What does a day ticket cost?", { sessionId });
    const taken = await post(sessionId, "hand-over", { message: "Ann takes over." });
    assert.deepEqual([taken.status, taken.body.status], [200, "handed-over"]);
    const sent = await desk.send("Hello Ann!", { sessionId });
    assert.deepEqual([sent.status, sent.body.status, sent.body.aiResponse], [200, "handed-over", ""]);
    const written = await post(sessionId, "messages", { text: "Hello, this is Ann." });
    assert.deepEqual([written.status, written.body.author], [201, "member"]);
    const back = await post(sessionId, "hand-back", { summary: "She wants two tickets." });
    assert.equal(back.body.status, "open");
    const asked = desk.provider.requests.length;
    const next = await desk.send("What does a day ticket cost?", { sessionId });
    assert.equal(next.body.status, "completed");
    const prompt = JSON.stringify(desk.provider.requests[asked]!.body.messages);
    assert.ok(prompt.includes("She wants two tickets.") && prompt.includes("Hello, this is Ann."));
    assert.deepEqual(
      (await messagesOf(sessionId)).map(
        ({ author, isNote }: { author: string; isNote?: true }) => author + (isNote ? "*" : ""),
      ),
      ["contact", "assistant", "system", "contact", "member", "system*", "contact", "assistant"],
    );
    assert.equal((await post(sessionId, "hand-back")).status, 422);
    const types = (await eventsOf(desk.server, desk.person.workspaceId)).map(({ type }) => type);
    assert.ok(types.includes("conversation.handed-over") && types.includes("conversation.handed-back"));
  });

  test("a member's message hands the conversation over; a note does not", async () => {
    const sessionId = newSession();
    await desk.send("Hello", { sessionId });
    await post(sessionId, "messages", { text: "She is in a hurry.", isNote: true });
    assert.equal(await statusOf(sessionId), "open");
    await post(sessionId, "messages", { text: "I am here." });
    assert.equal(await statusOf(sessionId), "handed-over");
  });

  test("a reply that is being written ends at the hand-over with the text that readers saw", async () => {
    const sessionId = newSession();
    const gate = Promise.withResolvers<void>();
    desk.provider.answer([{ say: "A day ticket " }, { until: gate.promise }, { say: "costs 99 euros." }]);
    const stream = await openEvents(`${desk.server.url}/api/chatbot/send`, {
      method: "POST",
      body: { message: "What does it cost?", sessionId },
      headers: { authorization: `Bearer ${desk.person.accessToken}` },
    });
    await stream.until("message.delta");
    await post(sessionId, "hand-over");
    const rest = await stream.rest();
    assert.equal(rest.at(-1)!.event, "message.interrupted");
    gate.resolve();
    await until(() => desk.provider.open === 0);
    const [, reply] = await messagesOf(sessionId);
    assert.deepEqual([reply.status, reply.text], ["interrupted", "A day ticket"]);
    desk.provider.answer("A day ticket costs 12 euros. [1]");
  });

  test("a request for a person, or to be called, is handed over without asking a model", async () => {
    for (const fields of [{}, offline]) {
      const sessionId = newSession();
      const before = desk.provider.requests.length;
      const { body } = await desk.send("I want to talk to a person, call me at +49 30 123456", {
        sessionId,
        ...fields,
      });
      assert.deepEqual([body.status, body.handedOver, desk.provider.requests.length], ["completed", true, before]);
      assert.match(body.aiResponse, /passing you on to a colleague/);
      assert.equal(await statusOf(sessionId), "handed-over");
      const note = (await messagesOf(sessionId)).at(-1);
      assert.deepEqual([note.isNote, note.text], [true, "To be reached at +49 30 123456."]);
    }
  });

  test("a phrase, or some questions in a row without an answer, hand the conversation over", async () => {
    const { body: assistant } = await desk.person.client.post("/api/assistants", {
      name: "Ruled",
      model: "parley-offline",
      handOver: { phrases: ["lawyer"], afterUnanswered: 2, message: "A colleague will write." },
    });
    const [phrase, unanswered] = [newSession(), newSession()];
    const said = await desk.send("My LAWYER says no", { sessionId: phrase, assistantId: assistant.id });
    assert.deepEqual([said.body.aiResponse, said.body.handedOver], ["A colleague will write.", true]);
    const first = await desk.send("Who won the world cup in 1986?", {
      sessionId: unanswered,
      assistantId: assistant.id,
    });
    assert.equal(first.body.handedOver, undefined);
    const second = await desk.send("Which team plays in Turin?", { sessionId: unanswered });
    assert.equal(second.body.handedOver, true);
    assert.match(second.body.aiResponse, /I don't know.*\n\nA colleague will write\.$/);
  });

  test("a visitor reads what members and the system say, and no note", async () => {
    const key = await makeKey(desk.person, { kind: "publishable", allowedOrigins: ["https://shop.example"] });
    const headers = { origin: "https://shop.example" };
    const visitor = desk.server.client.as(key, headers);
    const { body } = await visitor.post("/api/chatbot/send", { message: "Hello" });
    await post(body.conversationId, "messages", { text: "A secret among us.", isNote: true });
    await post(body.conversationId, "messages", { text: "Good day!" });
    const stream = await openEvents(`${desk.server.url}/api/conversations/${body.sessionId}/events?from=start`, {
      headers: { ...headers, authorization: `Bearer ${key}`, "x-visitor-token": body.visitorToken },
    });
    const seen = [...(await stream.until("message.completed")), ...(await stream.until("message.created"))];
    stream.cut();
    assert.ok(!JSON.stringify(seen).includes("secret"));
    assert.deepEqual([seen.at(-1)!.data.author, seen.at(-1)!.data.text], ["member", "Good day!"]);
  });

  test("before a model's hand-over, the person is asked", async () => {
    const sessionId = newSession();
    desk.provider.answer([{ call: { name: "hand_over", input: { reason: "I feel like it" } } }]);
    const asks = await desk.send("What does a day ticket cost?", { sessionId });
    assert.match(asks.body.aiResponse, /Shall I pass you on/);
    assert.equal(await statusOf(sessionId), "open");
    const no = await desk.send("No.", { sessionId });
    assert.match(no.body.aiResponse, /I leave it/);
    desk.provider.answer([{ call: { name: "hand_over", input: {} } }]);
    await desk.send("What does a day ticket cost?", { sessionId });
    const yes = await desk.send("Yes, please", { sessionId });
    assert.equal(yes.body.handedOver, true);
    desk.provider.answer("A day ticket costs 12 euros. [1]");
  });
});
