import assert from "node:assert/strict";
import { after, test } from "node:test";
import { FliteSynthesizer } from "../flite/flite-synthesizer.ts";
import { compileGrammar } from "./compiled-grammar.ts";
import { GrammarDecoder } from "./grammar-decoder.ts";
import { Pronunciations } from "./pronunciations.ts";
import { loadSoundSwallower } from "./sound-swallower.ts";

const flite = new FliteSynthesizer();
after(() => flite.close());

async function say(text: string, voice: string, volume: number): Promise<Int16Array> {
  const samples: number[] = [];
  for await (const piece of flite.synthesize(text, { voice, signal: new AbortController().signal })) {
    samples.push(...piece);
  }
  return Int16Array.from(samples, (sample) => Math.max(-32_768, Math.min(32_767, sample * volume)));
}

test("an utterance is heard the same, to the last number, whoever spoke before", async () => {
  const decoder = await GrammarDecoder.create(await loadSoundSwallower(), await Pronunciations.load());
  decoder.setGrammar(compileGrammar({ phrases: ["Good morning.", "Where is my order?"], slots: {} }).automaton);
  const hear = (sound: Int16Array) => {
    decoder.start();
    decoder.write(sound);
    decoder.stop();
    return decoder.read();
  };
  const quiet = await say("Where is my order?", "rms", 0.05);
  const first = hear(quiet);
  assert.deepEqual(
    first.map(({ word }) => word).filter((word) => !/^[<[]/.test(word)),
    ["where", "is", "my", "order"],
  );
  hear(await say("Good morning.", "awb", 4));
  assert.deepEqual(hear(quiet), first);
  decoder.delete();
});
