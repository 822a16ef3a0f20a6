import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { createClient, makeKey, type Person, signUp, type TestClient } from "../../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../../testing/test-server.ts";

let server: TestServer;
let owner: Person;
let visitor: TestClient;
let sessions = 0;

before(async () => {
  server = await startTestServer();
  owner = await signUp(createClient(server.url), "desk@example.com");
  visitor = owner.client.as(await makeKey(owner));
  await owner.client.post("/api/knowledge/sources", {
    type: "text",
    title: "Prices",
    content: "A day ticket costs 12 euros and is valid until midnight.",
  });
});
after(() => server.stop());

/** A conversation, message by message; gives each reply's text. */
function converse(options: object = {}) {
  const sessionId = `call-${++sessions}`;
  return {
    sessionId,
    say: async (message: string): Promise<string> => {
      const { status, body } = await visitor.post("/api/chatbot/send", { message, sessionId, ...options });
      assert.equal(status, 200, JSON.stringify(body));
      return body.aiResponse;
    },
  };
}

async function leads(): Promise<Record<string, unknown>[]> {
  const { body } = await owner.client.get("/api/leads?limit=100");
  return body.data;
}

const statusOf = async (sessionId: string) =>
  (await owner.client.get(`/api/conversations/${sessionId}`)).body.status as string;

describe("a wish for a call back", () => {
  for (const [language, wish, question, details, shown] of [
    ["English", "Can someone call me back?", /name.*country code/, "I'm Ada Lovelace, +44 20 7946 0958", /noted/],
    ["German", "Kann mich bitte jemand zurückrufen?", /Landesvorwahl/, "Ada Lovelace +44 20 7946 0958", /notiert/],
    ["French", "Quelqu'un peut me rappeler ?", /indicatif/, "Je m'appelle Ada Lovelace, +44 20 7946 0958", /noté/],
    ["Spanish", "¿Me pueden llamar?", /prefijo/, "Me llamo Ada Lovelace, +44 20 7946 0958", /anotado/],
    ["Italian", "Mi potete richiamare?", /prefisso/, "Mi chiamo Ada Lovelace, +44 20 7946 0958", /annotato/],
    ["Dutch", "Kan iemand me terugbellen?", /landnummer/, "Ik heet Ada Lovelace, +44 20 7946 0958", /genoteerd/],
    ["Portuguese", "Podem ligar-me?", /indicativo/, "Chamo-me Ada Lovelace, +44 20 7946 0958", /Anotei/],
  ] as const) {
    test(`becomes a lead, and the reply repeats what was taken (${language})`, async () => {
      const { say, sessionId } = converse();
      const count = (await leads()).length;
      assert.match(await say(wish), question);
      assert.equal((await leads()).length, count);
      const reply = await say(details);
      assert.match(reply, shown);
      assert.match(reply, /- Ada Lovelace\n- \+442079460958\n/);
      const [lead, ...others] = await leads();
      assert.equal(others.length, count);
      const { name, phone, email, message, source, status } = lead!;
      assert.deepEqual(
        { name, phone, email, message, source, status },
        { name: "Ada Lovelace", phone: "+442079460958", email: null, message: wish, source: "chat", status: "new" },
      );
      assert.equal(await statusOf(sessionId), "open");
    });
  }

  test("that names the number is taken at once", async () => {
    const { say } = converse();
    assert.match(
      await say("Please call me back at +49 30 901820, my name is Grace Hopper."),
      /Grace Hopper\n- \+4930901820/,
    );
    assert.equal((await leads())[0]!.name, "Grace Hopper");
  });

  test("is completed over several messages", async () => {
    const { say } = converse();
    await say("I'd like a call back");
    assert.match(await say("Grace Hopper"), /could not read/);
    assert.match(await say("grace@example.com"), /Grace Hopper\n- grace@example.com/);
  });

  test("ends with a no, and another question is answered", async () => {
    const { say } = converse();
    const count = (await leads()).length;
    await say("Can you call me?");
    assert.match(await say("no thanks"), /leave it/);
    await say("Can you call me?");
    assert.match(await say("What does a day ticket cost?"), /12 euros/);
    assert.equal((await leads()).length, count);
  });

  test("can be corrected: the number that was wrong stays in no lead", async () => {
    const { say } = converse();
    const before = (await leads()).length;
    await say("Call me back at +49 30 901820, I'm Edith Clarke");
    const [taken] = await leads();
    assert.match(await say("No, that's wrong: +49 30 901821"), /Edith Clarke\n- \+4930901821/);
    const [corrected, ...others] = await leads();
    assert.deepEqual([corrected!.id, corrected!.phone, corrected!.name], [taken!.id, "+4930901821", "Edith Clarke"]);
    assert.notEqual(corrected!.contactId, taken!.contactId);
    assert.equal(others.length, before);
    assert.doesNotMatch(await say("Thank you"), /noted/);
  });

  test("with a number that has no country code reaches a colleague", async () => {
    const { say, sessionId } = converse();
    await say("Can someone call me back?");
    assert.match(await say("0171 2345678"), /colleague/);
    assert.equal(await statusOf(sessionId), "handed-over");
  });

  test("is stored once, when the message is sent again after a lost answer", async () => {
    const { sessionId } = converse();
    const count = (await leads()).length;
    const body = { message: "Call me back at +49 30 901822", sessionId };
    const headers = { "idempotency-key": "call-once" };
    const answers = [];
    for (let tries = 0; tries < 3; tries++) answers.push(await visitor.post("/api/chatbot/send", body, { headers }));
    assert.equal(new Set(answers.map((answer) => answer.body.messageId)).size, 1);
    assert.equal((await leads()).length, count + 1);
  });

  test("links the conversation with the contact, whose export and erasure take it along", async () => {
    const { say, sessionId } = converse();
    await say("My dog ate the parcel. Call me back at +49 30 901833");
    const { contactId } = (await leads())[0] as { contactId: string };
    const exported = await owner.client.get(`/api/contacts/${contactId}/export`);
    assert.match(exported.text, /My dog ate the parcel/);
    const { body: timeline } = await owner.client.get(`/api/contacts/${contactId}/timeline`);
    const kinds = timeline.data.map(({ kind }: { kind: string }) => kind).sort();
    assert.deepEqual(kinds, ["contact", "conversation", "lead"]);
    const erased = await owner.client.post(`/api/contacts/${contactId}/erase`);
    assert.deepEqual([erased.status, erased.body.counts.conversations, erased.body.counts.messages], [200, 1, 2]);
    assert.equal((await owner.client.get(`/api/conversations/${sessionId}`)).status, 404);
  });

  test("reaches a colleague where the assistant may take no leads, as does a wish to talk to a person now", async () => {
    const { body: assistant } = await owner.client.post("/api/assistants", { name: "Shop", actions: ["hand_over"] });
    const withoutLeads = converse({ assistantId: assistant.id });
    await withoutLeads.say("Can someone call me back?");
    assert.equal(await statusOf(withoutLeads.sessionId), "handed-over");
    const { say, sessionId } = converse();
    await say("I want to talk to a person, call me at +49 30 901820");
    assert.equal(await statusOf(sessionId), "handed-over");
  });
});
