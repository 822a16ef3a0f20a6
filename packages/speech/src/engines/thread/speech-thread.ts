import { Worker } from "node:worker_threads";
import { SpeechFailure } from "../speech-engine.ts";
import type { SpeechThreadAnswer, SpeechThreadMessage, SpeechThreadOrder } from "./speech-thread-task.ts";

/** Gets what becomes of one order, until `end` or a failure. */
type SpeechThreadListener = {
  onAnswer(answer: SpeechThreadAnswer): void;
  onFailure(failure: SpeechFailure): void;
};

const idleMs = 10 * 60_000;
/** Loading a large model takes long. */
const patienceMs = 60_000;

/**
 * A worker thread in which a package of the operator speaks and listens. It starts with the first
 * order and ends when nobody has used it for a while. One that dies or hangs fails its orders; the
 * next order gets a new one.
 */
export class SpeechThread {
  readonly #module: URL;
  readonly #settings: unknown;
  /** The name of the package, for messages. */
  readonly #name: string;
  readonly #listeners = new Map<number, SpeechThreadListener>();
  #worker: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;
  #count = 0;

  constructor(name: string, module: URL, settings: unknown) {
    this.#name = name;
    this.#module = module;
    this.#settings = settings;
  }

  /** Gives an order. The function that it returns sends more about the same order. */
  order(first: SpeechThreadOrder, listener: SpeechThreadListener): (more: SpeechThreadOrder) => void {
    const id = ++this.#count;
    const worker = this.#worker ?? this.#start();
    this.#listeners.set(id, listener);
    const send = (order: SpeechThreadOrder) => {
      if (!this.#listeners.has(id)) return;
      worker.postMessage({ id, ...order });
      if ("drop" in order) this.#listeners.delete(id);
      this.#watch();
    };
    send(first);
    return send;
  }

  async close(): Promise<void> {
    await this.#end("The server is stopping.");
  }

  #start(): Worker {
    const worker = new Worker(this.#module, { workerData: this.#settings, env: {}, stdout: true, stderr: true });
    worker.unref();
    worker.on("message", (message: SpeechThreadMessage) => this.#read(message));
    const lose = (cause?: Error) => {
      if (this.#worker === worker) void this.#end(`${this.#name} stopped working.`, cause);
    };
    worker.on("error", lose);
    worker.on("exit", () => lose());
    this.#worker = worker;
    return worker;
  }

  #read(message: SpeechThreadMessage): void {
    const { id, ...answer } = message;
    const listener = this.#listeners.get(id);
    if ("end" in answer || "fault" in answer) this.#listeners.delete(id);
    this.#watch();
    if ("fault" in answer) listener?.onFailure(new SpeechFailure("broken", `${this.#name} failed: ${answer.fault}`));
    else listener?.onAnswer(answer as SpeechThreadAnswer);
  }

  /** While a caller waits, something must come; while none does, the thread may end. */
  #watch(): void {
    clearTimeout(this.#timer);
    const isWaiting = this.#listeners.size > 0;
    const end = () => void this.#end(`${this.#name} does not answer.`);
    // The timer ends the thread only after messages that arrived meanwhile were read: this thread
    // may have been busy.
    this.#timer = setTimeout(() => setImmediate(end), isWaiting ? patienceMs : idleMs).unref();
  }

  async #end(reason: string, cause?: Error): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    const listeners = [...this.#listeners.values()];
    this.#listeners.clear();
    for (const listener of listeners) listener.onFailure(new SpeechFailure("broken", reason, cause));
    await worker?.terminate();
  }
}
