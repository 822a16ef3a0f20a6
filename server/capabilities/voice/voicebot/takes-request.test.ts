import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { after, before, describe, test } from "node:test";
import { type Person, signUp, type TestAnswer } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { type AlexaCertificates, ask, makeAlexaCertificates, sendAlexa, skillId } from "./testing/alexa-requests.ts";
import { callFields, postCall, twilioToken } from "./testing/twilio-requests.ts";

const most = 5;

describe("a channel with more requests than it may have", () => {
  let server: TestServer;
  let person: Person;
  let certificates: AlexaCertificates;
  before(async () => {
    certificates = await makeAlexaCertificates();
    const settings = { PARLEY_ALEXA_CERTS: certificates.folder, PARLEY_LIMIT_KEY: String(most) };
    server = await startTestServer({ settings });
    person = await signUp(server.client);
  });
  after(async () => {
    await server.stop();
    await rm(certificates.folder, { recursive: true });
  });

  type Channel = { id: string; url: string; secret: string };
  /** As many as are answered, and one more. */
  async function flood(fields: object, send: (channel: Channel, count: number) => Promise<TestAnswer>) {
    const made = await person.client.post("/api/voice/channels", fields);
    assert.equal(made.status, 201, made.text);
    const answers = [];
    for (let count = 0; count <= most; count++) answers.push(await send(made.body, count));
    const text = (answer: TestAnswer) => {
      assert.equal(answer.status, 200, answer.text);
      return answer.text;
    };
    for (const answer of answers.slice(0, most)) assert.doesNotMatch(text(answer), /Too many|zu viele/);
    return { made: made.body as Channel, last: text(answers.at(-1)!) };
  }
  const dialogflow = ({ url, secret }: Channel, count: number) => {
    const queryResult = { queryText: `Frage ${count}`, languageCode: "de" };
    const body = { responseId: `r${count}`, session: "projects/p/agent/sessions/1", queryResult };
    return server.client.post(new URL(url).pathname, body, { headers: { "x-channel-secret": secret } });
  };

  test("of Dialogflow says so in the person's language, and another channel is answered", async () => {
    const { last } = await flood({ kind: "dialogflow-es" }, dialogflow);
    assert.match(JSON.parse(last).fulfillmentText, /^Gerade kommen zu viele Anfragen/);
    await flood({ kind: "dialogflow-es" }, dialogflow);
  });

  test("of Alexa says so, and the skill goes on", async () => {
    const { last } = await flood({ kind: "alexa", skillId }, ({ url }, count) =>
      sendAlexa(server.client, url, certificates.signer, ask(`question ${count}`)),
    );
    const { response } = JSON.parse(last);
    assert.match(response.outputSpeech.ssml, /Too many requests are coming in right now/);
    assert.equal(response.shouldEndSession, false);
  });

  test("of Twilio says so, and listens on", async () => {
    const { last } = await flood({ kind: "twilio", authToken: twilioToken, language: "en-US" }, ({ url }, count) =>
      postCall(server.client, `${url}?turn=${count + 1}`, callFields({ SpeechResult: `question ${count}` })),
    );
    assert.match(last, /<Gather [^>]*><Say language="en-US">Too many requests are coming in right now\./);
  });
});
