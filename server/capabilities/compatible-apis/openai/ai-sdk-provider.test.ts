import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, type ModelMessage, streamText } from "ai-7";
import { makeKey, signUp, type TestClient } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

/**
 * The AI SDK's providers check every answer against their own schemas and send the whole history
 * with each question.
 */

let server: TestServer;
let key: string;
let api: TestClient;
before(async () => {
  server = await startTestServer();
  const person = await signUp(server.client);
  key = await makeKey(person);
  api = server.client.as(key);
  const content = "Our bakery opens at seven o'clock on working days, at eight o'clock on Saturdays.";
  const url = "https://bakery.example/hours";
  await api.post("/api/knowledge/sources", { type: "text", title: "Hours", content, url });
});
after(() => server.stop());

const models = {
  "the responses model of @ai-sdk/openai": () =>
    createOpenAI({ baseURL: `${server.url}/v1`, apiKey: key }).responses("parley"),
  "the chat model of @ai-sdk/openai": () => createOpenAI({ baseURL: `${server.url}/v1`, apiKey: key }).chat("parley"),
  "@ai-sdk/openai-compatible": () =>
    createOpenAICompatible({ name: "parley", baseURL: `${server.url}/v1`, apiKey: key }).chatModel("parley"),
};
for (const [name, model] of Object.entries(models)) {
  test(`${name} asks, streams and stays in one conversation`, async () => {
    const before = (await api.get("/api/conversations")).body.data.length;
    const messages: ModelMessage[] = [{ role: "user", content: "When does the bakery open?" }];
    const first = await generateText({ model: model(), messages, maxRetries: 0 });
    assert.match(first.text, /seven o'clock/);
    messages.push(...first.response.messages, { role: "user", content: "And on Saturdays?" });
    const streamed = streamText({ model: model(), messages, maxRetries: 0 });
    let text = "";
    for await (const piece of streamed.textStream) text += piece;
    assert.match(text, /eight o'clock/);
    assert.equal(await streamed.finishReason, "stop");
    const { data } = (await api.get("/api/conversations")).body;
    assert.deepEqual([data.length - before, data[0].messageCount], [1, 4]);
    if (!name.includes("compatible")) {
      assert.deepEqual(
        first.sources.map((source) => source.sourceType === "url" && source.url),
        ["https://bakery.example/hours"],
      );
    }
  });
}
