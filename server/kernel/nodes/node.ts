import { Client } from "pg";
import type { Log } from "../logger.ts";
import type { Database, Transaction } from "../storage/database.ts";
import { inTransaction } from "../storage/database.ts";
import { newUuid } from "../storage/id.ts";
import { addWorkerPool, findDeadNodes, registerNode, removeDeadNode, removeOwnNode, unlockJobsOf } from "./store.ts";

/** This process among its peers. Its session lock falls with its connection, so a killed node is known at once. */
export type Node = {
  /** Changes when the connection was lost: peers may have taken over what the former id owned. */
  readonly id: string;
  readonly isRegistered: boolean;
  addWorkerPool(poolId: string): Promise<void>;
  /** From now on dead peers are noticed, and these steps take over what they owned: all of them, or their work is lost. */
  watchPeers(steps: readonly TakeOver[]): void;
  stop(): Promise<void>;
};

/** Takes over what a dead node owned. Runs in the transaction that removes the node. */
export type TakeOver = (tx: Transaction, deadNodeId: string) => Promise<void>;

/** Looks again and again, by the clock, for something that is owed, whatever became of who owed it. */
export type Lookout = {
  /** Sooner than the clock would. */
  lookIn(delayMs: number): void;
  /** Resolves when the last look has ended. */
  stop(): Promise<void>;
};

/** One look after the other; one that fails is logged and the next one tries again. `looks` counts those before. */
export function startLookout(
  log: Log,
  what: string,
  intervalMs: number,
  look: (looks: number) => Promise<void>,
): Lookout {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let looks = 0;
  let isStopped = false;

  function lookIn(delayMs: number): void {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      looking = looking
        .then(() => look(looks++))
        .catch((cause: unknown) => log.warn({ cause: String(cause) }, `could not look for ${what}; trying again`))
        .finally(() => {
          // Somebody may have asked for an earlier look meanwhile.
          if (timer === undefined) lookIn(intervalMs);
        });
    }, delayMs);
  }

  lookIn(intervalMs);
  return {
    lookIn,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

const watchIntervalMs = 250;

export async function joinNodes(database: Database, log: Log): Promise<Node> {
  const workerPools = new Set<string>();
  let id = newUuid();
  let client: Client | undefined = await connect();
  let takeOvers: readonly TakeOver[] = [];
  let lookout: Lookout | undefined;

  async function connect(): Promise<Client> {
    const session = new Client(database.connection);
    session.on("error", () => {
      if (client === session) client = undefined;
    });
    session.on("end", () => {
      if (client === session) client = undefined;
    });
    await session.connect();
    await registerNode(session, id);
    return session;
  }

  async function look(): Promise<void> {
    if (client === undefined) {
      id = newUuid();
      client = await connect();
      for (const poolId of workerPools) await addWorkerPool(database.query, id, poolId);
    }
    for (const deadId of await findDeadNodes(client, id)) await takeOver(deadId);
  }

  async function takeOver(deadId: string): Promise<void> {
    await inTransaction(database, async (tx) => {
      const pools = await removeDeadNode(tx, deadId);
      if (pools === undefined) return;
      const orphaned = pools.filter((poolId) => !workerPools.has(poolId));
      if (orphaned.length > 0) await unlockJobsOf(tx, orphaned);
      for (const step of takeOvers) await step(tx, deadId);
      log.info({ node: deadId }, "took over from a node that ended without a goodbye");
    });
  }

  return {
    get id() {
      return id;
    },
    get isRegistered() {
      return client !== undefined;
    },
    async addWorkerPool(poolId) {
      workerPools.add(poolId);
      await addWorkerPool(database.query, id, poolId);
    },
    watchPeers(steps) {
      takeOvers = steps;
      lookout ??= startLookout(log, "dead nodes", watchIntervalMs, look);
    },
    async stop() {
      await lookout?.stop();
      // Peers must not mistake a clean stop for a death; if the database is gone they will clean up instead.
      await removeOwnNode(database.query, id).catch(() => {});
      await client?.end().catch(() => {});
    },
  };
}
