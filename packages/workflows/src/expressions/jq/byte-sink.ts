/** Bytes that arrive in many small parts. */
export class ByteSink {
  #bytes = new Uint8Array(4_096);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(part: Uint8Array): void {
    const length = this.#length + part.length;
    if (length > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(length, this.#bytes.length * 2));
      larger.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = larger;
    }
    this.#bytes.set(part, this.#length);
    this.#length = length;
  }

  clear(): void {
    this.#length = 0;
  }

  text(): string {
    return Buffer.from(this.#bytes.buffer, 0, this.#length).toString("utf8");
  }
}
