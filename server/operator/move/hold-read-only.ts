import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "pg";
import { connectTo } from "../backup/parts-of.ts";
import { listTables } from "../backup/store.ts";
import type { Installation } from "../open-installation.ts";
import * as store from "./store.ts";

/** A source takes no writes while this is held. */
type HeldReadOnly = {
  attemptId: string;
  /** Throws where the state has ended meanwhile, so that the copy lacks what was written since. */
  refuseLost(): void;
  /** The source stays read only, and names the place that has everything now. */
  markMoved(movedTo: string): Promise<void>;
  /** Ends it. Without `markMoved` before, the source takes writes again. */
  release(): Promise<void>;
};

/** A mover that is killed leaves the installation read only for at most this long. */
const leaseSeconds = 15;
const renewEachMs = 3_000;
/** Work under way may take so long before writes are refused. At a stop, jobs get about as much. */
export const closingSeconds = 12;
const silentMs = 10_000;
const nodesPatienceMs = 60_000;
/** A statement of a node may take half a minute. */
const writersPatienceMs = 90_000;
const workspacesPatienceMs = 30_000;
const lookEachMs = 200;

const lost =
  "The installation took writes before the copy was whole: this program stood still, or somebody cancelled the move. Run it again.";

/**
 * Begins the read-only state, waits until every node knows it and what was under way has ended, and then locks
 * writers out in the database itself. Throws where another move is under way, or a node does not hear.
 */
export async function holdReadOnly(source: Installation): Promise<HeldReadOnly> {
  const attemptId = randomUUID();
  const lease = await connectTo(source.connection);
  const fence = await connectTo(source.connection);
  let isLost = false;
  let renewing: NodeJS.Timeout | undefined;

  async function renew(): Promise<void> {
    isLost ||= !(await store.renewReadOnly(lease, { attemptId, leaseSeconds }).catch(() => false));
  }

  async function release(): Promise<void> {
    clearInterval(renewing);
    await store.giveUp(lease, attemptId).catch(() => {});
    await Promise.all([fence.end(), lease.end()]);
  }

  try {
    const { alive, sessions } = await store.countNodes(lease, silentMs);
    const closesInSeconds = alive === 0 && sessions === 0 ? 0 : closingSeconds;
    const hasBegun = await store.beginReadOnly(lease, { attemptId, closesInSeconds, leaseSeconds });
    if (!hasBegun) throw new Error("Another move of this installation is under way, or was killed seconds ago.");
    renewing = setInterval(() => void renew(), renewEachMs);
    await delay(closesInSeconds * 1_000);
    await untilInformed(lease);
    const tables = await listTables(fence);
    await store.lockOutWriters(fence, tables, writersPatienceMs);
    await untilWorkspacesRest(source, fence);
  } catch (error) {
    await release();
    throw error;
  }
  const refuseLost = () => {
    if (isLost) throw new Error(lost);
  };
  return {
    attemptId,
    refuseLost,
    async markMoved(movedTo) {
      await store.endFormerTransactions(fence);
      refuseLost();
      if (!(await store.markMoved(lease, attemptId, movedTo))) throw new Error(lost);
    },
    release,
  };
}

async function untilInformed(client: Client): Promise<void> {
  const untilMs = performance.now() + nodesPatienceMs;
  for (;;) {
    const { alive, informed } = await store.countNodes(client, silentMs);
    if (informed === alive) return;
    if (performance.now() > untilMs)
      throw new Error(`${alive - informed} nodes of Parley do not hear that nothing may be written. Stop them.`);
    await delay(lookEachMs);
  }
}

/** Waits for the statements of workspaces in the cluster of their tables, and ends those that take too long. */
async function untilWorkspacesRest({ workspaceCluster }: Installation, main: Client): Promise<void> {
  const { listWorkspaces } = await import("../backup/store.ts");
  if ((await listWorkspaces(main)).length === 0) return;
  const client = await connectTo(await workspaceCluster.connect());
  try {
    const untilMs = performance.now() + workspacesPatienceMs;
    while (performance.now() < untilMs && (await store.countWritingWorkspaces(client)) > 0) await delay(lookEachMs);
    await store.endWorkspaceWriters(client);
  } finally {
    await client.end();
  }
}
