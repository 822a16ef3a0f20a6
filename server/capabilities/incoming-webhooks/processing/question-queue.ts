import { setTimeout as delay } from "node:timers/promises";
import { state } from "../../../kernel/state.ts";
import type { Turn } from "../../conversations/index.ts";

/**
 * The number of questions that are stored at once: enough to keep the disk busy, few enough to leave
 * connections to others.
 */
const concurrency = 4;
const mostWaiting = 10_000;
const drainPatienceMs = 10_000;

/** The questions that this node stores, those of one session in the order in which they came. */
class QuestionQueue {
  readonly #pending = new Map<string, Promise<Turn | undefined>>();
  /** The newest pending question of each session: the next one is stored after it. */
  readonly #lastOfSession = new Map<string, Promise<unknown>>();
  readonly #waiting: (() => Promise<void>)[] = [];
  #running = 0;

  /** Tells whether so much waits that no further event should be accepted. */
  get isFull(): boolean {
    return this.#waiting.length >= mostWaiting;
  }

  /** The outcome of an event's question, if that question is pending here. */
  find(eventId: string): Promise<Turn | undefined> | undefined {
    return this.#pending.get(eventId);
  }

  /** Stores the question of an event after the former questions of its session. */
  add(eventId: string, session: string, store: () => Promise<Turn | undefined>): Promise<Turn | undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<Turn | undefined>();
    // A caller that does not wait for the outcome does not handle a failure either.
    const settled = promise.catch(() => {});
    // The former question came earlier, so it is never behind this one: no two wait for each other.
    const former = this.#lastOfSession.get(session) ?? Promise.resolve();
    this.#pending.set(eventId, promise);
    this.#lastOfSession.set(session, settled);
    this.#waiting.push(() =>
      former
        .then(store)
        .then(resolve, reject)
        .finally(() => {
          this.#pending.delete(eventId);
          if (this.#lastOfSession.get(session) === settled) this.#lastOfSession.delete(session);
        }),
    );
    this.#startNext();
    return promise;
  }

  #startNext(): void {
    while (this.#running < concurrency) {
      const step = this.#waiting.shift();
      if (step === undefined) return;
      this.#running++;
      step().finally(() => {
        this.#running--;
        this.#startNext();
      });
    }
  }

  /**
   * Waits for the pending questions. What is left after ten seconds is found by another node, or at
   * the next start.
   */
  async drain(): Promise<void> {
    const settled = Promise.allSettled(this.#pending.values());
    const patience = new AbortController();
    await Promise.race([settled, delay(drainPatienceMs, undefined, { signal: patience.signal }).catch(() => {})]);
    patience.abort();
  }
}

export const questionQueueOf = state(() => new QuestionQueue());
