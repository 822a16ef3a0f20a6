import type { Kernel } from "../../kernel/kernel.ts";
import { state } from "../../kernel/state.ts";

const checkIntervalMs = 500;

/** Called twice a second until it is removed. */
type Look = (nowMs: number) => void;

/**
 * Watches everything that a client must do in time with one timer: a timer for each request would
 * cost more than the bounds are worth.
 */
export class Deadlines {
  readonly #kernel: Kernel;
  readonly #looks = new Set<Look>();
  #timer: NodeJS.Timeout | undefined;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  get nowMs(): number {
    return this.#kernel.clock.elapsed();
  }

  add(look: Look): void {
    this.#looks.add(look);
    this.#timer ??= setInterval(() => this.#check(), checkIntervalMs).unref();
  }

  remove(look: Look): void {
    this.#looks.delete(look);
  }

  #check(): void {
    const { nowMs } = this;
    for (const look of this.#looks) look(nowMs);
    if (this.#looks.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

export const deadlinesOf = state((kernel) => new Deadlines(kernel));
