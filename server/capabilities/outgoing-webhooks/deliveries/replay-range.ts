import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { matchingEventTypes } from "../endpoints/matching-event-types.ts";
import type { EndpointRow } from "../endpoints/store.ts";
import { findPositionRange } from "./find-position-range.ts";
import type { ReplayRequest } from "./replay-job.ts";
import type { ReplayRange } from "./store.ts";

/** Gives the events that a replay covers: by time, and of the types that the endpoint gets. */
export async function replayRange(
  kernel: Kernel,
  tx: Transaction,
  endpoint: EndpointRow,
  request: ReplayRequest,
): Promise<ReplayRange> {
  const since = new Date(request.since);
  const until = new Date(request.until);
  const { fromPosition, toPosition } = await findPositionRange(tx, endpoint.workspaceId, since, until);
  const wanted = request.types;
  return {
    fromPosition: Math.max(fromPosition, request.afterPosition + 1),
    toPosition,
    since,
    until,
    types: matchingEventTypes(kernel.eventTypes, endpoint).filter((type) => wanted === null || wanted.includes(type)),
    onlyFailed: request.onlyFailed,
  };
}
