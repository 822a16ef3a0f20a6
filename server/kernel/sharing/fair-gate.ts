import { currentShare, type Lane, type Share } from "./share.ts";

/** A caller who waits longer for a connection is refused. */
const patienceMs = 10_000;
/** The most requests of a workspace that may wait. */
const mostWaiting = 40;
/** The visitors of a workspace are many people, who may all come back at the same moment. */
const mostVisitorsWaiting = 400;

/** The wait for a connection was too long. `isOwn`: the workspace itself uses all that it may. */
export class WaitedTooLong extends Error {
  readonly isOwn: boolean;
  constructor(isOwn: boolean) {
    super("timeout exceeded when trying to connect");
    this.name = "WaitedTooLong";
    this.isOwn = isOwn;
  }
}

/** The ranks of those who wait, the first first. Each may use connections that are kept from the next. */
const ranks = ["nested", "node", "visitors", "others"] as const;
type Rank = (typeof ranks)[number];

/** Counts what one workspace uses. `most`: it gets more at once only within a transaction. */
type Line = { readonly key: string; readonly most: number; inUse: number; waiting: Map<Lane, number> };

type Waiter = { line: Line; resolve: (line: Line) => void };
/** Holds those of one workspace and lane, in the order in which they came. */
type Queue = { line: Line; waiters: Waiter[] };

/** The bounds of a gate. `most[rank]`: while more are in use, nobody of the rank enters. */
type GateBounds = { readonly most: Readonly<Record<Rank, number>>; readonly ofWorkspace: number };

/**
 * Shares out the main pool. Three tenths of its connections are the most that one workspace uses, and
 * as many are kept: a tenth for a transaction that needs a second one, a tenth for the node itself
 * (health, sign-in, revocations), and a tenth for chat and intake.
 */
export function boundsOfPool(connections: number): GateBounds {
  const tenth = Math.max(1, Math.floor(connections / 10));
  const without = (kept: number) => Math.max(1, connections - kept);
  return {
    most: { nested: connections, node: without(tenth), visitors: without(2 * tenth), others: without(3 * tenth) },
    ofWorkspace: Math.max(1, Math.round((3 * connections) / 10)),
  };
}

/**
 * Lets statements through to a pool of connections, so that no workspace holds up the others. Those
 * who wait come in turn by workspace. It keeps this rule: a caller who may enter does not wait.
 */
export class FairGate {
  readonly #bounds: GateBounds;
  readonly #lines = new Map<string, Line>();
  readonly #queues: Record<Rank, Map<string, Queue>> = {
    nested: new Map(),
    node: new Map(),
    visitors: new Map(),
    others: new Map(),
  };
  #inUse = 0;

  constructor(bounds: GateBounds) {
    this.#bounds = bounds;
  }

  get inUse(): number {
    return this.#inUse;
  }

  /** Statements that wait for a connection. */
  get waiting(): number {
    let count = 0;
    for (const rank of ranks) for (const { waiters } of this.#queues[rank].values()) count += waiters.length;
    return count;
  }

  /** Tells whether so many requests of the workspace wait that another one must be refused. */
  isFull(workspaceId: string, lane: Lane): boolean {
    const waiting = this.#lines.get(workspaceId)?.waiting.get(lane);
    return waiting !== undefined && waiting >= (lane === "visitors" ? mostVisitorsWaiting : mostWaiting);
  }

  /** Gives the line that `leave` takes, as a promise only for one who has to wait. */
  enter(share: Share | undefined = currentShare()): Line | Promise<Line> {
    const rank = rankOf(share);
    const line = this.#lineOf(rank, share);
    if (!this.#mayEnter(rank, line)) return this.#wait(rank, line, share?.lane ?? "work");
    this.#inUse++;
    line.inUse++;
    return line;
  }

  leave(line: Line): void {
    this.#inUse--;
    line.inUse--;
    this.#forget(line);
    for (const rank of ranks) while (this.#admitNext(rank));
  }

  #mayEnter(rank: Rank, line: Line): boolean {
    return this.#inUse < this.#bounds.most[rank] && line.inUse < line.most;
  }

  #lineOf(rank: Rank, share: Share | undefined): Line {
    const workspaceId = rank === "nested" ? undefined : share?.workspaceId;
    const key = workspaceId ?? rank;
    const known = this.#lines.get(key);
    if (known !== undefined) return known;
    const most = workspaceId === undefined ? Number.POSITIVE_INFINITY : this.#bounds.ofWorkspace;
    const line = { key, most, inUse: 0, waiting: new Map() };
    this.#lines.set(key, line);
    return line;
  }

  #forget(line: Line): void {
    if (line.inUse === 0 && line.waiting.size === 0) this.#lines.delete(line.key);
  }

  #wait(rank: Rank, line: Line, lane: Lane): Promise<Line> {
    const { promise, resolve, reject } = Promise.withResolvers<Line>();
    const queues = this.#queues[rank];
    const key = `${line.key}/${lane}`;
    const queue = queues.get(key) ?? { line, waiters: [] };
    queues.set(key, queue);
    line.waiting.set(lane, (line.waiting.get(lane) ?? 0) + 1);
    const end = () => {
      clearTimeout(timer);
      const left = line.waiting.get(lane)! - 1;
      if (left > 0) line.waiting.set(lane, left);
      else line.waiting.delete(lane);
    };
    const waiter: Waiter = {
      line,
      resolve: (entered) => {
        end();
        resolve(entered);
      },
    };
    queue.waiters.push(waiter);
    const giveUp = () => {
      end();
      queue.waiters.splice(queue.waiters.indexOf(waiter), 1);
      if (queue.waiters.length === 0) queues.delete(key);
      this.#forget(line);
      reject(new WaitedTooLong(line.inUse >= line.most));
    };
    // Jobs and runs are few at once, and nobody waits for them.
    const timer = lane === "work" && rank === "others" ? undefined : setTimeout(giveUp, patienceMs);
    return promise;
  }

  /** Admits one of the queue whose turn was longest ago. */
  #admitNext(rank: Rank): boolean {
    const queues = this.#queues[rank];
    if (queues.size === 0 || this.#inUse >= this.#bounds.most[rank]) return false;
    for (const [key, queue] of queues) {
      if (!this.#mayEnter(rank, queue.line)) continue;
      const waiter = queue.waiters.shift()!;
      queues.delete(key);
      if (queue.waiters.length > 0) queues.set(key, queue);
      this.#inUse++;
      queue.line.inUse++;
      waiter.resolve(queue.line);
      return true;
    }
    return false;
  }
}

function rankOf(share: Share | undefined): Rank {
  if (share === undefined) return "node";
  if (share.isHolding) return "nested";
  return share.lane === "visitors" || share.lane === "together" ? "visitors" : "others";
}
