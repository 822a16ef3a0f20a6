import { createRandom } from "../faults/seeded-random.ts";

/** 0.3 s on both sides, where only the noise is heard, as on an open microphone. */
const marginSamples = 4_800;

/**
 * The sound with noise over it that is so many decibels softer than the speech, also shortly before
 * and after. The same seed makes the same sound.
 * @param bed the noise; the sound gets a part of it, from a random place on
 */
export function addNoise(sound: Int16Array, bed: Int16Array, decibelsBelow: number, seed: number): Int16Array {
  const random = createRandom(seed);
  const length = sound.length + 2 * marginSamples;
  const from = Math.floor(random.next() * (bed.length - length));
  const noise = bed.subarray(from, from + length);
  const gain = (loudness(sound) / loudness(noise)) * 10 ** (-decibelsBelow / 20);
  return Int16Array.from({ length }, (_, at) => {
    const sample = (sound[at - marginSamples] ?? 0) + gain * noise[at]!;
    return Math.max(-32_768, Math.min(32_767, Math.round(sample)));
  });
}

export function whiteNoise(samples: number, seed: number): Int16Array {
  const random = createRandom(seed);
  return Int16Array.from({ length: samples }, () => (random.next() - 0.5) * 20_000);
}

/** People who talk at once: each says all of the sentences that are given for them. */
export function babble(people: readonly (readonly Int16Array[])[]): Int16Array {
  const voices = people.map((sentences) => sentences.flatMap((each) => [...each]));
  const length = Math.min(...voices.map((voice) => voice.length));
  return Int16Array.from({ length }, (_, at) => voices.reduce((sum, voice) => sum + voice[at]! / voices.length, 0));
}

/** The mean loudness of what is not silence. */
function loudness(sound: Int16Array): number {
  let [sum, count] = [0, 0];
  for (const sample of sound) {
    if (Math.abs(sample) < 10) continue;
    sum += sample ** 2;
    count++;
  }
  return Math.sqrt(sum / Math.max(1, count));
}
