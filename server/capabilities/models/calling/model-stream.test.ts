import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type ModelDesk, modelName, openModelDesk } from "../../../testing/model-desk.ts";
import { until } from "../../../testing/until.ts";

let desk: ModelDesk;
before(async () => {
  desk = await openModelDesk();
});
after(() => desk.stop());

test("reasoning that a model writes into its text is neither shown nor stored", async () => {
  const hello = [{ say: "<thi" }, { say: "nk>They greet. </th" }, { say: "ink>\n\nGood " }, { say: "day." }];
  const lookUp = { call: { name: "search_knowledge", input: { query: "ferry" } } };
  // Each step of an answer starts from the beginning.
  desk.provider.answer(({ body }) =>
    body.messages.at(-1).role === "tool" ? hello : [{ say: "<think>I must look.</think>" }, lookUp],
  );
  const { body } = await desk.send("Hello, is there a ferry?", { sessionId: "thinking" });
  assert.deepEqual([body.aiResponse, body.model], ["Good day.", modelName]);
  const { data } = (await desk.person.client.get("/api/conversations/thinking/messages")).body;
  assert.equal(data[1].text, "Good day.");
  assert.ok(!JSON.stringify(desk.provider.requests.at(-1)!.body.messages).includes("I must look"));
  desk.provider.answer("A model writes `<think>` before it answers.");
  assert.equal((await desk.send("What is a tag?")).body.aiResponse, "A model writes `<think>` before it answers.");
});

test("a model that only reasons has not answered", async () => {
  desk.provider.answer([{ say: "<think>I wonder and wonder" }, { end: "length" }]);
  const { body } = await desk.send("Hello, who are you?");
  assert.deepEqual([body.model, body.status], ["parley-offline", "completed"]);
});

// A silent provider is given up after a minute: that would be too late.
const limit = { timeout: 180_000 };
test("the connection to a model that writes too much ends with its answer, and not later", limit, async () => {
  const never = new Promise(() => {});
  desk.provider.answer([{ say: "A story without end. ".repeat(10_000) }, { until: never }]);
  const { body } = await desk.send("Tell me a story");
  assert.equal(body.reason, "too-long");
  await until(() => desk.provider.open === 0);
});
