import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { signUp, type TestClient } from "../../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../../testing/test-server.ts";

/** Each of them fits the knowledge more or less. */
const questions = [
  "When does the boathouse open?",
  "How do I cancel?",
  "I want to cancel a tour",
  "Can I cancel the evening before?",
  "Does the deposit come back at once?",
  "How long until the money comes back?",
  "Is half of the fee lost?",
  "What weighs 19 kilograms?",
  "How heavy is a kayak?",
  "Is there a kayak for two?",
  "Where is the boathouse?",
  "Do you repair paddles?",
  "When does a course start?",
  "Are children allowed in the kayak?",
];

describe("an assistant's strictness", () => {
  let server: TestServer;
  let client: TestClient;
  before(async () => {
    server = await startTestServer();
    ({ client } = await signUp(server.client));
    const text = (title: string, content: string) => ({ type: "text", title, content });
    const sources = [
      text("Cancelling a tour", "You can cancel a tour until the evening before. The money comes back within a week."),
      text("Cancelling a course", "You can cancel a course until two weeks before it. Half of the fee comes back."),
      text("Cancelling a rental", "You can cancel a rental until the same morning. The deposit comes back at once."),
      text("The Heron", "The Heron is a folding kayak for two people. It weighs 19 kilograms."),
      text("Opening hours", "On Saturday the boathouse is open from 9:00 to 14:00."),
    ];
    assert.equal((await client.post("/api/knowledge/sources", { sources })).status, 201);
  });
  after(() => server.stop());

  const make = async (settings: object) => (await client.post("/api/assistants", { name: "A", ...settings })).body;

  test("is balanced unless it is set, and only one of three", async () => {
    const { id, strictness } = await make({});
    assert.equal(strictness, "balanced");
    assert.equal((await make({ strictness: "eager" })).strictness, "eager");
    const change = (body: object) => client.call("PATCH", `/api/assistants/${id}`, { body });
    assert.equal((await change({ strictness: "careful" })).body.strictness, "careful");
    assert.equal((await change({ persona: "Kind." })).body.strictness, "careful");
    assert.equal((await client.get(`/api/assistants/${id}`)).body.strictness, "careful");
    const refused = await change({ strictness: "strict" });
    assert.deepEqual([refused.status, refused.body.errors[0].pointer], [400, "/body/strictness"]);
    const [byDefault] = (await client.get("/api/assistants")).body.data;
    assert.equal(byDefault.strictness, "balanced");
  });

  test("decides how sure it must be: what a stricter one answers, the others answer too", async () => {
    const answered: string[][] = [];
    for (const strictness of ["careful", "balanced", "eager"]) {
      const { id: assistantId } = await make({ strictness });
      const replies = [];
      for (const message of questions) {
        const { body } = await client.post("/api/chatbot/send", { message, assistantId });
        if (body.answered) replies.push(message);
      }
      answered.push(replies);
    }
    const [careful, balanced, eager] = answered as [string[], string[], string[]];
    assert.ok(careful.every((question) => balanced.includes(question)));
    assert.ok(balanced.every((question) => eager.includes(question)));
    assert.ok(careful.length < eager.length, `${careful.length} < ${eager.length}`);
  });
});
