import { Problem, rateLimited, unavailable } from "../problem.ts";
import { ParserThread } from "./parser-thread.ts";
import { ParserProcess, type ProcessLimits } from "./process/parser-process.ts";
import type { Parser, Untrusted } from "./untrusted.ts";

/** With two, one workspace's slow document leaves a thread to all others. */
const maxThreads = 2;
const maxWaitingOfWorkspace = 64;
const maxWaiting = 1_000;

export type UntrustedLimits = { deadlineMs: number; maxHeapMiB: number };
const usualLimits: UntrustedLimits = { deadlineMs: 10_000, maxHeapMiB: 192 };
const usualProcessLimits: ProcessLimits = { deadlineMs: 20_000, maxHeapMiB: 384, maxMemoryMiB: 640 };

type Waiting = { parser: Parser<unknown, unknown>; input: unknown; answer: PromiseWithResolvers<unknown> };

/** The workspaces take turns, each with one parser at a time. */
export function createUntrusted(
  limits: UntrustedLimits = usualLimits,
  processLimits: ProcessLimits = usualProcessLimits,
): Untrusted {
  /** In the order of their turns. */
  const queues = new Map<string, Waiting[]>();
  const served = new Set<string>();
  const threads: ParserThread[] = [];
  const idle: ParserThread[] = [];
  const processes = new Set<ParserProcess>();
  let waitingCount = 0;
  let isClosed = false;

  return {
    parse<Input, Output>(workspaceId: string, parser: Parser<Input, Output>, input: Input): Promise<Output> {
      if (isClosed) throw stopping();
      const queue = queues.get(workspaceId) ?? [];
      if (queue.length >= maxWaitingOfWorkspace) throw tooMany(rateLimited, "Your workspace has");
      if (waitingCount >= maxWaiting) throw tooMany(unavailable, "This server has");
      const answer = Promise.withResolvers<unknown>();
      queue.push({ parser: parser as Parser<unknown, unknown>, input, answer });
      queues.set(workspaceId, queue);
      waitingCount++;
      serve();
      return answer.promise as Promise<Output>;
    },
    async close() {
      isClosed = true;
      for (const { answer } of [...queues.values()].flat()) answer.reject(stopping());
      queues.clear();
      for (const process of processes) process.close();
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };

  function serve(): void {
    for (;;) {
      const workspaceId = [...queues.keys()].find((id) => !served.has(id));
      const thread = workspaceId === undefined ? undefined : (idle.pop() ?? newThread());
      if (workspaceId === undefined || thread === undefined) return;
      void give(workspaceId, thread);
    }
  }

  function newThread(): ParserThread | undefined {
    if (threads.length >= maxThreads) return undefined;
    const thread = new ParserThread(limits);
    threads.push(thread);
    return thread;
  }

  async function give(workspaceId: string, thread: ParserThread): Promise<void> {
    const queue = queues.get(workspaceId)!;
    const { parser, input, answer } = queue.shift()!;
    queues.delete(workspaceId);
    if (queue.length > 0) queues.set(workspaceId, queue);
    waitingCount--;
    served.add(workspaceId);
    // A process takes the place of a thread, so that there are never more of both.
    const run = parser.needsProcess ? runInProcess(parser, input) : thread.run(parser, input);
    await run.then(answer.resolve, answer.reject);
    served.delete(workspaceId);
    idle.push(thread);
    serve();
  }

  async function runInProcess(parser: Parser<unknown, unknown>, input: unknown): Promise<unknown> {
    const process = new ParserProcess(processLimits);
    processes.add(process);
    return process.run(parser, input).finally(() => processes.delete(process));
  }
}

function stopping(): Problem {
  return new Problem(unavailable, "The server is stopping. Try again in a few seconds.");
}

function tooMany(type: typeof rateLimited, whose: string): Problem {
  const detail = `${whose} too many documents or schemas waiting to be read. Try again in 5 s.`;
  return new Problem(type, detail, { headers: { "retry-after": "5" } });
}
