import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Resampler } from "./resampler.ts";

const rates = [8_000, 16_000, 22_050, 24_000, 44_100, 48_000];

function sine(hz: number, rateHz: number, count: number): Int16Array {
  return Int16Array.from({ length: count }, (_, at) => Math.round(20_000 * Math.sin((2 * Math.PI * hz * at) / rateHz)));
}

function convert(samples: Int16Array, from: number, to: number, pieceLength = samples.length): Int16Array {
  const resampler = new Resampler(from, to);
  const made: number[] = [];
  for (let at = 0; at < samples.length; at += pieceLength) {
    made.push(...resampler.push(samples.subarray(at, at + pieceLength)));
  }
  return Int16Array.from([...made, ...resampler.end()]);
}

/**
 * Measures by how many dB what should be there is louder than what should not, without the ends.
 */
function signalToNoise(made: Int16Array, wanted: Int16Array): number {
  let [signal, noise] = [0, 0];
  for (let at = 300; at < wanted.length - 300; at++) {
    signal += wanted[at]! ** 2;
    noise += (made[at]! - wanted[at]!) ** 2;
  }
  return 10 * Math.log10(signal / noise);
}

const energy = (samples: Int16Array) => samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;

describe("a change of the sampling rate", () => {
  for (const from of rates) {
    for (const to of rates) {
      test(`keeps tones, from ${from} to ${to} samples a second`, () => {
        for (const hz of [100, 440, 1_000, 3_000]) {
          const made = convert(sine(hz, from, from / 10), from, to);
          assert.equal(made.length, to / 10);
          const ratio = signalToNoise(made, sine(hz, to, to / 10));
          assert.ok(ratio > 60, `${hz} Hz: ${ratio.toFixed(1)} dB`);
        }
      });
    }
  }

  test("has no trace of how the sound was cut into pieces", () => {
    const sound = sine(700, 22_050, 5_000);
    const whole = convert(sound, 22_050, 16_000);
    for (const length of [1, 7, 160, 441]) assert.deepEqual(convert(sound, 22_050, 16_000, length), whole);
  });

  test("leaves out tones that the lower rate cannot have", () => {
    for (const [hz, from, to] of [
      [6_000, 48_000, 8_000],
      [9_500, 24_000, 16_000],
      [15_000, 44_100, 16_000],
    ] as const) {
      const sound = sine(hz, from, from / 10);
      const loss = 10 * Math.log10(energy(sound) / Math.max(1e-9, energy(convert(sound, from, to).slice(50, -50))));
      assert.ok(loss > 60, `${hz} Hz: ${loss.toFixed(1)} dB`);
    }
  });

  test("keeps silence silent and loud sounds in range", () => {
    assert.ok(convert(new Int16Array(1_000), 8_000, 16_000).every((sample) => sample === 0));
    const square = Int16Array.from({ length: 2_000 }, (_, at) => (at % 40 < 20 ? 32_767 : -32_768));
    const made = convert(square, 16_000, 32_000);
    // A sample that left the range would have the wrong sign.
    const middles = Array.from({ length: 90 }, (_, half) => made[half * 40 + 20]!);
    assert.ok(middles.every((sample, half) => (half % 2 === 0 ? sample > 20_000 : sample < -20_000)));
  });

  test("gives what it can at once: some milliseconds are held back", () => {
    const resampler = new Resampler(24_000, 16_000);
    const made = resampler.push(new Int16Array(480));
    assert.ok(320 - made.length <= 40, `${made.length}`);
  });
});
