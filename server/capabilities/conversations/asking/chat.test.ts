import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp, type TestClient } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

const refunds =
  "You can return any shoe within 30 days. Refunds are paid to the card you used. Worn shoes are not taken back.";

describe("chat", () => {
  let server: TestServer;
  let person: Person;
  let client: TestClient;

  before(async () => {
    server = await startTestServer();
    person = await signUp(server.client);
    client = server.client.as(await makeKey(person));
    await client.post("/api/knowledge/sources", {
      type: "text",
      title: "Returns",
      content: refunds,
      url: "https://shoes.example/returns",
    });
    await client.post("/api/knowledge/sources", {
      type: "faq",
      question: "When are you open?",
      answer: "Monday to Friday, 9:00 to 18:00.",
      alternatives: ["What are your opening hours?"],
    });
  });
  after(() => server.stop());

  test("a question is answered with words that stand verbatim in the cited document", async () => {
    const { status, body } = await client.post("/api/chatbot/send", {
      message: "Within how many days can I return a shoe?",
    });
    assert.equal(status, 200);
    assert.equal(body.status, "completed");
    assert.equal(body.answered, true);
    assert.equal(body.model, "parley-offline");
    assert.match(body.aiResponse, /within 30 days/);
    assert.match(body.sessionId, /^conv_/);
    const [citation] = body.citations;
    assert.equal(refunds.slice(citation.start, citation.end), citation.passage);
    assert.equal(citation.title, "Returns");
    assert.equal(citation.url, "https://shoes.example/returns");
    assert.equal(refunds.slice(citation.highlight.start, citation.highlight.end), "30");
  });

  test("a question that the knowledge does not answer gets an honest reply without citations", async () => {
    const { body } = await client.post("/api/chatbot/send", { message: "Who won the football cup in 1987?" });
    assert.equal(body.answered, false);
    assert.deepEqual(body.citations, []);
    assert.ok(body.confidence < 0.5);
    assert.match(body.aiResponse, /don't know/);
  });

  test("history shows what was answered, citations included", async () => {
    const sent = (
      await client.post("/api/chatbot/send", { message: "What are your opening hours?", sessionId: "history" })
    ).body;
    const { body } = await client.get("/api/conversations/history/messages");
    assert.equal(body.nextCursor, null);
    const [question, reply] = body.data;
    assert.deepEqual([question.author, question.text], ["contact", "What are your opening hours?"]);
    assert.equal(reply.text, sent.aiResponse);
    assert.deepEqual(reply.citations, sent.citations);
    assert.equal(reply.replyTo, question.id);
    assert.equal(reply.id, sent.messageId);
  });

  test("a citation stays true after its source was changed and deleted", async () => {
    const source = (
      await client.post("/api/knowledge/sources", {
        type: "text",
        title: "Wi-Fi",
        content: "The guest wireless password is bluebird.",
      })
    ).body;
    const sent = (await client.post("/api/chatbot/send", { message: "What is the guest wireless password?" })).body;
    assert.equal(sent.citations[0].sourceId, source.id);
    await client.call("PUT", `/api/knowledge/sources/${source.id}`, {
      body: { type: "text", title: "Wi-Fi", content: "The guest wireless password is nightingale." },
    });
    await client.call("DELETE", `/api/knowledge/sources/${source.id}`);
    const { body } = await client.get(`/api/messages/${sent.messageId}/provenance`);
    assert.equal(body.citations[0].passage, "The guest wireless password is bluebird.");
    assert.equal(body.citations[0].isCurrent, false);
    assert.match(body.citations[0].contentHash, /^[0-9a-f]{64}$/);
  });

  test("sends to one session at once are answered in order, each once", async () => {
    const questions = Array.from({ length: 12 }, (_, index) => `Question number ${index}: when are you open?`);
    const answers = await Promise.all(
      questions.map((message) => client.post("/api/chatbot/send", { message, sessionId: "burst" })),
    );
    assert.deepEqual(new Set(answers.map((answer) => answer.status)), new Set([200]));
    const messages = (await client.get("/api/conversations/burst/messages?limit=100")).body.data;
    assert.equal(messages.length, 24);
    const replies = messages.filter((message: { author: string }) => message.author === "assistant");
    assert.equal(new Set(replies.map((reply: { replyTo: string }) => reply.replyTo)).size, 12);
    const endedAt = replies.map((reply: { endedAt: string }) => reply.endedAt);
    assert.deepEqual(endedAt, [...endedAt].sort());
  });

  test("a retry with the same idempotency key gets the same answer and stores nothing", async () => {
    const request = { headers: { "idempotency-key": "once-only" } };
    const body = { message: "When are you open?", sessionId: "retried" };
    const first = await client.post("/api/chatbot/send", body, request);
    const second = await client.post("/api/chatbot/send", body, request);
    assert.equal(first.text, second.text);
    assert.equal((await client.get("/api/conversations/retried/messages")).body.data.length, 2);
    const other = await client.post("/api/chatbot/send", { ...body, message: "Another" }, request);
    assert.deepEqual([other.status, other.body.code], [422, "idempotency-key-reused"]);
  });

  test("a platform's user_message is answered in the conversation of its user", async () => {
    const event = (message: string) => ({
      event: "user_message",
      data: { userId: "u-77", message, timestamp: "2026-11-20T10:00:00Z", channel: "fax" },
    });
    const first = (await client.post("/api/chatbot", event("When are you open?"))).body;
    const second = (await client.post("/api/chatbot", event("Can I return a shoe?"))).body;
    assert.equal(first.sessionId, second.sessionId);
    assert.match(first.aiResponse, /9:00 to 18:00/);
    const plain = await client.post("/api/chatbot", { message: "When are you open?", sessionId: "plain" });
    assert.equal(plain.body.sessionId, "plain");
    const { body } = await client.get(`/api/conversations/${first.conversationId}`);
    assert.deepEqual([body.userId, body.userVerified], ["u-77", true]);
  });

  for (const body of [
    { event: "user_message", message: "hello" },
    { message: "hello", event: "anything" },
    { event: "user_message", data: { userId: "u" } },
  ]) {
    test(`a platform's ${JSON.stringify(body)} is refused with what is wrong`, async () => {
      const answer = await client.post("/api/chatbot", body);
      assert.deepEqual([answer.status, answer.body.code], [400, "invalid-request"]);
    });
  }

  const refused: { name: string; body: unknown; status: number; pointer?: string }[] = [
    { name: "without a message", body: { sessionId: "x" }, status: 400, pointer: "/body/message" },
    { name: "of white space", body: { message: "  \n" }, status: 400, pointer: "/body/message" },
    {
      name: "of more than 8,000 characters",
      body: { message: "a".repeat(8001) },
      status: 400,
      pointer: "/body/message",
    },
    { name: "with a NUL character", body: { message: "a\0b" }, status: 400, pointer: "/body/message" },
    {
      name: "with a session id that only looks like ours",
      body: { message: "hi", sessionId: "conv_1" },
      status: 400,
      pointer: "/body/sessionId",
    },
    { name: "with a member nobody knows", body: { message: "hi", mesage: "hi" }, status: 400, pointer: "/body/mesage" },
    {
      name: "with a context of more than 8 KiB",
      body: { message: "hi", context: { page: "x".repeat(9_000) } },
      status: 400,
      pointer: "/body/context",
    },
    {
      name: "for a model that is not here",
      body: { message: "hi", model: "gpt-9" },
      status: 422,
      pointer: "/body/model",
    },
    {
      name: "to a conversation id of nobody",
      body: { message: "hi", sessionId: "conv_01h455vb4pex5vsknk084sn02q" },
      status: 404,
    },
  ];
  for (const { name, body, status, pointer } of refused) {
    test(`a message ${name} is refused and stores nothing`, async () => {
      const before = (await client.get("/api/conversations?limit=100")).body.data.length;
      const answer = await client.post("/api/chatbot/send", body);
      assert.equal(answer.status, status, answer.text);
      assert.equal(answer.headers.get("content-type"), "application/problem+json; charset=utf-8");
      if (pointer !== undefined) assert.equal(answer.body.errors[0].pointer, pointer);
      assert.equal((await client.get("/api/conversations?limit=100")).body.data.length, before);
    });
  }

  test("another workspace's conversations, messages and passages cannot be read", async () => {
    const sent = (await client.post("/api/chatbot/send", { message: "When are you open?", sessionId: "mine" })).body;
    const stranger = await signUp(server.client);
    const paths = [
      `/api/conversations/${sent.conversationId}`,
      "/api/conversations/mine",
      `/api/conversations/${sent.conversationId}/messages`,
      `/api/conversations/${sent.conversationId}/export`,
      `/api/conversations/${sent.conversationId}/events`,
      `/api/messages/${sent.messageId}/provenance`,
    ];
    for (const path of paths) assert.equal((await stranger.client.get(path)).status, 404, path);
    const answer = await stranger.client.post("/api/chatbot/send", { message: "When are you open?" });
    assert.equal(answer.body.answered, false);
    assert.doesNotMatch(answer.text, /18:00/);
    const reuse = await stranger.client.post("/api/chatbot/send", { message: "hello", sessionId: sent.conversationId });
    assert.equal(reuse.status, 404);
  });

  test("a closed conversation opens again with the next message; a deleted one is gone", async () => {
    await client.post("/api/chatbot/send", { message: "When are you open?", sessionId: "ends" });
    assert.equal((await client.post("/api/conversations/ends/close")).body.status, "closed");
    await client.post("/api/chatbot/send", { message: "And the returns?", sessionId: "ends" });
    assert.equal((await client.get("/api/conversations/ends")).body.status, "open");
    assert.equal((await client.call("DELETE", "/api/conversations/ends")).status, 204);
    assert.equal((await client.get("/api/conversations/ends")).status, 404);
    assert.equal((await client.get("/api/conversations/ends/messages")).status, 404);
  });

  test("an export holds every conversation with every message", async () => {
    const listed = (await client.get("/api/conversations?limit=100")).body.data;
    const { text, headers } = await client.get("/api/export/conversations");
    assert.match(headers.get("content-type") ?? "", /ndjson/);
    const exported = text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    assert.deepEqual(
      exported.map((line) => line.conversation.id),
      listed.map((conversation: { id: string }) => conversation.id),
    );
    for (const line of exported) assert.equal(line.messages.length, line.conversation.messageCount);
    // One conversation alone is the same. It is written while it is read, so its length is not known before.
    const alone = await client.get(`/api/conversations/${exported[0].conversation.id}/export`);
    assert.deepEqual(alone.body, exported[0]);
    assert.equal(alone.headers.get("content-length"), null);
  });

  test("lists have pages, and forged cursors are refused", async () => {
    const first = (await client.get("/api/conversations?limit=2")).body;
    const second = (await client.get(`/api/conversations?limit=2&cursor=${encodeURIComponent(first.nextCursor)}`)).body;
    const ids = [...first.data, ...second.data].map((conversation: { id: string }) => conversation.id);
    assert.equal(new Set(ids).size, 4);
    const forged = await client.get("/api/conversations?cursor=WyJ4Il0.abc");
    assert.deepEqual([forged.status, forged.body.errors[0].pointer], [400, "/query/cursor"]);
  });
});
