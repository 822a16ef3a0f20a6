import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";
import { EventId } from "../../kernel/storage/id.ts";
import { contentOf } from "./received-events/content-of.ts";
import { type EventRowWithBody, findEvents } from "./received-events/store.ts";
import { ReceivedEvent } from "./schema.ts";

/**
 * Refers to the received event and does not quote it, so that erasing the received event erases all
 * of it.
 */
export const inboundEventReceived = defineEvent({
  type: "inbound-event.received",
  summary: "A webhook arrived for one of the workspace's sources.",
  visibleTo: "webhooks:read",
  schema: Type.Object({ eventId: Type.String(), sourceId: Type.String(), kind: Type.String() }),
  expansion: {
    schema: ReceivedEvent,
    async read(kernel, workspaceId, data: { eventId: string; sourceId: string; kind: string }[]) {
      const ids = data.map(({ eventId }) => EventId.parse(eventId));
      const known = ids.filter((id) => id !== undefined);
      const rows = await findEvents(kernel.database.query, workspaceId, known);
      const byId = new Map<string | undefined, EventRowWithBody>(rows.map((row) => [row.id, row]));
      return data.map(({ eventId, sourceId, kind }, index) => {
        const row = byId.get(ids[index]);
        const content = row === undefined ? null : contentOf(row);
        if (row === undefined || content === null) return undefined;
        return { eventId, sourceId, kind, event: kind, data: content, receivedAt: row.receivedAt.toISOString() };
      });
    },
  },
});
