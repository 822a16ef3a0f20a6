/** A mean with the bounds between which 95 of 100 resampled means lie. */
type Interval = { mean: number; low: number; high: number };

const RESAMPLES = 2000;
const SEED = 20_261_128;

/**
 * The mean of differences of pairs, each of one question asked twice, by resampling them. The seed
 * is fixed: the same pairs give the same bounds.
 */
export function pairedInterval(differences: readonly number[]): Interval {
  const random = randomNumbers(SEED);
  const means = Array.from({ length: RESAMPLES }, () => {
    let sum = 0;
    for (let drawn = 0; drawn < differences.length; drawn++) {
      sum += differences[Math.floor(random() * differences.length)]!;
    }
    return sum / differences.length;
  }).sort((left, right) => left - right);
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
  return { mean, low: means[Math.floor(RESAMPLES * 0.025)]!, high: means[Math.ceil(RESAMPLES * 0.975) - 1]! };
}

/** Numbers from 0 to below 1 (mulberry32), the same for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
