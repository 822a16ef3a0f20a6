import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { SpeechFailure } from "../speech-engine.ts";
import { espeakNg } from "./espeak-ng.ts";

/**
 * The package is no part of Parley, so these tests bring one with the same interface. It "speaks"
 * the codes of the characters that it gets.
 */
const standIn = `
export default async () => ({
  eSpeakNGWorker: class {
    set_voice(name) { this.voice = name; return 0; }
    set_rate(rate) { this.rate = rate; }
    synthesize(ssml, take) {
      if (ssml.includes("crash")) throw new Error("no memory");
      if (ssml.includes("die")) process.exit(1);
      take(Int16Array.of(this.rate, this.voice.length), []);
      take(Int16Array.from(ssml, (character) => character.charCodeAt(0)), []);
      take(null, []);
    }
  },
});`;

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "espeak-"));
  await writeFile(join(folder, "espeak-ng.js"), standIn);
  await writeFile(join(folder, "package.json"), '{"type": "module"}');
});
after(() => rm(folder, { recursive: true }));

const never = new AbortController().signal;
async function say(text: string, options: { voice?: string; speed?: number; signal?: AbortSignal } = {}) {
  const engine = espeakNg(folder);
  try {
    const voice = options.voice ?? "espeak-ng/de";
    const pieces = await Array.fromAsync(engine.synthesizer!.synthesize(text, { signal: never, ...options, voice }));
    return pieces.flatMap((piece) => [...piece]);
  } finally {
    await engine.close();
  }
}
const codes = (text: string) => [...text].map((character) => character.charCodeAt(0));

test("eSpeak NG has a voice for each of a hundred languages, by their tags", async () => {
  const engine = espeakNg(folder);
  const voices = engine.synthesizer!.voices;
  assert.ok(voices.length > 100);
  const find = (id: string) => voices.find((voice) => voice.id === `espeak-ng/${id}`);
  assert.deepEqual(find("de"), { id: "espeak-ng/de", name: "eSpeak NG, German", languages: ["de"], rateHz: 22_050 });
  assert.deepEqual([find("pt-br")!.languages, find("cmn")!.languages], [["pt-BR"], ["zh"]]);
  await engine.close();
});

test("it speaks with the voice and at the speed that are wanted, and reads no marks", async () => {
  assert.deepEqual(await say("Ja"), [175, 2, ...codes("Ja")]);
  assert.deepEqual(await say("Ja", { voice: "espeak-ng/pt-br", speed: 2 }), [350, 5, ...codes("Ja")]);
  assert.deepEqual(await say("a <b> & [[c]]\0", { speed: 0.01 }), [80, 2, ...codes("a &lt;b&gt; &amp; [ c]] ")]);
});

test("a sentence that fails is told, and the next one gets a new machine or a new thread", async () => {
  const engine = espeakNg(folder);
  const attempt = (text: string) =>
    Array.fromAsync(engine.synthesizer!.synthesize(text, { voice: "espeak-ng/de", signal: never }));
  for (const text of ["crash", "die"]) {
    await assert.rejects(attempt(text), (error) => error instanceof SpeechFailure && error.fault === "broken");
    assert.equal((await attempt("Ja")).length, 2);
  }
  assert.deepEqual(await say("Ja", { signal: AbortSignal.abort() }), []);
  await engine.close();
});

test("a folder without the package is refused with what to do", () => {
  assert.throws(() => espeakNg(join(folder, "nothing")), /PARLEY_ESPEAK_NG.*Install @echogarden/);
});
