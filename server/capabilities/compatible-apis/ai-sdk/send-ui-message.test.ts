import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import * as ai5 from "ai-5";
import * as ai6 from "ai-6";
import * as ai7 from "ai-7";
import { makeKey, type Person, signUp, type TestClient } from "../../../testing/client.ts";
import { startSlowNode } from "../../../testing/slow-node.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

const hours =
  "Our bakery opens at seven o'clock on working days, at eight o'clock on Saturdays — and the café 😀 next door keeps the same hours.";
const question = "When does the bakery open?";
const vouchers = "Do you sell gift vouchers?";

let server: TestServer;
let person: Person;
let key: string;
let page: string;
let api: TestClient;
before(async () => {
  server = await startTestServer();
  person = await signUp(server.client);
  key = await makeKey(person);
  page = await makeKey(person, { kind: "publishable", allowedOrigins: ["https://a.example"] });
  api = server.client.as(key);
  const url = "https://bakery.example/hours";
  await api.post("/api/knowledge/sources", { type: "text", title: "Hours", content: hours, url });
  await api.post("/api/knowledge/sources", { type: "faq", question: vouchers, answer: "Yes, at the till." });
});
after(() => server.stop());

const messagesOf = async (sessionId: string) =>
  (await api.get(`/api/conversations/${sessionId}/messages?limit=100`)).body.data;
const userSays = (...texts: string[]): ai7.UIMessage[] =>
  texts.map((text, index) => ({ id: `m${index}`, role: "user", parts: [{ type: "text", text }] }));

