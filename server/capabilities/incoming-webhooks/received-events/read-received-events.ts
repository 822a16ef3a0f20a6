import { isObject } from "@parley/json";
import { EventId } from "../../../kernel/storage/id.ts";
import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { show } from "../../../kernel/wire/show.ts";
import { InboundSourceId } from "../ids.ts";
import { mailKind } from "../mails/stored-mail.ts";
import { noSuchEvent } from "../problems.ts";
import { type EventStatus, type FullInboundEvent, InboundEvent } from "../schema.ts";
import { contentOf } from "./content-of.ts";
import { type EventRow, findEvent, listEvents } from "./store.ts";

type EventQuery = { limit?: number; cursor?: string; sourceId?: string; kind?: string; status?: EventStatus };

const shape = show(InboundEvent);

/** Lists the received events, newest first, without their data. */
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

/** Reads a received event with its data. */
export async function readReceivedEvent({ kernel, caller }: Context, eventId: string): Promise<FullInboundEvent> {
  const id = EventId.parse(eventId);
  const row = id === undefined ? undefined : await findEvent(kernel.database.query, caller.workspaceId, id);
  if (row === undefined) throw noSuchEvent();
  const data = contentOf(row);
  const { note } = row.kind === mailKind && isObject(data) ? data : {};
  return { ...showReceivedEvent(row), data, ...(typeof note === "string" && { note }) };
}

/** Shows a received event as the API shows it, without its data. */
export function showReceivedEvent(row: EventRow): InboundEvent {
  return shape({ ...row, messageId: row.replyId });
}
