import type { Kernel } from "../../../kernel/kernel.ts";
import { dueLooksOf } from "../../../kernel/nodes/due-looks.ts";
import { forTheNode } from "../../../kernel/sharing/share.ts";
import { queueEvents } from "../queue/queue-events.ts";
import type { QueueKey } from "../queue/store.ts";
import { circuitBreaker } from "../retrying/circuit-breaker.ts";
import { EndpointSender } from "./endpoint-sender.ts";
import { loadDueDeliveries } from "./load-due-deliveries.ts";
import { recordResults } from "./record-results.ts";
import { releaseOrphanedQueues } from "./release-endpoint.ts";
import { runningSendersOf } from "./send-soon.ts";
import { claimDueQueues, findQueuesOf, isQueueDue, releaseQueuesOf } from "./store.ts";

/** The senders of this node: one for each endpoint whose queue the node holds. */
export type SenderPool = {
  /** These queues are this node's and have something to send. */
  open(queues: readonly QueueKey[]): void;
  /** Deliveries were added to queues of the workspace that may be this node's. */
  wakeWorkspace(workspaceId: string): void;
  /** The endpoint, or what is due there, was changed. */
  refreshEndpoint(endpointId: string): void;
  /** Claims queues that are due. */
  look(): void;
  /** Lets requests in flight end, records them, and releases the queues. */
  stop(): Promise<void>;
};

/** The pool also claims queues of nodes that are gone so often. */
const repairIntervalMs = 5_000;
const mostSenders = 512;
/** Senders that wait for endpoints which do not answer must not take the places of the others. */
const mostFailingSenders = 64;
const patienceAtStopMs = 5_000;

function startSenderPool(kernel: Kernel): SenderPool {
  const senders = new Map<string, EndpointSender>();
  const results = recordResults(kernel);
  const loadDue = loadDueDeliveries(kernel);
  let mustRepair = true;
  let looking: Promise<void> | undefined;
  let mustLookAgain = false;
  let isStopped = false;
  let onAllEnded: (() => void) | undefined;

  function open(queues: readonly QueueKey[]): void {
    for (const key of queues) {
      if (isStopped) return;
      const sender = senders.get(key.endpointId) ?? start(key);
      sender.wake();
    }
  }

  function start(key: QueueKey): EndpointSender {
    const sender = new EndpointSender(key, { kernel, nodeId: kernel.node.id, results, loadDue, onEnd });
    senders.set(key.endpointId, sender);
    return sender;
  }

  function onEnd(sender: EndpointSender): void {
    const { endpointId } = sender.key;
    if (senders.get(endpointId) === sender) senders.delete(endpointId);
    if (senders.size === 0) onAllEnded?.();
  }

  async function lookNow(): Promise<void> {
    const nodeId = kernel.node.id;
    const db = kernel.database.query;
    const now = new Date(kernel.clock.now());
    const { failuresUntilOpen } = circuitBreaker;
    const failing = [...senders.values()].filter((sender) => sender.isFailing).length;
    const healthy = { failuresAtLeast: 0, failuresBelow: failuresUntilOpen, limit: mostSenders - senders.size };
    const probes = {
      failuresAtLeast: failuresUntilOpen,
      failuresBelow: 2 ** 31 - 1,
      limit: mostFailingSenders - failing,
    };
    open(await claimDueQueues(db, nodeId, now, healthy));
    open(await claimDueQueues(db, nodeId, now, probes));
    if (!mustRepair) return;
    mustRepair = false;
    await releaseOrphanedQueues(db);
    const own = await findQueuesOf(db, nodeId);
    open(own.filter(({ endpointId }) => !senders.has(endpointId)));
  }

  function look(): void {
    if (isStopped || !kernel.node.isRegistered) return;
    if (looking !== undefined) {
      mustLookAgain = true;
      return;
    }
    mustLookAgain = false;
    looking = forTheNode(lookNow)
      .catch((error: Error) => {
        kernel.log.debug({ error: error.name }, "could not look for due deliveries; trying again");
      })
      .then(() => {
        looking = undefined;
        if (mustLookAgain) look();
      });
  }

  function repair(): void {
    mustRepair = true;
    look();
  }

  const timer = setInterval(repair, repairIntervalMs);
  const stopLooking = dueLooksOf(kernel).add({
    what: "due deliveries",
    isDue: () => isQueueDue(new Date(kernel.clock.now())),
    look: async () => look(),
  });
  look();

  return {
    open,
    wakeWorkspace(workspaceId) {
      for (const sender of senders.values()) if (sender.key.workspaceId === workspaceId) sender.wake();
    },
    refreshEndpoint(endpointId) {
      senders.get(endpointId)?.refresh();
    },
    look,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await stopLooking();
      await looking;
      const allEnded = new Promise<void>((resolve) => {
        onAllEnded = resolve;
      });
      for (const sender of [...senders.values()]) sender.stop();
      if (senders.size > 0) await within(patienceAtStopMs, allEnded);
      for (const sender of [...senders.values()]) sender.abandon();
      await results.idle();
      // If the database is gone, other nodes find these queues without a node and claim them.
      await releaseQueuesOf(kernel.database.query, kernel.node.id).catch(() => {});
    },
  };
}

async function within(patienceMs: number, ended: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([ended, tooLong]);
  clearTimeout(timer);
}

/** Starts to queue events for endpoints and to send them, on a node that does background work. */
export function startSending(kernel: Kernel): void {
  if (!kernel.config.roles.has("worker")) return;
  const pool = startSenderPool(kernel);
  Object.assign(runningSendersOf(kernel), { pool, following: queueEvents(kernel, pool) });
}

/** Stops both. Requests in flight are answered and recorded, within a few seconds. */
export async function stopSending(kernel: Kernel): Promise<void> {
  const running = runningSendersOf(kernel);
  const { pool, following } = running;
  delete running.pool;
  delete running.following;
  await following?.stop();
  await pool?.stop();
}
