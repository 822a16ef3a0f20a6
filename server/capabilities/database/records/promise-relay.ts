import type { Kernel } from "../../../kernel/kernel.ts";
import { addJob, defineJob } from "../../../kernel/log/job.ts";
import type { Adopt } from "../../../kernel/nodes/node.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import { state } from "../../../kernel/state.ts";
import { inTransaction, isOwnerDeleted, sqlState } from "../../../kernel/storage/database.ts";
import { changesAtOnce, relayChanges } from "./relay-changes.ts";
import { deleteRelays, insertRelay } from "./store.ts";

/** Changes of one moment are relayed together. */
const gatherMs = 5;
/** The pause between two relays of a workspace that is written all the time. */
const pauseMs = 250;
const maxRemembered = 10_000;
const retryMs = 1_000;
/** Says for how many times as long as a full batch took the next one waits. */
const restFactor = 4;

/** The relays of one node. */
type Relays = {
  /** The workspaces whose relay is recorded under the id of this node. */
  recorded: Set<string>;
  /** Is undefined until the first relay is promised. */
  nodeId: string | undefined;
  /** The workspaces with changes that are not relayed yet, and whether a relay is under way. */
  due: Set<string>;
  running: Map<string, Promise<void>>;
  /** The last relay of each workspace began at this time. */
  beganAtMs: Map<string, number>;
  /** The workspaces with more changes than one batch. */
  backlogged: Set<string>;
  timers: Set<NodeJS.Timeout>;
  isStopped: boolean;
};

const relaysOf = state(
  (): Relays => ({
    recorded: new Set(),
    nodeId: undefined,
    due: new Set(),
    running: new Map(),
    beganAtMs: new Map(),
    backlogged: new Set(),
    timers: new Set(),
    isStopped: false,
  }),
);

/**
 * Must be awaited before a write: from then on another node relays the changes if this one dies. Throws
 * when the workspace was deleted: see isOwnerDeleted.
 */
export async function promiseRelay(kernel: Kernel, workspaceId: string): Promise<void> {
  const relays = relaysOf(kernel);
  if (relays.nodeId !== kernel.node.id) {
    relays.nodeId = kernel.node.id;
    relays.recorded.clear();
  }
  if (relays.recorded.has(workspaceId)) return;
  await insertRelay(kernel.database.query, workspaceId, kernel.node.id);
  relays.recorded.add(workspaceId);
}

/** Must be called after the commit of a write. */
export function relaySoon(kernel: Kernel, workspaceId: string, leastMs = gatherMs): void {
  const relays = relaysOf(kernel);
  if (relays.isStopped || relays.due.has(workspaceId)) return;
  relays.due.add(workspaceId);
  const sinceLastMs = performance.now() - (relays.beganAtMs.get(workspaceId) ?? Number.NEGATIVE_INFINITY);
  const afterMs = Math.max(leastMs, pauseMs - sinceLastMs);
  const timer = setTimeout(() => {
    relays.timers.delete(timer);
    start(kernel, relays, workspaceId);
  }, afterMs);
  relays.timers.add(timer);
}

function start(kernel: Kernel, relays: Relays, workspaceId: string): void {
  // The relay that runs may have read before these rows were written, so the next one follows it.
  const running = relays.running.get(workspaceId);
  if (running !== undefined) return void running.then(() => start(kernel, relays, workspaceId));
  relays.due.delete(workspaceId);
  if (relays.beganAtMs.size >= maxRemembered) relays.beganAtMs.clear();
  relays.beganAtMs.set(workspaceId, performance.now());
  const relay = relayBatch(kernel, relays, workspaceId)
    .catch((error) => {
      if (isOwnerDeleted(error) || (error instanceof Problem && error.type === notFound)) return;
      // The message of PostgreSQL may quote rows, so that only its code is logged.
      if (!(error instanceof Problem))
        kernel.log.warn({ sqlState: sqlState(error), workspaceId }, "could not relay changes of rows; retrying");
      relaySoon(kernel, workspaceId, retryMs);
    })
    .finally(() => relays.running.delete(workspaceId));
  relays.running.set(workspaceId, relay);
}

/**
 * One statement may change a million rows. Their events take a part of this node's time only, which the
 * workspaces with so many changes share.
 */
async function relayBatch(kernel: Kernel, relays: Relays, workspaceId: string): Promise<void> {
  const startedAtMs = performance.now();
  const count = await relayChanges(kernel, workspaceId);
  if (count < changesAtOnce) {
    relays.backlogged.delete(workspaceId);
    return;
  }
  relays.backlogged.add(workspaceId);
  relaySoon(kernel, workspaceId, (performance.now() - startedAtMs) * restFactor * relays.backlogged.size);
}

/** Relays what a dead node left. */
export const relayForDeadNode = defineJob<{ workspaceId: string }>({
  name: "relay-changes",
  async run(kernel, { workspaceId }) {
    while ((await relayChanges(kernel, workspaceId)) >= changesAtOnce);
  },
});

export function adoptRelays(): Adopt {
  return async (tx, deadNodeId) => {
    for (const workspaceId of await deleteRelays(tx, deadNodeId)) addJob(tx, relayForDeadNode, { workspaceId });
  };
}

/** Relays what is due and gives the relays of this node up. What cannot be relayed now, a job relays. */
export async function stopRelays(kernel: Kernel): Promise<void> {
  const relays = relaysOf(kernel);
  const due = [...relays.due];
  relays.isStopped = true;
  const { nodeId } = relays;
  if (nodeId === undefined) return;
  for (const timer of relays.timers) clearTimeout(timer);
  await Promise.all(relays.running.values());
  let isComplete = true;
  for (const workspaceId of due)
    await relayChanges(kernel, workspaceId).then(
      (count) => {
        isComplete &&= count < changesAtOnce;
      },
      () => {
        isComplete = false;
      },
    );
  if (isComplete) await deleteRelays(kernel.database.query, nodeId).catch(() => {});
  else await inTransaction(kernel.database, (tx) => adoptRelays()(tx, nodeId)).catch(() => {});
}
