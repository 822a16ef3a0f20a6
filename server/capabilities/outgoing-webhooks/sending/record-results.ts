import { Counter } from "../../../kernel/counter.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { inTransaction, isDatabaseUnavailable, sqlState, type Transaction } from "../../../kernel/storage/database.ts";
import { createGatherer, type Gatherer } from "../../../kernel/storage/gatherer.ts";
import { EventId } from "../../../kernel/storage/id.ts";
import { disableEndpoint } from "../endpoints/disable-endpoint.ts";
import { notifyOwners } from "../endpoints/notify-owners.ts";
import { findUrls } from "../endpoints/store.ts";
import { deliveryExhausted, events as ownEvents } from "../events.ts";
import { DeliveryId, EndpointId } from "../ids.ts";
import { activateNext, lockQueues } from "../queue/store.ts";
import { type DeliveryResult, type QueueHealth, writeQueueHealth, writeResults } from "./store.ts";

/** The result says how a delivery went, and what follows from it for its endpoint. */
export type Result = DeliveryResult & {
  eventId: string;
  type: string;
  /** Says where the message was sent, if it was. */
  url: string | null;
  /** The new health of the endpoint, if it changed. */
  health: QueueHealth | null;
  disable: "gone" | "failing" | null;
  isWarning: boolean;
};

/**
 * `isStale`: the delivery failed at a URL that the endpoint has left, so it is owed to the new URL
 * at once.
 */
export type Recorded = { isStale: boolean };

const attempts = new Counter("parley_delivery_attempts_total", "Attempts to deliver webhooks, by what became of them.");
const mostTogether = 500;
const retryDelayMs = 200;
const ownTypes: ReadonlySet<string> = new Set(ownEvents.map((event) => event.type));

/**
 * Records results in groups: those that arrive during one commit share the next. Waits for a
 * database that is away, because a message that was sent must not be sent again. Rejects a result
 * that cannot be recorded: it is still owed.
 */
export function recordResults(kernel: Kernel): Gatherer<Result, Recorded> {
  return createGatherer(
    { maxTogether: mostTogether },
    (results: Result[]) => commitResults(kernel, results),
    (error) => (isTransient(error) ? retryDelayMs : "try-each"),
  );
}

/** Class 40: the transaction lost a conflict with another one. */
function isTransient(error: unknown): boolean {
  return isDatabaseUnavailable(error) || /^40/.test(sqlState(error) ?? "");
}

async function commitResults(kernel: Kernel, given: Result[]): Promise<Recorded[]> {
  const now = new Date(kernel.clock.now());
  return inTransaction(kernel.database, async (tx) => {
    const ended = given.filter((result) => result.status !== "pending" && result.orderKey !== null);
    const changing = given.flatMap(({ health }) => health ?? []);
    await lockQueues(tx, [...ended, ...changing]);
    const stale = await findStale(tx, given);
    const results = given.map((result) =>
      stale.has(result) ? { ...result, ...owedAgain, nextAttemptAt: now } : result,
    );
    await writeResults(tx, results, now);
    tx.outbox.committed.push(() => {
      for (const { status } of results) attempts.add(`result="${status === "pending" ? "retried" : status}"`);
    });
    const finished = ended.filter((result) => !stale.has(result));
    await activateNext(
      tx,
      finished.map((result) => ({ ...result, orderKey: result.orderKey ?? "" })),
      now,
    );
    const healths = new Map(results.flatMap(({ health }) => (health === null ? [] : [[health.endpointId, health]])));
    await writeQueueHealth(tx, [...healths.values()]);
    for (const result of results) await announce(kernel, tx, result, now);
    return given.map((result) => ({ isStale: stale.has(result) }));
  });
}

const owedAgain = { status: "pending", health: null, disable: null, isWarning: false } as const;

/**
 * Failures at a URL that the endpoint has left: they say nothing of its new URL. Needs the queues'
 * locks.
 */
async function findStale(tx: Transaction, results: Result[]): Promise<Set<Result>> {
  const failed = results.filter(({ url, status }) => url !== null && status !== "delivered");
  const urls = await findUrls(tx, failed);
  return new Set(failed.filter(({ endpointId, url }) => (urls.get(endpointId) ?? url) !== url));
}

async function announce(kernel: Kernel, tx: Transaction, result: Result, now: Date): Promise<void> {
  const { workspaceId, endpointId } = result;
  if (result.isWarning) await notifyOwners(kernel, tx, workspaceId, endpointId, "not-answering");
  if (result.disable !== null) await disableEndpoint(kernel, tx, workspaceId, endpointId, result.disable, now);
  // Announcing the failure of such an announcement would never end.
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
