import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { SpeechFailure } from "@parley/speech";
import { FliteSynthesizer } from "./flite-synthesizer.ts";

const flite = new FliteSynthesizer();
after(() => flite.close());

const never = new AbortController().signal;

async function say(text: string, options: { voice?: string; speed?: number; signal?: AbortSignal } = {}) {
  const pieces: Int16Array[] = [];
  const all = { voice: "slt", signal: never, isUrgent: true, ...options };
  for await (const piece of flite.synthesize(text, all)) pieces.push(piece);
  const samples = pieces.flatMap((piece) => [...piece]);
  return { pieces, samples, seconds: samples.length / 16_000 };
}

describe("the voices of Flite", () => {
  test("speak, each in its own way", async () => {
    const seen = new Set<string>();
    for (const { id, rateHz } of flite.voices) {
      assert.equal(rateHz, 16_000);
      const { samples, seconds } = await say("Your order has shipped.", { voice: id });
      assert.ok(seconds > 1 && seconds < 2.5, `${id}: ${seconds} s`);
      assert.ok(samples.some((sample) => Math.abs(sample) > 5_000));
      seen.add(samples.join());
    }
    assert.equal(seen.size, 4);
  });

  test("hand over the beginning before the end is made", async () => {
    const { pieces } = await say("Your parcel has left our warehouse and arrives tomorrow morning.");
    assert.ok(pieces.length > 5 && pieces[0]!.length < 1_600, pieces.map((piece) => piece.length).join());
  });

  test("begin without a silence", async () => {
    const { samples } = await say("Good morning.");
    assert.ok(samples.findIndex((sample) => Math.abs(sample) > 1_000) < 0.15 * 16_000);
  });

  test("speak slower and faster", async () => {
    const lengths: number[] = [];
    for (const speed of [0.5, 1, 2]) lengths.push((await say("We are open until six.", { speed })).seconds);
    assert.ok(lengths[0]! > lengths[1]! * 1.7 && lengths[1]! > lengths[2]! * 1.7, `${lengths}`);
  });

  test("say the same again from memory, and the caller may change what it got", async () => {
    const first = await say("How can I help you?");
    const again = await say("How can I help you?");
    assert.equal(again.pieces.length, 1);
    assert.deepEqual(again.samples, first.samples);
    again.pieces[0]!.fill(0);
    assert.deepEqual((await say("How can I help you?")).samples, first.samples);
  });

  test("say nothing for what has no sound", async () => {
    for (const text of ["", " \n\t", "?!… — ,.;", "🙂🎉", "\u0000\u0007\u001b", "日本語のテキスト", "שלום"]) {
      assert.equal((await say(text)).samples.length, 0, JSON.stringify(text));
    }
  });

  test("survive every text", async () => {
    const hostile = [
      "a".repeat(10_000),
      "9".repeat(3_000),
      "Hello 🙂 世界, naïve café – “quoted” … €20.50 and £3!",
      "<speak><break time='9s'/></speak> %s %n \\x00 $(y) --help -voice kal",
      "\ud800 lone surrogate \udfff",
      `${"(((((((((".repeat(50)}x`,
      "a.b.c.d@e.f/g?h=i&j=k#l ".repeat(20),
      "www.example.com/a-very-long-path_with_underscores and 12:30, 3/4, 1,000,000, $5.99, 50%, #7",
    ];
    for (const text of hostile) await say(text, { voice: "kal" });
    await say(hostile[2]!);
    assert.ok((await say("Still here.")).seconds > 0.5);
  });

  test("speak a long text in parts, all of it", async () => {
    const sentence = "The quick brown fox jumps over the lazy dog, and then it sleeps. ";
    const [one, ten] = [await say(sentence, { voice: "kal" }), await say(sentence.repeat(10), { voice: "kal" })];
    assert.ok(ten.seconds > one.seconds * 9, `${one.seconds} ${ten.seconds}`);
  });

  test("stop at once when nobody listens any more", async () => {
    const abort = new AbortController();
    let heard = 0;
    const long = "This sentence goes on for a while, so that there is time to stop it. ".repeat(20);
    for await (const piece of flite.synthesize(long, { voice: "slt", signal: abort.signal })) {
      heard += piece.length;
      abort.abort();
    }
    assert.ok(heard < 16_000, `${heard}`);
    assert.equal((await say("Anything", { signal: abort.signal })).samples.length, 0);
    for await (const _ of flite.synthesize(long, { voice: "slt", signal: never })) break;
    assert.ok((await say("We are still here.")).seconds > 0.5);
  });

  test("refuse a voice that is not there", async () => {
    await assert.rejects(say("Hello", { voice: "toString" }), SpeechFailure);
  });

  test("speak to many at the same time, each its own text", async () => {
    const alone = await say("Number twelve is next.");
    const texts = Array.from({ length: 24 }, (_, index) =>
      index === 12 ? "Number twelve is next." : `Line ${index}.`,
    );
    const spoken = await Promise.all(texts.map((text) => say(text)));
    assert.deepEqual(spoken[12]!.samples, alone.samples);
    assert.ok(spoken.every(({ seconds }) => seconds > 0.3));
  });

  test("are replaced when their thread hangs, and the sentence fails", async () => {
    const settings = { threads: 1, idleMs: 60_000, patienceMs: 1 };
    const other = new FliteSynthesizer(settings);
    const speak = () => Array.fromAsync(other.synthesize(long, { voice: "slt", speed: 0.25, signal: never }));
    const long = "A sentence that takes much longer than a millisecond, on every machine that there is. ".repeat(2);
    await assert.rejects(speak(), (error) => error instanceof SpeechFailure && error.fault === "broken");
    settings.patienceMs = 60_000;
    assert.ok((await speak()).length > 10);
    await other.close();
  });

  test("end their threads when there is nothing to say, and start again", async () => {
    const other = new FliteSynthesizer({ threads: 2, idleMs: 1, patienceMs: 60_000 });
    for (const text of ["First things first.", "Second things second."]) {
      assert.ok((await Array.fromAsync(other.synthesize(text, { voice: "kal", signal: never }))).length > 0);
      while (other.threadCount > 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await other.close();
  });

  test("end, and what was under way fails with a sentence", async () => {
    const other = new FliteSynthesizer({ threads: 1, idleMs: 60_000, patienceMs: 10_000 });
    const speaking = (text: string) =>
      Array.fromAsync(other.synthesize(text, { voice: "slt", signal: never })).then(() => undefined);
    const both = [speaking("First of two sentences."), speaking("Second of two sentences.")];
    const refused = Promise.all(both.map((each) => assert.rejects(each, SpeechFailure)));
    await other.close();
    await refused;
    await assert.rejects(speaking("Too late."), /stopping/);
  });
});
