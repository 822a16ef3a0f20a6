import { Worker } from "node:worker_threads";
import { type Carried, carryNumbers, takeCarried } from "@parley/json";
import { limitWork } from "@parley/threads";
import { Problem } from "../problem.ts";
import type { UntrustedLimits } from "./create-untrusted.ts";
import { type Parser, tooComplex } from "./untrusted.ts";

export type ParserTask = { module: string; name: string; input: Carried };
export type ParserAnswer =
  | { result: Carried }
  | { isTooDeep: true }
  | { isTooDeep: false; error: { name: string; message: string } };

/** An idle thread holds about ten megabytes, so it is stopped. */
const idleMs = 10_000;

/**
 * Runs one parser at a time in one worker thread. A parser that takes too long or too much memory
 * ends with its thread; the next one gets a new thread.
 */
export class ParserThread {
  readonly #limits: UntrustedLimits;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  /** Rejects the run under way. */
  #fail: (error: Error) => void = () => {};

  constructor(limits: UntrustedLimits) {
    this.#limits = limits;
  }

  async run<Input, Output>({ module, name }: Parser<Input, Output>, input: Input): Promise<Output> {
    clearTimeout(this.#idle);
    const { deadlineMs } = this.#limits;
    let freeFromLimit = () => {};
    const startDeadline = () => {
      const worker = this.#worker;
      if (worker === undefined) return;
      freeFromLimit = limitWork(worker, deadlineMs, () => {
        void this.#end(refusal(`Reading this takes longer than ${deadlineMs / 1000} s.`));
      });
    };
    try {
      const answer = await this.#ask({ module: module.href, name, input: carryNumbers(input) }, startDeadline);
      if ("result" in answer) return takeCarried(answer.result) as Output;
      if (answer.isTooDeep) throw refusal("This is nested too deeply to be read.");
      throw Object.assign(new Error(answer.error.message), { name: answer.error.name });
    } finally {
      freeFromLimit();
      this.#idle = setTimeout(() => this.#end(new Error("The parser's thread is idle.")), idleMs).unref();
    }
  }

  /** Ends the thread. A run under way fails. */
  async close(): Promise<void> {
    await this.#end(new Error("The server is stopping."));
  }

  /** On a busy machine, starting the thread and loading the parser takes longer than reading. */
  #ask(task: ParserTask, onLoaded: () => void): Promise<ParserAnswer> {
    return new Promise((resolve, reject) => {
      this.#fail = reject;
      this.#worker ??= this.#start();
      const worker = this.#worker;
      const take = (message: "loaded" | ParserAnswer) => {
        if (message === "loaded") return onLoaded();
        worker.off("message", take);
        resolve(message);
      };
      worker.on("message", take);
      // Throws for an input that cannot be copied, which rejects.
      worker.postMessage(task);
    });
  }

  #start(): Worker {
    const { maxHeapMiB } = this.#limits;
    const worker = new Worker(new URL("parser-worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMiB, maxYoungGenerationSizeMb: 32 },
      // The text that a parser reads can hold anything, so that nothing of it goes to the log.
      stdout: true,
      stderr: true,
    });
    worker.unref();
    const lose = (error: Error) => {
      if (this.#worker === worker) this.#end(error);
    };
    worker.on("error", (error: Error & { code?: string }) => {
      const isOutOfMemory = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      lose(isOutOfMemory ? refusal(`Reading this needs more than ${maxHeapMiB} MiB of memory.`) : error);
    });
    worker.on("exit", () => lose(new Error("The parser's thread ended.")));
    return worker;
  }

  #end(reason: Error): Promise<unknown> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    this.#fail(reason);
    return worker?.terminate() ?? Promise.resolve();
  }
}

function refusal(sentence: string): Problem {
  return new Problem(tooComplex, `${sentence} Send something smaller or simpler.`);
}
