import type { Kernel } from "../../../kernel/kernel.ts";
import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { show } from "../../../kernel/wire/show.ts";
import { isCircuitOpen } from "../retrying/circuit-breaker.ts";
import { Endpoint } from "../schema.ts";
import { findOwnEndpoint } from "./find-own-endpoint.ts";
import { matchingEventTypes } from "./matching-event-types.ts";
import { type EndpointWithQueue, listEndpoints } from "./store.ts";

const shape = show(Endpoint);

/** Lists the endpoints, newest first. */
export const readEndpoints = listOf({
  name: "endpoints",
  find: ({ kernel, caller }, { last, limit }) =>
    listEndpoints(kernel.database.query, caller.workspaceId, { before: last, limit }),
  show: (row, { kernel }) => showEndpoint(kernel, row),
});

export async function readEndpoint({ kernel, caller }: Context, endpointId: string): Promise<Endpoint> {
  return showEndpoint(kernel, await findOwnEndpoint(kernel.database.query, caller.workspaceId, endpointId));
}

/** Shows an endpoint as the API shows it, without its secrets. */
export function showEndpoint(kernel: Kernel, row: EndpointWithQueue): Endpoint {
  const nowMs = kernel.clock.now();
  const ifFuture = (time: Date | null) => (time !== null && time.getTime() > nowMs ? time : null);
  return shape({
    ...row,
    matchingEvents: matchingEventTypes(kernel.eventTypes, row),
    circuit: isCircuitOpen(row.consecutiveFailures) ? "open" : "closed",
    pausedUntil: ifFuture(row.pausedUntil),
    previousSecretEndsAt: ifFuture(row.previousSecretEndsAt),
  });
}
