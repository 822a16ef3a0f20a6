/** What came while the former commit was under way is committed together: one fsync for all, and nobody waits for a clock. */
export type GroupCommit<Item, Outcome> = {
  /** Undefined when there are too many already. */
  add(item: Item, bytes: number): Promise<Outcome> | undefined;
};

/** A second group sets out while the first is under way only when `fullGroup` wait: few together would cost as much as many. */
export type GroupLimits = {
  fullGroup: number;
  maxTogether: number;
  maxInFlight: number;
  maxWaiting: number;
  maxWaitingBytes: number;
};

type Waiting<Item, Outcome> = {
  item: Item;
  bytes: number;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
};

/**
 * `commit` answers for each item, in their order. When it throws, and it was not the whole's fault (`isWholesale`), each
 * item is tried alone, so that one does not fail its neighbours.
 */
export function createGroupCommit<Item, Outcome>(
  limits: GroupLimits,
  commit: (items: Item[]) => Promise<Outcome[]>,
  isWholesale: (error: unknown) => boolean,
): GroupCommit<Item, Outcome> {
  let waiting: Waiting<Item, Outcome>[] = [];
  let waitingBytes = 0;
  let inFlight = 0;
  let isScheduled = false;

  /** At the end of this turn of the loop: requests that arrived in one reading of the sockets go together. */
  function schedule(): void {
    if (isScheduled || !maySetOut()) return;
    isScheduled = true;
    setImmediate(flush);
  }

  function maySetOut(): boolean {
    if (inFlight === 0) return waiting.length > 0;
    return inFlight < limits.maxInFlight && waiting.length >= limits.fullGroup;
  }

  function flush(): void {
    isScheduled = false;
    while (maySetOut()) {
      const group = waiting.length <= limits.maxTogether ? waiting : waiting.slice(0, limits.maxTogether);
      waiting = group === waiting ? [] : waiting.slice(limits.maxTogether);
      for (const { bytes } of group) waitingBytes -= bytes;
      inFlight++;
      settle(group).finally(() => {
        inFlight--;
        schedule();
      });
    }
  }

  async function settle(group: Waiting<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await commit(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) resolve(outcomes[index]!);
    } catch (error) {
      if (group.length === 1 || isWholesale(error)) for (const { reject } of group) reject(error);
      else for (const one of group) await settle([one]);
    }
  }

  return {
    add(item, bytes) {
      if (waiting.length >= limits.maxWaiting || waitingBytes + bytes > limits.maxWaitingBytes) return undefined;
      const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
      waiting.push({ item, bytes, resolve, reject });
      waitingBytes += bytes;
      schedule();
      return promise;
    },
  };
}
