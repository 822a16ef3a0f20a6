/** Writes one thing at a time. All requests that come during a write share the next one. */
export class JoinedWrites {
  readonly #write: () => Promise<void>;
  #writing: Promise<unknown> | undefined;
  #next: Promise<void> | undefined;

  constructor(write: () => Promise<void>) {
    this.#write = write;
  }

  /** Resolves when a write has ended that began after this request. */
  request(): Promise<void> {
    if (this.#writing === undefined) return this.#begin(this.#write);
    this.#next ??= this.#writing
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        return this.request();
      });
    return this.#next;
  }

  /** Writes something else when no write is under way: what is requested meanwhile waits for it. */
  async writeAlone<Outcome>(write: () => Promise<Outcome>): Promise<Outcome> {
    while (this.#writing !== undefined) await this.#writing.catch(() => {});
    return this.#begin(write);
  }

  #begin<Outcome>(write: () => Promise<Outcome>): Promise<Outcome> {
    const written = write().finally(() => {
      this.#writing = undefined;
    });
    this.#writing = written;
    return written;
  }
}
