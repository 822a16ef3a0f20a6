import type { Kernel } from "../../kernel/kernel.ts";
import { EventId } from "../../kernel/storage/id.ts";
import { typesOf } from "./event-filter.ts";
import { DeliveryId, EndpointId } from "./ids.ts";
import { failuresUntilOpen } from "./schedule.ts";
import type { Attempt, Delivery, Endpoint } from "./schema.ts";
import { headersOf } from "./send-attempt.ts";
import type { AttemptRecord, DeliveryRow, EndpointWithLane } from "./store.ts";

export function showEndpoint(kernel: Kernel, row: EndpointWithLane): Endpoint {
  const nowMs = kernel.clock.now();
  const future = (time: Date | null) => (time !== null && time.getTime() > nowMs ? time.toISOString() : null);
  return {
    id: EndpointId.format(row.id),
    url: row.url,
    description: row.description,
    events: row.events,
    matchingEvents: typesOf(kernel.eventTypes, row),
    orderBy: row.orderBy,
    concurrency: row.concurrency,
    rateLimitPerSecond: row.rateLimitPerSecond,
    status: row.status,
    disabledReason: row.disabledReason,
    circuit: row.consecutiveFailures >= failuresUntilOpen ? "open" : "closed",
    failingSince: row.failingSince?.toISOString() ?? null,
    pausedUntil: future(row.pausedUntil),
    publicKey: row.publicKey,
    previousSecretEndsAt: future(row.previousSecretEndsAt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function showDelivery(row: DeliveryRow): Delivery {
  return {
    id: DeliveryId.format(row.id),
    endpointId: EndpointId.format(row.endpointId),
    eventId: EventId.format(row.eventId),
    type: row.type,
    position: row.position,
    status: row.status,
    attemptCount: row.attemptCount,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

/** The request is told from what the log keeps; its signatures are not told at all. */
export function showAttempt(
  row: AttemptRecord & { number: number },
  request: { url: string; messageId: string; body: string },
): Attempt {
  const timestampSeconds = Math.floor(row.startedAt.getTime() / 1000);
  return {
    number: row.number,
    at: row.startedAt.toISOString(),
    durationMs: row.durationMs,
    statusCode: row.statusCode,
    error: row.error as Attempt["error"],
    request: {
      url: request.url,
      headers: { ...headersOf(request.messageId, timestampSeconds), "webhook-signature": "[redacted]" },
      body: request.body.slice(0, 4_096),
    },
    response:
      row.responseHeaders === null || row.responseBody === null
        ? null
        : { headers: row.responseHeaders, body: row.responseBody },
  };
}
