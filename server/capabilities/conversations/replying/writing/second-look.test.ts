import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { type ModelDesk, openModelDesk } from "../../../../testing/model-desk.ts";
import type { Script, ScriptedRequest, Step } from "../../../../testing/providers/scripted-provider.ts";

let desk: ModelDesk;
before(async () => {
  desk = await openModelDesk();
  await desk.teach(["Aurora", "The Aurora lamp costs 12 euros. Its shade is made of linen."]);
  await settle({ secondLook: true });
});
after(() => desk.stop());
beforeEach(() => {
  desk.provider.requests.length = 0;
});

const question = "What does the Aurora lamp cost?";
const priced = "The Aurora lamp costs 12 euros [1].";
const invented = "Napoleon himself designed the famous foot [1].";

async function settle(settings: Record<string, unknown>): Promise<void> {
  const { client } = desk.person;
  const { data } = (await client.get("/api/assistants")).body;
  const changed = await client.call("PATCH", `/api/assistants/${data[0].id}`, { body: settings });
  assert.equal(changed.status, 200, changed.text);
}
const isLook = ({ body }: ScriptedRequest) => JSON.stringify(body).includes("You check statements");
const looks = () => desk.provider.requests.filter(isLook);
const says =
  (text: string | Step[], look: string | { status: number }): Script =>
  (request) =>
    isLook(request) ? look : text;
const ask = async () => {
  const sent = await desk.send(question);
  assert.equal(sent.status, 200, sent.text);
  const provenance = (await desk.person.client.get(`/api/messages/${sent.body.messageId}/provenance`)).body;
  return { ...sent.body, provenance };
};

describe("a second look at what a model wrote", () => {
  test("removes the sentence that no passage supports, and asks about no other", async () => {
    desk.provider.answer(says(`${priced} ${invented} The shade is made of linen [1].`, "1"));
    const asked = await ask();
    assert.equal(asked.aiResponse, "The Aurora lamp costs 12 euros. The shade is made of linen.");
    assert.deepEqual(asked.provenance.removed, ["Napoleon himself designed the famous foot."]);
    assert.equal(asked.unsupported, undefined);
    const spans = asked.citations[0].supports.map(({ start, end }: { start: number; end: number }) =>
      asked.aiResponse.slice(start, end),
    );
    assert.deepEqual(spans, ["The Aurora lamp costs 12 euros.", "The shade is made of linen."]);
    const [look] = looks();
    const { content } = look!.body.messages.at(-1);
    assert.match(content, /1\. Napoleon himself designed/);
    assert.doesNotMatch(content, /2\. |1\. The Aurora lamp costs/);
  });

  test("is never seen by readers of the stream", async () => {
    desk.provider.answer(says([{ say: priced }, { say: ` ${invented}` }], "1"));
    const headers = { accept: "text/event-stream" };
    const { text } = await desk.person.client.post("/api/chatbot/send", { message: question }, { headers });
    assert.match(text, /costs 12 euros/);
    assert.doesNotMatch(text, /Napoleon/);
  });

  test("costs no call where words and numbers can tell", async () => {
    desk.provider.answer(says(priced, "1"));
    assert.equal((await ask()).aiResponse, "The Aurora lamp costs 12 euros.");
    assert.equal(desk.provider.requests.length, 1);
  });

  test("keeps a sentence that the passages say in other words, and no longer doubts it", async () => {
    desk.provider.answer(says(`${priced} A dozen coins buy this luminaire [1].`, "0"));
    const asked = await ask();
    assert.match(asked.aiResponse, /A dozen coins/);
    assert.deepEqual([asked.unsupported, asked.provenance.removed], [undefined, undefined]);
  });

  test("that fails, or says something else, removes nothing, and the doubt stays", async () => {
    const unreadable = ["Statement 1 looks fine to me!", "[]", ",", "7", "0, 1"];
    for (const look of [{ status: 400 }, ...unreadable]) {
      desk.provider.answer(says(`${priced} ${invented}`, look));
      const asked = await ask();
      assert.match(asked.aiResponse, /Napoleon/);
      assert.equal(asked.unsupported.length, 1);
    }
  });

  test("takes an item out of a list with its sign, and only that one", async () => {
    const list = `About the lamp [1]:\n\n- ${priced}\n- ${invented}\n- Its shade is made of linen [1].`;
    desk.provider.answer(says(list, "1"));
    const { aiResponse } = await ask();
    assert.equal(aiResponse, "About the lamp:\n\n- The Aurora lamp costs 12 euros.\n- Its shade is made of linen.");
  });

  test("that leaves nothing lets the engine answer", async () => {
    desk.provider.answer(says(invented, "1"));
    const asked = await ask();
    assert.equal(asked.model, "parley-offline");
    assert.match(asked.aiResponse, /12 euros/);
    assert.equal(asked.provenance.failures[0].cause, "unsupported");
    assert.equal(asked.provenance.removed.length, 1);
  });

  test("comes before the question for a yes", async () => {
    const call = { name: "hand_over", input: {} };
    desk.provider.answer(says([{ say: `${priced} ${invented}` }, { call }], "1"));
    const { aiResponse, asks } = await ask();
    assert.ok(aiResponse.startsWith("The Aurora lamp costs 12 euros.\n\n┃"), aiResponse);
    assert.equal(aiResponse.slice(asks.start, asks.end)[0], "┃");
  });

  test("is off until an assistant switches it on", async () => {
    await settle({ secondLook: false });
    try {
      desk.provider.answer(says(`${priced} ${invented}`, "1"));
      const asked = await ask();
      assert.match(asked.aiResponse, /Napoleon/);
      assert.deepEqual([looks().length, asked.unsupported.length], [0, 1]);
    } finally {
      await settle({ secondLook: true });
    }
  });
});
