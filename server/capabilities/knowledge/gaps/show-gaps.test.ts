import assert from "node:assert/strict";
import { test } from "node:test";
import { signUp, type TestClient } from "../../../testing/client.ts";
import { useTestServer } from "../../../testing/test-server.ts";

const server = useTestServer();

const opening = { type: "faq", question: "When do you open?", answer: "We open at nine." };
const oven = { type: "text", title: "The stone oven", content: "The stone oven is heated with beech wood at four." };

async function newShop(...sources: unknown[]): Promise<TestClient> {
  const { client } = await signUp(server.client);
  const taught = await client.post("/api/knowledge/sources", { sources });
  assert.equal(taught.status, 201, taught.text);
  return client;
}
const ask = async (client: TestClient, message: string) => (await client.post("/api/chatbot/send", { message })).body;
const gapsOf = async (client: TestClient) => (await client.get("/api/knowledge/gaps")).body.data;

test("each question of a message that has no answer is a gap, beside those that have one", async () => {
  const client = await newShop(opening, oven);
  const message = "1) When do you open? 2) Where is the parking garage? 3) Do you sell umbrellas?";
  const reply = await ask(client, message);
  assert.deepEqual([reply.answered, reply.citations.length], [true, 1], reply.aiResponse);
  const shown = (await gapsOf(client)).map((gap: { question: string; count: number }) => [gap.question, gap.count]);
  assert.deepEqual(shown.toSorted(), [
    ["Do you sell umbrellas?", 1],
    ["Where is the parking garage?", 1],
  ]);
});

test("a gap is answered now only where its message would be answered, and not asked back about", async () => {
  const sections = ["How long do I have to pay?", "How do I change the name on an invoice?", "Where is my invoice?"];
  const content = sections.map((heading) => `## ${heading}\n\nInvoices: write to the office about this.`).join("\n\n");
  const client = await newShop({ type: "text", title: "Invoices", content }, oven);
  const reply = await ask(client, "I have a problem with my invoice");
  assert.deepEqual([reply.answered, reply.choices.length > 1], [false, true], reply.aiResponse);
  const [gap, ...others] = await gapsOf(client);
  assert.deepEqual([gap.answeredNow, gap.nearest?.title, others.length], [false, "Invoices", 0]);
  assert.ok(sections.includes(gap.nearest.section), gap.nearest.section);
  assert.equal(gap.nearest.page, null);
});
