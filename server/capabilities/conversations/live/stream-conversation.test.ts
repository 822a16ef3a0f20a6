import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, signUp, type TestClient } from "../../../testing/client.ts";
import { openEvents, type ReadEvent } from "../../../testing/clients/event-reader.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

const answerText =
  "Our bakery opens at seven o'clock on working days, at eight o'clock on Saturdays — and the café 😀 next door keeps the same hours as the bakery.";

describe("streams", () => {
  let server: TestServer;
  let client: TestClient;
  let key: string;
  const authorization = () => ({ authorization: `Bearer ${key}` });
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    openEvents(`${server.url}/api/chatbot/send`, { method: "POST", body, headers: { ...authorization(), ...headers } });
  const watch = (path: string, headers: Record<string, string> = {}) =>
    openEvents(`${server.url}/api/conversations/${path}`, { headers: { ...authorization(), ...headers } });
  const textOf = (events: ReadEvent[]) =>
    events
      .filter((event) => event.event === "message.delta")
      .map((event) => event.data.text)
      .join("");

  before(async () => {
    server = await startTestServer();
    const person = await signUp(server.client);
    key = await makeKey(person);
    client = server.client.as(key);
    await client.post("/api/knowledge/sources", {
      type: "faq",
      question: "When does the bakery open?",
      answer: answerText,
    });
  });
  after(() => server.stop());

  test("a streamed answer is the stored answer: started, deltas, citations, completed", async () => {
    const events = await (await send({ message: "When does the bakery open?", sessionId: "one" })).rest();
    const names = events.map((event) => event.event);
    assert.equal(names[0], "message.started");
    assert.equal(names.at(-1), "message.completed");
    assert.ok(names.filter((name) => name === "message.delta").length > 1);
    const completed = events.at(-1)?.data as { aiResponse: string; citations: unknown[]; messageId: string };
    assert.equal(textOf(events), completed.aiResponse);
    assert.equal(completed.aiResponse, answerText);
    const cited = events.filter((event) => event.event === "message.citation").map((event) => event.data.citation);
    assert.deepEqual(cited, completed.citations);
    const [, reply] = (await client.get("/api/conversations/one/messages")).body.data;
    assert.deepEqual([reply.id, reply.text, reply.citations], [completed.messageId, answerText, completed.citations]);
    for (const event of events) assert.ok(event.id.startsWith(`${completed.messageId}:`), event.id);
  });

  test("a stream that breaks off after any event continues there without a gap or a repetition", async () => {
    for (const message of ["When does the bakery open?", "And on Saturdays, when does the bakery open?"]) {
      await client.post("/api/chatbot/send", { message, sessionId: "cut" });
    }
    const whole: ReadEvent[] = [];
    const first = await watch("cut/events?from=start");
    while (whole.filter((event) => event.event === "message.completed").length < 2) whole.push((await first.next())!);
    first.cut();
    for (let kept = 1; kept < whole.length; kept++) {
      const resumed = await watch("cut/events", { "last-event-id": whole[kept - 1]!.id });
      for (const expected of whole.slice(kept)) assert.deepEqual(await resumed.next(), expected);
      resumed.cut();
    }
  });

  test("a watcher gets later messages in order without another request", async () => {
    await client.post("/api/chatbot/send", { message: "Hello there", sessionId: "watched" });
    const watcher = await watch("watched/events");
    await client.post("/api/chatbot/send", { message: "When does the bakery open?", sessionId: "watched" });
    const seen = await watcher.until("message.completed");
    watcher.cut();
    assert.equal(seen[0]?.event, "message.created");
    assert.equal(seen[0]?.data.text, "When does the bakery open?");
    assert.equal(textOf(seen), answerText);
  });

  test("a dropped connection cancels nothing", async () => {
    const stream = await send({ message: "When does the bakery open?", sessionId: "dropped" });
    stream.cut();
    const watcher = await watch("dropped/events?from=start");
    const seen = await watcher.until("message.completed");
    watcher.cut();
    assert.equal(textOf(seen), answerText);
  });

  test("a retried stream with the same idempotency key gets the same answer", async () => {
    const request = { message: "When does the bakery open?", sessionId: "again" };
    const first = await (await send(request, { "idempotency-key": "stream-1" })).rest();
    const second = await (await send(request, { "idempotency-key": "stream-1" })).rest();
    assert.deepEqual(second, first);
  });

  test("a stream ends when its key is revoked and when its conversation is erased", async () => {
    const person = await signUp(server.client);
    const made = (await person.client.post("/api/keys", { name: "short", kind: "secret" })).body;
    await server.client.as(made.key).post("/api/chatbot/send", { message: "Hi", sessionId: "s" });
    const headers = { authorization: `Bearer ${made.key}` };
    const watcher = await openEvents(`${server.url}/api/conversations/s/events`, { headers });
    await person.client.call("DELETE", `/api/keys/${made.id}`);
    assert.deepEqual(await watcher.rest(), []);

    await client.post("/api/chatbot/send", { message: "Hi", sessionId: "erased" });
    const other = await watch("erased/events");
    await client.call("DELETE", "/api/conversations/erased");
    assert.deepEqual(await other.rest(), []);
  });

  test("a Last-Event-ID of another form is refused", async () => {
    await client.post("/api/chatbot/send", { message: "Hi", sessionId: "odd" });
    const answer = await client.get("/api/conversations/odd/events", { headers: { "last-event-id": "17" } });
    assert.deepEqual([answer.status, answer.body.code], [400, "invalid-request"]);
  });
});
