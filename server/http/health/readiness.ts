import { setTimeout as delay } from "node:timers/promises";
import type { Kernel } from "../../kernel/kernel.ts";
import { queuePulseOf } from "../../kernel/log/queue-pulse.ts";
import { forTheNode } from "../../kernel/sharing/share.ts";
import { state } from "../../kernel/state.ts";
import { inTransaction } from "../../kernel/storage/database.ts";
import { loggableMessage, readDatabaseFault } from "../../kernel/storage/database-fault.ts";
import { readSchemaState } from "../../kernel/store.ts";
import { newestMigration } from "../../migrations/read-migrations.ts";
import { freeDiskOf, leastFreeBytes, lowFreeBytes } from "./free-disk.ts";
import { readDatabaseTime, writeHeartbeat } from "./store.ts";

/** Says why a node cannot serve. The sentence is public: it names no address, folder or name of the installation. */
type Unreadiness = { code: ReasonCode; sentence: string };

export type ReasonCode = keyof typeof reasonTitles;

/** Every reason, with the title that the list of problems shows. */
export const reasonTitles = {
  draining: "The node is about to stop",
  "node-outdated": "The database admits only nodes of a newer release",
  "node-unregistered": "The node has lost its registration",
  "schema-behind": "The database schema is not up to date",
  "database-unreachable": "The database does not answer",
  "disk-full": "The database's disk is full",
  "database-connections": "The database has no free connection",
  "database-memory": "The database is short of memory",
  "database-read-only": "The database accepts no writes",
  "database-slow": "The database takes too long",
  "clock-differs": "The clocks of the node and of the database differ",
  "jobs-stalled": "The node's jobs do not move",
} as const;

/** Names what is not well while the node can serve. */
type WarningCode = "disk-low" | "read-only";
type Finding = { reasons: readonly Unreadiness[]; warnings: readonly WarningCode[] };

/** All callers within this time share one look, so that a flood of them writes one row. */
const keptMs = 1_000;
const patienceMs = 5_000;
/** Sign-in, locks of accounts and schedules compare times of the node with those of the database. */
const mostClockDifferenceMs = 30_000;

const unregistered = "This node has lost its registration and is registering again. Try again in a few seconds.";
const slow = `A write has not ended for ${patienceMs / 1_000} seconds. Check the load and the disk of the database.`;
const stalled = "The queue of this node has not been able to ask for jobs for 30 seconds. The log says why.";
const nearlyFull = `Less than ${leastFreeBytes / 1024 / 1024} MiB are free on a disk of the bundled database. Make room.`;
const aboutToStop = "This node is about to stop. Send requests to another one.";

/**
 * Tells whether this node can serve, by doing what requests do: a write commits. What it finds is kept
 * for a second.
 */
class Readiness {
  readonly #kernel: Kernel;
  /** The files may be replaced while this program runs. */
  readonly #known = newestMigration();
  #looking: Promise<Finding> | undefined;
  #answering: Promise<Finding> | undefined;
  #found: (Finding & { atMs: number }) | undefined;
  #isDraining = false;
  #logged = "";

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  /** From now on the node is not ready, whatever else holds: it is about to stop. */
  drain(): void {
    this.#isDraining = true;
  }

