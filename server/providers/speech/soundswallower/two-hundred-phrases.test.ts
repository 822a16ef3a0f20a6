import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, describe, test } from "node:test";
import { FliteSynthesizer } from "../flite/flite-synthesizer.ts";
import type { Transcript } from "../speech-engine.ts";
import { SoundSwallowerRecognizer } from "./sound-swallower-recognizer.ts";
import { noiseBursts } from "./testing/noise-bursts.ts";

/**
 * How much of a grammar of 200 phrases is understood, and how much other speech is told apart. The
 * figures are of synthetic voices in silence; people are understood less well. The voice of the
 * assistant, slt, is not among them. The long form says everything, slower and faster too.
 */
const isLong = process.env.FAULTS === "long";
const speeds = isLong ? [1, 0.85, 1.2] : [1];
const voices = isLong ? ["rms", "awb", "kal"] : ["rms", "awb"];
/** The short form says every so many. */
const step = isLong ? 1 : 17;

const flite = new FliteSynthesizer();
const recognizer = new SoundSwallowerRecognizer();
after(() => Promise.all([flite.close(), recognizer.close()]));

const read = (file: string) =>
  readFileSync(new URL(`testing/${file}`, import.meta.url), "utf8")
    .trim()
    .split("\n");
const phrases = read("phrases.txt");
const grammar = { phrases, slots: {} };
const some = (texts: readonly string[], offset: number) => texts.filter((_, at) => at % step === offset % step);

async function hear(sound: Int16Array): Promise<Transcript> {
  const listening = recognizer.listen({ language: "en-US", grammar });
  listening.write(sound);
  return listening.finish();
}

async function say(text: string, voice: string, speed: number): Promise<Int16Array> {
  const samples: number[] = [];
  for await (const piece of flite.synthesize(text, { voice, speed, signal: new AbortController().signal })) {
    samples.push(...piece);
  }
  return Int16Array.from(samples);
}

const share = (count: number, all: number) => `${((100 * count) / all).toFixed(1)} % of ${all}`;

describe("with a grammar of 200 phrases and synthetic voices", () => {
  for (const [index, voice] of voices.entries()) {
    test(`${voice}: at least 95 % are understood, and 90 % of other speech is told apart`, async (t) => {
      let [said, right, lost, strange, apart] = [0, 0, 0, 0, 0];
      for (const speed of speeds) {
        for (const text of some(phrases, index * 5)) {
          const heard = await hear(await say(text, voice, speed));
          said++;
          if (heard.text === text) right++;
          if (!heard.isUnderstood) lost++;
        }
        for (const text of some(read("strangers.txt"), index * 5)) {
          strange++;
          if (!(await hear(await say(text, voice, speed))).isUnderstood) apart++;
        }
      }
      const figures = `understood ${share(right, said)}, not taken ${share(lost, said)}, told apart ${share(apart, strange)}`;
      t.diagnostic(figures);
      assert.ok(right >= 0.95 * said, figures);
      assert.ok(lost <= 0.05 * said, figures);
      // The short form has few, so that one of them may be taken for a phrase.
      assert.ok(apart >= Math.min(0.9 * strange, strange - 1), figures);
    });
  }

  test("claps, coughs, knocks, hisses and hums are no phrases", async () => {
    const heard: string[] = [];
    for (const [kind, make] of Object.entries(noiseBursts)) {
      for (let seed = 1; seed <= (isLong ? 100 : 4); seed++) {
        const { text, isUnderstood } = await hear(make(seed));
        if (isUnderstood || text !== "") heard.push(`${kind} ${seed}: ${text}`);
      }
    }
    assert.deepEqual(heard, []);
  });
});
