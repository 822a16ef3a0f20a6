import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { makeKey } from "../../../../testing/client.ts";
import { type ModelDesk, openModelDesk } from "../../../../testing/model-desk.ts";
import type { ScriptedRequest, Step } from "../../../../testing/providers/scripted-provider.ts";

const origin = "https://shop.example";
const internal = "The purchase price of a lantern is 3 euros.";
const question = "What is the purchase price of a lantern?";

/** Searches for the question, and then repeats all that it was given. */
function curious({ body }: ScriptedRequest): Step[] {
  const { messages } = body as { messages: { role: string; content: string }[] };
  const last = messages.at(-1)!;
  if (last.role !== "tool") return [{ call: { name: "search_knowledge", input: { query: question } } }];
  return [{ say: `I was told [1][2][3]: ${messages.map(({ content }) => content).join(" ")}` }];
}

let desk: ModelDesk;
let assistantId: string;
before(async () => {
  desk = await openModelDesk(curious);
  await desk.teach(["Purchase (internal)", internal]);
  const { client } = desk.person;
  const source = { type: "text", title: "Lanterns", content: "A lantern costs 12 euros in the shop." };
  const { body } = await client.post("/api/knowledge/sources", source);
  const made = await client.post("/api/assistants", { name: "Sales", knowledge: { sourceIds: [body.id] } });
  assistantId = made.body.id;
});
after(() => desk.stop());

async function ask(fields: Record<string, unknown>) {
  const key = await makeKey(desk.person, {
    kind: "publishable",
    allowedOrigins: [origin],
    assistantIds: [assistantId],
  });
  const browser = desk.server.client.as(key, { origin });
  const { body, text } = await browser.post("/api/chatbot/send", { message: question, ...fields });
  const { client } = desk.person;
  const provenance = await client.get(`/api/messages/${body.messageId}/provenance`);
  return { body, everything: text + provenance.text };
}

test("an assistant's model finds nothing outside the assistant's sources, whatever it searches for", async () => {
  const { body, everything } = await ask({});
  assert.match(body.aiResponse, /12 euros/);
  assert.ok(!everything.includes("3 euros"), everything);
  assert.ok(!everything.includes("internal"), everything);
  const asked = JSON.stringify(desk.provider.requests.at(-1)!.body);
  assert.ok(asked.includes("12 euros") && !asked.includes("3 euros"), asked);
});

test("the engine that answers without a model keeps to the assistant's sources", async () => {
  desk.provider.answer({ status: 500 });
  const { body, everything } = await ask({});
  assert.equal(body.model, "parley-offline");
  assert.ok(!everything.includes("3 euros") && !everything.includes("internal"), everything);
});

test("a person who may read all knowledge searches all of it", async () => {
  const { body } = await desk.person.client.post("/api/knowledge/search", { query: question });
  assert.match(body.passages[0].text, /3 euros/);
});
