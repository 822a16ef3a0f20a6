import type { Kernel } from "../../kernel/kernel.ts";
import { Lane } from "./lane.ts";
import { createDueLoader } from "./load-due.ts";
import { createResultRecorder } from "./record-results.ts";
import { failuresUntilOpen } from "./schedule.ts";
import { type ClaimedLane, claimLanes, findOwnLanes, releaseLanesOf, releaseOrphanedLanes } from "./store.ts";

/** The lanes that this node holds, and the taking of those that are due. */
export type Dispatcher = {
  /** These lanes are this node's and have something to send. */
  adopt(lanes: readonly ClaimedLane[]): void;
  /** Something was added to lanes that may be this node's. */
  wakeWorkspace(workspaceId: string): void;
  /** The endpoint, or what is due there, was changed. */
  refreshEndpoint(endpointId: string): void;
  /** Looks for lanes that are due. */
  look(): void;
  /** Lets what is on its way end, records it, and gives the lanes back. */
  stop(): Promise<void>;
};

const lookIntervalMs = 250;
/** Every so many looks, what no node answers for is looked for too. */
const looksPerHealing = 20;
const maxLanes = 512;
/** Lanes that wait for endpoints which do not answer must not take the places of the others. */
const maxFailingLanes = 64;
const stopPatienceMs = 5_000;

export function startDispatcher(kernel: Kernel): Dispatcher {
  const lanes = new Map<string, Lane>();
  const recorder = createResultRecorder(kernel);
  const loadDue = createDueLoader(kernel);
  let looks = 0;
  let looking: Promise<void> | undefined;
  let mustLookAgain = false;
  let isStopped = false;
  let onAllEnded: (() => void) | undefined;

  function adopt(claimed: readonly ClaimedLane[]): void {
    for (const name of claimed) {
      if (isStopped) return;
      const found = lanes.get(name.endpointId);
      if (found !== undefined) found.wake();
      else open(name);
    }
  }

  function open(name: ClaimedLane): void {
    const lane = new Lane(name, { kernel, recorder, loadDue, nodeId: kernel.node.id, onEnd });
    lanes.set(name.endpointId, lane);
    lane.wake();
  }

  function onEnd(lane: Lane): void {
    if (lanes.get(lane.endpointId) === lane) lanes.delete(lane.endpointId);
    if (lanes.size === 0) onAllEnded?.();
  }

  async function lookNow(): Promise<void> {
    const nodeId = kernel.node.id;
    const db = kernel.database.query;
    const now = new Date(kernel.clock.now());
    const failing = [...lanes.values()].filter((lane) => lane.isFailing).length;
    const healthy = { failuresAtLeast: 0, failuresBelow: failuresUntilOpen, limit: maxLanes - lanes.size };
    const probes = { failuresAtLeast: failuresUntilOpen, failuresBelow: 2 ** 31 - 1, limit: maxFailingLanes - failing };
    adopt(await claimLanes(db, nodeId, now, healthy));
    adopt(await claimLanes(db, nodeId, now, probes));
    if (looks++ % looksPerHealing !== 0) return;
    await releaseOrphanedLanes(db);
    const own = await findOwnLanes(db, nodeId);
    adopt(own.filter(({ endpointId }) => !lanes.has(endpointId)));
  }

  function look(): void {
    if (isStopped || !kernel.node.isRegistered) return;
    if (looking !== undefined) {
      mustLookAgain = true;
      return;
    }
    mustLookAgain = false;
    looking = lookNow()
      .catch((error: unknown) => {
        kernel.log.debug({ error: (error as Error).name }, "could not look for due deliveries; trying again");
      })
      .then(() => {
        looking = undefined;
        if (mustLookAgain) look();
      });
  }

  const timer = setInterval(look, lookIntervalMs);

  return {
    adopt,
    wakeWorkspace(workspaceId) {
      for (const lane of lanes.values()) if (lane.workspaceId === workspaceId) lane.wake();
    },
    refreshEndpoint(endpointId) {
      lanes.get(endpointId)?.refresh();
    },
    look,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await looking;
      const allEnded = new Promise<void>((resolve) => {
        onAllEnded = resolve;
      });
      for (const lane of [...lanes.values()]) lane.stop();
      let patience: NodeJS.Timeout | undefined;
      const impatient = new Promise<void>((resolve) => {
        patience = setTimeout(resolve, stopPatienceMs);
      });
      if (lanes.size > 0) await Promise.race([allEnded, impatient]);
      clearTimeout(patience);
      for (const lane of [...lanes.values()]) lane.abandon();
      await recorder.idle();
      // If the database is gone, peers find these lanes without a node and take them.
      await releaseLanesOf(kernel.database.query, kernel.node.id).catch(() => {});
    },
  };
}
