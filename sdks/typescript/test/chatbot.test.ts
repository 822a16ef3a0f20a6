import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../../server/testing/test-server.ts";
import { rotateSecret, userToken } from "../../../server/testing/user-token.ts";
import { Chatbot, type ChatEvent, ParleyProblem } from "../src/index.ts";
import { type FlakyProxy, startFlakyProxy } from "./flaky-proxy.ts";

const question = "When does the bakery open?";
const answerText =
  "Our bakery opens at seven o'clock on working days, at eight o'clock on Saturdays — and the café 😀 next door keeps the same hours as the bakery.";

let server: TestServer;
let proxy: FlakyProxy;
let person: Person;
let apiKey: string;

before(async () => {
  server = await startTestServer();
  proxy = await startFlakyProxy(server.url);
  person = await signUp(server.client);
  apiKey = await makeKey(person);
  const faq = { type: "faq", question, answer: answerText };
  await person.client.post("/api/knowledge/sources", faq);
});
after(async () => {
  await proxy.stop();
  await server.stop();
});

/** Sends through the proxy, and retries almost at once. */
function hasty(more: Partial<ConstructorParameters<typeof Chatbot>[0]> = {}): Chatbot {
  return new Chatbot({ apiKey, endpoint: proxy.url, retryDelayMs: 1, ...more });
}

async function collect(events: AsyncIterable<ChatEvent>): Promise<ChatEvent[]> {
  const seen: ChatEvent[] = [];
  for await (const event of events) seen.push(event);
  return seen;
}

function textOf(events: ChatEvent[]): string {
  return events.map((event) => (event.type === "message.delta" ? event.text : "")).join("");
}

async function messagesOf(sessionId: string): Promise<string[]> {
  const { body } = await person.client.get(`/api/conversations/${sessionId}/messages`);
  return body.data.map((message: { text: string }) => message.text);
}

describe("send", () => {
  test("the answer comes from the knowledge, in the session that the message names", async () => {
    const chatbot = new Chatbot({ apiKey, endpoint: server.url });
    const answer = await chatbot.send({ message: question, sessionId: "plain", context: { userId: "u-1" } });
    assert.equal(answer.aiResponse, answerText);
    assert.equal(answer.sessionId, "plain");
    assert.equal(answer.citations[0]?.passage, answerText);
    const { body } = await person.client.get("/api/conversations/plain");
    assert.equal(body.userId, "u-1");
  });

  test("the request names the model that the client was made with", async () => {
    const chatbot = new Chatbot({ apiKey, endpoint: server.url, model: "no-such-model" });
    await assert.rejects(chatbot.send({ message: question }), { code: "unknown-model", status: 422 });
  });

  test("a lost answer is requested again, and the message is stored once", async () => {
    for (const [index, fate] of (["swallow", { cutAfterBytes: 40 }, "refuse"] as const).entries()) {
      const sessionId = `lost-${index}`;
      proxy.fates.push(fate);
      const before = proxy.connections();
      const answer = await hasty().send({ message: question, sessionId });
      assert.equal(answer.aiResponse, answerText);
      assert.equal(proxy.connections() - before, 2);
      assert.deepEqual(await messagesOf(sessionId), [question, answerText]);
    }
  });
});

