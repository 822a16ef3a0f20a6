import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { signUp, type TestClient } from "../../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../../testing/test-server.ts";

describe("a question in a conversation", () => {
  let server: TestServer;
  let client: TestClient;

  before(async () => {
    server = await startTestServer();
    ({ client } = await signUp(server.client));
    await client.post("/api/knowledge/sources", {
      sources: [
        {
          type: "text",
          title: "The Heron",
          content: "The Heron is a folding kayak for two people. The Heron costs 840 euros and weighs 19 kilograms.",
        },
        {
          type: "text",
          title: "The Otter",
          content: "The Otter is a short kayak for rivers. The Otter costs 610 euros and weighs 16 kilograms.",
        },
        {
          type: "text",
          title: "Opening hours",
          content: "On Saturday the boathouse is open from 9:00 to 14:00. On Sunday the boathouse is closed.",
        },
      ],
    });
  });
  after(() => server.stop());

  const say = async (sessionId: string, message: string) =>
    (await client.post("/api/chatbot/send", { sessionId, message })).body;

  test("with a pronoun is read with the question before, and the provenance says how", async () => {
    await say("pronoun", "What is the Heron?");
    const reply = await say("pronoun", "How much does it cost?");
    assert.match(reply.aiResponse, /840 euros/);
    assert.equal(reply.citations[0].title, "The Heron");
    const { body } = await client.get(`/api/messages/${reply.messageId}/provenance`);
    assert.match(body.readAs, /heron/i);
  });

  test("that starts with 'and …?' is about the same subject", async () => {
    await say("opening", "When is the boathouse open on Saturday?");
    assert.match((await say("opening", "And on Sunday?")).aiResponse, /closed/);
  });

  test("is never read with another conversation's questions", async () => {
    await say("otter", "What is the Otter?");
    await say("heron", "What is the Heron?");
    const [otter, heron, nobody] = await Promise.all(
      ["otter", "heron", "nobody"].map((sessionId) => say(sessionId, "How much does it cost?")),
    );
    assert.match(otter.aiResponse, /610 euros/);
    assert.match(heron.aiResponse, /840 euros/);
    const { body } = await client.get(`/api/messages/${nobody.messageId}/provenance`);
    assert.equal(body.readAs, undefined);
  });

  test("is answered by the source that was cited before, also when another one fits better", async () => {
    const other = (await signUp(server.client)).client;
    await other.post("/api/knowledge/sources", {
      sources: [
        {
          type: "text",
          title: "Lessons",
          content: "Lessons are given in the main hall. They take 45 minutes.",
        },
        {
          type: "text",
          title: "Lessons for children",
          content: "Lessons for children take 30 minutes. How long lessons take is decided by the trainer.",
        },
      ],
    });
    const ask = async (message: string) =>
      (await other.post("/api/chatbot/send", { sessionId: "lessons", message })).body;
    assert.equal((await ask("Where are lessons given?")).citations[0].title, "Lessons");
    assert.match((await ask("And how long do they take?")).aiResponse, /45 minutes/);
  });

  for (const [language, greeting] of [
    ["English", "Hello!"],
    ["German", "Guten Morgen!"],
    ["French", "Merci beaucoup !"],
  ]) {
    test(`small talk in ${language} is answered in kind and cites nothing`, async () => {
      const reply = await say(`talk ${language}`, greeting!);
      assert.equal(reply.answered, true);
      assert.deepEqual(reply.citations, []);
      assert.notEqual(reply.aiResponse, "");
    });
  }

  test("is still understood after small talk in between", async () => {
    await say("thanks", "What is the Heron?");
    await say("thanks", "Thank you!");
    assert.match((await say("thanks", "How much does it cost?")).aiResponse, /840 euros/);
  });
});
