import type { RunSignal } from "./journal.ts";
import type { WaitingFor } from "./task-record.ts";

/** The outcome of a wait: its time has come, or the signal that it waited for. */
export type WaitOutcome = "due" | RunSignal;

/** A task waits for a signal of this key, and at most until `dueMs`, in milliseconds since 1970. */
export type WantedWait = { key: string; waitingFor: WaitingFor; dueMs?: number | undefined; signal: AbortSignal };

type Wait = WantedWait & { resume(outcome: WaitOutcome): void };

const longestTimerMs = 2_147_483_647;

/** Holds the tasks of a run that wait, and knows when the first of them is due. */
export class WaitList {
  readonly #waits = new Set<Wait>();
  /** The time limits of the run and of its tasks. */
  readonly #deadlines = new Set<number>();
  readonly #onDue: () => void;
  #timer: NodeJS.Timeout | undefined;

  /** `onDue` is called when the time of a wait has come, until that wait is delivered. */
  constructor(onDue: () => void) {
    this.#onDue = onDue;
  }

  get first(): WantedWait | undefined {
    const [first] = this.#waits;
    return first;
  }

  /** Waits until the wait is delivered or aborted. `onLeave` is called first: the task works again. */
  await(wanted: WantedWait, onLeave: () => void): Promise<WaitOutcome> {
    const { promise, resolve, reject } = Promise.withResolvers<WaitOutcome>();
    const leave = () => {
      this.#waits.delete(wait);
      wanted.signal.removeEventListener("abort", abort);
      onLeave();
    };
    const abort = () => {
      leave();
      reject(wanted.signal.reason);
    };
    const resume = (outcome: WaitOutcome) => {
      leave();
      resolve(outcome);
    };
    const wait: Wait = { ...wanted, resume };
    this.#waits.add(wait);
    wanted.signal.addEventListener("abort", abort, { once: true });
    this.#setTimer();
    return promise;
  }

  /** Counts a time limit among the times at which the run goes on. Gives the function that ends the watch. */
  watchDeadline(atMs: number): () => void {
    this.#deadlines.add(atMs);
    return () => this.#deadlines.delete(atMs);
  }

  /** Says when a run that is stored as waiting must go on by itself. */
  nextDueMs(): number | undefined {
    const times = [...this.#deadlines, ...this.#dueTimes()];
    return times.length === 0 ? undefined : Math.min(...times);
  }

  /** Lets the tasks go on whose signal has come, or whose time. */
  deliver(takeSignal: (key: string) => RunSignal | undefined): void {
    const now = Date.now();
    for (const wait of [...this.#waits]) {
      const signal = takeSignal(wait.key);
      if (signal !== undefined) wait.resume(signal);
      else if (wait.dueMs !== undefined && wait.dueMs <= now) wait.resume("due");
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #dueTimes(): number[] {
    return [...this.#waits].flatMap(({ dueMs }) => dueMs ?? []);
  }

  #setTimer(): void {
    clearTimeout(this.#timer);
    const times = this.#dueTimes();
    if (times.length === 0) return;
    const afterMs = Math.min(Math.max(Math.min(...times) - Date.now(), 0), longestTimerMs);
    this.#timer = setTimeout(() => {
      this.#onDue();
      if (this.#waits.size > 0) this.#setTimer();
    }, afterMs);
  }
}
