import { toSample } from "./to-sample.ts";

/** Zero crossings of the filter on each side: more of them cut off more sharply. */
const crossings = 16;
/** The filter keeps this part of the frequencies that the lower rate has. */
const passband = 0.9;
/** Shape of the Kaiser window: what the filter stops is some 80 dB softer. */
const beta = 8;

/**
 * Changes the sampling rate of sound that comes in pieces, by a windowed sinc. Pieces join without
 * a click. The result starts when the sound starts, and comes 1 ms late, at 8 kHz 2.
 */
export class Resampler {
  /** `step / phases` samples of the input for each sample of the output. */
  readonly #step: number;
  readonly #phases: number;
  /** Samples of the input on each side of the one that is made. */
  readonly #reach: number;
  /** The filter for each place between two samples of the input. */
  readonly #filters: readonly Float32Array[];
  /** The samples of the input that are still needed, silence before the first one included. */
  #input: Float32Array;
  /** Says where in the input the next sample is, in `phases` parts of a sample. */
  #position: number;
  #read = 0;
  #made = 0;

  constructor(fromHz: number, toHz: number) {
    const divisor = greatestDivisor(fromHz, toHz);
    this.#step = fromHz / divisor;
    this.#phases = toHz / divisor;
    const cutoff = Math.min(1, toHz / fromHz) * passband;
    this.#reach = Math.ceil(crossings / cutoff);
    this.#filters = filtersOf(fromHz === toHz ? 0 : this.#phases, this.#reach, cutoff);
    this.#input = new Float32Array(this.#reach);
    this.#position = this.#reach * this.#phases;
  }

  /** Gives the samples that can be made of all that came so far. */
  push(samples: Int16Array): Int16Array {
    if (this.#filters.length === 0) return samples.slice();
    this.#read += samples.length;
    const input = new Float32Array(this.#input.length + samples.length);
    input.set(this.#input);
    input.set(samples, this.#input.length);
    this.#input = input;
    return this.#make(Number.POSITIVE_INFINITY);
  }

  /** Gives the samples that are left once the sound has ended. */
  end(): Int16Array {
    if (this.#filters.length === 0) return new Int16Array(0);
    const wanted = Math.ceil((this.#read * this.#phases) / this.#step) - this.#made;
    const input = new Float32Array(this.#input.length + this.#reach + 1);
    input.set(this.#input);
    this.#input = input;
    return this.#make(wanted);
  }

  #make(most: number): Int16Array {
    const possible = Math.ceil(((this.#input.length - this.#reach) * this.#phases - this.#position) / this.#step);
    const output = new Int16Array(Math.max(0, Math.min(possible, most)));
    for (let index = 0; index < output.length; index++) {
      const filter = this.#filters[this.#position % this.#phases]!;
      const first = Math.floor(this.#position / this.#phases) - this.#reach + 1;
      let sum = 0;
      for (let tap = 0; tap < filter.length; tap++) sum += filter[tap]! * this.#input[first + tap]!;
      output[index] = toSample(sum);
      this.#position += this.#step;
    }
    this.#made += output.length;
    const passed = Math.max(0, Math.floor(this.#position / this.#phases) - this.#reach);
    this.#input = this.#input.slice(passed);
    this.#position -= passed * this.#phases;
    return output;
  }
}

const known = new Map<string, readonly Float32Array[]>();

/** One filter for each phase, for samples from `reach - 1` before to `reach` after. */
function filtersOf(phases: number, reach: number, cutoff: number): readonly Float32Array[] {
  const key = `${phases} ${reach} ${cutoff}`;
  let filters = known.get(key);
  if (filters === undefined) {
    filters = Array.from({ length: phases }, (_, phase) => {
      const filter = Float32Array.from({ length: 2 * reach }, (_, tap) => {
        const distance = tap - reach + 1 - phase / phases;
        return cutoff * sinc(distance * cutoff) * kaiser(distance / reach);
      });
      // Silence between samples would be heard as a tone.
      const sum = filter.reduce((total, each) => total + each, 0);
      return filter.map((each) => each / sum);
    });
    known.set(key, filters);
  }
  return filters;
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

/** @param x from -1 to 1 */
function kaiser(x: number): number {
  return Math.abs(x) >= 1 ? 0 : bessel(beta * Math.sqrt(1 - x * x)) / bessel(beta);
}

/** Gives the modified Bessel function of the first kind, order 0. */
function bessel(x: number): number {
  let [sum, term] = [1, 1];
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