  /** Takes up to five seconds, and answers at once with what was found within the last second. */
  async check(): Promise<Finding> {
    const { reasons, warnings } = await this.#checkDatabase();
    const all = [...reasons];
    if (this.#isDraining) all.unshift({ code: "draining", sentence: aboutToStop });
    if (!this.#kernel.node.isRegistered) all.push({ code: "node-unregistered", sentence: unregistered });
    const isOpen = this.#kernel.readOnly.state === "open";
    if (isOpen && queuePulseOf(this.#kernel).isStalled) all.push({ code: "jobs-stalled", sentence: stalled });
    const finding = { reasons: all, warnings };
    this.#log(finding);
    return isOpen ? finding : { reasons: all, warnings: ["read-only", ...warnings] };
  }

  #checkDatabase(): Promise<Finding> {
    const nowMs = this.#kernel.clock.elapsed();
    if (this.#found !== undefined && nowMs - this.#found.atMs < keptMs) return Promise.resolve(this.#found);
    this.#answering ??= this.#answerInTime().finally(() => {
      this.#answering = undefined;
    });
    return this.#answering;
  }

  async #answerInTime(): Promise<Finding> {
    // A look that hangs is not begun a second time: it would take one connection after the other.
    this.#looking ??= forTheNode(() => this.#look()).finally(() => {
      this.#looking = undefined;
    });
    const ended = new AbortController();
    const tooLate = delay(patienceMs, undefined, { signal: ended.signal }).then(
      (): Finding => ({ reasons: [{ code: "database-slow", sentence: slow }], warnings: [] }),
    );
    tooLate.catch(() => {});
    const finding = await Promise.race([this.#looking, tooLate]);
    ended.abort();
    this.#found = { ...finding, atMs: this.#kernel.clock.elapsed() };
    return finding;
  }

  async #look(): Promise<Finding> {
    const [ofDatabase, freeBytes] = await Promise.all([this.#lookAtDatabase(), freeDiskOf(this.#kernel).read()]);
    const isFull =
      freeBytes !== undefined && freeBytes < leastFreeBytes && !ofDatabase.some(({ code }) => code === "disk-full");
    const isLow = freeBytes !== undefined && freeBytes < lowFreeBytes;
    return {
      reasons: isFull ? [...ofDatabase, { code: "disk-full", sentence: nearlyFull }] : ofDatabase,
      warnings: isLow ? ["disk-low"] : [],
    };
  }

  async #lookAtDatabase(): Promise<Unreadiness[]> {
    const { clock, database, node, log, readOnly } = this.#kernel;
    try {
      const schema = await readSchemaState(database.query);
      const beforeMs = clock.now();
      const itsMs = (await readDatabaseTime(database.query)).getTime();
      const reasons = [...judgeSchema(this.#known, schema), ...judgeClock(itsMs, { beforeMs, afterMs: clock.now() })];
      if (readOnly.state === "open") await inTransaction(database, (tx) => writeHeartbeat(tx, node.id));
      return reasons;
    } catch (error) {
      const fault = readDatabaseFault(error);
      if (fault === undefined) {
        log.error(
          { code: (error as { code?: string }).code, reason: loggableMessage(error) },
          "the check of readiness failed",
        );
      }
      const { code, sentence } = fault ?? {
        code: "database-unreachable" as const,
        sentence: "The database refuses this node.",
      };
      return [{ code, sentence }];
    }
  }

  /** Logs changes only: a prober comes every few seconds, for as long as the fault lasts. */
  #log({ reasons, warnings }: Finding): void {
    const { log } = this.#kernel;
    const codes = [...reasons.map(({ code }) => code), ...warnings];
    const now = codes.join();
    if (now === this.#logged) return;
    const wasReady = this.#logged === "";
    this.#logged = now;
    if (reasons.length > 0) log.warn({ reasons: codes, why: reasons[0]?.sentence }, "this node is not ready");
    else if (warnings.length > 0)
      log.warn({ warnings, freeBelowBytes: lowFreeBytes }, "the disk of the database is nearly full");
    else if (!wasReady) log.info("this node is ready again");
  }
}

function judgeSchema(known: number, schema: { newest: number; oldestServing: number }): Unreadiness[] {
  if (known > schema.newest)
    return [{ code: "schema-behind", sentence: "The database schema is not up to date. Wait for the migration." }];
  if (known >= schema.oldestServing) return [];
  const sentence = `The database admits nodes from schema ${schema.oldestServing} on, and this node knows schema ${known}. Replace it by a newer Parley.`;
  return [{ code: "node-outdated", sentence }];
}

/** The answer was under way for a while, so the database's time may be of any moment between. */
function judgeClock(itsMs: number, { beforeMs, afterMs }: { beforeMs: number; afterMs: number }): Unreadiness[] {
  const differenceMs = itsMs < beforeMs ? itsMs - beforeMs : Math.max(0, itsMs - afterMs);
  if (Math.abs(differenceMs) <= mostClockDifferenceMs) return [];
  const seconds = Math.round(Math.abs(differenceMs) / 1_000);
  const which = differenceMs > 0 ? "behind" : "ahead of";
  const sentence = `The clock of this node is ${seconds} s ${which} that of the database; ${mostClockDifferenceMs / 1_000} s are allowed. Synchronise both.`;
  return [{ code: "clock-differs", sentence }];
}

export const readinessOf = state((kernel) => new Readiness(kernel));
