import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Problem } from "../problem.ts";
import { type Parser, tooComplex } from "./untrusted.ts";

export type ProcessLimits = { deadlineMs: number; maxHeapMiB: number; maxMemoryMiB: number };
export type ProcessTask = { module: string; name: string; input: unknown };
export type ProcessAnswer =
  | "loaded"
  | { result: unknown }
  | { error: { name: string; message: string; code: string | undefined } };

const pageBytes = 4_096;
const bytesOfMiB = 1_048_576;
const watchedEveryMs = 50;
/** Node reserves so many addresses before it has read anything. */
const reservedMiB = 1_400;
/**
 * The system refuses what goes beyond; where it knows no such bound, the watch is the only one. Answers
 * go first: a priority that the process gave itself would not hold for the threads that it began with.
 */
const bounded = 'ulimit -v "$0" 2>/dev/null; command -v nice >/dev/null && set -- nice -n 10 "$@"; exec "$@"';

/**
 * Runs one parser in a process of its own, for libraries that take more memory than a thread can be held
 * to. The system bounds what it takes, and what it takes beside the heap is watched where the system tells
 * it. The process can write no file and start no other. Input and output are copied.
 */
export class ParserProcess {
  readonly #limits: ProcessLimits;
  #child: ChildProcess | undefined;
  /** Rejects the run under way. */
  #fail: (error: Error) => void = () => {};

  constructor(limits: ProcessLimits) {
    this.#limits = limits;
  }

  async run<Input, Output>({ module, name }: Parser<Input, Output>, input: Input): Promise<Output> {
    const { deadlineMs, maxMemoryMiB } = this.#limits;
    let deadline: NodeJS.Timeout | undefined;
    const startDeadline = () => {
      deadline = setTimeout(() => this.#end(`Reading this takes longer than ${deadlineMs / 1_000} s.`), deadlineMs);
    };
    const watch = setInterval(async () => {
      if ((await this.#memoryMiB()) > maxMemoryMiB)
        this.#end(`Reading this needs more than ${maxMemoryMiB} MiB of memory.`);
    }, watchedEveryMs);
    try {
      const answer = await this.#ask({ module: module.href, name, input }, startDeadline);
      if ("result" in answer) return answer.result as Output;
      throw Object.assign(new Error(answer.error.message), answer.error);
    } finally {
      clearInterval(watch);
      clearTimeout(deadline);
      this.#child?.kill("SIGKILL");
    }
  }

  /** Ends the process. A run under way fails. */
  close(): void {
    this.#child?.kill("SIGKILL");
    this.#fail(new Error("The server is stopping."));
  }

  #ask(task: ProcessTask, onLoaded: () => void): Promise<Exclude<ProcessAnswer, "loaded">> {
    return new Promise((resolve, reject) => {
      this.#fail = reject;
      const { maxHeapMiB, maxMemoryMiB } = this.#limits;
      const childFile = fileURLToPath(new URL("parser-child.ts", import.meta.url));
      const options = ["--permission", "--allow-fs-read=*", `--max-old-space-size=${maxHeapMiB}`];
      const addressesKiB = String((maxMemoryMiB + reservedMiB) * 1_024);
      const child = spawn("/bin/sh", ["-c", bounded, addressesKiB, process.execPath, ...options, childFile], {
        // Dates without a zone are in UTC.
        env: { TZ: "UTC" },
        serialization: "advanced",
        // The text that a parser reads can hold anything, so that nothing of it goes to the log.
        stdio: ["ignore", "ignore", "ignore", "ipc"],
      });
      this.#child = child;
      child.on("message", (message) => {
        const answer = message as ProcessAnswer;
        if (answer === "loaded") onLoaded();
        else resolve(answer);
      });
      child.on("error", reject);
      // Node ends itself when its heap is full.
      child.on("exit", () => this.#end("Reading this needs more memory than there is for it."));
      child.send(task, (error) => error && reject(error));
    });
  }

  /** Gives 0 where the system does not tell it. */
  async #memoryMiB(): Promise<number> {
    const pages = await readFile(`/proc/${this.#child?.pid}/statm`, "utf8").catch(() => "0 0");
    return (Number(pages.split(" ")[1]) * pageBytes) / bytesOfMiB;
  }

  #end(reason: string): void {
    this.#child?.kill("SIGKILL");
    this.#fail(new Problem(tooComplex, `${reason} Send something smaller or simpler.`));
  }
}
