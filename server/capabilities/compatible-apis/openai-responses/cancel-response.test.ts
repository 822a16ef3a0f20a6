import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import OpenAI from "openai";
import { makeKey } from "../../../testing/client.ts";
import { type ModelDesk, openModelDesk } from "../../../testing/model-desk.ts";
import { until } from "../../../testing/until.ts";

let desk: ModelDesk;
let openai: OpenAI;
before(async () => {
  desk = await openModelDesk();
  openai = new OpenAI({ baseURL: `${desk.server.url}/v1`, apiKey: await makeKey(desk.person), maxRetries: 0 });
});
after(() => desk.stop());

const statusOf = async ({ id }: { id: string }) => (await openai.responses.retrieve(id)).status;
const ask = (conversation: string, input: string) => openai.responses.create({ conversation, input, background: true });

test("cancelling a response that waits for its turn leaves the one that is written alone", async () => {
  const told = Promise.withResolvers<void>();
  desk.provider.answer([{ say: "At nine " }, { until: told.promise }, { say: "o'clock." }]);
  const first = await ask("waiting", "When do you open?");
  const second = await ask("waiting", "And where are you?");
  const cancelled = await openai.responses.cancel(second.id);
  assert.deepEqual([cancelled.status, await statusOf(first)], ["cancelled", "in_progress"]);
  told.resolve();
  const ended = await until(async () => {
    const found = await openai.responses.retrieve(first.id);
    return found.status === "completed" && found;
  });
  assert.equal(ended.output_text, "At nine o'clock.");
  assert.equal(await statusOf(second), "cancelled");
});

test("cancelling the response that is written lets the next one begin", async () => {
  const held = Promise.withResolvers<void>();
  desk.provider.answer([{ say: "At " }, { until: held.promise }]);
  const before = desk.provider.requests.length;
  const first = await ask("written", "When do you open?");
  await until(async () => desk.provider.requests.length > before);
  desk.provider.answer("At the harbour.");
  const second = await ask("written", "And where are you?");
  const cancelled = await openai.responses.cancel(first.id);
  assert.equal(cancelled.status, "cancelled");
  await until(async () => (await statusOf(second)) === "completed");
  held.resolve();
});
