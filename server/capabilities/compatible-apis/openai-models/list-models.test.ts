import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import OpenAI from "openai";
import { makeKey, type TestClient } from "../../../testing/client.ts";
import { type ModelDesk, modelName, openModelDesk } from "../../../testing/model-desk.ts";

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

type Message = OpenAI.ChatCompletionMessageParam;
const asked = (content: string): Message => ({ role: "user", content });

describe("models", () => {
  test("what OpenAI has and Parley has not is answered with 404 and what to use in its place", async () => {
    const { data } = await openai.chat.completions.list().catch((error: unknown) => ({ data: error }));
    assert.ok(data instanceof OpenAI.APIError && /\/api\/conversations/.test(data.message));
    const calls: [() => Promise<unknown>, RegExp][] = [
      [() => openai.completions.create({ model: "parley", prompt: "Hi" }), /\/v1\/chat\/completions/],
      [() => openai.chat.completions.retrieve("chatcmpl-1"), /\/api\/conversations/],
      [() => openai.beta.assistants.list(), /\/api\/assistants/],
      [() => openai.beta.threads.create({}), /\/v1\/responses/],
      [() => openai.conversations.create({}), /\/v1\/responses/],
      [() => openai.files.list(), /\/api\/knowledge\/sources/],
      [() => openai.vectorStores.list(), /\/api\/knowledge\/sources/],
      [() => openai.images.generate({ prompt: "x" }), /answers with text/],
      [() => openai.moderations.create({ input: "x" }), /\/docs/],
    ];
    for (const [call, expected] of calls) {
      await assert.rejects(call, (error) => error instanceof OpenAI.NotFoundError && expected.test(error.message));
    }
  });

  test("the name of the model chooses the assistant: its id, its name, an alias, or a provider's model", async () => {
    desk.provider.answer(({ body }) =>
      JSON.stringify(body.messages).includes("You are Bea") ? "I am Bea." : "Hello.",
    );
    const made = await desk.person.client.post("/api/assistants", { name: "Bea", instructions: "You are Bea." });
    await desk.person.client.call("PUT", "/api/model-aliases", { body: { "gpt-4o": made.body.id } });
    const who = async (model: string, more: object = {}) =>
      (await openai.chat.completions.create({ model, messages: [asked(`Who are you, ${model}?`)], ...more })).choices[0]
        ?.message.content;
    for (const model of [made.body.id, "bea", "gpt-4o"]) assert.equal(await who(model), "I am Bea.", model);
    assert.equal(await who("parley", { assistantId: made.body.id }), "I am Bea.");
    assert.equal(await who(modelName), "Hello.");

    const listed: string[] = [];
    for await (const { id } of openai.models.list()) listed.push(id);
    assert.deepEqual(listed, ["parley", "parley-offline", "Assistant", "Bea", "gpt-4o", modelName]);
    for (const id of [...listed, made.body.id, `${modelName}/x`]) {
      assert.equal((await openai.models.retrieve(id)).id, id);
    }
    // Some clients do not encode the slash.
    assert.equal((await api.get(`/v1/models/${modelName}`)).body.id, modelName);
  });
});
