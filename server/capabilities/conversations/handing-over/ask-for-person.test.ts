import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type ModelDesk, openModelDesk } from "../../../testing/model-desk.ts";

const ownWords = "I am Anna, a person of flesh and blood.";

let desk: ModelDesk;
before(async () => {
  desk = await openModelDesk(ownWords);
  await desk.teach(["Prices", "A day ticket costs 12 euros and is valid until midnight."]);
});
after(() => desk.stop());

let sessions = 0;
const newSession = () => `person-${++sessions}`;
const statusOf = async (sessionId: string) =>
  (await desk.person.client.get(`/api/conversations/${sessionId}`)).body.status;

describe("a request for a person", () => {
  for (const [message, answer] of [
    ["can someone call me? my number is 0171 2345678", /colleague/],
    ["put me in touch with a representative", /colleague/],
    ["This does not help. Get me a human!", /colleague/],
    ["Ich möchte bitte einen Mitarbeiter", /Kollegin/],
    ["kann mich jemand anrufen?", /Kollegin/],
    ["Je voudrais parler à votre responsable", /collègue/],
  ] as const) {
    test(`"${message}" hands the conversation over`, async () => {
      const sessionId = newSession();
      const { body } = await desk.send(message, { sessionId });
      assert.match(body.aiResponse, answer);
      assert.equal(await statusOf(sessionId), "handed-over");
    });
  }

  test("tells the team the number at which the person can be reached", async () => {
    const sessionId = newSession();
    await desk.send("Could somebody call me? My number is 0171 2345678", { sessionId });
    const { data } = (await desk.person.client.get(`/api/conversations/${sessionId}/messages`)).body;
    const notes = data.filter(({ isNote }: { isNote?: true }) => isNote);
    assert.match(notes.map(({ text }: { text: string }) => text).join(), /0171 2345678/);
  });

  for (const message of ["who is your representative in France?", "how do I talk to customers by phone?"]) {
    test(`"${message}" is a question like any other`, async () => {
      const sessionId = newSession();
      assert.equal((await desk.send(message, { sessionId })).body.aiResponse, ownWords);
      assert.equal(await statusOf(sessionId), "open");
    });
  }

  test("is also seen in two angry messages in a row, and not in one", async () => {
    const sessionId = newSession();
    await desk.send("What does a day ticket cost?", { sessionId });
    await desk.send("This is ridiculous!", { sessionId });
    assert.equal(await statusOf(sessionId), "open");
    await desk.send("And what does a week cost?", { sessionId });
    await desk.send("You are useless.", { sessionId });
    assert.equal(await statusOf(sessionId), "open");
    await desk.send("This is a waste of time, you don't understand anything!", { sessionId });
    assert.equal(await statusOf(sessionId), "handed-over");
  });
});

describe("the question whether a person answers", () => {
  for (const [message, answer] of [
    ["am I talking to a bot?", "I am an automatic assistant, not a person. What would you like to know?"],
    ["are you human?", "I am an automatic assistant, not a person. What would you like to know?"],
    ["Bist du ein Mensch?", "Ich bin ein automatischer Assistent, kein Mensch. Was möchten Sie wissen?"],
    ["¿Estoy hablando con una persona real?", "Soy un asistente automático, no una persona. ¿Qué desea saber?"],
  ] as const) {
    test(`"${message}" gets an honest answer, whatever a model would say`, async () => {
      const sessionId = newSession();
      const { body } = await desk.send(message, { sessionId });
      assert.deepEqual([body.aiResponse, body.answered, body.citations], [answer, true, []]);
      assert.equal(await statusOf(sessionId), "open");
      const offline = await desk.send(message, { model: "parley-offline" });
      assert.deepEqual([offline.body.aiResponse, offline.body.answered], [answer, true]);
    });
  }
});
