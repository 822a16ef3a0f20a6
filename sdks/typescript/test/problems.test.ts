import assert from "node:assert/strict";
import { test } from "node:test";
import { Chatbot, NotFound, type ParleyProblem, RateLimited } from "../src/index.ts";

function chatbotOf(answer: () => Response): Chatbot {
  return new Chatbot({ endpoint: "http://127.0.0.1:3000", apiKey: null, maxRetries: 0, fetch: async () => answer() });
}

async function failureOf(chatbot: Chatbot): Promise<ParleyProblem> {
  try {
    for await (const event of chatbot.stream({ message: "Hello" })) assert.fail(event.type);
  } catch (error) {
    return error as ParleyProblem;
  }
  return assert.fail("nothing was thrown");
}

test("a stream fails with the class of its problem, whether before it begins or in the middle", async () => {
  const problem = { status: 429, code: "budget-used-up", detail: "Tomorrow there is more.", requestId: "req_1" };
  const event = `id: msg_1:0\nevent: error\ndata: ${JSON.stringify(problem)}\n\n`;
  const inside = await failureOf(
    chatbotOf(() => new Response(event, { headers: { "content-type": "text/event-stream" } })),
  );
  assert.ok(inside instanceof RateLimited);
  assert.deepEqual([inside.code, inside.requestId, inside.document], ["budget-used-up", "req_1", problem]);
  const headers = { "content-type": "application/problem+json" };
  const before = await failureOf(
    chatbotOf(() => Response.json({ code: "not-found", detail: "None." }, { status: 404, headers })),
  );
  assert.ok(before instanceof NotFound && before.code === "not-found");
});
