import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { type ClubMessages, clubInSevenLanguages, clubSources } from "@parley/engine/testing";
import { signUp, type TestClient } from "../../../../testing/client.ts";
import { useTestServer } from "../../../../testing/test-server.ts";

const server = useTestServer();

for (const messages of clubInSevenLanguages) describe(`a club in ${messages.code}`, () => asksTheClub(messages));

describe("topics that were offered", () => {
  let client: TestClient;
  before(async () => {
    ({ client } = await signUp(server.client));
    await client.post("/api/knowledge/sources", { sources: clubSources(clubInSevenLanguages[0]!) });
  });
  const say = async (sessionId: string, message: string) =>
    (await client.post("/api/chatbot/send", { sessionId, message })).body;

  test("are offered again after a mere yes, and not after another message that says too little", async () => {
    const { choices } = await say("yes", "it doesn't work");
    const again = await say("yes", "yes");
    assert.deepEqual([again.answered, again.choices], [false, choices]);
    const { aiResponse } = await say("yes", "it's broken");
    for (const { title } of choices) assert.ok(!aiResponse.includes(title), aiResponse);
  });

  test("are taken by a word that only one of them has; a new question takes none", async () => {
    await say("word", "help!!");
    assert.equal((await say("word", "the lessons one")).citations[0].title, "Lessons");
    await say("question", "help!!");
    assert.match((await say("question", "how much is a racket?")).aiResponse, /3 euros/);
  });
});

function asksTheClub(messages: ClubMessages): void {
  let client: TestClient;
  let conversations = 0;
  before(async () => {
    ({ client } = await signUp(server.client));
    await client.post("/api/knowledge/sources", { sources: clubSources(messages) });
  });

  /** The reply to the last of the messages, which are sent in a conversation of their own. */
  async function say(...texts: string[]) {
    const sessionId = `conversation ${conversations++}`;
    let reply: Awaited<ReturnType<TestClient["post"]>> | undefined;
    for (const message of texts) reply = await client.post("/api/chatbot/send", { sessionId, message });
    assert.equal(reply?.status, 200, reply?.text);
    return reply!.body;
  }

  test("a message that says too little is answered with topics to choose from", async () => {
    for (const text of messages.vague) {
      const { answered, citations, choices, aiResponse } = await say(text);
      assert.deepEqual([answered, citations], [false, []], text);
      assert.ok(choices.length >= 2 && choices.length <= 4, text);
      for (const { title } of choices) assert.ok(aiResponse.includes(title), `${text}: ${aiResponse}`);
      assert.equal(new Set(choices.map(({ title }: { title: string }) => title)).size, choices.length);
    }
  });

  test("a topic is taken by its title in any case, and by its place", async () => {
    const [vague = ""] = messages.vague;
    const [, offered] = (await say(vague)).choices;
    for (const text of [offered.title, `"${offered.title.toUpperCase()}"`, ...messages.second]) {
      const { answered, citations } = await say(vague, text);
      assert.equal(answered, true, text);
      assert.equal(citations[0].title, offered.title, text);
      assert.equal(citations[0].sourceId, offered.sourceId, text);
    }
  });

  test("small talk is answered briefly, in kind, and cites nothing", async () => {
    for (const text of messages.talk) {
      const { answered, citations, aiResponse } = await say(text);
      assert.deepEqual([answered, citations], [true, []], text);
      assert.ok(aiResponse.split(" ").length <= 60, aiResponse);
    }
  });

  test("a greeting with a question is a question", async () => {
    const [text, holds] = messages.mixed;
    const { aiResponse, citations } = await say(text);
    assert.ok(aiResponse.includes(holds), aiResponse);
    assert.equal(citations.length, 1);
  });

  test("several questions are answered one by one, each with its citation", async () => {
    for (const [text, ...holds] of messages.several) {
      const { aiResponse, answered, citations } = await say(text);
      assert.equal(answered, true, text);
      for (const words of holds) {
        assert.ok(aiResponse.includes(words), `${text}: ${aiResponse}`);
        assert.ok(
          citations.some(({ passage }: { passage: string }) => passage.includes(words)),
          text,
        );
      }
    }
  });

  test("of two questions the one without an answer is named", async () => {
    const [text, holds, unknown] = messages.halfKnown;
    const { aiResponse, citations } = await say(text);
    assert.ok(aiResponse.includes(holds), aiResponse);
    assert.match(aiResponse, unknown);
    assert.equal(citations.length, 1);
  });

  test("a follow-up is read with what was asked and answered before", async () => {
    for (const [first, second, holds] of messages.followUps) {
      const { aiResponse } = await say(first, second);
      assert.ok(aiResponse.includes(holds), `${first} > ${second}: ${aiResponse}`);
    }
  });

  test("what is added to a question is read with it, as the next message and in the same one", async () => {
    const [question, addition, holds] = messages.addition;
    for (const texts of [[question, addition], [`${question}\n${addition}`]]) {
      const { aiResponse, citations } = await say(...texts);
      assert.ok(aiResponse.includes(holds), `${texts.join(" > ")}: ${aiResponse}`);
      assert.equal(citations.length, 1);
    }
  });
}
