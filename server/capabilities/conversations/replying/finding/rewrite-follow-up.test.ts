import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { type ModelDesk, openModelDesk } from "../../../../testing/model-desk.ts";
import type { Script, ScriptedRequest } from "../../../../testing/providers/scripted-provider.ts";

let desk: ModelDesk;
before(async () => {
  desk = await openModelDesk();
  await desk.teach(
    ["Aurora", "The Aurora lamp costs 12 euros."],
    ["Our works", "Lamps are assembled by hand in Lisbon."],
    ["Shop", "The shop opens at nine."],
  );
  await settle(true);
});
after(() => desk.stop());
beforeEach(() => {
  desk.provider.requests.length = 0;
});

const rewritten = "Where are lamps assembled by hand?";

async function settle(rewriteFollowUps: boolean): Promise<void> {
  const { client } = desk.person;
  const { data } = (await client.get("/api/assistants")).body;
  const changed = await client.call("PATCH", `/api/assistants/${data[0].id}`, { body: { rewriteFollowUps } });
  assert.equal(changed.status, 200, changed.text);
}
const isRewriting = ({ body }: ScriptedRequest) => JSON.stringify(body).includes("You rewrite the last message");
const rewritings = () => desk.provider.requests.filter(isRewriting);
const writes =
  (rewriting: string | { status: number }): Script =>
  (request) =>
    isRewriting(request) ? rewriting : "It is so [1].";
let session = 0;
const talk = async (...messages: string[]) => {
  const sessionId = `talk-${++session}`;
  let last = await desk.send(messages[0]!, { sessionId });
  for (const message of messages.slice(1)) last = await desk.send(message, { sessionId });
  assert.equal(last.status, 200, last.text);
  return (await desk.person.client.get(`/api/messages/${last.body.messageId}/provenance`)).body;
};

describe("follow-ups that the model rewrites", () => {
  test("are looked for as they stand alone, and shown to the model as they were asked", async () => {
    desk.provider.answer(writes(rewritten));
    const provenance = await talk("What does the Aurora lamp cost?", "and where do they make it?");
    assert.equal(provenance.readAs, rewritten);
    const best = await desk.person.client.get(`/api/knowledge/documents/${provenance.considered[0].documentId}`);
    assert.equal(best.body.title, "Our works");
    const [asked] = rewritings();
    assert.match(
      asked!.body.messages.at(-1).content,
      /What does the Aurora lamp cost\?[\s\S]*and where do they make it\?/,
    );
    const { content } = desk.provider.requests.at(-1)!.body.messages.at(-1);
    assert.match(content, /assembled by hand in Lisbon[\s\S]*and where do they make it\?$/);
  });

  test("are the follow-ups of the guide, also where FAQs ask about the same", async () => {
    await desk.teach(["Invite employees", "Open Team, press Invite and enter the address of the employee."]);
    await desk.teach(["Removing an employee", "Open Team, choose the employee and press Remove."]);
    const followUps = ["and how do I remove them again?", "how do I undo it?", "and what about that for students?"];
    for (const followUp of followUps) {
      desk.provider.requests.length = 0;
      desk.provider.answer(writes("How do I remove employees?"));
      await talk("How do I invite employees?", followUp);
      assert.equal(rewritings().length, 1, followUp);
    }
  });

  test("cost nothing for a question that stands alone", async () => {
    desk.provider.answer(writes(rewritten));
    const provenance = await talk("What does the Aurora lamp cost?", "When does the shop open in the morning?");
    assert.equal(provenance.readAs, undefined);
    assert.equal(rewritings().length, 0);
    assert.equal(desk.provider.requests.length, 2);
  });

  test("are read by the engine when the model fails or says too much", async () => {
    for (const rewriting of [{ status: 400 }, "word ".repeat(200)]) {
      desk.provider.answer(writes(rewriting));
      const provenance = await talk("What does the Aurora lamp cost?", "and where do they make it?");
      assert.notEqual(provenance.readAs, rewritten);
      assert.equal(provenance.model, "scripted/scripted-1");
      assert.equal(rewritings().length, 1);
      desk.provider.requests.length = 0;
    }
  });

  test("are left to the engine until an assistant switches it on", async () => {
    await settle(false);
    try {
      desk.provider.answer(writes(rewritten));
      await talk("What does the Aurora lamp cost?", "and where do they make it?");
      assert.deepEqual([rewritings().length, desk.provider.requests.length], [0, 2]);
    } finally {
      await settle(true);
    }
  });
});

test("the model decides whether the passages hold the answer before it writes", async () => {
  desk.provider.answer("[0] I do not know who wrote the song.");
  const sent = await desk.send("Who wrote the song about the Aurora lamp?");
  assert.deepEqual([sent.body.answered, sent.body.confidence], [false, 0]);
  assert.equal(sent.body.aiResponse, "I do not know who wrote the song.");
  assert.match(desk.provider.requests.at(-1)!.body.messages[0].content, /Decide first[\s\S]*begin with \[0\]/);
});
