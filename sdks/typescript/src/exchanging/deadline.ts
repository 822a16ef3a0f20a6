import { ParleyUnreachable } from "../parley-unreachable.ts";

/**
 * A signal that aborts when the caller's signal does, or when a time limit ends.
 * The limit can be set again each time that something arrives.
 */
export class Deadline {
  readonly #controller = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(outer: AbortSignal | undefined) {
    outer?.throwIfAborted();
    // The end of the deadline aborts its signal, which removes the listener.
    outer?.addEventListener("abort", () => this.#controller.abort(outer.reason), { signal: this.signal });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Starts the limit again. Undefined: no limit. A platform counts at most 24 days, so no limit is longer. */
  set(timeoutMs: number | undefined): void {
    clearTimeout(this.#timer);
    if (timeoutMs === undefined) return;
    const expire = () =>
      this.#controller.abort(new ParleyUnreachable(`Nothing arrived for ${timeoutMs} ms.`, { isTimeout: true }));
    this.#timer = setTimeout(expire, Math.min(timeoutMs, 2e9));
  }

  /** Releases the timer and the caller's signal, and closes the connection if it is still open. */
  end(): void {
    clearTimeout(this.#timer);
    this.#controller.abort();
  }
}
