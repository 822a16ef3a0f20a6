import { Readable } from "node:stream";
import { Problem, rateLimited } from "../../kernel/problem.ts";
import { Answer, type Route } from "../../kernel/wire/route.ts";

/** The most exports and erasures of a workspace that wait while one runs, and for how long. */
const mostWaiting = 8;
const patienceMs = 10_000;

type Turns = { isTaken: boolean; waiting: Set<() => void> };

/**
 * Keeps the exports and erasures of this node in line: of each workspace, one runs at a time. It holds no
 * connection while its client reads.
 */
export class LongWork {
  readonly #of = new Map<string, Turns>();

  /** Runs the handler in its turn, which lasts until what it streams has been sent. Throws rate-limited. */
  async run(workspaceId: string, handler: () => unknown): Promise<unknown> {
    const end = await this.#take(workspaceId);
    try {
      const answer = await handler();
      if (answer instanceof Answer && answer.body instanceof Readable && !answer.body.closed) {
        answer.body.once("close", end);
      } else end();
      return answer;
    } catch (error) {
      end();
      throw error;
    }
  }

  /** Gives the function that ends the turn. */
  async #take(workspaceId: string): Promise<() => void> {
    const turns = this.#of.get(workspaceId) ?? { isTaken: false, waiting: new Set() };
    this.#of.set(workspaceId, turns);
    if (turns.isTaken) await wait(turns);
    else turns.isTaken = true;
    return () => this.#pass(workspaceId, turns);
  }

  /** The turn passes to who has waited longest. */
  #pass(workspaceId: string, { waiting }: Turns): void {
    const [first] = waiting;
    if (first === undefined) this.#of.delete(workspaceId);
    else {
      waiting.delete(first);
      first();
    }
  }
}

function wait({ waiting }: Turns): Promise<void> {
  if (waiting.size >= mostWaiting) throw oneAtATime();
  return new Promise((resolve, reject) => {
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.delete(begin);
      reject(oneAtATime());
    }, patienceMs);
    waiting.add(begin);
  });
}

/** A route whose calls wait for their turn. The share in which they run leads their statements to the pool for it. */
export function inTurn(route: Route, longWork: LongWork): Route {
  const { handler, definition } = route;
  if (definition.lane !== "long") return route;
  return { ...route, handler: (call) => longWork.run(call.caller.workspaceId, () => handler(call)) };
}

function oneAtATime(): Problem {
  return new Problem(
    rateLimited,
    "A workspace runs one export or erasure at a time. Start this one when another has ended.",
    { headers: { "retry-after": "5" } },
  );
}
