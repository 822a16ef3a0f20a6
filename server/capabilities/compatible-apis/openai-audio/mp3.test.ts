import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { findMp3Packages } from "@parley/speech";
import { MPEGDecoder } from "mpg123-decoder";
import OpenAI7 from "openai";
import OpenAI6 from "openai-6";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { type ScriptedSpeech, startScriptedSpeech } from "../../../testing/providers/scripted-speech.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

const clients: Record<string, typeof OpenAI7> = {
  "openai 6": OpenAI6 as unknown as typeof OpenAI7,
  "openai 7": OpenAI7,
};
/** The tests' own packages lie where an operator's would. */
const folder = fileURLToPath(new URL("../../../../", import.meta.url));

describe("where the operator has installed the packages for MP3", () => {
  let server: TestServer;
  let speech: ScriptedSpeech;
  let person: Person;
  let key: string;
  before(async () => {
    speech = await startScriptedSpeech();
    server = await startTestServer({
      settings: { PARLEY_MP3: folder, PARLEY_OUTBOUND_ALLOW: `speech:${new URL(speech.url).host}` },
    });
    person = await signUp(server.client);
    key = await makeKey(person, { scopes: ["voice:write"] });
    const provider = {
      kind: "deepgram",
      name: "dg",
      apiKey: "k",
      baseUrl: speech.url,
      recognitionLanguages: ["en-US"],
    };
    assert.equal((await person.client.post("/api/voice/providers", provider)).status, 201);
  });
  after(async () => {
    await server.stop();
    await speech.stop();
  });

  for (const [name, OpenAI] of Object.entries(clients)) {
    const audio = () => new OpenAI({ baseURL: `${server.url}/v1`, apiKey: key, maxRetries: 0 }).audio;
    const speak = (body: object) =>
      audio().speech.create({ model: "tts-1", voice: "slt", input: "Your order has shipped.", ...body });
    const bytesOf = async (body: object) => Buffer.from(await (await speak(body)).arrayBuffer());

    test(`speech is MP3 for ${name} without a wish, and what is wished with one`, async () => {
      const answer = await speak({});
      assert.equal(answer.headers.get("content-type"), "audio/mpeg");
      const mp3 = Buffer.from(await answer.arrayBuffer());
      assert.deepEqual(await bytesOf({ response_format: "mp3" }), mp3);
      const wav = await speak({ response_format: "wav" });
      assert.equal(wav.headers.get("content-type"), "audio/wav");
      const samples = ((await wav.arrayBuffer()).byteLength - 44) / 2;
      const decoder = new MPEGDecoder();
      await decoder.ready;
      const decoded = decoder.decode(mp3);
      decoder.free();
      assert.deepEqual([decoded.sampleRate, decoded.errors], [24_000, []]);
      assert.ok(decoded.samplesDecoded >= samples && decoded.samplesDecoded < samples + 4_000);
      assert.ok(decoded.channelData[0]!.some((sample) => Math.abs(sample) > 0.1));
      await assert.rejects(speak({ response_format: "opus" }), OpenAI.BadRequestError);
      const events = await (await speak({ stream_format: "sse" })).text();
      const deltas = [...events.matchAll(/"audio":"([^"]+)"/g)].map(([, base64]) => Buffer.from(base64!, "base64"));
      assert.deepEqual(Buffer.concat(deltas), mp3);
    });

    test(`MP3 is transcribed for ${name}, cut off or not, and none that has no sound`, async () => {
      speech.hear({ text: "Your order has shipped." });
      const mp3 = await bytesOf({ response_format: "mp3" });
      const transcribe = (bytes: Buffer) => {
        const file = new File([new Uint8Array(bytes)], "speech.mp3", { type: "audio/mpeg" });
        return audio().transcriptions.create({ file, model: "whisper-1" });
      };
      const tag = Buffer.concat([Buffer.from("ID3\x04\0\0\0\0\0\x0a"), Buffer.alloc(10)]);
      for (const bytes of [mp3, Buffer.concat([tag, mp3]), mp3.subarray(0, mp3.length - 50)]) {
        assert.equal((await transcribe(bytes)).text, "Your order has shipped.");
      }
      for (const bytes of [mp3.subarray(0, 20), Buffer.alloc(3_000_000, "\xff\xfb", "latin1"), tag]) {
        await assert.rejects(transcribe(bytes), OpenAI.BadRequestError);
      }
    });
  }
});

test("a folder without the packages is refused with what to install", () => {
  assert.throws(() => findMp3Packages("/nowhere"), /PARLEY_MP3.*npm install .*wasm-media-encoders/);
});
