/** Softer than this is the noise of silence. */
const silentBelow = 150;
/** Soft consonants begin before the first sample that is not silent: 40 ms. */
const keptSamples = 640;

/**
 * Cuts off the silence before the first word, which is some 200 ms with Flite: the listener would
 * wait for it.
 */
export class LeadingSilence {
  #hasBegun = false;
  #kept: Int16Array = new Int16Array(0);

  /** Gives what is left of the next samples when the silence before the first sound is cut off. */
  cut(samples: Int16Array): Int16Array {
    if (this.#hasBegun) return samples;
    const begin = samples.findIndex((sample) => Math.abs(sample) >= silentBelow);
    this.#hasBegun = begin >= 0;
    const before = join(this.#kept, this.#hasBegun ? samples.subarray(0, begin) : samples);
    this.#kept = before.slice(Math.max(0, before.length - keptSamples));
    return this.#hasBegun ? join(this.#kept, samples.subarray(begin)) : samples.subarray(0, 0);
  }
}

function join(first: Int16Array, second: Int16Array): Int16Array {
  const joined = new Int16Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}
