import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";
import { EventId } from "../../kernel/storage/id.ts";
import { dataOf } from "./read-body.ts";
import { ReceivedEvent } from "./schema.ts";
import { type FullEventRow, findEvents } from "./store.ts";

/** Names what was received and does not quote it: erasing the words of a person must erase all of them. */
export const inboundEventReceived = defineEvent({
  type: "inbound-event.received",
  summary: "Somebody posted a webhook to one of the workspace's sources.",
  visibleTo: "webhooks:read",
  schema: Type.Object({ eventId: Type.String(), sourceId: Type.String(), kind: Type.String() }),
  expansion: {
    schema: ReceivedEvent,
    async read(kernel, workspaceId, data: { eventId: string; sourceId: string; kind: string }[]) {
      const ids = data.map(({ eventId }) => EventId.parse(eventId));
      const rows = await findEvents(
        kernel.database.query,
        workspaceId,
        ids.filter((id) => id !== undefined),
      );
      const byId = new Map<string | undefined, FullEventRow>(rows.map((row) => [row.id, row]));
      return data.map(({ eventId, sourceId, kind }, index) => {
        const row = byId.get(ids[index]);
        const content = row === undefined ? null : dataOf(row);
        if (row === undefined || content === null) return undefined;
        return { eventId, sourceId, kind, data: content, receivedAt: row.receivedAt.toISOString() };
      });
    },
  },
});
