/** Writes one thing at a time. All requests that come during a write share the next one. */
export class JoinedWrites {
  readonly #write: () => Promise<void>;
  #writing: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(write: () => Promise<void>) {
    this.#write = write;
  }

  /** Resolves when a write has ended that began after this request. */
  request(): Promise<void> {
    if (this.#writing === undefined) {
      this.#writing = this.#write().finally(() => {
        this.#writing = undefined;
      });
      return this.#writing;
    }
    this.#next ??= this.#writing
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        return this.request();
      });
    return this.#next;
  }

  /** Resolves when no write is under way. */
  async settle(): Promise<void> {
    while (this.#writing !== undefined) await this.#writing.catch(() => {});
  }
}