describe("stream", () => {
  test("the answer arrives in pieces, then its citations, then the whole answer", async () => {
    const events = await collect(new Chatbot({ apiKey, endpoint: server.url }).stream({ message: question }));
    const names = events.map(({ type }) => type);
    assert.equal(names[0], "message.started");
    assert.ok(names.filter((name) => name === "message.delta").length > 1);
    assert.ok(names.includes("message.citation"));
    const last = events.at(-1);
    assert.ok(last?.type === "message.completed");
    assert.equal(last.answer.aiResponse, answerText);
    assert.equal(textOf(events), answerText);
  });

  test("wherever and however often the connection is lost, no text is missing and none arrives twice", async () => {
    const whole = await collect(hasty().stream({ message: question, sessionId: "uncut" }));
    const shape = (events: ChatEvent[]) =>
      events.map((event) => (event.type === "message.delta" ? event.text : event.type));
    let cuts = 0;
    for (let bytes = 0; bytes < 2_600; bytes += 97) {
      const sessionId = `cut-${bytes}`;
      proxy.fates.push({ cutAfterBytes: bytes }, { cutAfterBytes: 700 + bytes }, { cutAfterBytes: 10 });
      const before = proxy.connections();
      const events = await collect(hasty().stream({ message: question, sessionId }));
      cuts += proxy.connections() - before - 1;
      proxy.fates.length = 0;
      assert.deepEqual(shape(events), shape(whole), `cut after ${bytes} bytes`);
      assert.deepEqual(await messagesOf(sessionId), [question, answerText]);
    }
    assert.ok(cuts > 30, `only ${cuts} connections were cut`);
    const resumed = proxy.requests().filter((request) => /^GET \/api\/conversations\/cut-/.test(request));
    assert.ok(resumed.some((request) => /^last-event-id: msg_\w+:[1-9]/im.test(request)));
  });

  test("an answer that began on one node continues on another", async () => {
    const other = await startTestServer({ connection: server.connection });
    proxy.fates.push({ cutAfterBytes: 1_100 });
    const seen: ChatEvent[] = [];
    for await (const event of hasty().stream({ message: question, sessionId: "nodes" })) {
      seen.push(event);
      proxy.target = other.url;
    }
    assert.equal(textOf(seen), answerText);
    assert.ok(proxy.requests().at(-1)?.startsWith("GET /api/conversations/nodes/events"));
    proxy.target = server.url;
    await other.stop();
  });

  test("a stream that is lost again and again without an event fails with an explanation", async () => {
    proxy.fates.push(...Array.from({ length: 20 }, () => ({ cutAfterBytes: 10 })));
    await assert.rejects(collect(hasty({ maxRetries: 2 }).stream({ message: question })), {
      name: "ParleyUnreachable",
    });
    proxy.fates.length = 0;
  });

  test("leaving the loop closes the connection and does not stop the answer", async () => {
    for await (const event of hasty().stream({ message: question, sessionId: "left" })) {
      if (event.type === "message.started") break;
    }
    assert.equal((await messagesOf("left"))[0], question);
  });

  test("an aborted stream throws the reason of its signal", async () => {
    const controller = new AbortController();
    const stream = hasty().stream({ message: question }, { signal: controller.signal });
    await stream.next();
    controller.abort(new Error("enough"));
    await assert.rejects(collect(stream), { message: "enough" });
  });

  test("a refusal by the server is thrown as a problem", async () => {
    const error = await collect(hasty().stream({ message: " " })).catch((thrown: unknown) => thrown);
    assert.ok(error instanceof ParleyProblem);
    assert.deepEqual([error.status, error.code], [400, "invalid-request"]);
    assert.deepEqual(
      error.errors.map(({ pointer }) => pointer),
      ["/body/message"],
    );
  });
});

