import type { Caller } from "../caller.ts";
import type { Kernel } from "../kernel.ts";
import type { Log } from "../logger.ts";
import type { Database, Transaction } from "../storage/database.ts";
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

// --- connections that outlive a request

/** A connection that stays open for longer than a request. */
export type Lasting = {
  caller: Caller;
  /** How long it may be silent, in milliseconds: proxies cut silent connections. */
  heartbeatMs: number;
  /** Shows the other side that we are there, and tells us of clients that are gone. */
  beat(): void;
  /** Ends it because its credential has ended. Called again and again until it is let go. */
  end(): void;
};

/** A connection ends within this time of its credential, plus what it takes a revocation to arrive. */
const lookMs = 400;

/** Looks after all lasting connections of a node by one timer: two for each would be ten thousand of them. */
class Upkeep {
  readonly #kernel: Kernel;
  readonly #beatsAtMs = new Map<Lasting, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  add(lasting: Lasting): void {
    // Connections that were opened together, as after a restart, need not beat together for ever.
    this.#beatsAtMs.set(lasting, performance.now() + lasting.heartbeatMs * (0.5 + Math.random() / 2));
    this.#timer ??= setInterval(() => this.#look(), lookMs);
  }

  remove(lasting: Lasting): void {
    this.#beatsAtMs.delete(lasting);
    if (this.#beatsAtMs.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #look(): void {
    const { clock, revocations } = this.#kernel;
    const [now, nowMs] = [clock.now(), performance.now()];
    for (const [lasting, beatsAtMs] of this.#beatsAtMs) {
      const { id, sessionId, expiresAtMs } = lasting.caller;
      if ((expiresAtMs !== undefined && expiresAtMs <= now) || revocations.has(sessionId ?? id)) lasting.end();
      else if (beatsAtMs <= nowMs) {
        this.#beatsAtMs.set(lasting, nowMs + lasting.heartbeatMs);
        lasting.beat();
      }
    }
  }
}

const upkeeps = new WeakMap<Kernel, Upkeep>();

/** Lets a connection live no longer than its credential, and shows signs of life over it, until the returned function is called. */
export function keepUp(kernel: Kernel, lasting: Lasting): () => void {
  const upkeep = upkeeps.get(kernel) ?? new Upkeep(kernel);
  upkeeps.set(kernel, upkeep);
  upkeep.add(lasting);
  return () => upkeep.remove(lasting);
}
