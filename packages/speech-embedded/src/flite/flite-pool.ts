import { SpeechFailure } from "@parley/speech";
import { compileFlite } from "./compile-flite.ts";
import type { FliteJob } from "./flite-job.ts";
import { type FliteListener, FliteThread } from "./flite-thread.ts";

export type FlitePoolSettings = {
  threads: number;
  /** After so long without a clause all threads end, and what was compiled is let go. */
  idleMs: number;
  /** A thread that is silent for so long while it speaks has hung: another one takes its place. */
  patienceMs: number;
};

type Order = { job: FliteJob; isUrgent: boolean; listener: FliteListener };

/** Threads that speak, started when they are first needed. Urgent clauses go before others. */
export class FlitePool {
  readonly #settings: FlitePoolSettings;
  #module: Promise<WebAssembly.Module> | undefined;
  readonly #free: FliteThread[] = [];
  readonly #speaking = new Map<Order, FliteThread>();
  #waiting: Order[] = [];
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(settings: FlitePoolSettings) {
    this.#settings = settings;
  }

  get maxThreads(): number {
    return this.#settings.threads;
  }

  /** Counts those that speak or are free to. */
  get threadCount(): number {
    return this.#free.length + this.#speaking.size;
  }

  /** Speaks a clause. The function that it returns makes it end soon, or not begin. */
  speak(job: FliteJob, isUrgent: boolean, listener: FliteListener): () => void {
    const order = { job, isUrgent, listener };
    const firstOther = this.#waiting.findIndex((each) => !each.isUrgent);
    if (isUrgent && firstOther >= 0) this.#waiting.splice(firstOther, 0, order);
    else this.#waiting.push(order);
    clearTimeout(this.#idle);
    this.#module ??= compileFlite();
    this.#module.then(
      (module) => this.#serve(module),
      (cause) => {
        // The next clause tries again.
        this.#module = undefined;
        this.#giveUp(new SpeechFailure("broken", "The speech synthesizer could not be loaded.", cause));
      },
    );
    return () => {
      const isWaiting = this.#waiting.includes(order);
      this.#waiting = this.#waiting.filter((each) => each !== order);
      if (isWaiting) listener.onEnd();
      else this.#speaking.get(order)?.stop();
    };
  }

  /** Starts the idle time of the threads again, because an answer will be spoken soon. */
  stayAwake(): void {
    if (this.#speaking.size === 0 && this.#free.length > 0) this.#rest();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    this.#giveUp(stopping());
    await this.#endThreads([...this.#free.splice(0), ...this.#speaking.values()]);
  }

  #serve(module: WebAssembly.Module): void {
    if (this.#isClosed) this.#giveUp(stopping());
    while (this.#waiting.length > 0) {
      const thread = this.#free.pop() ?? this.#start(module);
      if (thread === undefined) return;
      if (!thread.isEnded) this.#give(thread, this.#waiting.shift()!, module);
    }
  }

  #start(module: WebAssembly.Module): FliteThread | undefined {
    return this.#speaking.size < this.#settings.threads ? new FliteThread(module) : undefined;
  }

  #give(thread: FliteThread, order: Order, module: WebAssembly.Module): void {
    this.#speaking.set(order, thread);
    thread.speak(order.job, this.#settings.patienceMs, {
      onSound: (samples) => order.listener.onSound(samples),
      onEnd: (failure) => {
        this.#speaking.delete(order);
        if (!thread.isEnded) this.#free.push(thread);
        order.listener.onEnd(failure);
        this.#serve(module);
        if (this.#speaking.size === 0) this.#rest();
      },
    });
  }

  #rest(): void {
    clearTimeout(this.#idle);
    const rest = () => {
      // The compiled code takes as much memory as a thread.
      this.#module = undefined;
      void this.#endThreads(this.#free.splice(0));
    };
    this.#idle = setTimeout(rest, this.#settings.idleMs).unref();
  }

  #giveUp(failure: SpeechFailure): void {
    for (const { listener } of this.#waiting.splice(0)) listener.onEnd(failure);
  }

  async #endThreads(threads: FliteThread[]): Promise<void> {
    await Promise.all(threads.map((thread) => thread.end()));
  }
}

function stopping(): SpeechFailure {
  return new SpeechFailure("broken", "The server is stopping. Try again in a few seconds.");
}
