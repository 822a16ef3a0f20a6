import type { Kernel } from "../../../kernel/kernel.ts";
import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { isCircuitOpen } from "../circuit-breaker.ts";
import { EndpointId } from "../ids.ts";
import type { Endpoint } from "../schema.ts";
import { findOwnEndpoint } from "./find-own-endpoint.ts";
import { matchingEventTypes } from "./matching-event-types.ts";
import { type EndpointWithQueue, listEndpoints } from "./store.ts";

/** Newest first. */
export const readEndpoints = listOf({
  name: "endpoints",
  find: ({ kernel, caller }, { last, limit }) =>
    listEndpoints(kernel.database.query, caller.workspaceId, { before: last, limit }),
  show: (row, { kernel }) => showEndpoint(kernel, row),
});

export async function readEndpoint({ kernel, caller }: Context, endpointId: string): Promise<Endpoint> {
  return showEndpoint(kernel, await findOwnEndpoint(kernel.database.query, caller.workspaceId, endpointId));
}

/** An endpoint as the API shows it, without its secrets. */
export function showEndpoint(kernel: Kernel, row: EndpointWithQueue): Endpoint {
  const nowMs = kernel.clock.now();
  const ifFuture = (time: Date | null) => (time !== null && time.getTime() > nowMs ? time.toISOString() : null);
  return {
    id: EndpointId.format(row.id),
    url: row.url,
    description: row.description,
    events: row.events,
    matchingEvents: matchingEventTypes(kernel.eventTypes, row),
    orderBy: row.orderBy,
    concurrency: row.concurrency,
    rateLimitPerSecond: row.rateLimitPerSecond,
    status: row.status,
    disabledReason: row.disabledReason,
    circuit: isCircuitOpen(row.consecutiveFailures) ? "open" : "closed",
    failingSince: row.failingSince?.toISOString() ?? null,
    pausedUntil: ifFuture(row.pausedUntil),
    publicKey: row.publicKey,
    previousSecretEndsAt: ifFuture(row.previousSecretEndsAt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
