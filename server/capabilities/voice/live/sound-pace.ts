/**
 * Sound may come faster than real time, but not by more than this: it is heard as fast as it comes.
 */
export const maxAheadMs = 30_000;

/** Notices sound that comes faster than it can have been recorded. */
export class SoundPace {
  readonly #rateHz: number;
  readonly #beganMs = performance.now();
  #heardMs = 0;

  /** @param rateHz samples a second */
  constructor(rateHz: number) {
    this.#rateHz = rateHz;
  }

  /** Counts so many samples. False: they are too far ahead of real time. */
  takes(samples: number): boolean {
    this.#heardMs += (samples / this.#rateHz) * 1000;
    return this.#heardMs - (performance.now() - this.#beganMs) <= maxAheadMs;
  }
}
