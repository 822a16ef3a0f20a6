import { Worker } from "node:worker_threads";
import type { IndexedDocument, PhrasedAnswer, PhrasingModel, ReadBatch } from "@parley/engine";
import type { UndividedDocument } from "./divide-document.ts";

/** Holds the passages of each document, and the words of them all. */
type ReadDocuments = { passages: IndexedDocument["passages"][]; batch: ReadBatch };

export type Task =
  | { kind: "read"; documents: readonly UndividedDocument[] }
  | { kind: "learn"; answers: readonly PhrasedAnswer[] };
export type TaskAnswer = { id: number; value: ReadDocuments | PhrasingModel } | { id: number; error: string };

/**
 * An idle thread holds about ten megabytes, so it is stopped. The next task starts another thread.
 */
const idleMs = 10_000;
const maxHeapMiB = 512;
/** Without a limit, what a thread throws away takes a hundred megabytes until it is collected. */
const maxYoungHeapMiB = 48;

type Waiting = { resolve(value: ReadDocuments | PhrasingModel): void; reject(error: Error): void };

/**
 * Runs the index thread: one worker thread of a node for the long parts of indexing, which are
 * dividing documents into passages and words ("read") and learning the phrasings of FAQ ("learn").
 * It starts with the first task and does the tasks in order.
 */
export class IndexThread {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;
  #idle: NodeJS.Timeout | undefined;

  read(documents: readonly UndividedDocument[]): Promise<ReadDocuments> {
    return this.#run({ kind: "read", documents }) as Promise<ReadDocuments>;
  }

  learn(answers: readonly PhrasedAnswer[]): Promise<PhrasingModel> {
    return this.#run({ kind: "learn", answers }) as Promise<PhrasingModel>;
  }

  /** Stops the thread and rejects the tasks that are not done. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#end(new Error("The server is stopping."));
    await worker?.terminate();
  }

  #run(task: Task): Promise<ReadDocuments | PhrasingModel> {
    clearTimeout(this.#idle);
    const worker = this.#start();
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, task });
    });
  }

  #start(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL("index-worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMiB, maxYoungGenerationSizeMb: maxYoungHeapMiB },
    });
    worker.unref();
    worker.on("message", (answer: TaskAnswer) => this.#take(answer));
    worker.on("error", (error: Error) => this.#lose(worker, error));
    worker.on("exit", () => this.#lose(worker, new Error("The indexing thread ended.")));
    this.#worker = worker;
    return worker;
  }

  #take(answer: TaskAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ("error" in answer) waiting?.reject(new Error(`The indexing thread failed: ${answer.error}.`));
    else waiting?.resolve(answer.value);
    if (this.#waiting.size > 0) return;
    this.#idle = setTimeout(() => {
      const worker = this.#worker;
      this.#worker = undefined;
      void worker?.terminate();
    }, idleMs).unref();
  }

  /** A thread that fails (out of memory) fails its tasks. The next task starts another thread. */
  #lose(worker: Worker, error: Error): void {
    if (this.#worker === worker) this.#end(error);
  }

  #end(error: Error): void {
    this.#worker = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(error);
  }
}
