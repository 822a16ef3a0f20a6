import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { oggOf, opusOf, webmOf } from "@parley/speech/testing";
import { FliteSynthesizer } from "@parley/speech-embedded";
import OpenAI7 from "openai";
import OpenAI6 from "openai-6";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { type ScriptedSpeech, startScriptedSpeech } from "../../../testing/providers/scripted-speech.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let speech: ScriptedSpeech;
let person: Person;
let key: string;
before(async () => {
  speech = await startScriptedSpeech();
  server = await startTestServer({ settings: { PARLEY_OUTBOUND_ALLOW: `speech:${new URL(speech.url).host}` } });
  person = await signUp(server.client);
  key = await makeKey(person, { scopes: ["voice:write"] });
  const provider = { kind: "deepgram", name: "dg", apiKey: "k", baseUrl: speech.url, recognitionLanguages: ["en-US"] };
  assert.equal((await person.client.post("/api/voice/providers", provider)).status, 201);
});
after(async () => {
  await server.stop();
  await speech.stop();
});

/** Tones with silence around them, as PCM16. */
function wav(seconds: readonly number[], rateHz = 16_000, header: Record<number, number> = {}): Buffer {
  const silence = new Float64Array(rateHz);
  const sound = seconds.flatMap((length) => [
    ...silence,
    ...Array.from({ length: length * rateHz }, (_, index) => 8_000 * Math.sin((index * 2 * Math.PI * 220) / rateHz)),
  ]);
  sound.push(...silence);
  const bytes = Buffer.alloc(44 + sound.length * 2);
  bytes.write("RIFF\0\0\0\0WAVEfmt ", "latin1");
  const fields = { 16: 16, 20: 1 | (1 << 16), 24: rateHz, 28: rateHz * 2, 32: 2 | (16 << 16), 40: sound.length * 2 };
  for (const [at, value] of Object.entries({ ...fields, ...header })) bytes.writeUInt32LE(value, Number(at));
  bytes.write("data", 36, "latin1");
  for (const [index, sample] of sound.entries()) bytes.writeInt16LE(Math.round(sample), 44 + index * 2);
  return bytes;
}
const fileOf = (bytes: Buffer, name = "speech.wav") => new File([new Uint8Array(bytes)], name, { type: "audio/wav" });

