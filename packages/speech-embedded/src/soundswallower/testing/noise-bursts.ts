/**
 * Sounds that are no speech, made from a seed, with silence around them. 16 kHz.
 * A clap is 60 ms of decaying noise; a cough is two longer and darker ones; a knock is three dull
 * clicks; a hum is the second harmonic of the mains.
 */
export const noiseBursts: Readonly<Record<string, (seed: number) => Int16Array>> = {
  clap: (seed) => inSilence(burst(seed, { ms: 60, decayMs: 15, brightness: 1 })),
  cough: (seed) =>
    inSilence([
      ...burst(seed, { ms: 180, decayMs: 60, brightness: 0.35 }),
      ...burst(seed + 1, { ms: 260, decayMs: 90, brightness: 0.25 }),
    ]),
  knock: (seed) =>
    inSilence([0, 1, 2].flatMap((time) => burst(seed + time, { ms: 150, decayMs: 12, brightness: 0.08 }))),
  hiss: (seed) => inSilence(burst(seed, { ms: 900, decayMs: 100_000, brightness: 1 })),
  hum: (seed) => inSilence(Array.from({ length: 12_000 }, (_, at) => 6_000 * Math.sin((at + seed) * 0.0393))),
};

type Shape = { ms: number; decayMs: number /** 1 is white; less is darker. */; brightness: number };

function burst(seed: number, { ms, decayMs, brightness }: Shape): number[] {
  const random = randomFrom(seed);
  let last = 0;
  return Array.from({ length: ms * 16 }, (_, at) => {
    last += brightness * (random() - 0.5 - last);
    return (24_000 / Math.sqrt(brightness)) * last * Math.exp(-at / (decayMs * 16));
  });
}

function inSilence(samples: readonly number[]): Int16Array {
  const sound = new Int16Array(samples.length + 2 * 4_800);
  for (const [at, sample] of samples.entries()) sound[4_800 + at] = Math.max(-32_768, Math.min(32_767, sample));
  return sound;
}

function randomFrom(seed: number): () => number {
  let state = (seed * 7_919 + 1) % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
