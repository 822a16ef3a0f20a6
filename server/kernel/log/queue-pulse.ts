import type { Kernel } from "../kernel.ts";
import { state } from "../state.ts";

/** An idle queue asks for jobs every two seconds. */
const silentMs = 30_000;

/**
 * The sign of life of this node's job queue. The queue moves when it was told that there is no job, or
 * began or ended one. A queue whose workers are all busy asks for nothing, and moves too.
 */
class QueuePulse {
  readonly #kernel: Kernel;
  #workers = 0;
  #underWay = 0;
  #movedAtMs = 0;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  /** A queue with so many workers begins. The jobs of one before it are forgotten. */
  begin(workers: number): void {
    this.#workers = workers;
    this.#underWay = 0;
    this.move();
  }

  move(): void {
    this.#movedAtMs = this.#kernel.clock.elapsed();
  }

  beginJob(): void {
    this.#underWay++;
    this.move();
  }

  endJob(): void {
    this.#underWay = Math.max(0, this.#underWay - 1);
    this.move();
  }

  /** False on a node that runs no jobs. */
  get isStalled(): boolean {
    if (this.#workers === 0 || this.#underWay >= this.#workers) return false;
    return this.#kernel.clock.elapsed() - this.#movedAtMs > silentMs;
  }
}

export const queuePulseOf = state((kernel) => new QueuePulse(kernel));