/** The tests call only what all three versions have. */
const sdks: Record<string, typeof ai7> = {
  "AI SDK 5": ai5 as unknown as typeof ai7,
  "AI SDK 6": ai6 as unknown as typeof ai7,
  "AI SDK 7": ai7,
};
for (const [name, sdk] of Object.entries(sdks)) {
  describe(`useChat's transport of ${name}`, () => {
    const transport = (credential = key, headers: Record<string, string> = {}) =>
      new sdk.DefaultChatTransport({
        api: `${server.url}/api/chat`,
        headers: { authorization: `Bearer ${credential}`, ...headers },
      });
    type Stream = Awaited<ReturnType<ReturnType<typeof transport>["sendMessages"]>>;
    const send = (chatId: string, messages: ai7.UIMessage[], using = transport(), isAgain = false) =>
      using.sendMessages({
        chatId,
        messages,
        trigger: isAgain ? "regenerate-message" : "submit-message",
        messageId: undefined,
        abortSignal: undefined,
      });
    const readMessage = async (stream: Stream) => {
      let last: ai7.UIMessage | undefined;
      for await (const message of sdk.readUIMessageStream({ stream, terminateOnError: true })) last = message;
      return last!;
    };
    const textOf = (message: ai7.UIMessage) =>
      message.parts.map((part) => (part.type === "text" ? part.text : "")).join("");

    test("an answer has its sources and provenance, and is stored in the conversation", async () => {
      const chatId = `chat ${name}`;
      const message = await readMessage(await send(chatId, userSays("something from before", question)));
      assert.match(textOf(message), /seven o'clock/);
      assert.equal((message.metadata as { sessionId: string }).sessionId, chatId);
      const source = message.parts.find((part) => part.type === "source-url");
      assert.deepEqual([source?.url, source?.title], ["https://bakery.example/hours", "Hours"]);
      const provenance = message.parts.find((part) => part.type === "data-provenance") as {
        data: { answered: boolean; citations: { passage: string }[] };
      };
      assert.equal(provenance.data.answered, true);
      assert.ok(hours.includes(provenance.data.citations[0]!.passage));
      const stored = await messagesOf(encodeURIComponent(chatId));
      assert.deepEqual(
        stored.map(({ text, origin }: { text: string; origin?: string }) => [text, origin]),
        [
          ["something from before", "caller"],
          [question, undefined],
          [textOf(message), undefined],
        ],
      );
      assert.equal(message.id, stored[2].id);
    });

    test("a citation without an address is a source document", async () => {
      const message = await readMessage(await send(`vouchers ${name}`, userSays(vouchers)));
      const source = message.parts.find((part) => part.type === "source-document");
      assert.ok(source?.type === "source-document" && source.title !== "");
    });

    test("regenerating an answer gives the stored question another reply", async () => {
      const chatId = `again ${name}`;
      const first = await readMessage(await send(chatId, userSays(question)));
      const second = await readMessage(await send(chatId, userSays(question), transport(), true));
      assert.equal(textOf(second), textOf(first));
      const stored = await messagesOf(encodeURIComponent(chatId));
      assert.deepEqual(
        stored.map(({ author }: { author: string }) => author),
        ["contact", "assistant", "assistant"],
      );
      assert.equal(stored[2].replyTo, stored[0].id);
    });

    test("a page that reconnects gets the pending reply from its beginning, or nothing when no reply is pending", async () => {
      const chatId = `resumed ${name}`;
      assert.equal(await transport().reconnectToStream({ chatId }), null);
      const told = await readMessage(await send(chatId, userSays(question)));
      assert.equal(await transport().reconnectToStream({ chatId }), null);
      const peer = await startSlowNode(server);
      const { conversationId } = (await api.get(`/api/conversations/${encodeURIComponent(chatId)}/messages`)).body
        .data[0];
      await peer.takes(told.id, conversationId);
      const stream = await transport().reconnectToStream({ chatId });
      assert.ok(stream !== null);
      await peer.dies();
      const again = await readMessage(stream);
      assert.deepEqual([again.id, textOf(again)], [told.id, textOf(told)]);
    });

    test("a stopped reply keeps the text that was written so far", async () => {
      const chatId = `stopped ${name}`;
      const told = await readMessage(await send(chatId, userSays(question)));
      const path = encodeURIComponent(chatId);
      const [{ conversationId }] = await messagesOf(path);
      const peer = await startSlowNode(server);
      await peer.takes(told.id, conversationId);
      await peer.writes(told.id, textOf(told).slice(0, 60));
      const stream = await transport().reconnectToStream({ chatId });
      await api.post(`/api/chat/${path}/stop`);
      assert.equal(textOf(await readMessage(stream!)), textOf(told).slice(0, 60));
      await peer.dies();
    });

    test("each browser has its own conversation and returns to it with its visitor token", async () => {
      const chatId = `visit ${name}`;
      const first = await readMessage(await send(chatId, userSays(question), transport(page)));
      const { visitorToken } = first.metadata as { visitorToken: string };
      const known = transport(page, { "x-visitor-token": visitorToken });
      const second = await readMessage(await send(chatId, userSays("And on Saturdays?"), known));
      assert.deepEqual(second.metadata, first.metadata);
      const stranger = await readMessage(await send(chatId, userSays(question), transport(page)));
      assert.notEqual((stranger.metadata as { visitorToken: string }).visitorToken, visitorToken);
      assert.equal(await known.reconnectToStream({ chatId }), null);
    });

    test("a refused request throws an error with the reason", async () => {
      await assert.rejects(send("refused", userSays(" ")), /must not be blank/);
      await assert.rejects(send("refused", userSays(question), transport("parley_sk_no")), /unauthenticated/);
    });
  });
}

describe("the UI message stream", () => {
  const chat = (body: Record<string, unknown>, credential = key, headers: Record<string, string> = {}) =>
    server.client.as(credential).post("/api/chat", { messages: userSays(question), ...body }, { headers });

  test("has the AI SDK's headers, and the visitor token of a browser", async () => {
    const answer = await chat({ id: "headers" }, page, { origin: "https://a.example" });
    assert.equal(answer.headers.get("x-vercel-ai-ui-message-stream"), "v1");
    assert.match(answer.headers.get("content-type") ?? "", /^text\/event-stream/);
    assert.match(answer.headers.get("x-visitor-token") ?? "", /^parley_vt_/);
    assert.match(answer.headers.get("access-control-expose-headers") ?? "", /x-visitor-token/);
    assert.ok(answer.text.endsWith("data: [DONE]\n\n"));
  });

  test("stopping a reply ends its stream with an abort chunk", async () => {
    const peer = await startSlowNode(server);
    await chat({ id: "stopped" });
    const [, reply] = await messagesOf("stopped");
    await peer.takes(reply.id, reply.conversationId);
    await peer.writes(reply.id, hours.slice(0, 60));
    const stream = await fetch(`${server.url}/api/chat/stopped/stream`, {
      headers: { authorization: `Bearer ${key}` },
    });
    assert.deepEqual((await api.post("/api/chat/stopped/stop")).body, { stopped: [reply.id] });
    assert.match(await stream.text(), /"type":"abort"/);
    await peer.dies();
  });

  test("a chat of another workspace or visitor does not exist for a caller", async () => {
    const mine = await chat({ id: "mine" }, page);
    const [, reply] = await messagesOf("mine");
    const token = { headers: { "x-visitor-token": mine.headers.get("x-visitor-token") ?? "" } };
    const other = (await signUp(server.client)).client;
    const path = `/api/chat/${reply.conversationId}`;
    assert.equal((await other.get(`${path}/stream`)).status, 204);
    assert.equal((await other.post(`${path}/stop`)).status, 404);
    const visitor = server.client.as(page);
    assert.equal((await visitor.post(`${path}/stop`)).status, 404);
    assert.equal((await visitor.post(`${path}/stop`, undefined, token)).status, 200);
    assert.equal((await other.post("/api/chat", { id: reply.conversationId, messages: userSays("Hi") })).status, 404);
  });

  test("a retry with the same Idempotency-Key asks once and gets the same answer", async () => {
    const retry = { "idempotency-key": "5e0f6f0e-7f0c-4a55-9d3f-2f6d1a8c9b20" };
    const first = await chat({ id: "retried" }, key, retry);
    assert.equal((await chat({ id: "retried" }, key, retry)).text, first.text);
    assert.equal((await messagesOf("retried")).length, 2);
  });
});
