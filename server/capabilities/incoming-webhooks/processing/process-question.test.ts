import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { EventId, newUuid } from "../../../kernel/storage/id.ts";
import { type Person, signUp, type TestClient } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { createTestSource, sendSigned, type TestSource } from "../testing/send-webhook.ts";
import { startWebhookServer } from "../testing/start-webhook-server.ts";

describe("a user_message", () => {
  let server: TestServer;
  let person: Person;
  let client: TestClient;
  let source: TestSource;

  before(async () => {
    ({ server, person, client, source } = await startWebhookServer());
    await client.post("/api/knowledge/sources", {
      type: "faq",
      question: "When are you open?",
      answer: "Monday to Friday, 9:00 to 18:00.",
    });
  });
  after(() => server.stop());

  const said = (userId: string, message: string, more: Record<string, unknown> = {}) => ({
    event: "user_message",
    data: { userId, message, timestamp: new Date().toISOString(), ...more },
  });
  const messagesOf = async (sessionId: string) =>
    (await client.get(`/api/conversations/${encodeURIComponent(sessionId)}/messages?limit=100`)).body.data;
  const ended = (eventId: string) =>
    until(async () => {
      const { body } = await client.get(`/api/webhook/events/${eventId}`);
      return body.status === "accepted" ? undefined : body;
    });

  test("with ?wait=true gets the reply in the answer", async () => {
    const answer = await sendSigned(server.client, source, said("u1", "When are you open?"), { query: "?wait=true" });
    assert.equal(answer.status, 200, answer.text);
    assert.equal(answer.body.status, "processed");
    assert.match(answer.body.aiResponse, /9:00 to 18:00/);
    assert.equal(answer.body.citations.length, 1);
    assert.equal(answer.body.sessionId, `${source.id}:u1`);
    const [question, reply] = await messagesOf(answer.body.sessionId);
    assert.deepEqual([question.text, reply.text], ["When are you open?", answer.body.aiResponse]);
    const kept = await ended(answer.body.eventId);
    assert.deepEqual([kept.status, kept.messageId, kept.conversationId], ["processed", reply.id, reply.conversationId]);
  });

  test("with ?wait=true gets the topics that a reply offers", async () => {
    const other = await signUp(server.client);
    const sources = ["tour", "course", "rental"].map((thing) => {
      return { type: "text", title: `Cancelling a ${thing}`, content: `You can cancel a ${thing} until noon.` };
    });
    await other.client.post("/api/knowledge/sources", { sources });
    const shop = await createTestSource(other.client, { name: "shop" });
    const { body } = await sendSigned(server.client, shop, said("u1", "I want to cancel"), { query: "?wait=true" });
    assert.equal(body.answered, false);
    assert.deepEqual(
      body.choices.map(({ title }: { title: string }) => title).toSorted(),
      sources.map(({ title }) => title).toSorted(),
    );
  });

  test("in a burst without waiting shares one reply to all of them; each with ?wait=true gets its own", async () => {
    const burst = ["Hello", "I have a question", "When are you open?", "On weekdays I mean"];
    for (const message of burst) {
      assert.equal((await sendSigned(server.client, source, said("burst", message))).status, 202);
    }
    const rows = await until(async () => {
      const found = await messagesOf(`${source.id}:burst`);
      return found?.length === burst.length + 1 && found.at(-1).status === "completed" && found;
    });
    assert.deepEqual(
      rows.map(({ author }: { author: string }) => author),
      [...burst.map(() => "contact"), "assistant"],
    );
    assert.match(rows.at(-1).text, /9:00 to 18:00/);
    assert.equal(rows.at(-1).replyTo, rows.at(-2).id);
    const waited = await Promise.all(
      ["When are you open?", "Really, when are you open?"].map((message) =>
        sendSigned(server.client, source, said("waited", message), { query: "?wait=true" }),
      ),
    );
    assert.equal(new Set(waited.map(({ body }) => body.messageId)).size, 2);
  });

  test("in a burst over several nodes shares one reply as well", async () => {
    const peer = await startTestServer({ connection: server.connection });
    const first = await sendSigned(server.client, source, said("spread", "Hello"));
    await ended(first.body.eventId);
    const burst = Array.from({ length: 8 }, (_, at) => `Part ${at}, when are you open?`);
    await Promise.all(
      burst.map((message, at) => sendSigned((at % 2 === 0 ? server : peer).client, source, said("spread", message))),
    );
    const rows = await until(async () => {
      const found = await messagesOf(`${source.id}:spread`);
      return found.length >= 10 && found.at(-1).status === "completed" && found;
    });
    await peer.stop();
    const replies = rows.filter(({ author }: { author: string }) => author === "assistant");
    assert.deepEqual([rows.length, replies.length], [10, 1]);
  });

  test("without waiting is accepted at once, and answered in the conversation", async () => {
    const body = said("u2", "When are you open?");
    const answer = await sendSigned(server.client, source, body);
    assert.deepEqual([answer.status, answer.body.status], [202, "accepted"]);
    const kept = await ended(answer.body.eventId);
    assert.equal(kept.status, "processed");
    const reply = await until(async () =>
      (await messagesOf(`${source.id}:u2`)).find(
        (one: { status: string; author: string }) => one.author === "assistant" && one.status === "completed",
      ),
    );
    assert.match(reply.text, /9:00/);
    const { body: conversation } = await client.get(`/api/conversations/${kept.conversationId}`);
    assert.deepEqual([conversation.userId, conversation.userVerified], ["u2", true]);
  });

  test("goes to the user's one conversation of the source, unless the sender names a session id", async () => {
    const wait = { query: "?wait=true" };
    const other = await createTestSource(client, { name: "other" });
    const answers = [
      await sendSigned(server.client, source, said("u3", "One"), wait),
      await sendSigned(server.client, source, said("u3", "Two"), wait),
      await sendSigned(server.client, other, said("u3", "Three"), wait),
      await sendSigned(server.client, source, said("u3", "Four", { sessionId: "their own" }), wait),
      await sendSigned(server.client, source, said("x".repeat(100), "Five"), wait),
    ];
    const [one, two, three, four, five] = answers.map(({ body }) => body.sessionId);
    assert.equal(one, two);
    assert.equal(new Set([one, three, four, five]).size, 4);
    assert.equal(four, "their own");
    assert.ok(five.length <= 128);
    const continued = await sendSigned(
      server.client,
      source,
      said("u3", "Six", { sessionId: answers[0]!.body.conversationId }),
      wait,
    );
    assert.equal(continued.body.conversationId, answers[0]!.body.conversationId);
  });

  test("that is repeated is asked once, and with ?wait=true gets the first reply again", async () => {
    const body = { id: "again", ...said("u4", "When are you open?") };
    const [first, second] = await Promise.all([
      sendSigned(server.client, source, body, { query: "?wait=true" }),
      sendSigned(server.client, source, body, { query: "?wait=true" }),
    ]);
    const statuses = [first.body.status, second.body.status].sort();
    assert.deepEqual([first.status, second.status, ...statuses], [200, 200, "duplicate", "processed"]);
    assert.equal(first.body.aiResponse, second.body.aiResponse);
    assert.equal(first.body.eventId, second.body.eventId);
    assert.equal((await messagesOf(`${source.id}:u4`)).length, 2);
  });

  test("is answered once among a hundred at once, those of one user in order", async () => {
    const bodies = Array.from({ length: 100 }, (_, at) =>
      said(`crowd-${at % 10}`, `Question ${at}: when are you open?`),
    );
    const answers = await Promise.all(
      bodies.map((body) => sendSigned(server.client, source, body, { query: "?wait=true" })),
    );
    assert.deepEqual(
      new Set(answers.map(({ status }) => status)),
      new Set([200]),
      answers.find(({ status }) => status !== 200)?.text,
    );
    for (let user = 0; user < 10; user++) {
      const messages = await messagesOf(`${source.id}:crowd-${user}`);
      assert.equal(messages.length, 20);
      const replies = messages.filter((message: { author: string }) => message.author === "assistant");
      assert.equal(new Set(replies.map((reply: { replyTo: string }) => reply.replyTo)).size, 10);
    }
  });

  test("for a conversation that does not exist fails and says so", async () => {
    const body = said("u5", "Hello?", { sessionId: "conv_01h455vb4pex5vsknk084sn02q" });
    const answer = await sendSigned(server.client, source, body, { query: "?wait=true" });
    assert.deepEqual([answer.status, answer.body.code], [422, "cannot-be-done"]);
    const kept = await ended(answer.body.eventId);
    assert.deepEqual([kept.status, kept.fault], ["failed", "There is no such conversation."]);
  });

  test("of a blocked user fails and says so", async () => {
    const wait = { query: "?wait=true" };
    const first = await sendSigned(server.client, source, said("u-blocked", "Hello"), wait);
    const blocked = await client.post(`/api/conversations/${first.body.conversationId}/block`);
    assert.equal(blocked.body.userId, "u-blocked");
    // Every node knows it within a second.
    const asked = { message: "Hello?", context: { userId: "u-blocked" } };
    await until(async () => (await client.post("/api/chatbot/send", asked)).status === 403);
    const answer = await sendSigned(server.client, source, said("u-blocked", "Hello again"), wait);
    assert.deepEqual([answer.status, answer.body.code], [422, "cannot-be-done"]);
    assert.match((await ended(answer.body.eventId)).fault, /blocked/);
    assert.equal((await messagesOf(`${source.id}:u-blocked`)).length, 2);
  });

  test("of another kind needs no processing, with ?wait=true as well", async () => {
    const answer = await sendSigned(server.client, source, { event: "ping", data: {} }, { query: "?wait=true" });
    assert.deepEqual(
      [answer.status, Object.keys(answer.body).sort(), answer.body.status],
      [200, ["eventId", "status"], "processed"],
    );
  });

  test("is asked again when its owner replays it", async () => {
    const first = await sendSigned(server.client, source, said("u6", "When are you open?"), { query: "?wait=true" });
    const again = await client.post(`/api/webhook/events/${first.body.eventId}/replay`);
    assert.deepEqual([again.status, again.body], [202, { eventId: first.body.eventId, status: "accepted" }]);
    await until(
      async () =>
        (await messagesOf(`${source.id}:u6`)).filter((one: { status: string }) => one.status === "completed").length ===
        4,
    );
    const told = await eventsOf(server, person.workspaceId);
    const named = told.filter((event) => (event.data as { eventId?: string }).eventId === first.body.eventId);
    assert.equal(named.length, 2);
  });

  test("is erased together with its conversation, and cannot be replayed then", async () => {
    const { body } = await sendSigned(server.client, source, said("u7", "My name is Ada."), { query: "?wait=true" });
    assert.equal((await client.call("DELETE", `/api/conversations/${body.conversationId}`)).status, 204);
    await until(async () => (await client.get(`/api/webhook/events/${body.eventId}`)).body.data === null);
    const { rows } = await server.server.kernel.database.pool.query(
      "select count(*) from inbound_event where position('Ada'::bytea in body) > 0",
    );
    assert.equal(rows[0].count, 0);
    assert.equal((await client.post(`/api/webhook/events/${body.eventId}/replay`)).status, 422);
  });

  test("whose node died is processed once, by another node", async () => {
    const { kernel } = server.server;
    const { body } = await sendSigned(server.client, source, {
      event: "ping",
      data: { userId: "u8", message: "When are you open?" },
    });
    // The row that a node leaves if it dies between the commit and the processing.
    await kernel.database.pool.query(
      "update inbound_event set kind = 'user_message', status = 'accepted', processed_at = null, node_id = $2 where id = $1",
      [EventId.parse(body.eventId), newUuid()],
    );
    const kept = await ended(body.eventId);
    assert.equal(kept.status, "processed");
    await until(async () =>
      (await messagesOf(`${source.id}:u8`)).every((one: { status: string }) => one.status === "completed"),
    );
    assert.equal((await messagesOf(`${source.id}:u8`)).length, 2);
  });

  test("has its data read from the received event: the event log stores nothing of it", async () => {
    const { body } = await sendSigned(server.client, source, {
      event: "order.created",
      data: { secretWord: "xylophone" },
    });
    const { kernel } = server.server;
    const { rows } = await kernel.database.pool.query("select count(*) from event where data::text like '%xylophone%'");
    assert.equal(rows[0].count, 0);
    const type = kernel.eventTypes.get("inbound-event.received");
    const workspaceId = WorkspaceId.parse(person.workspaceId) ?? "";
    const facts = [
      { eventId: body.eventId, sourceId: source.id, kind: "order.created" },
      { eventId: "evt_x", sourceId: source.id, kind: "x" },
    ];
    const [content, gone] = (await type?.expansion?.read(kernel, workspaceId, facts as never[])) ?? [];
    assert.deepEqual(content?.data, { secretWord: "xylophone" });
    assert.equal(gone, undefined);
  });
});
