import { createServer, type Server } from "node:net";
import { json } from "node:stream/consumers";
import type { Answer, Question, Report } from "./ask-dealer.ts";

/**
 * Deals the files of a run to its processes, one after another. Those that take long come first, so
 * that the run does not wait for one that began last.
 */
export class Dealer {
  readonly #waiting: string[];
  /** The file that each process runs, or ran last. */
  readonly #taken = new Map<number, string>();
  readonly #counts = new Map<number, number>();
  readonly #reports: Report[] = [];

  constructor(files: readonly string[]) {
    this.#waiting = inOrder(files);
  }

  /** Counts the processes that a run of these files needs, of which so many run at once. */
  static processesFor(files: readonly string[], atOnce: number): number {
    const apart = files.filter(needsOwnProcess).length;
    const shared = files.length - apart;
    return apart + Math.max(Math.ceil(shared / mostFiles), Math.min(atOnce, shared));
  }

  /** The next file for a process. Undefined when the process should end. */
  next({ pid, done }: Question): string | undefined {
    if (done !== undefined) this.#reports.push(done);
    const last = this.#taken.get(pid);
    const count = this.#counts.get(pid) ?? 0;
    if (last !== undefined && needsOwnProcess(last)) return undefined;
    const index = this.#waiting.findIndex((path) =>
      needsQuiet(path) ? this.#isQuiet : count < mostFiles && (count === 0 || !needsOwnProcess(path)),
    );
    const [path] = index < 0 ? [] : this.#waiting.splice(index, 1);
    if (path !== undefined) this.#taken.set(pid, path);
    this.#counts.set(pid, count + 1);
    return path;
  }

  /** No process runs a file at this moment. */
  get #isQuiet(): boolean {
    return this.#running.length === 0;
  }

  get #running(): string[] {
    const finished = new Set(this.#reports.map(({ path }) => path));
    return [...this.#taken.values()].filter((path) => !finished.has(path));
  }

  /** The files that no process ran to the end. */
  get unfinished(): string[] {
    return [...this.#waiting, ...this.#running];
  }

  /** Gives what the processes told of their files, the longest first. */
  get reports(): Report[] {
    return this.#reports.toSorted((one, other) => other.ms - one.ms);
  }

  /** Answers the processes of a run on this socket. */
  async listen(path: string): Promise<Server> {
    const server = createServer({ allowHalfOpen: true }, async (connection) => {
      connection.on("error", () => {});
      const next = this.next((await json(connection.iterator({ destroyOnReturn: false }))) as Question);
      const answer: Answer = next === undefined ? {} : { path: next };
      connection.end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => server.listen(path, resolve));
    return server;
  }
}

/** More than this a process does not run: what the files leave behind adds up. */
const mostFiles = 150;

function inOrder(files: readonly string[]): string[] {
  const ranks = new Map(files.map((path) => [path, rankOf(path)]));
  return files.toSorted((one, other) => ranks.get(one)! - ranks.get(other)!);
}

function rankOf(path: string): number {
  if (needsOwnProcess(path)) return -1;
  if (needsQuiet(path)) return longFiles.length + 1;
  const rank = longFiles.findIndex((name) => isNamed(path, name));
  return rank < 0 ? longFiles.length : rank;
}

function needsOwnProcess(path: string): boolean {
  return ownProcess.some((name) => isNamed(path, name));
}

function needsQuiet(path: string): boolean {
  return quiet.some((name) => isNamed(path, name));
}

function isNamed(path: string, name: string): boolean {
  return path.endsWith(`/${name}.test.ts`);
}

/**
 * The names of files which need a process that holds nothing of others. A folder before the name
 * tells two of them apart.
 */
export const ownProcess = [
  // These files change a list before the modules that read it at their start are loaded.
  "languages",
  "half-filled-language",
  // Both have all garbage collected many times, which takes long where much is loaded.
  "streamed-bodies",
  "read-statement",
];

/**
 * These files run last, while nothing else does. They speak at the pace of people, or they measure
 * how long harm lasts.
 */
export const quiet = ["voice-page", "harm-is-bounded", "watched-main-thread"];

/** The names of the files that take longest, the longest first. */
export const longFiles = [
  "every-example",
  "openapi",
  "past-the-gate",
  "drain",
  "clean-checkout",
  "talk",
  "interruptions",
  "erased-person",
  "realtime",
  "recordings",
  "runs-outlive-nodes",
  "check-document",
  "session-conversation",
  "kill",
  "delivery",
  "operate",
  "killed-while-a-model-writes",
  "add-a-capability",
  "dump-is-worthless",
  "attacks-by-http",
  "database-outlives-kills",
  "scenarios",
  "clients",
  "rolling",
  "releases",
  "send-campaign",
  "database/transfer/transfer",
  "intake",
  "hostile-programs",
  "features",
  // These are the longest of every day.
  "learn-files",
  "send-attachment",
  "send-campaign",
  "learn-archives",
  "connections",
  "pass-by",
  "media-stream",
  "two-nodes",
  "add-a-scheme",
  "answer-in-time",
  "receive-mail",
  "list-for-team",
  "stream/subscribe",
  "listen-for-events",
];
