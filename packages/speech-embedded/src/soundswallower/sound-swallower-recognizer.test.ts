import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { SpeechFailure, type SpokenGrammar, type Transcript } from "@parley/speech";
import { FliteSynthesizer } from "../flite/flite-synthesizer.ts";
import { SoundSwallowerRecognizer } from "./sound-swallower-recognizer.ts";

const flite = new FliteSynthesizer();
const recognizer = new SoundSwallowerRecognizer();
after(() => Promise.all([flite.close(), recognizer.close()]));

const grammar: SpokenGrammar = {
  phrases: [
    "What are your opening hours?",
    "How do I reset my password?",
    "Can I pay with PayPal?",
    "What is the Wi-Fi password?",
    "Do you deliver to <city>?",
    "My order number is <digits>.",
    "Book a table for <number> people, please!",
  ],
  slots: { city: ["New York", "Zürich", "Springfield"] },
};

async function say(text: string, voice = "rms"): Promise<Int16Array> {
  const pieces: number[] = [];
  for await (const piece of flite.synthesize(text, { voice, signal: new AbortController().signal })) {
    pieces.push(...piece);
  }
  return Int16Array.from(pieces);
}

async function hear(sound: Int16Array, options: { grammar?: SpokenGrammar; partials?: Map<string, boolean> } = {}) {
  const { partials } = options;
  const listening = recognizer.listen({
    language: "en-US",
    grammar: options.grammar ?? grammar,
    ...(partials !== undefined && { onPartial: (text: string, isWhole = false) => partials.set(text, isWhole) }),
  });
  for (let at = 0; at < sound.length; at += 320) listening.write(sound.subarray(at, at + 320));
  return listening.finish();
}

const understood = (text: string): Transcript => ({ text, isUnderstood: true });
const nothing: Transcript = { text: "", isUnderstood: false };

describe("the embedded recognizer", () => {
  for (const voice of ["rms", "awb"]) {
    test(`understands the phrases of its grammar, written as the grammar has them: voice ${voice}`, async () => {
      const said = [
        ["What are your opening hours?"],
        ["How do I reset my password?"],
        ["Can I pay with PayPal?", "can I pay with pay pal"],
        ["What is the Wi-Fi password?", "what is the why fye password"],
        ["Do you deliver to New York?"],
        ["Do you deliver to Zürich?", "do you deliver to Zurich?"],
        ["My order number is 4711.", "My order number is four seven one one."],
        ["Book a table for 25 people, please!"],
      ];
      for (const [written, spoken] of said) {
        assert.deepEqual(await hear(await say(spoken ?? written!, voice)), understood(written!));
      }
    });

    test(`does not take other speech for a phrase: voice ${voice}`, async () => {
      for (const text of [
        "The cat is sleeping on the kitchen table.",
        "My sister bought a red bicycle last week.",
        "Play some jazz music in the living room.",
      ]) {
        assert.deepEqual(await hear(await say(text, voice)), nothing, text);
      }
    });
  }

  test("does not take silence, noise and no sound at all for a phrase", async () => {
    assert.deepEqual(await hear(new Int16Array(16_000)), nothing);
    assert.deepEqual(await hear(new Int16Array(0)), nothing);
    let seed = 1;
    const noise = Int16Array.from({ length: 8_000 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return (seed / 2_147_483_647 - 0.5) * 20_000;
    });
    assert.deepEqual(await hear(noise), nothing);
  });

  test("says what it understood so far, and whether that is a whole phrase", async () => {
    const partials = new Map<string, boolean>();
    await hear(await say("What are your opening hours?"), { partials });
    assert.equal(partials.get("What are your"), false);
    assert.deepEqual([...partials].at(-1), ["What are your opening hours?", true]);
  });

  test("knows the words of an utterance before its end, unless more of it is said", async () => {
    const phrases = ["When do you open?", "When do you open on Sunday?"];
    const [first, rest] = [await say("When do you open?"), await say("on Sunday?")];
    const listen = () => {
      const listening = recognizer.listen({ language: "en-US", grammar: { phrases, slots: {} } });
      listening.write(first);
      listening.expectEnd!();
      return listening;
    };
    const ended = listen();
    ended.expectEnd!();
    const gone = listen();
    const resumed = listen();
    gone.cancel();
    resumed.write(rest);
    resumed.expectEnd!();
    assert.deepEqual(await ended.finish(), understood("When do you open?"));
    assert.deepEqual(await resumed.finish(), understood("When do you open on Sunday?"));
    const late = listen();
    await hear(first);
    late.write(rest);
    assert.deepEqual(await late.finish(), understood("When do you open on Sunday?"));
  });

  test("hears several people at the same time, each with a grammar of their own", async () => {
    const other: SpokenGrammar = { phrases: ["Is there a swimming pool?"], slots: {} };
    const sounds = await Promise.all([say("What are your opening hours?"), say("Is there a swimming pool?", "awb")]);
    const heard = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        hear(sounds[index % 2]!, { grammar: index % 2 === 0 ? grammar : other }),
      ),
    );
    for (const [index, transcript] of heard.entries()) {
      assert.deepEqual(
        transcript,
        understood(index % 2 === 0 ? "What are your opening hours?" : "Is there a swimming pool?"),
      );
    }
  });

  test("forgets who is cancelled, and hears the next", async () => {
    const sound = await say("How do I reset my password?");
    for (let time = 0; time < 40; time++) {
      const listening = recognizer.listen({ language: "en-US", grammar });
      listening.write(sound.subarray(0, 4_000));
      listening.cancel();
    }
    assert.deepEqual(await hear(sound), understood("How do I reset my password?"));
  });

  test("understands nothing with a grammar in which nothing can be said, and the next one as always", async () => {
    const sound = await say("How do I reset my password?");
    for (const phrases of [[], ["営業時間", "?"]]) {
      assert.deepEqual(await hear(sound, { grammar: { phrases, slots: {} } }), nothing);
    }
    assert.deepEqual(await hear(sound), understood("How do I reset my password?"));
  });

  test("refuses more people than it can hear", async () => {
    const all = Array.from({ length: 80 }, () => recognizer.listen({ language: "en-US", grammar }));
    const ends = await Promise.allSettled(all.map((listening) => listening.finish()));
    const refused = ends.filter((end) => end.status === "rejected").map((end) => end.reason);
    assert.ok(refused.length > 0 && refused.length < 60, `${refused.length}`);
    assert.ok(refused.every((reason) => reason instanceof SpeechFailure && reason.fault === "rate-limited"));
  });

  test("ends its threads when it is closed, and hears nothing more", async () => {
    const closed = new SoundSwallowerRecognizer();
    const listening = closed.listen({ language: "en-US", grammar });
    const end = listening.finish();
    await Promise.all([closed.close(), assert.rejects(end, SpeechFailure)]);
    await assert.rejects(closed.listen({ language: "en-US", grammar }).finish(), /stopping/);
  });
});