const clients: Record<string, typeof OpenAI7> = {
  "openai 6": OpenAI6 as unknown as typeof OpenAI7,
  "openai 7": OpenAI7,
};
for (const [name, OpenAI] of Object.entries(clients)) {
  describe(`transcriptions with ${name}`, () => {
    const make = (apiKey = key) =>
      new OpenAI({ baseURL: `${server.url}/v1`, apiKey, maxRetries: 0 }).audio.transcriptions;

    test("come from the workspace's provider in every form, with the times of what was said", async () => {
      speech.hear({ text: "Open the door." });
      const base = { file: fileOf(wav([1])), model: "whisper-1" };
      const json = await make().create(base);
      assert.deepEqual(json, { text: "Open the door.", usage: { type: "duration", seconds: 3 } });
      assert.equal((await make().create({ ...base, response_format: "text" })).trim(), "Open the door.");
      const verbose = await make().create({ ...base, response_format: "verbose_json", language: "en" });
      assert.deepEqual([verbose.language, verbose.duration, verbose.segments!.length], ["en", 3, 1]);
      const { start, end } = verbose.segments![0]!;
      assert.ok(start > 0.6 && start < 1 && end > 2 && end < 2.4, `${start} to ${end}`);
      const srt = await make().create({ ...base, response_format: "srt" });
      assert.match(srt, /^1\n00:00:00,\d{3} --> 00:00:02,\d{3}\nOpen the door\.\n$/);
      const vtt = await make().create({ ...base, response_format: "vtt" });
      assert.match(vtt, /^WEBVTT\n\n00:00:00\.\d{3} --> 00:00:02\.\d{3}\nOpen the door\.\n$/);
      const heard = speech.requests.at(-1)!;
      assert.ok(heard.samples > 16_000 && heard.samples < 1.7 * 16_000, String(heard.samples));
    });

    test("come as events", async () => {
      speech.hear({ text: "Open the door." });
      const events = [];
      for await (const event of await make().create({ file: fileOf(wav([1])), model: "dg", stream: true })) {
        events.push(event);
      }
      assert.deepEqual(events, [
        { type: "transcript.text.delta", delta: "Open the door." },
        { type: "transcript.text.done", text: "Open the door." },
      ]);
    });

    test("are empty for silence, and the file may have any usual rate", async () => {
      speech.hear({ text: "Open the door." });
      assert.equal((await make().create({ file: fileOf(wav([])), model: "whisper-1" })).text, "");
      for (const rateHz of [8_000, 24_000, 44_100]) {
        assert.match((await make().create({ file: fileOf(wav([1], rateHz)), model: "whisper-1" })).text, /door/);
      }
    });

    test("come of Opus in Ogg and WebM, whatever the file is called", async () => {
      speech.hear({ text: "Open the door." });
      const packets = await opusOf(new Int16Array(new Uint8Array(wav([1]).subarray(44)).buffer));
      for (const bytes of [oggOf(packets), webmOf(packets)]) {
        const made = await make().create({ file: fileOf(bytes, "recording.bin"), model: "whisper-1" });
        assert.equal(made.text, "Open the door.");
        const heard = speech.requests.at(-1)!;
        assert.ok(heard.samples > 16_000 && heard.samples < 1.7 * 16_000, String(heard.samples));
      }
    });

    test("that cannot be made are errors of the client's own classes, which say why", async () => {
      const base = { file: fileOf(wav([1])), model: "whisper-1" };
      const refused = [
        [{ ...base, file: fileOf(Buffer.from("ID3 not a WAV file"), "speech.mp3") }, /not a WAV file/],
        [{ ...base, file: fileOf(Buffer.from("\0\0\0 ftypM4A "), "speech.m4a") }, /M4A or MP4, not a WAV file/],
        [{ ...base, file: fileOf(Buffer.from("\xff\xfb\x90\0", "latin1"), "speech.mp3") }, /MP3, not a WAV file/],
        [{ ...base, file: fileOf(Buffer.from("OggS"), "speech.ogg") }, /no sound as Opus/],
        [{ ...base, file: fileOf(wav([1], 16_000, { 24: 191_999 })) }, /191999/],
        [{ ...base, file: fileOf(wav([1]).subarray(0, 30)) }, /cut off/],
        [{ ...base, file: fileOf(Buffer.alloc(0)) }, /not a WAV file/],
        [{ ...base, language: "English please" }, /no language/],
        [{ ...base, response_format: "diarized_json" as "json" }, /response_format must be one of/],
        [{ ...base, response_format: "verbose_json" as const, timestamp_granularities: ["word" as const] }, /words/],
        [{ ...base, include: ["logprobs" as const] }, /does not support include/],
      ] as const;
      for (const [body, pattern] of refused) {
        await assert.rejects(make().create(body as typeof base), (error: Error) => {
          assert.ok(error instanceof OpenAI.BadRequestError, `${error.name} for ${pattern}`);
          assert.match(error.message, pattern);
          return true;
        });
      }
      await assert.rejects(make().create({ ...base, model: "hal-9000" }), OpenAI.NotFoundError);
      await assert.rejects(make().create({ ...base, language: "tlh" }), OpenAI.UnprocessableEntityError);
      speech.hear({ status: 500 });
      await assert.rejects(make().create(base), OpenAI.InternalServerError);
      await assert.rejects(
        make(await makeKey(person, { scopes: ["conversations:write"] })).create(base),
        OpenAI.PermissionDeniedError,
      );
    });
  });
}

test("without a provider, phrases that the assistant knows are understood, each with its time", async () => {
  const other = await signUp(server.client);
  const [first, second] = ["What are your opening hours?", "Where can I park my car?"];
  for (const question of [first, second]) {
    const source = { type: "faq", question, answer: "Ask at the desk." };
    assert.equal((await other.client.post("/api/knowledge/sources", source)).status, 201);
  }
  const flite = new FliteSynthesizer();
  const silence = new Int16Array(12_000);
  const pieces: Int16Array[] = [silence];
  for (const text of [first, "Purple elephants dream about Tuesday.", second]) {
    const options = { voice: "rms", signal: new AbortController().signal };
    pieces.push(...(await Array.fromAsync(flite.synthesize(text, options))), silence);
  }
  await flite.close();
  const sound = Buffer.concat(pieces.map((piece) => Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)));
  const head = wav([]).subarray(0, 44);
  head.writeUInt32LE(sound.length, 40);
  const apiKey = await makeKey(other, { scopes: ["voice:write"] });
  const { audio } = new OpenAI7({ baseURL: `${server.url}/v1`, apiKey, maxRetries: 0 });
  const file = fileOf(Buffer.concat([head, sound]));
  const { segments } = await audio.transcriptions.create({ file, model: "whisper-1", response_format: "verbose_json" });
  assert.deepEqual(
    segments!.map(({ text }) => text),
    [first, second],
  );
  assert.ok(segments![0]!.start < 1 && segments![1]!.start > segments![0]!.end + 1, JSON.stringify(segments));
});

test("a recording of more than ten minutes is refused before it is transcribed", async () => {
  const form = new FormData();
  // A length of 0 means that the sound goes on to the end of the file.
  const long = wav([], 4_000, { 40: 0 });
  form.set("file", fileOf(Buffer.concat([long, Buffer.alloc(2 * 4_000 * 601)])));
  form.set("model", "whisper-1");
  const answer = await fetch(`${server.url}/v1/audio/transcriptions`, {
    ...{ method: "POST", body: form, headers: { authorization: `Bearer ${key}` } },
  });
  assert.equal(answer.status, 400);
  assert.match(await answer.text(), /longer than 10 minutes/);
});
