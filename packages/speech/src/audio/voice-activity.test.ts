import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { compileFlite, FliteMachine, type FliteVoice } from "@parley/speech-embedded";
import { VoiceActivity } from "./voice-activity.ts";

/** All speech here is synthetic: the figures say nothing about people. */

const rateHz = 16_000;
const frameSamples = 320;
/** A session notices a person after so many frames of speech. */
const noticedAfter = 4;
const loudness = 2_000;

const flite = new FliteMachine(await compileFlite());
const sentences = ["Please turn on the lights.", "Fish and chips for three people.", "Yes.", "How much is it?"];

function say(voice: FliteVoice, text: string): Float64Array {
  const samples: number[] = [];
  flite.speak({ text, voice, speed: 1 }, (piece) => samples.push(...piece) > 0);
  const loud = samples.filter((sample) => Math.abs(sample) > 200);
  const mean = Math.sqrt(loud.reduce((sum, sample) => sum + sample ** 2, 0) / loud.length);
  return Float64Array.from(samples, (sample) => (sample * loudness) / mean);
}

/** Random numbers of a normal distribution, the same for the same seed. */
function gaussian(seed: number): () => number {
  let state = seed;
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 1) / 4_294_967_297;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

type Sound = (at: number, random: () => number) => number;
const samplesOf = (seconds: number, seed: number, sound: Sound) => {
  const random = gaussian(seed);
  return Float64Array.from({ length: seconds * rateHz }, (_, at) => sound(at, random));
};
const white: Sound = (_, random) => random();
/** Twice as much of the low frequencies, as fans and streets have. */
const brown = (): Sound => {
  let sum = 0;
  return (_, random) => {
    sum = 0.995 * sum + random() * 0.1;
    return sum;
  };
};
const hum: Sound = (at, random) =>
  [1, 2, 3, 4, 5, 7].reduce((sum, k) => sum + Math.sin((2 * Math.PI * 50 * k * at) / rateHz + k) / k, 0.05 * random());

/**
 * Two seconds of the noise, the sound, one second of the noise. Gives the decision for each frame.
 */
function decide(sound: Float64Array, noise: Sound, noiseLoudness: number, seed: number): boolean[] {
  const [before, after] = [2 * rateHz, rateHz];
  const all = samplesOf((before + sound.length + after) / rateHz, seed, (at, random) => {
    const value = noiseLoudness * noise(at, random) + (sound[at - before] ?? 0);
    return Math.max(-32_768, Math.min(32_767, value));
  });
  const activity = new VoiceActivity();
  const frames = Math.floor(all.length / frameSamples);
  return Array.from({ length: frames }, (_, index) =>
    activity.isSpeech(Int16Array.from(all.subarray(index * frameSamples, (index + 1) * frameSamples))),
  );
}

/** The frame in which a session notices speech, or -1: short gaps do not begin the count again. */
function noticedIn(decisions: readonly boolean[], from = 0): number {
  let count = 0;
  return decisions.findIndex((isSpeech, index) => {
    count = isSpeech ? count + 1 : Math.max(0, count - 2);
    return index >= from && count >= noticedAfter;
  });
}

const beginning = (2 * rateHz) / frameSamples;
const voices: FliteVoice[] = ["slt", "rms", "awb", "kal"];
const decibels = (below: number) => loudness * 10 ** (-below / 20);

