import assert from "node:assert/strict";
import { after, afterEach, before, describe, test } from "node:test";
import { createOutbound, parseOutboundAllow } from "@parley/outbound";
import {
  findSpeechVendor,
  openSpeechProvider,
  SpeechFailure,
  type SpeechKind,
  type SpeechRecognizer,
  type SpeechSynthesizer,
} from "@parley/speech";
import {
  type HearScript,
  type ScriptedSpeech,
  startScriptedSpeech,
} from "../../../testing/providers/scripted-speech.ts";
import { until } from "../../../testing/until.ts";
import { speechNetworkOf } from "./speech-network-of.ts";

const key = "key-of-the-test";
let speech: ScriptedSpeech;
let outbound: ReturnType<typeof createOutbound>;
before(async () => {
  speech = await startScriptedSpeech();
  outbound = createOutbound({ allow: parseOutboundAllow(`speech:${new URL(speech.url).host}`) });
});
afterEach(() => {
  speech.requests.length = 0;
});
after(async () => {
  await outbound.close();
  await speech.stop();
});

/** The vendor's engine, at the scripted server. */
function open(kind: SpeechKind, { isAllowed = true } = {}) {
  const network = speechNetworkOf({ outbound: isAllowed ? outbound : createOutbound({ allow: [] }) });
  const baseUrl = kind.startsWith("openai") ? `${speech.url}/v1` : speech.url;
  const { defaults } = findSpeechVendor(kind)!;
  const { synthesizer, recognizer } = openSpeechProvider(kind, {
    ...{ ...defaults, name: "p", apiKey: key, baseUrl, network },
  })!;
  return { synthesizer: synthesizer!, recognizer: recognizer! };
}

const never = new AbortController().signal;
async function say(
  synthesizer: SpeechSynthesizer,
  text: string,
  options: { speed?: number; signal?: AbortSignal } = {},
) {
  const samples: number[] = [];
  const voice = synthesizer.voices[0]!.id;
  for await (const piece of synthesizer.synthesize(text, { voice, signal: never, ...options })) samples.push(...piece);
  return samples;
}

function listen(recognizer: SpeechRecognizer, onPartial?: (text: string) => void) {
  const options = { language: "en-US", grammar: { phrases: [], slots: {} } };
  return recognizer.listen({ ...options, ...(onPartial !== undefined && { onPartial }) });
}
async function hear(recognizer: SpeechRecognizer, script: HearScript | ((count: number) => HearScript)) {
  speech.hear(script);
  const partials: string[] = [];
  const listening = listen(recognizer, (text) => partials.push(text));
  for (let piece = 0; piece < 5; piece++) listening.write(new Int16Array(320).fill(piece));
  return { ...(await listening.finish()), partials };
}
const failing =
  (fault: SpeechFailure["fault"], pattern = /./) =>
  (error: unknown) => {
    assert.ok(error instanceof SpeechFailure, String(error));
    assert.deepEqual(
      [error.fault, pattern.test(error.message), error.message.includes(key)],
      [fault, true, false],
      error.message,
    );
    return true;
  };

