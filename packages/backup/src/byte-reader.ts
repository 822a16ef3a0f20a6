/** Hands out the bytes of a source in lengths that its reader chooses. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #held: Buffer[] = [];
  #heldBytes = 0;

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Gives exactly so many bytes, or undefined where the source ends before. */
  async take(length: number): Promise<Buffer | undefined> {
    while (this.#heldBytes < length) {
      const next = await this.#source.next();
      if (next.done === true) return undefined;
      this.#held.push(next.value);
      this.#heldBytes += next.value.length;
    }
    const all = this.#held.length === 1 ? this.#held[0]! : Buffer.concat(this.#held);
    const rest = all.subarray(length);
    this.#held = rest.length === 0 ? [] : [rest];
    this.#heldBytes = rest.length;
    return all.subarray(0, length);
  }

  /** Gives the next bytes, or undefined at the end of the source. */
  async some(): Promise<Buffer | undefined> {
    for (;;) {
      const first = this.#held.shift();
      if (first !== undefined && first.length > 0) {
        this.#heldBytes -= first.length;
        return first;
      }
      if (first !== undefined) continue;
      const next = await this.#source.next();
      if (next.done === true) return undefined;
      if (next.value.length > 0) return next.value;
    }
  }

  /** Gives a line without its end, or undefined where none of at most so many bytes follows. */
  async line(longest: number): Promise<string | undefined> {
    const bytes: number[] = [];
    for (;;) {
      const next = await this.take(1);
      if (next === undefined || bytes.length > longest) return undefined;
      if (next[0] === 10) return Buffer.from(bytes).toString("utf8");
      bytes.push(next[0]!);
    }
  }
}
