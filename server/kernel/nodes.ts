import { Client } from "pg";
import type { Database, Transaction } from "./database.ts";
import { inTransaction } from "./database.ts";
import { newUuid } from "./ids.ts";
import type { Log } from "./log.ts";
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

const watchIntervalMs = 250;

export async function joinNodes(database: Database, log: Log): Promise<Node> {
  const workerPools = new Set<string>();
  let id = newUuid();
  let client: Client | undefined = await connect();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let takeOvers: readonly TakeOver[] = [];
  let watching: Promise<void> = Promise.resolve();

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

  function watch(): void {
    watching = look()
      .catch((cause: unknown) => log.warn({ cause: String(cause) }, "could not look for dead nodes; trying again"))
      .then(() => {
        if (!isStopped) timer = setTimeout(watch, watchIntervalMs);
      });
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
      timer ??= setTimeout(watch, watchIntervalMs);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await watching;
      // Peers must not mistake a clean stop for a death; if the database is gone they will clean up instead.
      await removeOwnNode(database.query, id).catch(() => {});
      await client?.end().catch(() => {});
    },
  };
}
