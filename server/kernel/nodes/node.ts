import { Client } from "pg";
import { Counter } from "../counter.ts";
import type { Logger } from "../logger.ts";
import { type Database, inTransaction, type Transaction } from "../storage/database.ts";
import { newUuid } from "../storage/id.ts";
import type { DueLooks } from "./due-looks.ts";
import { type Polling, startPolling } from "./start-polling.ts";
import { addWorkerPool, adoptJobsOf, beat, findDeadNodes, isNodeDead, registerNode, removeDeadNode } from "./store.ts";

/**
 * This process among the nodes of one database. A session lock shows that a node lives: PostgreSQL
 * frees it with the node's connection, so the other nodes notice a killed node at once.
 */
export type Node = {
  /**
   * Changes after a lost connection, because other nodes may have adopted the work of the former
   * id.
   */
  readonly id: string;
  readonly isRegistered: boolean;
  addWorkerPool(poolId: string): Promise<void>;
  /**
   * Begins to look for dead nodes. Each of these functions adopts one kind of a dead node's work.
   * Pass all of them: the work that none of them adopts is lost.
   */
  adoptFromDeadNodes(adopts: readonly Adopt[]): void;
  /** Ends the looks for dead nodes. */
  stop(): Promise<void>;
  /**
   * Frees the lock, so that another node, or the next start, adopts what is left. Comes after the
   * database was closed: a statement under way may still take work for this node.
   */
  leave(): Promise<void>;
};

/** Adopts the work of a dead node, in the transaction that removes the node. */
export type Adopt = (tx: Transaction, deadNodeId: string) => Promise<void>;

const adoptions = new Counter("parley_adoptions_total", "Dead nodes whose work this node has taken over.");
const beatIntervalMs = 2_000;
/** A node that says nothing for so long hangs, or is cut off from the database. */
const silentMs = 10_000;

export async function joinNodes(database: Database, looks: DueLooks, log: Logger): Promise<Node> {
  const workerPools = new Set<string>();
  let id = newUuid();
  let client: Client | undefined = await connect();
  let adopts: readonly Adopt[] = [];
  let stopLooking: (() => Promise<void>) | undefined;
  let beating: Polling | undefined;

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
    if (database.isClosed) return;
    for (const deadNodeId of await findDeadNodes(client, id)) await adoptFrom(deadNodeId);
  }

  /** Says that this node works, and ends those that hold their lock and do nothing. */
  async function beatAndWatch(): Promise<void> {
    if (client === undefined) return;
    for (const hungId of await beat(client, id, silentMs)) {
      log.warn({ node: hungId }, "a node has not worked for 10 seconds; its work is taken over");
    }
  }

  async function adoptFrom(deadNodeId: string): Promise<void> {
    await inTransaction(database, async (tx) => {
      const pools = await removeDeadNode(tx, deadNodeId);
      if (pools === undefined) return;
      const orphaned = pools.filter((poolId) => !workerPools.has(poolId));
      if (orphaned.length > 0) await adoptJobsOf(tx, orphaned);
      for (const adopt of adopts) await adopt(tx, deadNodeId);
      adoptions.add("");
      log.info({ node: deadNodeId }, "adopted the work of a node that is gone");
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
    adoptFromDeadNodes(all) {
      adopts = all;
      stopLooking ??= looks.add({
        what: "dead nodes",
        isDue: () => client === undefined || isNodeDead(id),
        look,
      });
      beating ??= startPolling(log, "silent nodes", beatIntervalMs, beatAndWatch);
    },
    async stop() {
      await stopLooking?.();
      await beating?.stop();
    },
    async leave() {
      await client?.end().catch(() => {});
    },
  };
}
