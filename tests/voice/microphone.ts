const frameSamples = 320;
const frameMs = 20;

/** White noise that is so many decibels softer than speech. The same seed makes the same noise. */
export type Noise = { decibelsBelow: number; seed: number };

/** Speech is so loud: the mean of the synthetic voices. */
const speechLoudness = 2_500;

/**
 * Sends a person's sound at 16 kHz, a frame each 20 ms: what is said, silence in between, and noise
 * over all of it.
 */
export class Microphone {
  readonly #send: (frame: Int16Array) => void;
  readonly #noise: () => number;
  readonly #ticking: NodeJS.Timeout;
  readonly #beganMs = performance.now();
  #sent = 0;
  #saying: { samples: Int16Array; at: number; resolve(): void } | undefined;

  constructor(send: (frame: Int16Array) => void, noise: Noise | undefined) {
    this.#send = send;
    this.#noise = noise === undefined ? () => 0 : noiseOf(noise);
    this.#ticking = setInterval(() => this.#sendDue(), frameMs);
  }

  /** Resolves when all of it is sent. */
  say(samples: Int16Array): Promise<void> {
    return new Promise((resolve) => {
      this.#saying = { samples, at: 0, resolve };
    });
  }

  stop(): void {
    clearInterval(this.#ticking);
  }

  #sendDue(): void {
    const due = Math.floor((performance.now() - this.#beganMs) / frameMs);
    for (; this.#sent < due; this.#sent++) this.#send(this.#nextFrame());
  }

  #nextFrame(): Int16Array {
    const saying = this.#saying;
    const said = saying?.samples.subarray(saying.at, saying.at + frameSamples);
    const frame = Int16Array.from({ length: frameSamples }, (_, at) =>
      Math.max(-32_768, Math.min(32_767, (said?.[at] ?? 0) + this.#noise())),
    );
    if (saying !== undefined) {
      saying.at += frameSamples;
      if (saying.at >= saying.samples.length) {
        this.#saying = undefined;
        saying.resolve();
      }
    }
    return frame;
  }
}

function noiseOf({ decibelsBelow, seed }: Noise): () => number {
  // Evenly spread numbers from -a to a have the mean loudness a / √3.
  const most = speechLoudness * 10 ** (-decibelsBelow / 20) * Math.sqrt(3);
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.round((state / 2 ** 31 - 1) * most);
  };
}
