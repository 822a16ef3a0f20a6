import type { Logger } from "../logger.ts";
import { startPolling } from "../nodes/start-polling.ts";
import type { Database, Transaction } from "../storage/database.ts";
import { findStandings, type StandingRow, takeParkedJobs, writeStanding } from "./store.ts";

/**
 * Knows what the operator decided about workspaces. Every node knows a decision within a second, without a query
 * for each request.
 */
export type Standings = {
  /** Nothing may begin for a suspended workspace: no call, run, mail or delivery. */
  isSuspended(workspaceId: string): boolean;
  /** The bounds of the workspace that differ from those of the settings. */
  quotasOf(workspaceId: string): StandingRow["quotas"];
  /** Reads the newest decisions now, on the node that has made one. */
  read(): Promise<void>;
  /** Calls the function whenever a workspace was suspended. */
  onSuspended(stop: (workspaceId: string) => void): void;
  stop(): Promise<void>;
};

const pollIntervalMs = 300;
/** Each reading looks so far back: longer than any transaction of a decision runs. */
const overlapSeconds = 60;

const none: StandingRow["quotas"] = {};

export async function watchStandings(database: Database, log: Logger): Promise<Standings> {
  const known = new Map<string, StandingRow>();
  const watchers: ((workspaceId: string) => void)[] = [];
  let readAtMs: number | undefined;

  async function read(): Promise<void> {
    const startedAtMs = performance.now();
    // After an outage, the reading covers the time since the last successful one.
    const since = readAtMs === undefined ? undefined : (startedAtMs - readAtMs) / 1_000 + overlapSeconds;
    for (const row of await findStandings(database.query, since)) {
      const wasSuspended = isSuspended(row.workspaceId);
      known.set(row.workspaceId, row);
      if (row.suspendedAt !== null && !wasSuspended) for (const stop of watchers) stop(row.workspaceId);
    }
    readAtMs = startedAtMs;
  }

  function isSuspended(workspaceId: string): boolean {
    return (known.get(workspaceId)?.suspendedAt ?? null) !== null;
  }

  await read();
  const polling = startPolling(log, "suspended workspaces", pollIntervalMs, read);
  return {
    isSuspended,
    quotasOf: (workspaceId) => known.get(workspaceId)?.quotas ?? none,
    read,
    onSuspended: (stop) => void watchers.push(stop),
    stop: () => polling.stop(),
  };
}

/** Stores a decision. When a workspace goes on, the jobs that waited for it go back to the queue. */
export async function decideStanding(tx: Transaction, row: StandingRow): Promise<void> {
  await writeStanding(tx, row);
  if (row.suspendedAt !== null) return;
  for (const job of await takeParkedJobs(tx, row.workspaceId)) tx.outbox.jobs.push({ ...job, runAt: null });
}