const kinds: SpeechKind[] = ["openai", "openai-compatible", "deepgram", "elevenlabs"];
for (const kind of kinds) {
  describe(`speech of ${kind}`, () => {
    test("comes as samples while it is made, wherever the network cuts it", async () => {
      const sound = Buffer.from([1, 0, 255, 127, 0, 128, 254, 255]);
      const { synthesizer } = open(kind);
      for (const cut of [1, 2, 3, 8]) {
        speech.speak({ pieces: [sound.subarray(0, cut), sound.subarray(cut)] });
        assert.deepEqual(await say(synthesizer, "Hello."), [1, 32_767, -32_768, -2], String(cut));
      }
      assert.match(synthesizer.voices[0]!.id, /^p\//);
    });

    test("is asked for again when the connection breaks before any sound, and not later", async () => {
      const { synthesizer } = open(kind);
      speech.speak((count) => (count === 1 ? { pieces: [], drop: true } : { pieces: [Buffer.from([7, 0])] }));
      assert.deepEqual(await say(synthesizer, "Hello."), [7]);
      assert.equal(speech.requests.length, 2);
      speech.speak({ pieces: [Buffer.from([7, 0])], drop: true });
      await assert.rejects(say(synthesizer, "Hello."), failing("unreachable"));
      assert.equal(speech.requests.length, 3);
    });

    test("ends without an error when it is not wanted any more", async () => {
      const { synthesizer } = open(kind);
      speech.speak({ pieces: Array.from({ length: 50 }, () => Buffer.from([7, 0])) });
      const stop = new AbortController();
      const voice = synthesizer.voices[0]!.id;
      let count = 0;
      for await (const _piece of synthesizer.synthesize("Hello.", { voice, signal: stop.signal })) {
        count++;
        stop.abort();
      }
      assert.equal(count, 1);
    });

    test("says why it failed, without the key and without what was to be spoken", async () => {
      const { synthesizer } = open(kind);
      for (const [status, fault] of [
        [401, "refused-key"],
        [404, "unknown-voice"],
        [400, "refused-request"],
        [429, "rate-limited"],
        [500, "broken"],
      ] as const) {
        speech.speak({ status, body: { message: `Failed with ${key} at persimmon` } });
        await assert.rejects(say(synthesizer, "persimmon"), (error: Error) => {
          assert.ok(!error.message.includes("persimmon"), error.message);
          return failing(fault, /It says: Failed/)(error);
        });
      }
      speech.speak({ pieces: [Buffer.from("ID3")], type: "audio/mpeg" });
      await assert.rejects(say(synthesizer, "Hello."), failing("broken", /audio\/mpeg/));
    });

    test("is not sent to a private address that nobody allowed", async () => {
      await assert.rejects(say(open(kind, { isAllowed: false }).synthesizer, "Hello."), failing("unreachable"));
      await assert.rejects(listen(open(kind, { isAllowed: false }).recognizer).finish(), failing("unreachable"));
      assert.equal(speech.requests.length, 0);
    });

    test("is understood, also by a second connection when the first one breaks", async () => {
      const { recognizer } = open(kind);
      const { text, isUnderstood } = await hear(recognizer, (count) => ({ text: "two words", drop: count === 1 }));
      assert.deepEqual([text, isUnderstood], ["two words", true]);
      assert.equal(speech.requests.length, 2);
      const sent = speech.requests[1]!;
      if (!kind.startsWith("openai")) assert.ok(sent.samples >= 5 * 320, String(sent.samples));
      await assert.rejects(hear(recognizer, { text: "never", drop: true }), failing("unreachable"));
      assert.deepEqual((await hear(recognizer, { text: "" })).isUnderstood, false);
      await assert.rejects(hear(recognizer, { status: 403 }), failing("refused-key"));
    });

    test("leaves no connection behind when it is cancelled", async () => {
      const { recognizer } = open(kind);
      speech.hear({ text: "unheard" });
      const listening = listen(recognizer);
      listening.write(new Int16Array(320));
      if (!kind.startsWith("openai")) await until(() => speech.open > 0);
      listening.cancel();
      await until(() => speech.open === 0);
    });
  });
}

test("OpenAI gets the text with the voice, and a WAV file with the language", async () => {
  const { synthesizer, recognizer } = open("openai");
  speech.speak({ pieces: [Buffer.from([1, 0])] });
  await say(synthesizer, "Hello.", { speed: 1.5 });
  const [spoken] = speech.requests;
  assert.deepEqual([spoken!.path, spoken!.headers.authorization], ["/v1/audio/speech", `Bearer ${key}`]);
  assert.deepEqual(spoken!.body, {
    ...{ model: "gpt-4o-mini-tts", input: "Hello.", voice: "alloy", response_format: "pcm", speed: 1.5 },
  });
  const { text, partials } = await hear(recognizer, { text: "one two three", stream: true });
  assert.deepEqual([text, partials.slice(0, 2)], ["one two three", ["one", "one two"]]);
  const heard = speech.requests.at(-1)!;
  assert.equal(heard.path, "/v1/audio/transcriptions");
  const form = await new Response(new Uint8Array(heard.bytes), {
    headers: { "content-type": heard.headers["content-type"]! },
  }).formData();
  assert.deepEqual([form.get("model"), form.get("language")], ["gpt-4o-mini-transcribe", "en"]);
  const wav = Buffer.from(await (form.get("file") as File).arrayBuffer());
  assert.deepEqual([wav.length, wav.readUInt32LE(24), wav.readUInt16LE(34)], [44 + 5 * 640, 16_000, 16]);
  assert.equal(wav.readInt16LE(44 + 320 * 2), 1);
});

test("Deepgram gets the voice as a model, sound as bytes, and tells what it understands so far", async () => {
  const { synthesizer, recognizer } = open("deepgram");
  speech.speak({ pieces: [Buffer.from([1, 0])] });
  await say(synthesizer, "Hello.", { speed: 4 });
  const [spoken] = speech.requests;
  assert.equal(spoken!.headers.authorization, `Token ${key}`);
  assert.deepEqual(Object.fromEntries(new URL(spoken!.path, speech.url).searchParams), {
    ...{ model: "aura-2-thalia-en", encoding: "linear16", container: "none", sample_rate: "24000", speed: "1.5" },
  });
  assert.deepEqual(spoken!.body, { text: "Hello." });
  const { text, partials } = await hear(recognizer, { text: "one two three", partials: ["one", "one too"] });
  assert.deepEqual([text, partials], ["one two three", ["one", "one too", "one two three"]]);
  const heard = speech.requests.at(-1)!;
  const query = new URL(heard.path, speech.url).searchParams;
  assert.deepEqual(
    ["model", "language", "encoding", "sample_rate", "interim_results"].map((name) => query.get(name)),
    ["nova-3", "en-US", "linear16", "16000", "true"],
  );
  assert.deepEqual([heard.samples, heard.messages], [5 * 320, ['{"type":"CloseStream"}']]);
});

test("Deepgram gets a long text in parts of 2,000 characters, cut after sentences", async () => {
  const { synthesizer } = open("deepgram");
  speech.speak({ pieces: [Buffer.from([1, 0])] });
  const sentence = "A ticket costs four euros. ";
  assert.deepEqual(await say(synthesizer, sentence.repeat(100)), [1, 1]);
  assert.ok(speech.requests.every(({ body }) => body.text.length <= 2_000 && body.text.endsWith("euros.")));
});

test("ElevenLabs gets sound as base64, and its own errors are understood", async () => {
  const { synthesizer, recognizer } = open("elevenlabs");
  speech.speak({ pieces: [Buffer.from([1, 0])] });
  await say(synthesizer, "Hello.", { speed: 0.25 });
  const [spoken] = speech.requests;
  assert.equal(spoken!.headers["xi-api-key"], key);
  assert.match(spoken!.path, /^\/v1\/text-to-speech\/\w+\/stream\?output_format=pcm_16000$/);
  assert.deepEqual(spoken!.body, { text: "Hello.", model_id: "eleven_flash_v2_5", voice_settings: { speed: 0.7 } });
  const { text, partials } = await hear(recognizer, { text: "one two", partials: ["one"] });
  assert.deepEqual([text, partials], ["one two", ["one", "one two"]]);
  const heard = speech.requests.at(-1)!;
  assert.match(
    heard.path,
    /model_id=scribe_v2_realtime&audio_format=pcm_16000&commit_strategy=manual&language_code=en/,
  );
  assert.equal(heard.messages.length, 6);
  for (const [failing_, fault] of [
    ["auth_error", "refused-key"],
    ["quota_exceeded", "rate-limited"],
    ["input_error", "refused-request"],
  ] as const) {
    const script = { failing: failing_, error: `You may not, ${key}.` };
    await assert.rejects(hear(recognizer, script), failing(fault, /It says: You may not/));
  }
  assert.deepEqual((await hear(recognizer, { failing: "insufficient_audio_activity", error: "" })).text, "");
});
