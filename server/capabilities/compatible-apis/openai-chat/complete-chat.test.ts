import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import OpenAI7 from "openai";
import OpenAI6 from "openai-6";
import { makeKey, type Person, signUp, type TestClient } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

const hours =
  "Our bakery opens at seven o'clock on working days, at eight o'clock on Saturdays — and the café 😀 next door keeps the same hours.";
const url = "https://bakery.example/hours";
const question = "When does the bakery open?";

let server: TestServer;
let person: Person;
let key: string;
let api: TestClient;
before(async () => {
  server = await startTestServer();
  person = await signUp(server.client);
  key = await makeKey(person);
  api = server.client.as(key);
  await api.post("/api/knowledge/sources", { type: "text", title: "Hours", content: hours, url });
});
after(() => server.stop());

const messagesOf = async (sessionId: string) =>
  (await api.get(`/api/conversations/${sessionId}/messages?limit=100`)).body.data;

/** The tests call only what both versions have. */
const clients: Record<string, typeof OpenAI7> = {
  "openai 6": OpenAI6 as unknown as typeof OpenAI7,
  "openai 7": OpenAI7,
};
for (const [name, OpenAI] of Object.entries(clients)) {
  describe(`chat completions with ${name}`, () => {
    const make = (apiKey = key) => new OpenAI({ baseURL: `${server.url}/v1`, apiKey, maxRetries: 0 });
    const ask = (openai = make()) =>
      openai.chat.completions.create({ model: "parley", messages: [{ role: "user", content: question }] });

    test("an answer has its citation and is stored in the conversation", async () => {
      const completion = await ask();
      const [choice] = completion.choices;
      assert.match(completion.id, /^chatcmpl-/);
      assert.equal(completion.model, "parley-offline");
      assert.equal(choice?.finish_reason, "stop");
      assert.match(choice?.message.content ?? "", /seven o'clock/);
      const [annotation] = choice?.message.annotations ?? [];
      assert.deepEqual([annotation?.url_citation.url, annotation?.url_citation.title], [url, "Hours"]);
      const { start_index: start, end_index: end } = annotation!.url_citation;
      const { parley } = completion as unknown as { parley: { sessionId: string; citations: { passage: string }[] } };
      assert.equal(choice?.message.content?.slice(start, end), parley.citations[0]?.passage);
      const stored = await messagesOf(parley.sessionId);
      assert.deepEqual(
        stored.map((message: { text: string }) => message.text),
        [question, choice?.message.content],
      );
    });

    test("a stream has the same answer in chunks: one id, the role first, the end last, usage on request", async () => {
      const whole = await ask();
      const stream = await make().chat.completions.create({
        model: "parley",
        messages: [{ role: "user", content: [{ type: "text", text: question }] }],
        stream: true,
        stream_options: { include_usage: true },
      });
      const chunks = [];
      for await (const chunk of stream) chunks.push(chunk);
      assert.equal(new Set(chunks.map((chunk) => chunk.id)).size, 1);
      assert.equal(chunks[0]?.choices[0]?.delta.role, "assistant");
      assert.deepEqual([chunks.at(-1)?.choices, chunks.at(-1)?.usage?.total_tokens], [[], 0]);
      const reasons = chunks.flatMap((chunk) => chunk.choices.map((choice) => choice.finish_reason));
      assert.deepEqual(
        reasons.map((reason) => reason === "stop"),
        [
          ...reasons
            .slice(1)
            .fill(null)
            .map(() => false),
          true,
        ],
      );
      const text = chunks.map((chunk) => chunk.choices[0]?.delta.content ?? "").join("");
      assert.equal(text, whole.choices[0]?.message.content);
      const last = chunks.at(-2) as unknown as {
        choices: { delta: { annotations: unknown[] } }[];
        parley: { answered: boolean; citations: unknown[] };
      };
      assert.deepEqual(last.choices[0]?.delta.annotations, whole.choices[0]?.message.annotations);
      assert.equal(last.parley.answered, true);
      assert.equal(last.parley.citations.length, 1);
    });

    test("the client's own helper assembles the stream", async () => {
      const runner = make().chat.completions.stream({
        model: "parley",
        messages: [{ role: "user", content: question }],
      });
      const completion = await runner.finalChatCompletion();
      assert.equal(completion.choices[0]?.message.content, (await ask()).choices[0]?.message.content);
    });

    test("a client that sends its whole history stays in one conversation, streamed or not", async () => {
      const user = `anna of ${name}`;
      const messages: OpenAI7.ChatCompletionMessageParam[] = [{ role: "system", content: "Be brief." }];
      for (const [index, asked] of [question, "And on Saturdays?", "Thank you!"].entries()) {
        messages.push({ role: "user", content: asked });
        const completion = await (index === 1
          ? make().chat.completions.create({ model: "parley", messages, user })
          : make().chat.completions.stream({ model: "parley", messages, user }).finalChatCompletion());
        messages.push({ role: "assistant", content: completion.choices[0]?.message.content ?? "" });
      }
      const { data } = (await api.get(`/api/conversations?userId=${encodeURIComponent(user)}`)).body;
      assert.deepEqual(
        data.map((conversation: { messageCount: number }) => conversation.messageCount),
        [6],
      );
    });

    test("every error is the client's own error class for its status", async () => {
      const strange = new OpenAI({ baseURL: `${server.url}/v1`, apiKey: "parley_sk_no", maxRetries: 0 });
      await assert.rejects(
        ask(strange),
        (error) => error instanceof OpenAI.AuthenticationError && error.status === 401,
      );
      const reader = make(await makeKey(person, { scopes: ["knowledge:read"] }));
      await assert.rejects(ask(reader), (error) => error instanceof OpenAI.PermissionDeniedError);
      const page = make(await makeKey(person, { kind: "publishable", allowedOrigins: ["https://a.example"] }));
      await assert.rejects(ask(page), (error) => error instanceof OpenAI.PermissionDeniedError);
      const messages = [{ role: "user" as const, content: question }];
      await assert.rejects(
        make().chat.completions.create({ model: "gpt-none", messages }),
        (error) => error instanceof OpenAI.NotFoundError && error.code === "model_not_found" && error.param === "model",
      );
      await assert.rejects(
        make().chat.completions.create({ model: "parley", messages, n: 2 }),
        (error) => error instanceof OpenAI.BadRequestError && error.param === "n",
      );
      await assert.rejects(
        make().chat.completions.create({ model: "parley", messages: [] }),
        (error) => error instanceof OpenAI.BadRequestError && error.param === "messages",
      );
      await assert.rejects(
        make().chat.completions.create({
          model: "parley",
          messages: [
            {
              role: "user",
              content: [
                { type: "text", text: "What is this?" },
                { type: "image_url", image_url: { url: "https://a.example/b.png" } },
              ],
            },
          ],
        }),
        (error) => error instanceof OpenAI.BadRequestError && error.code === "unsupported_parameter",
      );
      await assert.rejects(
        make().chat.completions.create({ model: "parley", messages: [{ role: "user", content: "x".repeat(8_001) }] }),
        (error) => error instanceof OpenAI.BadRequestError && error.param === "messages[0].content",
      );
      await assert.rejects(make().files.list(), (error) => error instanceof OpenAI.NotFoundError);
    });

    test("a client lists and reads the models", async () => {
      const ids = [];
      for await (const model of make().models.list()) ids.push(model.id);
      assert.deepEqual(ids, ["parley", "parley-offline", "Assistant"]);
      assert.equal((await make().models.retrieve("parley")).object, "model");
      await assert.rejects(make().models.retrieve("gpt-none"), (error) => error instanceof OpenAI.NotFoundError);
    });
  });
}

describe("chat completions", () => {
  const complete = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
    api.post("/v1/chat/completions", { model: "parley", ...body }, { headers });
  const said = (...texts: string[]) =>
    texts.map((content, index) => ({ role: index % 2 === 0 ? "user" : "assistant", content }));
  const textOf = (answer: { body: { choices: { message: { content: string } }[] } }) =>
    answer.body.choices[0]!.message.content;

  test("a question continues the conversation that the header or the metadata names", async () => {
    await complete({ messages: said(question) }, { "x-session-id": "till 4" });
    await complete({ messages: said("And on Saturdays?"), metadata: { sessionId: "till 4" } });
    assert.equal((await messagesOf("till%204")).length, 4);
  });

  test("two people with the same history each have their own conversation", async () => {
    const [one, two] = [await complete({ messages: said("Hello") }), await complete({ messages: said("Hello") })];
    assert.equal(textOf(one), textOf(two));
    const next = { messages: said("Hello", textOf(one), question) };
    const [first, second] = [await complete(next), await complete(next)];
    const begun = [one, two].map((answer) => answer.body.parley.sessionId).sort();
    const continued = [first, second].map((answer) => answer.body.parley.sessionId).sort();
    assert.deepEqual(continued, begun);
    // Both conversations are taken, so a third client with the same history begins a new one.
    assert.ok(!begun.includes((await complete(next)).body.parley.sessionId));
  });

  test("another key or another end user does not enter a conversation by sending its history", async () => {
    const mine = await complete({ messages: said("Hello"), user: "ada" });
    const next = { messages: said("Hello", textOf(mine), question) };
    const other = server.client.as(await makeKey(person));
    const theirs = await other.post("/v1/chat/completions", { ...next, user: "ada" });
    const bob = await complete({ ...next, user: "bob" });
    const again = await complete({ ...next, user: "ada" });
    const ids = [theirs, bob, again].map((answer) => answer.body.parley.sessionId);
    assert.deepEqual(
      ids.map((id) => id === mine.body.parley.sessionId),
      [false, false, true],
    );
  });

  test("after a refused question the history still leads to its conversation", async () => {
    const first = await complete({ messages: said("Hello") });
    const next = said("Hello", textOf(first), question);
    assert.equal((await complete({ messages: next, model: "none" })).status, 404);
    assert.equal((await complete({ messages: next })).body.parley.sessionId, first.body.parley.sessionId);
  });

  test("a retry with the same Idempotency-Key asks once, streamed or not", async () => {
    for (const stream of [false, true]) {
      const retry = { "idempotency-key": `5e0f6f0e-7f0c-4a55-9d3f-2f6d1a8c9b1${Number(stream)}` };
      const body = { messages: said(`Is this asked once? ${stream}`), stream };
      const [first, again] = [await complete(body, retry), await complete(body, retry)];
      assert.equal(again.text, first.text);
      assert.equal((await complete({ messages: said("Other") }, retry)).body.error.code, "idempotency_key_reused");
    }
  });

  test("all errors below /v1/ have OpenAI's form", async () => {
    const shapes: [number, string, () => Promise<{ status: number; body: { error: Record<string, unknown> } }>][] = [
      [404, "not_found", () => api.get("/v1/nothing/here")],
      [405, "method_not_allowed", () => api.call("PUT", "/v1/models")],
      [401, "invalid_api_key", () => server.client.get("/v1/models")],
      [400, "malformed_json", () => api.post("/v1/chat/completions", "{")],
      [413, "body_too_large", () => complete({ messages: said("x".repeat(1_100_000)) })],
      [400, "invalid_request", () => complete({ messages: "Hello" })],
      [400, "unsupported_parameter", () => complete({ messages: said("Hello"), tools: [{ type: "web_search" }] })],
    ];
    for (const [status, code, send] of shapes) {
      const answer = await send();
      assert.deepEqual([answer.status, answer.body.error.code], [status, code]);
      assert.deepEqual(Object.keys(answer.body.error), ["message", "type", "param", "code"]);
    }
  });

  test("too many requests are a RateLimitError with a Retry-After header", async () => {
    const limited = await startTestServer({ settings: { PARLEY_LIMIT_KEY: "2" } });
    try {
      const someone = await signUp(limited.client);
      const openai = new OpenAI7({ baseURL: `${limited.url}/v1`, apiKey: await makeKey(someone), maxRetries: 0 });
      await assert.rejects(
        async () => {
          for (let count = 0; count < 4; count++) await openai.models.retrieve("parley");
        },
        (error) => error instanceof OpenAI7.RateLimitError && error.headers?.get("retry-after") !== null,
      );
    } finally {
      await limited.stop();
    }
  });
});
