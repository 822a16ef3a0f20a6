import { Problem, rateLimited, unavailable } from "../problem.ts";
import { ParserProcess, type ProcessLimits } from "./parser-process.ts";
import { ParserThread } from "./parser-thread.ts";
import type { Parser, Untrusted } from "./untrusted.ts";

/** With two, one workspace's slow document leaves a thread to all others. */
const maxThreads = 2;
/** Files take long: their processes are apart from the threads, which texts and schemas wait for. */
const maxProcesses = 2;
const maxWaitingOfWorkspace = 64;
const maxWaiting = 1_000;

export type UntrustedLimits = { deadlineMs: number; maxHeapMiB: number };
const usualLimits: UntrustedLimits = { deadlineMs: 10_000, maxHeapMiB: 192 };
const usualProcessLimits: ProcessLimits = { deadlineMs: 60_000, maxHeapMiB: 384, maxMemoryMiB: 640 };

type AnyParser = Parser<unknown, unknown>;
type Waiting = { parser: AnyParser; input: unknown; answer: PromiseWithResolvers<unknown> };

/** The workspaces take turns, each with one parser at a time in a thread, and one in a process. */
export function createUntrusted(
  limits: UntrustedLimits = usualLimits,
  processLimits: ProcessLimits = usualProcessLimits,
): Untrusted {
  const threads: ParserThread[] = [];
  const idle: ParserThread[] = [];
  const processes = new Set<ParserProcess>();
  const inThreads = takeTurns(maxThreads, async (parser, input) => {
    const thread = idle.pop() ?? newThread();
    return thread.run(parser, input).finally(() => idle.push(thread));
  });
  const inProcesses = takeTurns(maxProcesses, async (parser, input) => {
    const process = new ParserProcess(processLimits);
    processes.add(process);
    return process.run(parser, input).finally(() => processes.delete(process));
  });

  return {
    parse<Input, Output>(workspaceId: string, parser: Parser<Input, Output>, input: Input): Promise<Output> {
      const turns = parser.needsProcess ? inProcesses : inThreads;
      return turns.wait(workspaceId, parser as AnyParser, input) as Promise<Output>;
    },
    async close() {
      inThreads.close();
      inProcesses.close();
      for (const process of processes) process.close();
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };

  function newThread(): ParserThread {
    const thread = new ParserThread(limits);
    threads.push(thread);
    return thread;
  }
}

/** Runs so many parsers at a time, of each workspace one. */
function takeTurns(most: number, run: (parser: AnyParser, input: unknown) => Promise<unknown>) {
  /** The queues stand in the order of their turns. */
  const queues = new Map<string, Waiting[]>();
  const served = new Set<string>();
  let waitingCount = 0;
  let isClosed = false;

  return {
    wait(workspaceId: string, parser: AnyParser, input: unknown): Promise<unknown> {
      if (isClosed) throw stopping();
      const queue = queues.get(workspaceId) ?? [];
      if (queue.length >= maxWaitingOfWorkspace) throw tooMany(rateLimited, "Your workspace has");
      if (waitingCount >= maxWaiting) throw tooMany(unavailable, "This server has");
      const answer = Promise.withResolvers<unknown>();
      queue.push({ parser, input, answer });
      queues.set(workspaceId, queue);
      waitingCount++;
      serve();
      return answer.promise;
    },
    close() {
      isClosed = true;
      for (const { answer } of [...queues.values()].flat()) answer.reject(stopping());
      queues.clear();
    },
  };

  function serve(): void {
    while (served.size < most) {
      const workspaceId = [...queues.keys()].find((id) => !served.has(id));
      if (workspaceId === undefined) return;
      void give(workspaceId);
    }
  }

  async function give(workspaceId: string): Promise<void> {
    const queue = queues.get(workspaceId)!;
    const { parser, input, answer } = queue.shift()!;
    queues.delete(workspaceId);
    if (queue.length > 0) queues.set(workspaceId, queue);
    waitingCount--;
    served.add(workspaceId);
    await run(parser, input).then(answer.resolve, answer.reject);
    served.delete(workspaceId);
    serve();
  }
}

function stopping(): Problem {
  return new Problem(unavailable, "The server is stopping. Try again in a few seconds.");
}

function tooMany(type: typeof rateLimited, whose: string): Problem {
  const detail = `${whose} too many documents or schemas waiting to be read. Try again in 5 s.`;
  return new Problem(type, detail, { headers: { "retry-after": "5" } });
}
