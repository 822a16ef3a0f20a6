import { performance } from "node:perf_hooks";
import { Problem, rateLimited } from "../../kernel/problem.ts";
import { state } from "../../kernel/state.ts";

/** A body of this size may occupy the thread that answers all requests for long enough to be noticed. */
const largeFromBytes = 16_384;
/** A thread that others keep busy takes the next one after this time. */
const longestRestMs = 250;
const lookEveryMs = 5;
/** The most large bodies of a workspace that wait for their turn. */
const mostWaiting = 40;

type Sender = { workspaceId: string | undefined; address: string };

/**
 * Lets large bodies through one after another, in turn by workspace. Twelve that come at the same moment
 * would be parsed, checked and passed to the database in one go, and nobody else is answered
 * meanwhile. After each, the thread must have been idle for as long as it has worked.
 */
export class LargeBodies {
  readonly #queues = new Map<string, (() => void)[]>();
  #isTaken = false;

  /**
   * Calls `go` at once for a small body, and in its turn for a large one. Returns a problem, and never
   * calls it, where too many of the workspace wait.
   */
  pass(bytes: number, { workspaceId, address }: Sender, go: () => void): Problem | undefined {
    if (bytes < largeFromBytes) {
      go();
      return undefined;
    }
    const key = workspaceId ?? address;
    const queue = this.#queues.get(key) ?? [];
    // The memory that an address may hold bounds strangers.
    if (workspaceId !== undefined && queue.length >= mostWaiting) return tooManyWait();
    queue.push(go);
    this.#queues.set(key, queue);
    if (!this.#isTaken) this.#admitNext();
    return undefined;
  }

  #admitNext(): void {
    const [next] = this.#queues;
    this.#isTaken = next !== undefined;
    if (next === undefined) return;
    const [key, queue] = next;
    const go = queue.shift()!;
    // The workspace whose turn it was is now the last.
    this.#queues.delete(key);
    if (queue.length > 0) this.#queues.set(key, queue);
    const before = performance.eventLoopUtilization();
    let restsSinceMs: number | undefined;
    const look = () => {
      restsSinceMs ??= performance.now();
      const { idle, active } = performance.eventLoopUtilization(before);
      if (idle >= active || performance.now() - restsSinceMs >= longestRestMs) this.#admitNext();
      else setTimeout(look, lookEveryMs);
    };
    // The first look comes when all that `go` does in one go is done.
    setImmediate(look);
    go();
  }
}

export const largeBodiesOf = state(() => new LargeBodies());

function tooManyWait(): Problem {
  return new Problem(
    rateLimited,
    "Too many large requests of this workspace wait for their turn. Send fewer at the same time.",
    { headers: { "retry-after": "1" } },
  );
}
