import { Worker } from "node:worker_threads";
import { limitWork } from "@parley/threads";
import { ExpressionFault } from "../expression-fault.ts";
import type { ExpressionJob, JobOutcome, ThreadSettings } from "./expression-job.ts";

/** For the code of the thread and for texts on their way; jq's own memory is limited by itself. */
const maxHeapMiB = 96;

/** One worker thread, which runs one job at a time. */
export class ExpressionThread {
  readonly #worker: Worker;
  /** Resolves when the thread has loaded jq. Rejects when it cannot. */
  readonly ready: Promise<void>;
  #answer: PromiseWithResolvers<JobOutcome[]> | undefined;
  #ended: Error | undefined;

  constructor(settings: ThreadSettings) {
    this.#worker = new Worker(new URL("expression-worker.ts", import.meta.url), {
      workerData: settings,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMiB, maxYoungGenerationSizeMb: 16 },
      // Expressions write nothing to the log.
      stdout: true,
      stderr: true,
    });
    this.#worker.unref();
    const ready = Promise.withResolvers<void>();
    this.ready = ready.promise;
    // A job that needs the thread awaits `ready`. The failure of a spare thread is no error.
    this.ready.catch(() => {});
    this.#worker.on("message", (message: "ready" | JobOutcome[]) => {
      if (message === "ready") return ready.resolve();
      const answer = this.#answer;
      this.#answer = undefined;
      answer?.resolve(message);
    });
    const lose = (error: Error) => {
      this.#ended ??= error;
      ready.reject(error);
      this.#answer?.reject(this.#ended);
    };
    this.#worker.on("error", (error: Error & { code?: string }) => {
      const isMemory = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      lose(isMemory ? new ExpressionFault("The expression takes too much memory.", "limit") : error);
    });
    this.#worker.on("exit", () => lose(new Error("A thread for expressions ended.")));
  }

  get isEnded(): boolean {
    return this.#ended !== undefined;
  }

  /**
   * Runs the first programs of a job, at least one. It leaves the rest when they take long
   * together, or when one of them met a limit. After `deadlineMs` of a processor's time the thread is ended in
   * the middle of its work.
   * @throws ExpressionFault with `limit`
   */
  async run(job: ExpressionJob, deadlineMs: number): Promise<JobOutcome[]> {
    if (this.#ended !== undefined) throw this.#ended;
    const answer = Promise.withResolvers<JobOutcome[]>();
    this.#answer = answer;
    const end = () => {
      if (this.#answer !== answer) return;
      void this.end(new ExpressionFault(`The expression takes longer than ${deadlineMs} ms.`, "limit"));
    };
    // An answer that has arrived while this thread was busy is taken before its deadline counts.
    const freeFromLimit = limitWork(this.#worker, deadlineMs, () => setImmediate(end));
    this.#worker.postMessage(job);
    try {
      return await answer.promise;
    } finally {
      freeFromLimit();
    }
  }

  /** Ends the thread. A job under way fails with the reason. */
  async end(reason: Error): Promise<void> {
    this.#ended ??= reason;
    this.#answer?.reject(reason);
    this.#answer = undefined;
    await this.#worker.terminate();
  }
}
