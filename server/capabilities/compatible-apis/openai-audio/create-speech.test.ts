import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { readWav } from "@parley/speech";
import OpenAI7 from "openai";
import OpenAI6 from "openai-6";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let person: Person;
let key: string;
before(async () => {
  server = await startTestServer();
  person = await signUp(server.client);
  key = await makeKey(person, { scopes: ["voice:write"] });
});
after(() => server.stop());

const clients: Record<string, typeof OpenAI7> = {
  "openai 6": OpenAI6 as unknown as typeof OpenAI7,
  "openai 7": OpenAI7,
};
const text = "Your order has shipped and arrives tomorrow.";

for (const [name, OpenAI] of Object.entries(clients)) {
  describe(`speech with ${name}`, () => {
    const speak = (body: object, apiKey = key) =>
      new OpenAI({ baseURL: `${server.url}/v1`, apiKey, maxRetries: 0 }).audio.speech.create({
        model: "tts-1",
        voice: "alloy",
        input: text,
        ...body,
      });
    const soundOf = async (body: object) => Buffer.from(await (await speak(body)).arrayBuffer());

    test("is a WAV file of 24 kHz that says the text", async () => {
      const answer = await speak({});
      assert.equal(answer.headers.get("content-type"), "audio/wav");
      const { rateHz, samples } = readWav(Buffer.from(await answer.arrayBuffer()));
      assert.equal(rateHz, 24_000);
      assert.ok(samples.length > 24_000 * 1.5 && samples.length < 24_000 * 6);
      assert.ok(samples.some((sample) => Math.abs(sample) > 5_000));
    });

    test("is the same as PCM, without a header", async () => {
      const [wav, pcm] = [await soundOf({ response_format: "wav" }), await soundOf({ response_format: "pcm" })];
      assert.deepEqual(pcm, wav.subarray(44));
    });

    test("comes from the named voice, at the wanted speed", async () => {
      const usual = await soundOf({ voice: "slt" });
      assert.deepEqual(await soundOf({ voice: { id: "slt" } }), usual);
      assert.notDeepEqual(await soundOf({ voice: "rms" }), usual);
      assert.ok((await soundOf({ voice: "slt", speed: 2 })).length < usual.length * 0.7);
      assert.equal((await soundOf({ input: "?!" })).length, 44);
    });

    test("comes as events", async () => {
      const answer = await speak({ stream_format: "sse", response_format: "pcm" });
      assert.match(answer.headers.get("content-type")!, /^text\/event-stream/);
      const events = [...(await answer.text()).matchAll(/^data: (.*)$/gm)].map(([, line]) => JSON.parse(line!));
      assert.equal(events.at(-1).type, "speech.audio.done");
      const deltas = events.slice(0, -1);
      assert.ok(deltas.length > 1 && deltas.every(({ type }) => type === "speech.audio.delta"));
      const sound = Buffer.concat(deltas.map(({ audio }) => Buffer.from(audio, "base64")));
      assert.deepEqual(sound, await soundOf({ response_format: "pcm" }));
    });

    test("begins before all of it is made, and a client that leaves stops it", async () => {
      const long = "This sentence is one of very many that nobody wants to hear to the end. ".repeat(56);
      const answer = await speak({ input: long, response_format: "pcm" });
      const reader = answer.body!.getReader() as unknown as ReadableStreamDefaultReader<Uint8Array>;
      const { value } = await reader.read();
      assert.ok(value!.length < 24_000 * 2 * 200);
      await reader.cancel();
      assert.ok((await soundOf({})).length > 24_000);
    });

    test("is refused in OpenAI's form for other formats, voices, texts and keys", async () => {
      for (const format of ["mp3", "opus", "aac", "flac"]) {
        await assert.rejects(speak({ response_format: format }), (error) => {
          assert.ok(error instanceof OpenAI.BadRequestError);
          assert.match(error.message, /wav/);
          assert.equal(error.param, "response_format");
          return true;
        });
      }
      await assert.rejects(speak({ voice: "nobody" }), /slt, rms, awb, kal/);
      await assert.rejects(speak({ voice: { id: "" } }), OpenAI.APIError);
      await assert.rejects(speak({ input: "a".repeat(4_097) }), OpenAI.APIError);
      await assert.rejects(speak({ speed: 5 }), OpenAI.APIError);
      const other = await makeKey(person, { scopes: ["conversations:write"] });
      await assert.rejects(speak({}, other), OpenAI.PermissionDeniedError);
      const page = await makeKey(person, { kind: "publishable", allowedOrigins: ["https://shop.example"] });
      await assert.rejects(speak({}, page), OpenAI.APIError);
    });
  });
}
