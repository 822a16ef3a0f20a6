import type { RunSignal } from "./journal.ts";

/** Holds the signals that have come for a run, until its tasks take them and a checkpoint deletes them. */
export class SignalInbox {
  #arrived: RunSignal[] = [];
  #toDelete: number[] = [];
  /** The read of signals may begin before a deletion, and still give what was taken. */
  readonly #taken = new Set<number>();

  /** Takes over all signals of the run, as they were just read. */
  receive(signals: readonly RunSignal[]): void {
    this.#arrived = signals.filter(({ number }) => !this.#taken.has(number));
  }

  /** Takes the first signal of this key that has come. */
  take(key: string): RunSignal | undefined {
    const index = this.#arrived.findIndex((signal) => signal.wait === key);
    if (index < 0) return undefined;
    const [signal] = this.#arrived.splice(index, 1);
    if (signal === undefined) return undefined;
    this.#toDelete.push(signal.number);
    this.#taken.add(signal.number);
    return signal;
  }

  /** The numbers of the signals that the next checkpoint deletes. */
  get toDelete(): readonly number[] {
    return [...this.#toDelete];
  }

  forget(deleted: readonly number[]): void {
    this.#toDelete = this.#toDelete.filter((number) => !deleted.includes(number));
  }
}
