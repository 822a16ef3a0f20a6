/** Cuts sound that comes in pieces of any length into frames of equal length. */
export class FrameCutter {
  readonly #frame: Int16Array;
  #length = 0;

  /** @param samplesPerFrame 320 for 20 ms at 16 kHz */
  constructor(samplesPerFrame: number) {
    this.#frame = new Int16Array(samplesPerFrame);
  }

  /** The frames that are complete now. */
  cut(samples: Int16Array): Int16Array[] {
    const frames: Int16Array[] = [];
    for (let at = 0; at < samples.length; ) {
      const part = samples.subarray(at, at + this.#frame.length - this.#length);
      this.#frame.set(part, this.#length);
      this.#length += part.length;
      at += part.length;
      if (this.#length === this.#frame.length) frames.push(this.#take());
    }
    return frames;
  }

  /** Gives what is left, as a frame that ends with silence. */
  rest(): Int16Array | undefined {
    if (this.#length === 0) return undefined;
    this.#frame.fill(0, this.#length);
    return this.#take();
  }

  /** Forgets what is left. */
  clear(): void {
    this.#length = 0;
  }

  #take(): Int16Array {
    this.#length = 0;
    return this.#frame.slice();
  }
}
