import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { stopSaying } from "../../server/capabilities/voice/testing/say-as.ts";
import { signUp } from "../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { openTlsFront, type TlsFront } from "../clients/realtime/tls-front.ts";
import { playSound, playText } from "./play-scenario.ts";
import { type Expected, readScenarios, type Scenario } from "./scenario.ts";
import { type Place, soundWays, textWays } from "./ways-in.ts";

/** Says what the assistant of each conversation knows. */
const knowledge = {
  "When do you open?":
    "We open at nine in the morning, and we close at six in the evening. On Sundays the shop is closed.",
  "Where is the harbour?": "The harbour is behind the old town.",
  "How much is a ticket?": "A ticket is five dollars.",
};

type Message = { author: "contact" | "assistant"; text: string; status: string; citations: unknown[] };

/** The short form says each file by one of the three ways in, in turn; the long form by all of them. */
const isLong = process.env.FAULTS === "long";

describe("a conversation by voice, as a file tells it", { concurrency: 6 }, () => {
  let server: TestServer;
  let front: TlsFront;
  before(async () => {
    server = await startTestServer();
    front = await openTlsFront(server.url);
  });
  after(async () => {
    await stopSaying();
    await front.stop();
    await server.stop();
  });

  /** A workspace of its own, so that its only conversation is this one. */
  async function findPlace(): Promise<Place> {
    const person = await signUp(server.client);
    for (const [question, answer] of Object.entries(knowledge)) {
      const { status } = await person.client.post("/api/knowledge/sources", { type: "faq", question, answer });
      assert.equal(status, 201);
    }
    return { person, url: server.url, tlsUrl: front.url };
  }

  async function messagesIn({ person }: Place): Promise<Message[]> {
    const { body: conversations } = await person.client.get("/api/conversations");
    assert.equal(conversations.data.length, 1);
    const { body } = await person.client.get(`/api/conversations/${conversations.data[0].sessionId}/messages`);
    return body.data;
  }

  for (const [index, scenario] of readScenarios().entries()) {
    for (const [way, open] of Object.entries(soundWays).filter((_, at) => isLong || at === index % 3)) {
      test(`${way}: ${scenario.promise}`, async () => {
        const place = await findPlace();
        const line = await open(place);
        await playSound(scenario, line, place.person);
        assert.equal(line.interruptions(), scenario.interruptions);
        await line.close();
        check(await messagesIn(place), scenario);
      });
    }
    if (scenario.isAlsoText !== true) continue;
    for (const [way, open] of Object.entries(textWays)) {
      test(`${way}: ${scenario.promise}`, async () => {
        const place = await findPlace();
        const line = await open(place);
        await playText(scenario, line);
        await line.close();
        check(await messagesIn(place), scenario);
      });
    }
  }
});

function check(messages: Message[], { conversation }: Scenario): void {
  const shown = messages.map(({ author, text, status, citations }, index): Expected => {
    if (status !== "interrupted") return author === "contact" ? { contact: text } : { assistant: text };
    const expected = conversation[index];
    assert.ok(citations.length > 0, "also what was cut has its citations");
    const isBeginning = Object.values(knowledge).some((answer) => answer.startsWith(text) && answer !== text);
    return isBeginning && expected && "cut" in expected && text.startsWith(expected.cut) ? expected : { cut: text };
  });
  assert.deepEqual(shown, conversation);
}
