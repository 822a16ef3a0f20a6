import { listOf } from "../../../kernel/storage/page.ts";
import { InboundSourceId } from "../ids.ts";
import type { EventStatus } from "../schema.ts";
import { showReceivedEvent } from "./show-received-event.ts";
import { listEvents } from "./store.ts";

type EventQuery = { limit?: number; cursor?: string; sourceId?: string; kind?: string; status?: EventStatus };

/** Newest first, without their data. */
export const readReceivedEvents = listOf({
  name: "webhook-events",
  async find({ kernel, caller }, { last, limit }, { kind, status, ...query }: EventQuery) {
    const sourceId = query.sourceId === undefined ? undefined : InboundSourceId.parse(query.sourceId);
    // No source has such an id, so no event is of that source.
    if (query.sourceId !== undefined && sourceId === undefined) return [];
    return listEvents(kernel.database.query, caller.workspaceId, { before: last, limit, sourceId, kind, status });
  },
  show: showReceivedEvent,
});
