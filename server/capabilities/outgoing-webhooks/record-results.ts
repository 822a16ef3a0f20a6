import { setTimeout as pause } from "node:timers/promises";
import type { Kernel } from "../../kernel/kernel.ts";
import { emit } from "../../kernel/log/event.ts";
import { inTransaction, isDatabaseUnavailable, sqlState, type Transaction } from "../../kernel/storage/database.ts";
import { EventId } from "../../kernel/storage/id.ts";
import { disableForFailing } from "./disable-endpoint.ts";
import { deliveryExhausted, events as ownEvents } from "./events.ts";
import { DeliveryId, EndpointId } from "./ids.ts";
import {
  activateNext,
  type DeliveryResult,
  findUrls,
  type LaneChange,
  lockLanes,
  writeLanes,
  writeResults,
} from "./store.ts";
import { warnOwners } from "./tell-owners.ts";

/** How a delivery went, and what follows from it for its endpoint. */
export type Result = DeliveryResult & {
  eventId: string;
  type: string;
  /** Where it was sent, if it was. */
  url: string | null;
  /** The lane's new state, when it changed. */
  lane: LaneChange | null;
  disable: "gone" | "failing" | null;
  isWarning: boolean;
};

/** Writes results in the groups in which they come: those of the time that one commit takes share the next. */
export type ResultRecorder = {
  /**
   * Resolves when the result is committed. Rejects when it cannot be: then the delivery is still owed. `isStale`: it
   * failed at an address that the endpoint has left, so that it is owed to the new one at once.
   */
  record(result: Result): Promise<{ isStale: boolean }>;
  /** Resolves when nothing waits any more. */
  idle(): Promise<void>;
};

const maxBatch = 500;
const retryDelayMs = 200;
const ownTypes: ReadonlySet<string> = new Set(ownEvents.map((event) => event.type));

type Waiting = { result: Result; resolve(outcome: { isStale: boolean }): void; reject(error: unknown): void };

export function createResultRecorder(kernel: Kernel): ResultRecorder {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxBatch);
      waiting = waiting.slice(maxBatch);
      await writeBatch(batch);
    }
    writing = undefined;
  }

  /** Waits for a database that is away: what was sent must not be sent again for want of patience. */
  async function writeBatch(batch: Waiting[]): Promise<void> {
    for (;;) {
      try {
        const stale = await commitResults(
          kernel,
          batch.map(({ result }) => result),
        );
        for (const { result, resolve } of batch) resolve({ isStale: stale.has(result) });
        return;
      } catch (error) {
        const isPassing = isDatabaseUnavailable(error) || /^40/.test(sqlState(error) ?? "");
        if (isPassing) await pause(retryDelayMs);
        else if (batch.length > 1) {
          for (const one of batch) await writeBatch([one]);
          return;
        } else {
          kernel.log.error({ error: (error as Error).name, code: sqlState(error) }, "a delivery could not be recorded");
          batch[0]?.reject(error);
          return;
        }
      }
    }
  }

  return {
    record(result) {
      return new Promise((resolve, reject) => {
        waiting.push({ result, resolve, reject });
        // Not at once: results of the same moment come one after the other.
        writing ??= Promise.resolve().then(write);
      });
    },
    async idle() {
      while (writing !== undefined) await writing;
    },
  };
}

/** Gives those that were stale. */
async function commitResults(kernel: Kernel, given: Result[]): Promise<Set<Result>> {
  const now = new Date(kernel.clock.now());
  return inTransaction(kernel.database, async (tx) => {
    const ended = given.filter((result) => result.status !== "pending" && result.orderKey !== null);
    const changing = given.flatMap(({ lane }) => (lane === null ? [] : [lane]));
    await lockLanes(tx, [...ended, ...changing]);
    const stale = await findStale(tx, given);
    const results = given.map((result) =>
      stale.has(result) ? { ...result, ...owedAnew, nextAttemptAt: now } : result,
    );
    await writeResults(tx, results, now);
    await activateNext(
      tx,
      ended.filter((result) => !stale.has(result)).map((result) => ({ ...result, orderKey: result.orderKey ?? "" })),
      now,
    );
    const lanes = new Map(results.flatMap(({ lane }) => (lane === null ? [] : [[lane.endpointId, lane]])));
    await writeLanes(tx, [...lanes.values()]);
    for (const result of results) await announce(kernel, tx, result, now);
    return stale;
  });
}

const owedAnew = { status: "pending", lane: null, disable: null, isWarning: false } as const;

/** A failure says nothing of an address to which the endpoint was moved meanwhile. Needs the lanes' locks. */
async function findStale(tx: Transaction, results: Result[]): Promise<Set<Result>> {
  const failed = results.filter(({ url, status }) => url !== null && status !== "delivered");
  const urls = await findUrls(tx, failed);
  return new Set(failed.filter(({ endpointId, url }) => (urls.get(endpointId) ?? url) !== url));
}

async function announce(kernel: Kernel, tx: Transaction, result: Result, now: Date): Promise<void> {
  const { workspaceId, endpointId } = result;
  if (result.isWarning) await warnOwners(kernel, tx, workspaceId, endpointId);
  if (result.disable !== null) await disableForFailing(kernel, tx, workspaceId, endpointId, result.disable, now);
  // Telling of the failure to tell of a failure would never end.
  if (result.status !== "exhausted" || ownTypes.has(result.type)) return;
  emit(tx, deliveryExhausted, {
    workspaceId,
    data: {
      deliveryId: DeliveryId.format(result.id),
      endpointId: EndpointId.format(endpointId),
      eventId: EventId.format(result.eventId),
      eventType: result.type,
      attempts: result.attemptCount + 1,
    },
  });
}
