import type { Database, Transaction } from "../storage/database.ts";
import type { DueLooks } from "./due-looks.ts";
import { findRecentRevocations, insertRevocations, isAnyRevoked } from "./store.ts";

export { isRevokedInDatabase } from "./store.ts";

/**
 * Knows which sessions and keys were revoked. Every node knows a revocation within a second,
 * without a query for each request.
 */
export type Revocations = {
  has(subject: string): boolean;
  /**
   * Returns false while the newest revocations are unknown. Then check a cached credential in the database.
   */
  isFresh(): boolean;
  /** Calls the function with each subject that was revoked, on this node or another one, once or twice. */
  onRevoked(forget: (subject: string) => void): void;
  stop(): Promise<void>;
};

/** The revocations are fresh only while the last successful reading is younger than this. */
const maxAgeMs = 800;
/** Each reading looks so far back: longer than any transaction runs. */
const overlapSeconds = 60;
/** Longer than any access token or cached credential lives, which is minutes. */
const rememberedForMs = 86_400_000;

/**
 * Revokes credentials when the transaction commits: here at once, on other nodes within a second. In
 * a transaction that takes long it comes last: other nodes look back for a minute.
 *
 * @param subjects are the UUIDs of sessions or keys, and of workspaces that are gone
 */
export async function revoke(tx: Transaction, subjects: string[]): Promise<void> {
  tx.outbox.revoked.push(...subjects);
  await insertRevocations(tx, subjects);
}

/** Reads the revocations, and those that come with `looks`, which asks three times a second. */
export async function watchRevocations(database: Database, looks: DueLooks): Promise<Revocations> {
  /** When this node read each revocation first, the oldest first. */
  const revoked = new Map<string, number>();
  const watchers: ((subject: string) => void)[] = [];
  let readAtMs = Number.NEGATIVE_INFINITY;

  /** After an outage, the reading covers the time since the last successful one. */
  function sinceSeconds(): number {
    return Math.min((performance.now() - readAtMs) / 1000, 86_400) + overlapSeconds;
  }

  async function read(): Promise<void> {
    const startedAtMs = performance.now();
    for (const subject of await findRecentRevocations(database.query, sinceSeconds())) {
      if (!revoked.has(subject)) note(subject, startedAtMs);
    }
    noteReading(startedAtMs);
  }

  function noteReading(atMs: number): void {
    for (const [subject, firstReadAtMs] of revoked) {
      if (atMs - firstReadAtMs < rememberedForMs) break;
      revoked.delete(subject);
    }
    readAtMs = Math.max(readAtMs, atMs);
  }

  function note(subject: string, atMs: number): void {
    revoked.set(subject, atMs);
    for (const forget of watchers) forget(subject);
  }

  database.revoked = (subjects) => {
    for (const subject of subjects) note(subject, performance.now());
  };
  await read();
  const stop = looks.add({
    what: "revocations",
    isDue: () => isAnyRevoked(sinceSeconds()),
    look: read,
    onNothing: noteReading,
  });
  return {
    has: (subject) => revoked.has(subject),
    isFresh: () => performance.now() - readAtMs < maxAgeMs,
    onRevoked: (forget) => void watchers.push(forget),
    stop,
  };
}
