import type { Database, Transaction } from "./database.ts";
import type { Log } from "./log.ts";
import { findRecentRevocations, insertRevocations } from "./store.ts";

/** Which sessions and keys ended before their time, known on every node within a second without a query per request. */
export type Revocations = {
  has(subject: string): boolean;
  /** False while the newest revocations could not be read: then a cached credential must be checked in the database. */
  isFresh(): boolean;
  stop(): void;
};

const pollIntervalMs = 300;
/** A cached credential is trusted only while the last reading is younger than this. */
const maxAgeMs = 800;
/** How far back each reading looks: longer than any transaction of ours may run. */
const overlapSeconds = 60;
/** Much longer than anything is trusted that was verified before the revocation: tokens and caches live for minutes. */
const rememberedForMs = 86_400_000;

/** Ends the credentials when the transaction commits. Subjects are the UUIDs of sessions or keys. */
export async function revoke(tx: Transaction, subjects: string[]): Promise<void> {
  await insertRevocations(tx, subjects);
}

export async function watchRevocations(database: Database, log: Log): Promise<Revocations> {
  /** When each was read first; the oldest comes first. */
  const revoked = new Map<string, number>();
  let readAtMs = Number.NEGATIVE_INFINITY;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function read(): Promise<void> {
    const startedAtMs = performance.now();
    // After an outage the window reaches back to the last reading that succeeded.
    const sinceSeconds = Math.min((startedAtMs - readAtMs) / 1000, 86_400) + overlapSeconds;
    for (const subject of await findRecentRevocations(database.query, sinceSeconds)) {
      if (!revoked.has(subject)) revoked.set(subject, startedAtMs);
    }
    for (const [subject, firstReadAtMs] of revoked) {
      if (startedAtMs - firstReadAtMs < rememberedForMs) break;
      revoked.delete(subject);
    }
    readAtMs = startedAtMs;
  }

  function schedule(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      read()
        .catch((cause: unknown) =>
          log.warn({ cause: String(cause) }, "could not read revocations; asking the database for each call"),
        )
        .finally(schedule);
    }, pollIntervalMs);
    timer.unref();
  }

  await read();
  schedule();
  return {
    has: (subject) => revoked.has(subject),
    isFresh: () => performance.now() - readAtMs < maxAgeMs,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
