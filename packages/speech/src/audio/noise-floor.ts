/** Softer noise than this is silence. */
const leastNoise = 15;
const smoothing = 0.3;
/**
 * The noise is the softest moment of the last two seconds, at most: people pause within that time.
 */
const [framesPerPart, keptParts] = [10, 8];

/** Follows how loud the noise around a person is. */
export class NoiseFloor {
  readonly #parts: number[] = [];
  #smooth: number | undefined;
  #softest = Number.POSITIVE_INFINITY;
  #frames = 0;

  /**
   * Adds a frame of 20 ms.
   * @returns the loudness of the noise, in the unit of `loudness`
   */
  take(loudness: number): number {
    this.#smooth = this.#smooth === undefined ? loudness : this.#smooth + smoothing * (loudness - this.#smooth);
    this.#softest = Math.min(this.#softest, this.#smooth);
    if (++this.#frames === framesPerPart) {
      this.#parts.push(this.#softest);
      if (this.#parts.length > keptParts) this.#parts.shift();
      this.#softest = Number.POSITIVE_INFINITY;
      this.#frames = 0;
    }
    return Math.max(leastNoise, Math.min(this.#softest, ...this.#parts));
  }
}