describe("voice activity, with synthetic voices", () => {
  for (const [name, noise, noiseLoudness, mostOnset] of [
    ["silence", white, 4, 18],
    ["white noise 15 dB softer", white, decibels(15), 20],
    ["white noise 8 dB softer", white, decibels(8), 40],
    ["a fan 10 dB softer", brown(), decibels(10), 20],
    ["a hum 5 dB softer", hum, decibels(5), 20],
  ] as const) {
    test(`notices every sentence and nothing before it, in ${name}`, () => {
      for (const [index, voice] of voices.entries()) {
        for (const sentence of sentences) {
          const decisions = decide(say(voice, sentence), noise, noiseLoudness, index + 1);
          const noticed = noticedIn(decisions) - beginning;
          // Flite begins with 10 frames of silence.
          assert.ok(noticed >= 5 && noticed <= 10 + mostOnset, `${voice}, ${sentence}: frame ${noticed}`);
        }
      }
    });
  }

  test("goes on through a sentence, and ends with it", () => {
    for (const voice of voices) {
      const spoken = say(voice, "Hello, I would like to speak with a person about my order.");
      const decisions = decide(spoken, white, 10, 7);
      const first = decisions.indexOf(true);
      const last = decisions.lastIndexOf(true);
      const gaps = decisions.slice(first, last).join("").replaceAll("true", " ").split(" ");
      const longest = Math.max(...gaps.map((gap) => gap.length / "false".length));
      assert.ok(longest <= 15, `${voice}: a gap of ${longest} frames`);
      const end = beginning + spoken.length / frameSamples;
      assert.ok(last <= end + 5 && last >= end - 25, `${voice}: ends at ${last} of ${end}`);
    }
  });

  test("hears a person who speaks softly in a silent room", () => {
    for (const voice of voices) {
      const soft = say(voice, "Please turn on the lights.").map((sample) => sample * 0.05);
      assert.ok(noticedIn(decide(soft, white, 3, 11)) > 0, voice);
    }
  });

  const burst = (length: number, level: number, fade: number): Sound => {
    return (at, random) => (at < length ? level * random() * Math.exp(-at / fade) : 0);
  };
  let former = 0;
  const noises: Record<string, [number, Sound]> = {
    claps: [0.3, burst(4_800, 6_000, 400)],
    "a door": [0.4, (at, random) => 60 * random() * Math.exp(-at / 900) * Math.sqrt(at)],
    coughs: [
      0.35,
      (at, random) => {
        const now = random();
        const value = 3_000 * (now + 0.3 * former) * Math.min(1, at / 400) * Math.exp(-at / 1_600);
        former = now;
        return value;
      },
    ],
    "a keyboard": [1.5, (at, random) => 5_000 * random() * Math.exp(-(at % 2_100) / 50)],
    breath: [0.8, (at, random) => 500 * random() * Math.sin((Math.PI * at) / 12_800)],
    clicks: [0.2, (at) => (at % 1_600 < 3 ? 25_000 : 0)],
  };
  for (const [name, [seconds, sound]] of Object.entries(noises)) {
    test(`takes ${name} for what they are`, () => {
      let noticed = 0;
      for (let seed = 1; seed <= 12; seed++) {
        if (noticedIn(decide(samplesOf(seconds, seed, sound), white, 12, seed + 100)) >= 0) noticed++;
      }
      assert.ok(noticed <= 1, `${noticed} of 12`);
    });
  }

  test("gets used to a noise that begins", () => {
    for (const [index, noise] of [white, brown(), hum].entries()) {
      const activity = new VoiceActivity();
      const sound = samplesOf(8, index + 5, noise).map((value, at) => value * (at < 2 * rateHz ? 20 : 600));
      const decisions = Array.from({ length: sound.length / frameSamples }, (_, at) =>
        activity.isSpeech(Int16Array.from(sound.subarray(at * frameSamples, (at + 1) * frameSamples))),
      );
      assert.equal(noticedIn(decisions, 220), -1, `${index}`);
      assert.ok(decisions.filter(Boolean).length <= 20, `${index}: ${decisions.filter(Boolean).length}`);
    }
  });

  test("hears nothing in digital silence, and speech right after it", () => {
    const activity = new VoiceActivity();
    for (let frame = 0; frame < 200; frame++) assert.equal(activity.isSpeech(new Int16Array(frameSamples)), false);
    const spoken = Int16Array.from(say("rms", "How much is it?"));
    const decisions = Array.from({ length: Math.floor(spoken.length / frameSamples) }, (_, at) =>
      activity.isSpeech(spoken.subarray(at * frameSamples, (at + 1) * frameSamples)),
    );
    assert.ok(noticedIn(decisions) > 0);
  });
});
