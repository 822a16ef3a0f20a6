import { Worker } from "node:worker_threads";
import type { IndexedDocument, PhrasedAnswer, PhrasingModel, ReadBatch } from "../../engine/index.ts";

export type Task =
  | { kind: "read"; documents: readonly IndexedDocument[] }
  | { kind: "learn"; answers: readonly PhrasedAnswer[] };
export type TaskAnswer = { id: number; value: ReadBatch | PhrasingModel } | { id: number; error: string };

/** An idle thread holds some ten megabytes, so it ends; the next task starts another one. */
const idleMs = 10_000;
const maxHeapMiB = 512;

type Waiting = { resolve(value: ReadBatch | PhrasingModel): void; reject(error: Error): void };

/** One thread for a node's long indexing work, started when there is some. Tasks are done in their order. */
export class IndexThread {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;
  #idle: NodeJS.Timeout | undefined;

  read(documents: readonly IndexedDocument[]): Promise<ReadBatch> {
    return this.#run({ kind: "read", documents }) as Promise<ReadBatch>;
  }

  learn(answers: readonly PhrasedAnswer[]): Promise<PhrasingModel> {
    return this.#run({ kind: "learn", answers }) as Promise<PhrasingModel>;
  }

  /** What is under way is rejected. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#end(new Error("The server is stopping."));
    await worker?.terminate();
  }

  #run(task: Task): Promise<ReadBatch | PhrasingModel> {
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
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMiB },
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

  /** A thread that broke (out of memory) takes its tasks with it; the next task starts another one. */
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
