import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import OpenAI from "openai";
import { makeKey, type TestClient } from "../../../testing/client.ts";
import { type ModelDesk, openModelDesk } from "../../../testing/model-desk.ts";
import { until } from "../../../testing/until.ts";

let desk: ModelDesk;
let openai: OpenAI;
let api: TestClient;
before(async () => {
  desk = await openModelDesk("Hello.");
  const key = await makeKey(desk.person);
  api = desk.server.client.as(key);
  openai = new OpenAI({ baseURL: `${desk.server.url}/v1`, apiKey: key, maxRetries: 0 });
});
after(() => desk.stop());

type Params = Omit<OpenAI.ChatCompletionCreateParamsNonStreaming, "model" | "messages">;
type Message = OpenAI.ChatCompletionMessageParam;
const asked = (content: string): Message => ({ role: "user", content });
const ask = (messages: Message[], params: Params = {}) =>
  openai.chat.completions.create({ model: "parley", messages, ...params });

describe("how a completion ended", () => {
  test("an answer that was cut has OpenAI's own sign, streamed or not", async () => {
    const ends = [
      ["length", "length"],
      ["content_filter", "content_filter"],
    ] as const;
    for (const [end, finish] of ends) {
      desk.provider.answer([{ say: "The first half " }, { end }]);
      const whole = await ask([asked(`Cut by ${end}?`)]);
      assert.deepEqual(
        [whole.choices[0]?.finish_reason, whole.choices[0]?.message.content?.trim()],
        [finish, "The first half"],
      );
      const streamed = openai.chat.completions.stream({ model: "parley", messages: [asked(`Streamed ${end}?`)] });
      const reasons = [];
      for await (const chunk of streamed) reasons.push(...chunk.choices.map((choice) => choice.finish_reason));
      assert.deepEqual(
        reasons.filter((reason) => reason !== null),
        [finish],
      );
    }
  });

  test("an answer that broke off is an error of the client's own class, and never a finished one", async () => {
    const dropAfter = (seen: Promise<void>) => {
      desk.provider.answer([{ say: "The first half of the answer " }, { until: seen }, { drop: true }]);
    };
    const stored = Promise.withResolvers<void>();
    dropAfter(stored.promise);
    const broken = assert.rejects(
      ask([asked("Drops?")], { metadata: { sessionId: "drops" } }),
      (error) => error instanceof OpenAI.InternalServerError && error.code === "reply_interrupted",
    );
    await until(async () => {
      const { body } = await api.get("/api/conversations/drops/messages");
      return body.data?.some(({ author, text }: Record<string, string>) => author === "assistant" && text !== "");
    });
    stored.resolve();
    await broken;

    const shown = Promise.withResolvers<void>();
    dropAfter(shown.promise);
    const stream = await openai.chat.completions.create({
      model: "parley",
      messages: [asked("Drops while streamed?")],
      stream: true,
    });
    const reasons: unknown[] = [];
    await assert.rejects(
      async () => {
        for await (const { choices } of stream) {
          if (choices[0]?.delta.content) shown.resolve();
          reasons.push(choices[0]?.finish_reason);
        }
      },
      (error) => error instanceof OpenAI.APIError && error.code === "reply_interrupted",
    );
    assert.ok(reasons.length > 1 && reasons.every((reason) => reason === null));
  });

  test("an answer that a member stops is an error that the client does not repeat", async () => {
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    desk.provider.answer(() => {
      begun.resolve();
      return [{ say: "The first half " }, { until: held.promise }];
    });
    const retrying = new OpenAI({ baseURL: `${desk.server.url}/v1`, apiKey: openai.apiKey, maxRetries: 2 });
    const before = desk.provider.requests.length;
    const answer = retrying.chat.completions.create({
      model: "parley",
      messages: [asked("Stops?")],
      metadata: { sessionId: "stopped" },
    });
    const refusal = assert.rejects(
      answer,
      (error) => error instanceof OpenAI.ConflictError && error.code === "reply_stopped",
    );
    await begun.promise;
    // The model may be asked a moment before the question is stored.
    await until(async () => {
      const { status, body } = await api.post("/api/conversations/stopped/stop");
      return status === 200 && body.stopped.length === 1;
    });
    await refusal;
    held.resolve();
    assert.equal(desk.provider.requests.length, before + 1);
  });
});
