import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Step } from "../../../testing/providers/scripted-provider.ts";
import { until } from "../../../testing/until.ts";
import { ask, intent } from "./testing/alexa-requests.ts";
import { type AlexaDesk, openAlexaDesk } from "./testing/open-alexa-desk.ts";
import { callFields, inTwiml, postCall, twilioToken } from "./testing/twilio-requests.ts";

/** Each answer that is late takes so long. */
const answerWithinMs = 1_000;

/** A moment that the test chooses. */
function gate(): { passed: Promise<void>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: resolve };
}

describe("an answer leaves before the platform's time limit, and nothing of the reply is lost", () => {
  let desk: AlexaDesk;
  before(async () => {
    desk = await openAlexaDesk("Hello.", { answerWithinMs });
  });
  after(() => desk.stop());

  let sessions = 0;
  const newSession = () => `amzn1.echo-api.session.${++sessions}`;
  const speech = async (body: unknown) => {
    const answer = await desk.alexa(body);
    assert.equal(answer.status, 200, answer.text);
    const { outputSpeech, shouldEndSession } = answer.body.response;
    assert.equal(shouldEndSession, false);
    return outputSpeech.ssml.replace(/<\/?speak>/g, "");
  };
  type Reply = { author: string; text: string; status: string };
  const repliesIn = async (session: string, channelId = desk.channel.id): Promise<Reply[]> => {
    const name = encodeURIComponent(`${channelId}:${session}`);
    const { body } = await desk.person.client.get(`/api/conversations/${name}/messages`);
    return body.data.filter(({ author }: Reply) => author === "assistant");
  };
  const ended = (session: string, channelId?: string) =>
    until(async () => (await repliesIn(session, channelId)).at(-1)?.status === "completed");
  const stored = (session: string, text: string, channelId?: string) =>
    until(async () => (await repliesIn(session, channelId)).at(-1)?.text.includes(text) === true);
  /** The model waits, says something, waits and says the rest. */
  const slowly = (said: string) => {
    const [first, second] = [gate(), gate()];
    const steps: Step[] = [{ until: first.passed }, { say: said }, { until: second.passed }, { say: "And the rest." }];
    desk.provider.answer(steps);
    return { begin: first.open, end: second.open };
  };

  const still = "I am still looking. Say “go on” to hear the answer.";
  const more = "Say “go on” to hear the rest.";

  test("the person hears that it takes longer, then whole sentences that are there, then the rest", async () => {
    const session = newSession();
    const model = slowly("We open at **nine**. We close at ");
    assert.equal(await speech(ask("when do you open", { session })), still);
    assert.equal(await speech(intent("AMAZON.YesIntent", {}, { session })), still);
    model.begin();
    await stored(session, "close");
    assert.equal(await speech(ask("go on", { session })), `We open at nine. ${more}`);
    assert.equal(await speech(ask("go on", { session })), still);
    model.end();
    await ended(session);
    assert.equal(await speech(intent("AMAZON.ResumeIntent", {}, { session })), "We close at And the rest.");
    assert.equal(await speech(intent("AMAZON.NextIntent", {}, { session })), "What else would you like to know?");
    const replies = await repliesIn(session);
    assert.deepEqual(
      replies.map(({ text }) => text),
      ["We open at **nine**. We close at And the rest."],
    );
  });

  test("a retry says the same as the first attempt, whatever the reply has become, and asks nothing", async () => {
    const session = newSession();
    const model = slowly("We open at nine. ");
    const asked = desk.provider.requests.length;
    const request = ask("when do you open", { session, requestId: "amzn1.echo-api.request.late" });
    assert.equal(await speech(request), still);
    model.begin();
    await stored(session, "nine");
    assert.equal(await speech(request), still);
    const part = ask("go on", { session, requestId: "amzn1.echo-api.request.part" });
    assert.equal(await speech(part), `We open at nine. ${more}`);
    model.end();
    await ended(session);
    const rest = ask("go on", { session, requestId: "amzn1.echo-api.request.rest" });
    assert.equal(await speech(rest), "And the rest.");
    assert.deepEqual(
      [await speech(request), await speech(part), await speech(rest)],
      [still, `We open at nine. ${more}`, "And the rest."],
    );
    assert.equal(desk.provider.requests.length, asked + 1);
  });

  test("a new question is asked while the answer before is late, and both stay in the log", async () => {
    const session = newSession();
    const model = slowly("");
    assert.equal(await speech(ask("when do you open", { session })), still);
    assert.equal(await speech(ask("and what does it cost", { session })), still);
    desk.provider.answer("It is free.");
    model.begin();
    model.end();
    await until(async () => (await repliesIn(session)).length === 2);
    await ended(session);
    assert.equal(await speech(ask("go on", { session })), "It is free.");
    const replies = await repliesIn(session);
    assert.deepEqual(
      replies.map(({ text }) => text),
      ["And the rest.", "It is free."],
    );
  });

  test("half of a block of code is not said", async () => {
    const session = newSession();
    const model = slowly("Run this.\n\n```sh\nnpm install\nnpm start\n");
    assert.equal(await speech(ask("how do I start it", { session })), still);
    model.begin();
    await stored(session, "npm start");
    assert.equal(await speech(ask("go on", { session })), `Run this. ${more}`);
    model.end();
  });

  test("the person is not told of a reply that was deleted meanwhile", async () => {
    const session = newSession();
    const model = slowly("");
    assert.equal(await speech(ask("when do you open", { session })), still);
    const name = encodeURIComponent(`${desk.channel.id}:${session}`);
    assert.equal((await desk.person.client.call("DELETE", `/api/conversations/${name}`)).status, 204);
    model.begin();
    model.end();
    assert.equal(await speech(intent("AMAZON.NextIntent", {}, { session })), "What else would you like to know?");
  });

  describe("a call of Twilio", () => {
    let url: string;
    let channelId: string;
    before(async () => {
      const fields = { kind: "twilio", authToken: twilioToken, language: "en-US", answerWithinMs };
      ({ url, id: channelId } = (await desk.person.client.post("/api/voice/channels", fields)).body);
    });
    const post = async (CallSid: string, query: string, fields: Record<string, string> = {}) => {
      const answer = await postCall(desk.server.client, url + query, callFields({ CallSid, ...fields }));
      assert.equal(answer.status, 200, answer.text);
      return answer.text.replace(/^.*<Response>|<\/Response>$/g, "");
    };
    const redirectOf = (twiml: string) => inTwiml(twiml, /<Redirect[^>]*>([^<]+)</).slice(url.length);

    test("is called back by itself, and the person may interrupt what is said", async () => {
      const call = "CA00000000000000000000000000000007";
      const model = slowly("We open at nine. ");
      const first = await post(call, "?turn=1", { SpeechResult: "when do you open" });
      assert.match(first, /^<Say language="en-US">One moment, please\.<\/Say><Redirect/);
      assert.equal(redirectOf(first), "?turn=2&wait=1");
      // Twilio may send once more what the person said.
      const waiting = await post(call, redirectOf(first), { SpeechResult: "when do you open" });
      assert.match(waiting, /^<Pause length="1"\/><Redirect/);
      model.begin();
      await stored(call, "nine", channelId);
      const part = await post(call, redirectOf(waiting));
      assert.match(part, /^<Gather [^>]*timeout="1"><Say language="en-US">We open at nine\.<\/Say><\/Gather><Redirect/);
      model.end();
      await ended(call, channelId);
      const rest = await post(call, redirectOf(part));
      assert.match(rest, /actionOnEmptyResult="true"><Say language="en-US">And the rest\.<\/Say><\/Gather>$/);
      assert.equal((await repliesIn(call, channelId)).length, 1);
    });
  });
});
