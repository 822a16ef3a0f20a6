import type { DueLooks } from "../nodes/due-looks.ts";
import type { Database, Transaction } from "../storage/database.ts";
import {
  findStandings,
  findStandingsOf,
  isAnyStandingChanged,
  type StandingRow,
  takeParkedJobs,
  writeStanding,
} from "./store.ts";

/**
 * Knows what the operator decided about workspaces. Every node knows a decision within a second, without a query
 * for each request.
 */
export type Standings = {
  /** Nothing may begin for a suspended workspace: no call, run, mail or delivery. */
  isSuspended(workspaceId: string): boolean;
  /** Finds when the workspace is deleted; null: it stays. */
  deletionOf(workspaceId: string): Date | null;
  /** The workspace is new and waits for an operator. */
  awaitsApproval(workspaceId: string): boolean;
  /** The bounds of the workspace that differ from those of the settings. */
  quotasOf(workspaceId: string): StandingRow["quotas"];
  /** Reads the newest decisions now, on the node that has made one. */
  read(): Promise<void>;
  /** Calls the function whenever a workspace was suspended. */
  onSuspended(stop: (workspaceId: string) => void): void;
  /** Reads again what was decided about this workspace, which may be gone. */
  readAgain(workspaceId: string): Promise<void>;
  stop(): Promise<void>;
};

/** Each reading looks so far back: longer than any transaction of a decision runs. */
const overlapSeconds = 60;

const none: StandingRow["quotas"] = {};

export async function watchStandings(database: Database, looks: DueLooks): Promise<Standings> {
  const known = new Map<string, StandingRow>();
  const watchers: ((workspaceId: string) => void)[] = [];
  let readAtMs: number | undefined;

  /** After an outage, the reading covers the time since the last successful one. */
  function sinceSeconds(nowMs: number): number | undefined {
    return readAtMs === undefined ? undefined : (nowMs - readAtMs) / 1_000 + overlapSeconds;
  }

  async function read(): Promise<void> {
    const startedAtMs = performance.now();
    for (const row of await findStandings(database.query, sinceSeconds(startedAtMs))) {
      const wasSuspended = isSuspended(row.workspaceId);
      known.set(row.workspaceId, row);
      if (isHalted(row) && !wasSuspended) for (const stop of watchers) stop(row.workspaceId);
    }
    noteReading(startedAtMs);
  }

  function noteReading(atMs: number): void {
    readAtMs = Math.max(readAtMs ?? atMs, atMs);
  }

  function isSuspended(workspaceId: string): boolean {
    const standing = known.get(workspaceId);
    return standing !== undefined && isHalted(standing);
  }

  async function readAgain(workspaceId: string): Promise<void> {
    if (!known.has(workspaceId)) return;
    const [row] = await findStandingsOf(database.query, [workspaceId]);
    if (row === undefined) known.delete(workspaceId);
    else known.set(workspaceId, row);
  }

  await read();
  const stop = looks.add({
    what: "suspended workspaces",
    isDue: () => isAnyStandingChanged(sinceSeconds(performance.now()) ?? overlapSeconds),
    look: read,
    onNothing: noteReading,
  });
  return {
    isSuspended,
    deletionOf: (workspaceId) => known.get(workspaceId)?.deletesAt ?? null,
    awaitsApproval: (workspaceId) => known.get(workspaceId)?.awaitsApproval ?? false,
    quotasOf: (workspaceId) => known.get(workspaceId)?.quotas ?? none,
    read,
    readAgain,
    onSuspended: (stop) => void watchers.push(stop),
    stop,
  };
}

/** Stores a decision. When a workspace goes on, the jobs that waited for it go back to the queue. */
export async function decideStanding(tx: Transaction, row: StandingRow): Promise<void> {
  await writeStanding(tx, row);
  if (isHalted(row)) return;
  for (const job of await takeParkedJobs(tx, row.workspaceId)) tx.outbox.jobs.push({ ...job, runAt: null });
}

/** Has a workspace that is being made wait until an operator lets it begin. */
export async function awaitApproval(tx: Transaction, workspaceId: string, now: Date): Promise<void> {
  const nothing = { reason: null, deletesAt: null, deletedBy: null, quotas: {} };
  await decideStanding(tx, { ...nothing, workspaceId, suspendedAt: now, awaitsApproval: true });
}

/** Nothing begins for a workspace that the operator suspended, or that waits for its deletion. */
export function isHalted({ suspendedAt, deletesAt }: Pick<StandingRow, "suspendedAt" | "deletesAt">): boolean {
  return suspendedAt !== null || deletesAt !== null;
}
