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
    ["Je voudrais parler à votre responsable", /collègue/],
    ["je veux parler à un conseiller", /collègue/],
    ["un humain svp", /collègue/],
    ["quiero hablar con una persona", /compañer/],
    ["vorrei parlare con un operatore", /collega/],
    ["Mitarbeiter bitte", /Kollegin/],
    ["stop, I want a real human", /colleague/],
    ["can I have a person", /colleague/],
    ["customer service rep please", /colleague/],
    ["Can I get help from an actual person", /colleague/],
    ["I want to complain to a human", /colleague/],
    ["Kann ich einen Menschen haben?", /Kollegin/],
    ["am I talking to a bot or can I talk to a human?", /colleague/],
    ["escalate this", /colleague/],
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

  for (const [first, second, status] of [
    ["Das ist eine Frechheit!", "Ihr seid unfähig", "handed-over"],
    ["I HATE THIS", "THIS IS THE WORST COMPANY EVER", "handed-over"],
    ["WTF", "are you kidding me?!", "handed-over"],
    ["my angry neighbour wants to buy", "the angry bird toy price?", "open"],
    ["is the crap shoot game in stock?", "do you sell the Useless Box?", "open"],
  ] as const) {
    test(`"${first}" and "${second}" leave the conversation ${status}`, async () => {
      const sessionId = newSession();
      await desk.send(first, { sessionId });
      await desk.send(second, { sessionId });
      assert.equal(await statusOf(sessionId), status);
    });
  }

  test("is answered in the language of the dialogue, which a letter alone does not change", async () => {
    const { body: assistant } = await desk.person.client.post("/api/assistants", {
      name: "Lawyers",
      model: "parley-offline",
      handOver: { phrases: ["msg c"] },
    });
    const ask = { sessionId: newSession(), assistantId: assistant.id };
    await desk.send("What does a day ticket cost?", ask);
    assert.match((await desk.send("msg c", ask)).body.aiResponse, /colleague/);
  });
});

describe("the question whether a person answers", () => {
  for (const [message, answer] of [
    ["am I talking to a bot?", "I am an automatic assistant, not a person. What would you like to know?"],
    ["do I speak with a robot?", "I am an automatic assistant, not a person. What would you like to know?"],
    ["are you ChatGPT?", "I am an automatic assistant, not a person. What would you like to know?"],
    ["is this automated?", "I am an automatic assistant, not a person. What would you like to know?"],
    ["Spreche ich mit einer Maschine?", "Ich bin ein automatischer Assistent, kein Mensch. Was möchten Sie wissen?"],
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