describe("with a publishable key", () => {
  test("the visitor token is kept: send, stream and a resumed stream are one visitor's conversation", async () => {
    const key = await makeKey(person, { kind: "publishable", allowedOrigins: ["https://shop.example"] });
    const fromPage: typeof fetch = (url, request) =>
      fetch(url, { ...request, headers: { ...(request?.headers as object), origin: "https://shop.example" } });
    const chatbot = hasty({ apiKey: key, fetch: fromPage });
    const message = { message: question, sessionId: "support" };
    proxy.fates.push({ cutAfterBytes: 900 });
    const streamed = await collect(chatbot.stream(message));
    const token = chatbot.visitorToken;
    assert.equal(typeof token, "string");
    assert.equal(textOf(streamed), answerText);
    const last = streamed.at(-1);
    assert.ok(last?.type === "message.completed" && last.answer.visitorToken === token);
    const sent = await chatbot.send(message);
    assert.equal(chatbot.visitorToken, token);
    assert.equal(sent.conversationId, last.answer.conversationId);
    assert.deepEqual(await chatbot.stop("support"), []);
    assert.equal((await chatbot.giveFeedback(sent.messageId, { helpful: false })).helpful, false);

    const stranger = await hasty({ apiKey: key, fetch: fromPage }).send(message);
    assert.notEqual(stranger.conversationId, sent.conversationId);
    const returned = await hasty({ apiKey: key, fetch: fromPage, visitorToken: token! }).send(message);
    assert.equal(returned.conversationId, sent.conversationId);
  });

  test("a user whose token is fresh for each connection is the same visitor on another page", async () => {
    const key = await makeKey(person, { kind: "publishable", allowedOrigins: ["https://shop.example"] });
    const secret = await rotateSecret(person);
    const isSignedIn = { now: false };
    const ofUser = () => (isSignedIn.now ? userToken(secret, "u-17") : undefined);
    const message = { message: question, sessionId: "support" };
    const chatbot = hasty({ apiKey: key, userToken: ofUser });
    const before = await chatbot.send(message);
    isSignedIn.now = true;
    proxy.fates.push({ cutAfterBytes: 900 });
    assert.equal(textOf(await collect(chatbot.stream(message))), answerText);
    const elsewhere = hasty({ apiKey: key, userToken: ofUser });
    assert.deepEqual(await elsewhere.stop("support"), []);
    assert.equal((await elsewhere.send(message)).conversationId, before.conversationId);
    for await (const event of elsewhere.parley.watch({ userToken: ofUser })) {
      assert.equal(event.type, "hello");
      break;
    }
    isSignedIn.now = false;
    await assert.rejects(chatbot.stop("support"), { code: "not-found" });
  });
});

describe("an error in a stream", () => {
  const event = (name: string, id: string | undefined, data: unknown) =>
    `${id === undefined ? "" : `id: ${id}\r\n`}event: ${name}\r\ndata: ${JSON.stringify(data)}\r\n\r\n`;
  const started = event("message.started", "msg_1:0", { messageId: "msg_1", sessionId: "s" });
  const completed = event("message.completed", "msg_1:end", { messageId: "msg_1", aiResponse: "Yes." });
  const problem = (status: number, code: string, more = {}) => ({ status, code, title: "t", detail: "d", ...more });

  /** A server that answers with these streams, one after the other. */
  function streaming(...bodies: string[]): { chatbot: Chatbot; paths: string[] } {
    const paths: string[] = [];
    const answer: typeof fetch = async (url) => {
      paths.push(new URL(String(url)).pathname);
      return new Response(bodies.shift(), { headers: { "content-type": "text/event-stream" } });
    };
    return { chatbot: hasty({ fetch: answer }), paths };
  }

  test("is thrown when the reply failed", async () => {
    const failed = event("error", "msg_1:end", problem(500, "reply-failed", { messageId: "msg_1" }));
    const { chatbot, paths } = streaming(started + failed);
    await assert.rejects(collect(chatbot.stream({ message: "Hi" })), { name: "ParleyProblem", code: "reply-failed" });
    assert.equal(paths.length, 1);
  });

  test("counts as a lost connection when the node stops", async () => {
    const stopping = event("error", undefined, problem(503, "unavailable"));
    const { chatbot, paths } = streaming(stopping, started + stopping, stopping, completed);
    const events = await collect(chatbot.stream({ message: "Hi" }));
    assert.deepEqual(
      events.map(({ type }) => type),
      ["message.started", "message.completed"],
    );
    const resumed = "/api/conversations/s/events";
    assert.deepEqual(paths, ["/api/chatbot/send", "/api/chatbot/send", resumed, resumed]);
  });

  test("is ignored when it belongs to another message of the conversation", async () => {
    const other = event("error", "msg_2:end", problem(500, "reply-failed", { messageId: "msg_2" }));
    const otherDelta = event("message.delta", "msg_2:3", { messageId: "msg_2", text: "No." });
    const { chatbot } = streaming(started, otherDelta + other + completed);
    const events = await collect(chatbot.stream({ message: "Hi" }));
    assert.deepEqual(
      events.map(({ type }) => type),
      ["message.started", "message.completed"],
    );
  });
});
