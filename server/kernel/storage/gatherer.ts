import { setTimeout as delay } from "node:timers/promises";
import { forSeveral } from "../sharing/share.ts";

/**
 * Items that are added in the same moment are handled together: one query or one commit for all of
 * them.
 */
export type Gatherer<Item, Outcome> = {
  /** The outcome of the item. Undefined, and nothing is done, when too many items wait already. */
  add(item: Item, bytes?: number): Promise<Outcome> | undefined;
  /** Resolves when no item waits and none is being handled. */
  idle(): Promise<void>;
};

type GatherLimits = {
  /** The most items that are handled together. */
  maxTogether: number;
  /** The most groups that may be handled at once; 1 when it is left out. */
  maxGroups?: number;
  /**
   * A second group starts beside the first only when this many items wait: small groups cost as
   * much as large ones.
   */
  fullGroup?: number;
  /** The most items, and bytes, that may wait. Without limit when left out. */
  maxWaiting?: number;
  maxWaitingBytes?: number;
  /**
   * A group that takes longer than this many milliseconds no longer holds up the groups after it.
   */
  maxHoldUpMs?: number;
};

/**
 * Decides what follows when a group fails. `fail-all`: every item of it fails. `try-each`: each
 * item is handled alone, so that one cannot fail its neighbours. A number: the group is handled
 * again after so many milliseconds.
 */
type AfterFailure = "fail-all" | "try-each" | number;

/** The most items of a failed group that are handled alone at the same time. */
const aloneAtOnce = 32;

type Waiting<Item, Outcome> = {
  item: Item;
  bytes: number;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
};

/**
 * Gathers what is added in one turn of the event loop, and while the group before is being handled.
 * `handle` gives one outcome for each item, in their order. It runs for all who added one, in the
 * share of none of them.
 *
 * @example
 * const reads = createGatherer({ maxTogether: 64 }, (ids: string[]) => findAll(ids), () => "fail-all");
 * const row = await reads.add(id);
 */
export function createGatherer<Item, Outcome>(
  limits: GatherLimits,
  handle: (items: Item[]) => Promise<Outcome[]>,
  afterFailure: (error: unknown) => AfterFailure,
): Gatherer<Item, Outcome> {
  const { maxTogether, maxGroups = 1, fullGroup = maxTogether, maxHoldUpMs } = limits;
  const { maxWaiting = Number.POSITIVE_INFINITY, maxWaitingBytes = Number.POSITIVE_INFINITY } = limits;
  let waiting: Waiting<Item, Outcome>[] = [];
  let waitingBytes = 0;
  /** Groups that hold up those after them. */
  let holding = 0;
  const handled = new Set<Promise<void>>();
  let isScheduled = false;

  function mayStart(): boolean {
    if (holding === 0) return waiting.length > 0;
    return holding < maxGroups && waiting.length >= fullGroup;
  }

  /**
   * At the end of this turn of the loop: requests that arrived in one reading of the sockets go
   * together.
   */
  function schedule(): void {
    if (isScheduled || !mayStart()) return;
    isScheduled = true;
    setImmediate(start);
  }

  function start(): void {
    isScheduled = false;
    while (mayStart()) {
      const group = waiting.length <= maxTogether ? waiting : waiting.slice(0, maxTogether);
      waiting = group === waiting ? [] : waiting.slice(maxTogether);
      for (const { bytes } of group) waitingBytes -= bytes;
      const release = holdUp();
      const settled = forSeveral(() => settle(group)).finally(() => {
        handled.delete(settled);
        release();
      });
      handled.add(settled);
    }
  }

  /**
   * Holds up the groups after this one, until the returned function is called or `maxHoldUpMs` is
   * over.
   */
  function holdUp(): () => void {
    holding++;
    let isHolding = true;
    const timer = maxHoldUpMs === undefined ? undefined : setTimeout(release, maxHoldUpMs).unref();
    function release(): void {
      clearTimeout(timer);
      if (!isHolding) return;
      isHolding = false;
      holding--;
      schedule();
    }
    return release;
  }

  async function settle(group: Waiting<Item, Outcome>[]): Promise<void> {
    for (;;) {
      try {
        const outcomes = await handle(group.map(({ item }) => item));
        for (const [index, { resolve }] of group.entries()) resolve(outcomes[index]!);
        return;
      } catch (error) {
        const next = afterFailure(error);
        if (typeof next === "number") await delay(next);
        else if (next === "fail-all" || group.length === 1) {
          for (const { reject } of group) reject(error);
          return;
        } else return settleEach(group);
      }
    }
  }

  async function settleEach(group: Waiting<Item, Outcome>[]): Promise<void> {
    for (let first = 0; first < group.length; first += aloneAtOnce) {
      await Promise.all(group.slice(first, first + aloneAtOnce).map((one) => settle([one])));
    }
  }

  return {
    add(item, bytes = 0) {
      if (waiting.length >= maxWaiting || waitingBytes + bytes > maxWaitingBytes) return undefined;
      const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
      waiting.push({ item, bytes, resolve, reject });
      waitingBytes += bytes;
      schedule();
      return promise;
    },
    async idle() {
      while (waiting.length > 0 || handled.size > 0) {
        if (handled.size > 0) await Promise.all(handled);
        else await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}
