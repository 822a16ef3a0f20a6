import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { languageOf, readUtterance } from "@parley/engine";
import { Resampler } from "@parley/speech";
import { SoundSwallowerRecognizer } from "@parley/speech-embedded";
import { composeGrammar } from "../../server/capabilities/voice/grammar/compose-grammar.ts";
import { sayAs, stopSaying } from "../../server/capabilities/voice/testing/say-as.ts";

/**
 * Lists what the embedded recognizer makes of "yeah" and its like, which must not interrupt the
 * assistant. The words of it are few, and many of the grammar's are alike. The long form says each
 * in all voices.
 */
const isLong = process.env.FAULTS === "long";

const english = languageOf("en");
const phrases = readFileSync(
  new URL("../../packages/speech-embedded/src/soundswallower/testing/phrases.txt", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n");
const grammar = composeGrammar(
  { voice: { phrases: [], slots: {} }, handOver: { phrases: [] } } as never,
  phrases.map((question) => ({ type: "faq", title: question, questions: [question] }) as never),
  english.spoken,
);

const recognizer = new SoundSwallowerRecognizer();
after(() => Promise.all([recognizer.close(), stopSaying()]));

const speakers = ["rms", "awb", "kal", "slt"].flatMap((voice) =>
  [1, 0.9, 1.12].flatMap((pitch) => [1, 0.85, 1.2].map((speed) => ({ voice, pitch, speed }))),
);
const silence = new Int16Array(4_800);

async function heardAs(word: string, { voice, pitch, speed }: (typeof speakers)[number]): Promise<string> {
  const said = await sayAs(voice, word, speed / pitch);
  const listening = recognizer.listen({ language: "en-US", grammar });
  listening.write(silence);
  listening.write(pitch === 1 ? said : new Resampler(16_000, Math.round(160 / pitch) * 100).push(said));
  listening.write(silence);
  const { text, isUnderstood } = await listening.finish();
  return isUnderstood ? text : "";
}

test("of 100 times that a person says yeah or the like, 95 and more interrupt nothing", async (t) => {
  let [said, kept] = [0, 0];
  for (const word of ["yeah", "yes", "okay", "mhm", "uh huh", "right", "sure"]) {
    const counts = new Map<string, number>();
    for (const speaker of speakers.filter((_, at) => isLong || at % 9 === 0)) {
      const heard = await heardAs(word, speaker);
      const kind = readUtterance(heard, english);
      said++;
      if (kind === "backchannel" || kind === "nothing") kept++;
      counts.set(heard, (counts.get(heard) ?? 0) + 1);
    }
    const all = [...counts].sort(([, one], [, other]) => other - one);
    t.diagnostic(`${word}: ${all.map(([heard, count]) => `${count} × ${heard || "nothing"}`).join(", ")}`);
  }
  t.diagnostic(`${kept} of ${said} interrupt nothing`);
  assert.ok(kept >= 0.95 * said, `${kept} of ${said}`);
});
