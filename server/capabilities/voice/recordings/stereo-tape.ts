/**
 * The sound of both sides of a talk, aligned in time: the person on the left, the assistant on the
 * right. Silence is filled in where a side sends nothing.
 */
export class StereoTape {
  readonly #rateHz: number;
  /** Samples of both sides in turn, from `#start` on. */
  #sound = new Int16Array(0);
  /** In samples of one side since the tape began, as are the ends of the sides. */
  #start = 0;
  readonly #ends = { person: 0, assistant: 0 };

  constructor(rateHz: number) {
    this.#rateHz = rateHz;
  }

  /** Sound of the person, which has just arrived. `nowMs`: milliseconds since the tape began. */
  hear(samples: Int16Array, nowMs: number): void {
    this.#put("person", samples, this.#samplesIn(nowMs) - samples.length);
  }

  /** Sound of the assistant, which is sent now. */
  play(samples: Int16Array, nowMs: number): void {
    this.#put("assistant", samples, this.#samplesIn(nowMs));
  }

  /** Takes what lies before this moment off the tape. What comes later for that time moves behind it. */
  take(untilMs: number): Int16Array {
    const until = Math.max(this.#start, this.#samplesIn(untilMs));
    this.#reserve(until);
    const length = 2 * (until - this.#start);
    const taken = this.#sound.slice(0, length);
    this.#sound = this.#sound.slice(length);
    this.#start = until;
    return taken;
  }

  /** Takes all that is left. */
  takeRest(): Int16Array {
    return this.take((Math.max(this.#ends.person, this.#ends.assistant) / this.#rateHz) * 1000);
  }

  #put(side: "person" | "assistant", samples: Int16Array, due: number): void {
    const end = this.#ends[side];
    // Pieces of one stream come a little early or late. Only a real gap is silence.
    const isLate = due - end > this.#samplesIn(gapMs);
    const at = Math.max(this.#start, isLate ? due : end);
    this.#reserve(at + samples.length);
    const channel = side === "person" ? 0 : 1;
    for (let index = 0; index < samples.length; index++) {
      this.#sound[2 * (at - this.#start + index) + channel] = samples[index]!;
    }
    this.#ends[side] = at + samples.length;
  }

  #reserve(until: number): void {
    const needed = 2 * (until - this.#start);
    if (needed <= this.#sound.length) return;
    const larger = new Int16Array(Math.max(needed, 2 * this.#sound.length, 2 * this.#rateHz));
    larger.set(this.#sound);
    this.#sound = larger;
  }

  #samplesIn(lengthMs: number): number {
    return Math.round((lengthMs / 1000) * this.#rateHz);
  }
}

/** Longer than what timers and networks delay a piece of sound in a talk that goes well. */
const gapMs = 120;
