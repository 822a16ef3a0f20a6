import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { type SpeechEngine, SpeechFailure } from "../speech-engine.ts";
import { sherpaOnnx } from "./sherpa-onnx.ts";

/**
 * The package and its models are the operator's, so these tests bring a package with the same
 * interface. It understands the number of samples that it gets, and speaks the codes of characters.
 */
const standIn = `
class Stream {
  count = 0;
  decoded = 0;
  isFinished = false;
  acceptWaveform({ samples, sampleRate }) {
    if (sampleRate !== 16000 || !(samples instanceof Float32Array)) throw new Error("wrong wave");
    this.count += samples.length;
    this.last = samples.at(-1);
  }
  inputFinished() { this.isFinished = true; }
}
class Recognizer {
  constructor({ modelConfig }) {
    if (modelConfig.tokens === "missing") throw new Error("Please check your config!");
  }
  createStream() { return new Stream(); }
  isReady(stream) { return stream.decoded < stream.count; }
  decode(stream) { stream.decoded = stream.count; }
  getResult(stream) { return { text: " HEARD " + stream.decoded + (stream.isFinished ? " END" : "") }; }
}
exports.OnlineRecognizer = Recognizer;
exports.OfflineRecognizer = class extends Recognizer {};
exports.OfflineTts = class {
  sampleRate = 22050;
  async generateAsync({ text, sid, speed, onProgress }) {
    if (text === "fail") throw new Error("no such speaker");
    for (const value of [sid / 10, speed / 10]) {
      if (!onProgress({ samples: Float32Array.of(value), progress: 0 })) break;
    }
    return { samples: Float32Array.of(9), sampleRate: 22050 };
  }
};`;

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "sherpa-"));
  await writeFile(join(folder, "index.js"), standIn);
  await writeFile(join(folder, "package.json"), '{"main": "index.js"}');
});
after(() => rm(folder, { recursive: true }));

async function open(models: Record<string, unknown>): Promise<SpeechEngine[]> {
  const file = join(folder, "models.json");
  await writeFile(file, JSON.stringify({ package: folder, ...models }));
  return sherpaOnnx(file);
}
const recognizer = (streaming: boolean, tokens = "tokens.txt") => ({
  ...{ languages: ["en-US"], streaming, config: { modelConfig: { tokens } } },
});
const voice = { id: "amy", languages: ["en-GB"], speaker: 3, rateHz: 22_050, config: { model: {} } };
const grammar = { phrases: [], slots: {} };

test("a streaming model tells what it understands while it hears, another one at the end", async () => {
  const engines = await open({ recognizers: [recognizer(true), recognizer(false)] });
  const heard = [];
  for (const { recognizer: ear } of engines) {
    const partials: string[] = [];
    const listening = ear!.listen({ language: "en-US", grammar, onPartial: (text) => partials.push(text) });
    for (let piece = 0; piece < 2; piece++) listening.write(new Int16Array(100).fill(-32_768));
    heard.push({ ...(await listening.finish()), partials });
  }
  assert.deepEqual(heard, [
    // Half a second of silence follows the last word.
    { text: "heard 8200 end", isUnderstood: true, partials: ["heard 100", "heard 200"] },
    { text: "heard 200", isUnderstood: true, partials: [] },
  ]);
  await engines[0]!.close();
});

test("a model speaks with the speaker and the speed that are wanted", async () => {
  const [engine] = await open({ voices: [voice] });
  const { synthesizer } = engine!;
  assert.deepEqual(synthesizer!.voices, [{ id: "sherpa-onnx/amy", name: "amy", languages: ["en-GB"], rateHz: 22_050 }]);
  const options = { voice: "sherpa-onnx/amy", speed: 2, signal: new AbortController().signal };
  const pieces = await Array.fromAsync(synthesizer!.synthesize("Hello.", options));
  assert.deepEqual(pieces, [Int16Array.of(9_830), Int16Array.of(6_553)]);
  await assert.rejects(Array.fromAsync(synthesizer!.synthesize("fail", options)), /no such speaker/);
  await engine!.close();
});

test("a model that cannot be loaded fails what it was to hear or to say", async () => {
  const [ear] = await open({ recognizers: [recognizer(true, "missing")] });
  const listening = ear!.recognizer!.listen({ language: "en-US", grammar });
  await assert.rejects(
    listening.finish(),
    (error) => error instanceof SpeechFailure && /check your config/.test(error.message),
  );
  await ear!.close();
  const [mouth] = await open({ voices: [{ ...voice, rateHz: 16_000 }] });
  const options = { voice: "sherpa-onnx/amy", signal: new AbortController().signal };
  await assert.rejects(Array.fromAsync(mouth!.synthesizer!.synthesize("Hi.", options)), /rateHz .* must be 22050/);
  await mouth!.close();
});

test("a file that cannot be used is refused with what is wrong in it", async () => {
  assert.throws(() => sherpaOnnx(join(folder, "nothing.json")), /PARLEY_SHERPA_ONNX: .*nothing\.json cannot be read/);
  await assert.rejects(open({ package: "/nowhere" }), /no folder \/nowhere\. Install sherpa-onnx-node/);
  await assert.rejects(
    open({ voices: [{ ...voice, rateHz: "fast" }] }),
    /models\.json is wrong at \/voices\/0\/rateHz/,
  );
});
