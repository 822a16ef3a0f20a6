import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { SpokenGrammar } from "@parley/speech";
import { FliteSynthesizer, SoundSwallowerRecognizer } from "@parley/speech-embedded";
import { type Person, signUp } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AssistantId } from "../../assistants/index.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { spokenGrammarOf } from "./spoken-grammar-of.ts";

let server: TestServer;
const flite = new FliteSynthesizer();
const recognizer = new SoundSwallowerRecognizer();
before(async () => {
  server = await startTestServer();
});
after(() => Promise.all([server.stop(), flite.close(), recognizer.close()]));

const grammarOf = ({ workspaceId }: Person, assistant?: { id: string }, language = "en-US") => {
  const assistantId = assistant === undefined ? null : AssistantId.parse(assistant.id)!;
  return spokenGrammarOf(server.server.kernel, WorkspaceId.parse(workspaceId)!, assistantId, language);
};
const teach = async ({ client }: Person, source: Record<string, unknown>) => {
  const taught = await client.post("/api/knowledge/sources", source);
  assert.equal(taught.status, 201, taught.text);
  return taught.body;
};
const hours = {
  type: "faq",
  question: "What are your opening hours?",
  answer: "We are open from nine to six.",
  alternatives: ["When do you open?"],
};

/**
 * Gives what the embedded recognizer understands when a voice that is not the assistant's says
 * this.
 */
async function hear(spoken: string, grammar: SpokenGrammar) {
  const listening = recognizer.listen({ language: "en-US", grammar });
  for await (const piece of flite.synthesize(spoken, { voice: "rms", signal: new AbortController().signal })) {
    listening.write(piece);
  }
  return listening.finish();
}

describe("what people may say to an assistant", () => {
  test("is the questions of its FAQs, the titles of its texts, and what people say to every assistant", async () => {
    const person = await signUp(server.client);
    await teach(person, hours);
    await teach(person, { type: "text", title: "Refund policy", content: "You get your money back." });
    const { phrases, slots } = await grammarOf(person);
    for (const phrase of ["What are your opening hours?", "When do you open?", "Refund policy", "stop", "mhm", "yes"]) {
      assert.ok(phrases.includes(phrase), phrase);
    }
    assert.deepEqual(slots, {});
    assert.ok((await grammarOf(person, undefined, "de")).phrases.includes("noch einmal bitte"));
  });

  test("has what is said alike once, written as the knowledge has it", async () => {
    const person = await signUp(server.client);
    await teach(person, { type: "faq", question: "Can I talk to a PERSON?", answer: "Of course." });
    const { phrases } = await grammarOf(person);
    const alike = phrases.filter((phrase) => /^can i talk to a person/i.test(phrase));
    assert.deepEqual(alike, ["Can I talk to a PERSON?"]);
  });

  test("follows every change of the knowledge, and is the same object until there is one", async () => {
    const person = await signUp(server.client);
    const before = await grammarOf(person);
    assert.equal(await grammarOf(person), before);
    await teach(person, hours);
    const taught = await grammarOf(person);
    assert.ok(taught.phrases.includes(hours.question) && !before.phrases.includes(hours.question));
    assert.equal(await grammarOf(person), taught);
  });

  test("is what the assistant may answer from, with the phrases that its people have added", async () => {
    const person = await signUp(server.client);
    const { id } = await teach(person, hours);
    await teach(person, { type: "faq", question: "Where do you park?", answer: "Behind the house." });
    const voice = { phrases: ["Do you deliver to <city>?"], slots: { city: ["Boston", "New York"] } };
    const made = await person.client.post("/api/assistants", { name: "A", knowledge: { sourceIds: [id] }, voice });
    assert.equal(made.status, 201, made.text);
    assert.deepEqual(made.body.voice, { greeting: null, recordingNotice: null, ...voice });
    const { phrases, slots } = await grammarOf(person, made.body);
    assert.ok(phrases.includes(hours.question) && phrases.includes(voice.phrases[0]!));
    assert.ok(!phrases.includes("Where do you park?"));
    assert.deepEqual(slots, voice.slots);
    const path = `/api/assistants/${made.body.id}`;
    const changed = await person.client.call("PATCH", path, { body: { voice: { greeting: "Ahoy!" } } });
    assert.deepEqual(changed.body.voice, { ...voice, greeting: "Ahoy!", recordingNotice: null });
  });

  test("knows nothing of other workspaces", async () => {
    const [ada, bob] = [await signUp(server.client), await signUp(server.client)];
    await teach(ada, hours);
    assert.ok(!(await grammarOf(bob)).phrases.includes(hours.question));
  });

  test("is heard, and the assistant answers what was heard", async () => {
    const person = await signUp(server.client);
    await teach(person, hours);
    const heard = await hear("when do you open", await grammarOf(person));
    assert.deepEqual(heard, { text: "When do you open?", isUnderstood: true });
    const { body } = await person.client.post("/api/chatbot/send", { message: heard.text });
    assert.match(body.aiResponse, /from nine to six/);
  });

  test("takes no harm from hostile questions and titles", async () => {
    const person = await signUp(server.client);
    await teach(person, hours);
    const hostile = [
      "x ".repeat(1_000).trim(),
      "public <s> = anything | (more)* ; #JSGF V1.0; grammar evil;",
      "<sil> </s> [NOISE] {tag} /0.5/ \\ \" ' <hours>",
      "🙂🎉 𝔘𝔫𝔦𝔠𝔬𝔡𝔢 \u202eright to left",
      "営業時間は何時ですか。",
      `${"a".repeat(1_999)}?`,
      "((((((((((((((((((((",
      "Where is my parcel(2)?",
    ];
    for (const question of hostile) {
      await teach(person, {
        type: "faq",
        question,
        answer: "Nothing.",
        alternatives: [`${question} again`.slice(0, 2_000)],
      });
    }
    const heard = await hear("what are your opening hours", await grammarOf(person));
    assert.deepEqual(heard, { text: "What are your opening hours?", isUnderstood: true });
  });
});

test("a phrase with a slot that does not exist is refused with its place and the slots there are", async () => {
  const { client } = await signUp(server.client);
  const voice = { phrases: ["Call me at <digits>.", "I live in <town>."], slots: { city: ["Rome"] } };
  const refused = await client.post("/api/assistants", { name: "A", voice });
  assert.deepEqual([refused.status, refused.body.errors[0].pointer], [422, "/body/voice/phrases/1"]);
  assert.match(refused.body.errors[0].message, /city, number, digits, letters/);
  const made = await client.post("/api/assistants", { name: "A", voice: { slots: { town: ["Rome"] } } });
  const patch = (body: unknown) => client.call("PATCH", `/api/assistants/${made.body.id}`, { body });
  assert.equal((await patch({ voice: { phrases: ["I live in <town>."] } })).status, 200);
  assert.equal((await patch({ voice: { slots: {} } })).status, 422);
  for (const voice of [
    { phrases: Array(501).fill("a") },
    { phrases: [" "] },
    { phrases: ["a".repeat(301)] },
    { slots: { "no good": ["a"] } },
    { slots: { empty: [] } },
    { slots: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`s${at}`, ["a"]])) },
    { extra: 1 },
  ]) {
    assert.equal((await patch({ voice })).status, 400, JSON.stringify(voice).slice(0, 60));
  }
});
