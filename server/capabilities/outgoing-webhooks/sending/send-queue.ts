import type { DueDelivery } from "./load-due-deliveries.ts";
import type { Message } from "./message.ts";

export type ReadyDelivery = { delivery: DueDelivery; message: Message };

/**
 * A written message may wait so long. After that it is read again: the endpoint or the content may
 * be gone.
 */
const staleAfterMs = 2_000;

/**
 * Holds what a sender is to send: messages that are ready, and the deliveries that it must not load
 * a second time.
 */
export class SendQueue {
  #ready: ReadyDelivery[] = [];
  #readyAtMs = 0;
  readonly #held = new Set<string>();
  /** The database may have further due deliveries. */
  mayHaveMore = true;

  get size(): number {
    return this.#ready.length;
  }

  /** Deliveries that are ready, in flight, or not yet recorded. */
  get heldIds(): string[] {
    return [...this.#held];
  }

  get heldCount(): number {
    return this.#held.size;
  }

  hold(deliveryId: string): void {
    this.#held.add(deliveryId);
  }

  release(deliveryId: string): void {
    this.#held.delete(deliveryId);
  }

  push(ready: readonly ReadyDelivery[]): void {
    this.#ready.push(...ready);
    this.#readyAtMs = performance.now();
  }

  shift(): ReadyDelivery | undefined {
    return this.#ready.shift();
  }

  dropStale(): void {
    if (this.#ready.length > 0 && performance.now() - this.#readyAtMs > staleAfterMs) this.drop();
  }

  /** Forgets the messages that are ready. Their deliveries are still due in the database. */
  drop(): void {
    for (const { delivery } of this.#ready) this.#held.delete(delivery.id);
    this.#ready = [];
    this.mayHaveMore = true;
  }
}
