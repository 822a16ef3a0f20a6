import { ParleyUnreachable } from "./problem.ts";

/** One signal for the caller's wish to stop and for a time limit that can be set anew while something still arrives. */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #outer: AbortSignal | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(outer: AbortSignal | undefined) {
    outer?.throwIfAborted();
    this.#outer = outer;
    outer?.addEventListener("abort", this.#follow, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** From now on there are this many milliseconds; undefined = any time. */
  set(timeoutMs: number | undefined): void {
    clearTimeout(this.#timer);
    if (timeoutMs === undefined) return;
    const expire = () =>
      this.#controller.abort(new ParleyUnreachable(`Nothing came for ${timeoutMs} ms.`, { isTimeout: true }));
    this.#timer = setTimeout(expire, timeoutMs);
  }

  /** Lets go of the timer and of the caller's signal, and of the connection where it is still open. */
  end(): void {
    clearTimeout(this.#timer);
    this.#outer?.removeEventListener("abort", this.#follow);
    this.#controller.abort();
  }

  readonly #follow = (): void => this.#controller.abort(this.#outer?.reason);
}

/** Waits; rejects with the signal's reason when it aborts. */
export function pause(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, delayMs);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
