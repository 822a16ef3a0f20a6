/** The ridge: how strongly common weights are drawn to 0, and those of a kind to the common ones. */
export type Ridge = { common: number; own: number };

/**
 * Weights of several kinds that are drawn towards what they have in common: those of kind k are
 * `common + own[k]`. A kind with few examples keeps what the others say.
 */
export class PooledWeights {
  readonly #kinds: number;
  readonly #width: number;

  constructor(kinds: number, width: number) {
    this.#kinds = kinds;
    this.#width = width;
  }

  /** The length of a place: the common weights, and those of each kind. */
  get length(): number {
    return (this.#kinds + 1) * this.#width;
  }

  /** A place to begin at, where what is dropped weighs nothing. */
  startFrom(near: Float64Array | undefined, dropped: readonly boolean[]): Float64Array {
    return Float64Array.from({ length: this.length }, (_, at) => (dropped[at % this.#width] ? 0 : (near?.[at] ?? 0)));
  }

  /** The weights of each kind, one after the other. */
  ofKinds(place: Float64Array): Float64Array {
    return Float64Array.from({ length: this.#kinds * this.#width }, (_, at) => {
      return place[at % this.#width]! + place[this.#width + at]!;
    });
  }

  /**
   * Turns the gradient by the weights of each kind into that by the place, and adds the ridge. The
   * common weight at `free` is drawn nowhere; the weights at `dropped` stay where they are. Gives
   * the penalty.
   */
  finish(
    place: Float64Array,
    ofKinds: Float64Array,
    gradient: Float64Array,
    { ridge, free, dropped }: { ridge: Ridge; free: number; dropped: readonly boolean[] },
  ): number {
    gradient.fill(0);
    let penalty = 0;
    for (const [at, value] of ofKinds.entries()) {
      gradient[at % this.#width]! += value;
      gradient[this.#width + at]! += value;
    }
    for (let at = 0; at < place.length; at++) {
      const strength = at < this.#width ? (at === free ? 0 : ridge.common) : ridge.own;
      penalty += (strength * place[at]! ** 2) / 2;
      gradient[at]! += strength * place[at]!;
      if (dropped[at % this.#width] === true) gradient[at] = 0;
    }
    return penalty;
  }
}
