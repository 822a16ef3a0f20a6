import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { WebSocket } from "ws";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { type ScriptedSpeech, startScriptedSpeech } from "../../../testing/providers/scripted-speech.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

type Event = { type: string; [member: string]: unknown };

describe("the language of a session of OpenAI's Realtime protocol", { concurrency: 1 }, () => {
  let server: TestServer;
  let speech: ScriptedSpeech;
  let person: Person;
  let key: string;
  let said: Uint8Array;
  before(async () => {
    speech = await startScriptedSpeech();
    const settings = { PARLEY_OUTBOUND_ALLOW: `speech:${new URL(speech.url).host}` };
    server = await startTestServer({ settings });
    person = await signUp(server.client);
    key = await makeKey(person);
    const provider = {
      ...{ kind: "openai-compatible", name: "german", baseUrl: `${speech.url}/v1`, apiKey: "sk-of-a-test" },
      ...{ voices: [], recognitionLanguages: ["de"] },
    };
    const made = await person.client.post("/api/voice/providers", provider);
    assert.equal(made.status, 201, made.text);
    const answer = "We open at nine.";
    await person.client.post("/api/knowledge/sources", { type: "faq", question: "When do you open?", answer });
    const sound = await fetch(`${server.url}/v1/audio/speech`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ model: "tts-1", voice: "rms", input: "When do you open?", response_format: "pcm" }),
    });
    said = new Uint8Array(await sound.arrayBuffer());
  });
  after(async () => {
    await server.stop();
    await speech.stop();
  });

  async function open(headers: Record<string, string> = {}) {
    const socket = new WebSocket(`${server.url.replace("http", "ws")}/v1/realtime`, {
      headers: { authorization: `Bearer ${key}`, ...headers },
    });
    const events: Event[] = [];
    socket.on("message", (bytes) => events.push(JSON.parse(String(bytes))));
    // biome-ignore lint/suspicious/noExplicitAny: the tests look into events of every shape.
    const next = (type: string, count = 1): Promise<any> =>
      until(() => events.filter((event) => event.type === type)[count - 1]);
    await next("session.created");
    const send = (event: object) => socket.send(JSON.stringify(event));
    let heard = 0;
    return {
      ...{ socket, next, send },
      /** Says the same sentence, which is understood by whoever listens. */
      async say(): Promise<string> {
        send({ type: "input_audio_buffer.append", audio: Buffer.from(said).toString("base64") });
        send({ type: "input_audio_buffer.commit" });
        return (await next("conversation.item.input_audio_transcription.completed", ++heard)).transcript;
      },
    };
  }
  const german = "Wann öffnen Sie?";

  const forms = {
    "the released protocol": {
      headers: {},
      session: (language: string) => ({
        type: "realtime",
        audio: { input: { turn_detection: null, transcription: { model: "whisper-1", language } } },
      }),
    },
    "its preview": {
      headers: { "openai-beta": "realtime=v1" },
      session: (language: string) => ({ turn_detection: null, input_audio_transcription: { language } }),
    },
  };
  for (const [form, { headers, session }] of Object.entries(forms)) {
    test(`in ${form} chooses what listens, and an unknown one changes nothing`, async () => {
      speech.hear({ text: german });
      const client = await open(headers);
      client.send({ type: "session.update", session: session("de-AT") });
      await client.next("session.updated");
      assert.equal(await client.say(), german);
      client.send({ type: "session.update", session: session("tlh") });
      const { error } = await client.next("error");
      assert.equal(error.code, "no_recognizer");
      assert.match(error.message, /^tlh is not understood here\. Understood are: de, en/);
      assert.equal(await client.say(), german);
      client.send({ type: "session.update", session: session("en") });
      await client.next("session.updated", 2);
      assert.equal(await client.say(), "When do you open?");
      client.send({ type: "session.update", session: session("not a language") });
      assert.equal((await client.next("error", 2)).error.code, "no_recognizer");
      client.socket.close();
    });
  }
});
