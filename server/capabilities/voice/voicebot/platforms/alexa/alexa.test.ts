import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { alexaRequest, ask, intent, launch } from "../../testing/alexa-requests.ts";
import { type AlexaDesk, openAlexaDesk } from "../../testing/open-alexa-desk.ts";

/** Gives what the person said, below the passages. */
const questionIn = (body: { messages: { content: string }[] }) => body.messages.at(-1)?.content.split("\n").at(-1);

describe("a skill of Alexa", () => {
  let desk: AlexaDesk;
  before(async () => {
    desk = await openAlexaDesk(({ body }) => `You said: **${questionIn(body)}**`, {
      name: "Front desk",
    });
  });
  after(() => desk.stop());

  let sessions = 0;
  const newSession = () => `amzn1.echo-api.session.${++sessions}`;
  const speechOf = (answer: { body: { response: { outputSpeech: { ssml: string } } } }) =>
    answer.body.response.outputSpeech.ssml;
  const messagesOf = async (session: string) => {
    const { body } = await desk.person.client.get(
      `/api/conversations/${encodeURIComponent(`${desk.channel.id}:${session}`)}/messages`,
    );
    return body.data?.map(({ author, text }: { author: string; text: string }) => `${author}: ${text}`);
  };

  test("opening the skill greets, and writes nothing into the log", async () => {
    const session = newSession();
    const { body } = await desk.alexa(launch({ session }));
    assert.deepEqual(body, {
      version: "1.0",
      sessionAttributes: {},
      response: {
        outputSpeech: { type: "SSML", ssml: "<speak>Hello! What would you like to know?</speak>" },
        card: { type: "Simple", title: "Front desk", content: "Hello! What would you like to know?" },
        reprompt: { outputSpeech: { type: "SSML", ssml: "<speak>What would you like to know?</speak>" } },
        shouldEndSession: false,
      },
    });
    assert.equal(await messagesOf(session), undefined);
  });

  test("a question is answered in plain words, in the conversation of the session", async () => {
    const session = newSession();
    const first = await desk.alexa(ask("is <this> open & free", { session }));
    assert.equal(
      speechOf(first),
      "<speak>You said: is &lt;this&gt; open &amp; free</speak>".replace("&lt;this&gt;", "this"),
    );
    assert.equal(first.body.response.shouldEndSession, false);
    await desk.alexa(ask("and tomorrow", { session }));
    assert.deepEqual(await messagesOf(session), [
      "contact: is <this> open & free",
      "assistant: You said: **is \\<this> open & free**",
      "contact: and tomorrow",
      "assistant: You said: **and tomorrow**",
    ]);
  });

  test("the slot named query is the question, else the first that is filled", async () => {
    const both = await desk.alexa(
      intent("FindIntent", { city: "Oslo", query: "when is it" }, { session: newSession() }),
    );
    assert.equal(speechOf(both), "<speak>You said: when is it</speak>");
    const first = await desk.alexa(intent("FindIntent", { city: "Oslo", day: "Monday" }, { session: newSession() }));
    assert.equal(speechOf(first), "<speak>You said: Oslo</speak>");
    const none = await desk.alexa(intent("FindIntent", {}, { session: newSession() }));
    assert.equal(speechOf(none), "<speak>I did not hear a question. Please say it again.</speak>");
  });

  test("Amazon's own intents mean what they say", async () => {
    const said = async (name: string) => {
      const { body } = await desk.alexa(intent(name, {}, { session: newSession() }));
      return [body.response.outputSpeech.ssml, body.response.shouldEndSession];
    };
    assert.match(
      (await said("AMAZON.HelpIntent")).join(),
      /I am an automatic assistant.*What would you like to know\?/,
    );
    for (const name of ["AMAZON.StopIntent", "AMAZON.CancelIntent", "AMAZON.NavigateHomeIntent"]) {
      assert.deepEqual(await said(name), ["<speak>Goodbye!</speak>", true]);
    }
    assert.match((await said("AMAZON.FallbackIntent")).join(), /I did not hear a question/);
    assert.deepEqual(await said("AMAZON.YesIntent"), ["<speak>You said: yes</speak>", false]);
    assert.deepEqual(await said("AMAZON.NoIntent"), ["<speak>You said: no</speak>", false]);
    assert.deepEqual(await said("AMAZON.NextIntent"), ["<speak>What else would you like to know?</speak>", false]);
  });

  test("what was said is said again", async () => {
    const session = newSession();
    const first = await desk.alexa(ask("when do you open", { session }));
    const again = await desk.alexa(intent("AMAZON.RepeatIntent", {}, { session }));
    assert.equal(speechOf(again), speechOf(first));
    assert.equal((await messagesOf(session)).length, 2);
  });

  test("a goodbye ends the session", async () => {
    const { body } = await desk.alexa(ask("goodbye", { session: newSession() }));
    assert.equal(body.response.shouldEndSession, true);
    assert.equal(body.response.reprompt, undefined);
  });

  test("the end of a session, and what is no request of a person, get no speech", async () => {
    for (const type of ["SessionEndedRequest", "AudioPlayer.PlaybackStarted", "System.ExceptionEncountered"]) {
      assert.deepEqual((await desk.alexa(alexaRequest({ type }))).body, { version: "1.0", response: {} });
    }
  });

  test("whether the skill can answer is told without asking", async () => {
    const session = newSession();
    const type = "CanFulfillIntentRequest";
    const slots = { query: { name: "query", value: "when do you open" } };
    const { body } = await desk.alexa(alexaRequest({ type, intent: { name: "AskIntent", slots } }, { session }));
    assert.deepEqual(body.response.canFulfillIntent, {
      canFulfill: "MAYBE",
      slots: { query: { canUnderstand: "YES", canFulfill: "YES" } },
    });
    assert.equal(await messagesOf(session), undefined);
  });

  test("the language of the request is spoken", async () => {
    const { body } = await desk.alexa(launch({ session: newSession(), locale: "de-DE" }));
    assert.equal(body.response.outputSpeech.ssml, "<speak>Hallo! Was möchten Sie wissen?</speak>");
  });

  test("a retry of a request gets the same answer and asks once, also at the same moment", async () => {
    const session = newSession();
    const request = ask("how many retries", { session, requestId: "amzn1.echo-api.request.again" });
    const answers = await Promise.all(Array.from({ length: 12 }, () => desk.alexa(request)));
    const later = await desk.alexa(request);
    for (const { body } of answers) assert.deepEqual(body, later.body);
    assert.equal((await messagesOf(session)).length, 2);
  });

  test("what is not said in one answer is said when the person asks to go on", async () => {
    const session = newSession();
    const sentence = (number: number) => `This is the <sentence> & number ${number} of a long answer. `;
    desk.provider.answer(Array.from({ length: 200 }, (_, number) => sentence(number)).join(""));
    const first = await desk.alexa(ask("tell me all", { session }));
    assert.ok(speechOf(first).length <= 8_000, String(speechOf(first).length));
    assert.match(speechOf(first), /number 0 of.*Say “go on” to hear the rest\.<\/speak>$/);
    let numbers = [...speechOf(first).matchAll(/number (\d+)/g)].map(([, number]) => Number(number));
    for (let turn = 0; turn < 5 && numbers.length < 200; turn++) {
      const next = await desk.alexa(
        turn % 2 === 0 ? ask("go on", { session }) : intent("AMAZON.YesIntent", {}, { session }),
      );
      numbers = [...numbers, ...[...speechOf(next).matchAll(/number (\d+)/g)].map(([, number]) => Number(number))];
    }
    assert.deepEqual(
      numbers,
      Array.from({ length: 200 }, (_, number) => number),
    );
    assert.equal((await messagesOf(session)).length, 2);
    desk.provider.answer("You asked to go on.");
    assert.equal(speechOf(await desk.alexa(ask("go on", { session }))), "<speak>You asked to go on.</speak>");
  });

  test("after a hand-over the team's words are said", async () => {
    const session = newSession();
    await desk.alexa(ask("when do you open", { session }));
    const conversation = `/api/conversations/${encodeURIComponent(`${desk.channel.id}:${session}`)}`;
    await desk.person.client.post(`${conversation}/hand-over`);
    const waiting = await desk.alexa(ask("is anybody there", { session }));
    assert.equal(speechOf(waiting), "<speak>A colleague will answer here.</speak>");
    await desk.person.client.post(`${conversation}/messages`, { text: "We open at **nine**." });
    const answered = await desk.alexa(ask("hello", { session }));
    assert.equal(speechOf(answered), "<speak>We open at nine.</speak>");
  });

  test("a blocked person hears a goodbye", async () => {
    const session = newSession();
    const fields = { session };
    await desk.alexa(ask("let me in", fields));
    const conversation = `/api/conversations/${encodeURIComponent(`${desk.channel.id}:${session}`)}`;
    assert.equal((await desk.person.client.post(`${conversation}/block`)).status, 200);
    const { body } = await desk.alexa(ask("let me in again", fields));
    assert.equal(body.response.outputSpeech.ssml, "<speak>Goodbye!</speak>");
    assert.equal(body.response.shouldEndSession, true);
    await desk.person.client.post(`${conversation}/unblock`);
  });

  test("the person's messages are found and erased by the id that Alexa gives", async () => {
    const session = newSession();
    await desk.alexa(ask("forget me", { session }));
    const userId = encodeURIComponent("alexa:amzn1.ask.account.ANN");
    assert.equal((await desk.person.client.call("DELETE", `/api/users/${userId}`)).status, 200);
    assert.equal(await messagesOf(session), undefined);
  });
});
