import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type ModelDesk, openModelDesk } from "../../../server/testing/model-desk.ts";
import { Chatbot, Parley } from "../src/index.ts";

let desk: ModelDesk;
let parley: Parley;
let chatbot: Chatbot;
before(async () => {
  desk = await openModelDesk([{ say: "It costs " }, { say: "12 euros. [1]" }]);
  await desk.teach(["Prices", "A day ticket costs 12 euros."]);
  const settings = { endpoint: desk.server.url, apiKey: desk.person.accessToken };
  parley = new Parley(settings);
  chatbot = new Chatbot(settings);
});
after(() => desk.stop());

test("providers and assistants can be made, tested, changed and removed", async () => {
  const provider = await parley.providers.add({
    kind: "openai-compatible",
    name: "second",
    baseUrl: desk.provider.url,
    defaultModel: "scripted-1",
  });
  assert.equal((await parley.providers.test(provider.id)).ok, true);
  const assistant = await parley.assistants.make({ name: "Ada", model: "second/scripted-1" });
  const changed = await parley.assistants.change(assistant.id, { greeting: "Good day!" });
  assert.equal(changed.greeting, "Good day!");
  const answer = await chatbot.send({ message: "What does a day ticket cost?", assistantId: assistant.id });
  assert.deepEqual([answer.model, answer.aiResponse], ["second/scripted-1", "It costs 12 euros."]);
  await parley.assistants.delete(assistant.id);
  await parley.providers.delete(provider.id);
  const names: string[] = [];
  for await (const { name } of parley.providers.list()) names.push(name);
  assert.deepEqual(names, ["scripted"]);
});

test("a model's answer arrives while it is written; a person takes the conversation and hands it back", async () => {
  let text = "";
  for await (const event of chatbot.stream({ message: "What does a day ticket cost?", sessionId: "led" })) {
    if (event.type === "message.delta") text += event.text;
    if (event.type === "message.completed") assert.equal(event.answer.aiResponse, text);
  }
  assert.equal(text, "It costs 12 euros.");
  assert.equal((await parley.conversations.handOver("led")).status, "handed-over");
  await parley.conversations.write("led", { text: "I am Ann." });
  const silent = await chatbot.send({ message: "Hello Ann", sessionId: "led" });
  assert.deepEqual([silent.status, silent.aiResponse], ["handed-over", ""]);
  const events: string[] = [];
  for await (const { type } of chatbot.stream({ message: "Still there?", sessionId: "led" })) events.push(type);
  assert.deepEqual(events, ["message.started", "message.completed"]);
  assert.equal((await parley.conversations.handBack("led", { summary: "All is said." })).status, "open");
});
