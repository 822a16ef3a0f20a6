import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type ModelDesk, openModelDesk } from "../../../../testing/model-desk.ts";
import type { Step } from "../../../../testing/providers/scripted-provider.ts";

const hours = "The mill opens at six in the morning and closes at four in the afternoon.";

let desk: ModelDesk;
before(async () => {
  desk = await openModelDesk();
  await desk.teach(["Hours", hours]);
});
after(() => desk.stop());

const cuts: [string, Step, string][] = [
  ["at the limit of tokens", { end: "length" }, "token-limit"],
  ["by the provider's filter", { end: "content_filter" }, "content-filter"],
  ["by a lost connection", { drop: true }, "model-failed"],
  ["by an error", { fail: "overloaded" }, "model-failed"],
];

for (const [how, step, reason] of cuts) {
  test(`an answer that was cut ${how} is interrupted and says why`, async () => {
    // The wait lets the first words leave before the connection is destroyed.
    desk.provider.answer([{ say: "The mill opens at" }, { waitMs: 50 }, step]);
    const { body } = await desk.send("When does the mill open?");
    assert.deepEqual(
      [body.status, body.reason, body.answered, body.aiResponse],
      ["interrupted", reason, false, "The mill opens at"],
    );
    const { body: messages } = await desk.person.client.get(`/api/conversations/${body.conversationId}/messages`);
    assert.deepEqual([messages.data[1].status, messages.data[1].reason], ["interrupted", reason]);
  });
}

test("a model that is cut before its first word leaves the answer to the engine", async () => {
  desk.provider.answer([{ end: "length" }]);
  const { body } = await desk.send("When does the mill open?");
  assert.deepEqual([body.status, body.answered, body.model], ["completed", true, "parley-offline"]);
});

test("a program is told why a model wrote nothing", async () => {
  for (const [end, reason] of [
    ["length", "length"],
    ["content_filter", "content_filter"],
  ] as const) {
    desk.provider.answer([{ think: "Let me see." }, { end }]);
    const messages = [{ role: "user", content: "When does the mill open?" }];
    const { status, body } = await desk.person.client.post("/v1/chat/completions", { model: "parley", messages });
    assert.deepEqual([status, body.choices[0].finish_reason, body.parley.answered], [200, reason, false]);
  }
});

async function completeOffline(fields: object) {
  const messages = [{ role: "user", content: "When does the mill open?" }];
  const { status, body } = await desk.person.client.post("/v1/chat/completions", {
    ...{ model: "parley-offline", messages },
    ...fields,
  });
  assert.equal(status, 200);
  return body;
}

test("without a model, a limit of tokens and stop words cut the text", async () => {
  const whole = await completeOffline({});
  const { content } = whole.choices[0].message;
  assert.ok(content.includes("six in the morning"), content);

  const limited = await completeOffline({ max_tokens: 4 });
  const [choice] = limited.choices;
  assert.equal(choice.finish_reason, "length");
  assert.ok(content.startsWith(choice.message.content) && choice.message.content.length <= 14);
  assert.ok(choice.message.content.length > 0 && /\s/.test(content[choice.message.content.length]));
  assert.deepEqual([limited.parley.status, limited.parley.answered], ["interrupted", false]);

  const stopped = await completeOffline({ stop: ["nowhere", " in the"] });
  assert.equal(stopped.choices[0].finish_reason, "stop");
  assert.equal(stopped.choices[0].message.content, content.slice(0, content.indexOf(" in the")));
});

test("what only a model can do fails when the model does, and is not answered in another form", async () => {
  desk.provider.answer({ status: 503 });
  const asked = { messages: [{ role: "user", content: "When does the mill open?" }], model: "parley" };
  const form = { response_format: { type: "json_object" } };
  const { status, body } = await desk.person.client.post("/v1/chat/completions", { ...asked, ...form });
  assert.deepEqual([status, body.error.code], [502, "provider_failed"]);
  const prose = await desk.person.client.post("/v1/chat/completions", asked);
  assert.deepEqual([prose.status, prose.body.model], [200, "parley-offline"]);
});
