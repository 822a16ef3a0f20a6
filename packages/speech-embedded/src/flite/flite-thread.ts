import { Worker } from "node:worker_threads";
import { SpeechFailure } from "@parley/speech";
import type { FliteJob, FliteMessage, FliteThreadSettings } from "./flite-job.ts";

/** Gets what becomes of one clause. */
export type FliteListener = {
  onSound(samples: Int16Array): void;
  /** Is called once. Without a failure the clause is complete, or was stopped. */
  onEnd(failure?: SpeechFailure): void;
};

/** One worker thread, which speaks one clause at a time. */
export class FliteThread {
  readonly #worker: Worker;
  readonly #stop = new Int32Array(new SharedArrayBuffer(4));
  #listener: FliteListener | undefined;
  #watch: NodeJS.Timeout | undefined;
  #patienceMs = 0;
  #isEnded = false;

  constructor(module: WebAssembly.Module) {
    const settings: FliteThreadSettings = { module, stop: this.#stop };
    this.#worker = new Worker(new URL("flite-worker.ts", import.meta.url), {
      workerData: settings,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
    });
    this.#worker.unref();
    this.#worker.on("message", (message: FliteMessage) => this.#read(message));
    this.#worker.on("error", () => this.#lose());
    this.#worker.on("exit", () => this.#lose());
  }

  /** An ended thread speaks no more. */
  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** @param patienceMs a thread that is silent for so long is ended, and the clause fails */
  speak(job: FliteJob, patienceMs: number, listener: FliteListener): void {
    this.#listener = listener;
    this.#patienceMs = patienceMs;
    Atomics.store(this.#stop, 0, 0);
    this.#worker.postMessage(job);
    this.#watchOver();
  }

  /** Makes it leave the clause within some milliseconds. */
  stop(): void {
    Atomics.store(this.#stop, 0, 1);
  }

  /** A clause under way fails. */
  async end(): Promise<void> {
    this.#lose();
    await this.#worker.terminate();
  }

  #read(message: FliteMessage): void {
    if (this.#listener === undefined) return;
    if ("sound" in message) {
      this.#watchOver();
      this.#listener.onSound(message.sound);
    } else if (message.end === "complete") this.#finish();
    else this.#finish(new SpeechFailure("broken", "The sentence could not be spoken.", new Error(message.message)));
  }

  #finish(failure?: SpeechFailure): void {
    clearTimeout(this.#watch);
    const listener = this.#listener;
    this.#listener = undefined;
    listener?.onEnd(failure);
  }

  #watchOver(): void {
    clearTimeout(this.#watch);
    const listener = this.#listener;
    const giveUp = () => {
      if (this.#listener === listener) void this.end();
    };
    // Messages that have arrived while this thread was busy are read before the deadline counts.
    this.#watch = setTimeout(() => setImmediate(giveUp), this.#patienceMs);
  }

  #lose(): void {
    this.#isEnded = true;
    this.#finish(new SpeechFailure("broken", "The speech synthesizer stopped in the middle of a sentence."));
  }
}
