import Type from "typebox";
import { defineEvent } from "../../../kernel/log/event.ts";
import { EmittedEventId } from "../ids.ts";
import { findEmittedEvents } from "./store.ts";

export const cloudEventEmitted = defineEvent({
  type: "cloud-event.emitted",
  summary: "A workflow emitted an event of a type of its own. `event` has the CloudEvents form.",
  visibleTo: "automation:read",
  schema: Type.Object({ runId: Type.String(), type: Type.String(), emittedEventId: Type.String() }),
  expansion: {
    schema: Type.Object({
      runId: Type.String(),
      event: Type.Object(
        { type: Type.String(), source: Type.String(), id: Type.String() },
        { additionalProperties: true },
      ),
    }),
    async read(kernel, workspaceId, data: { runId: string; emittedEventId: string }[]) {
      const ids = data.map(({ emittedEventId }) => EmittedEventId.parse(emittedEventId) ?? "");
      const found = await findEmittedEvents(kernel.database.query, workspaceId, ids);
      const byId = new Map(found.map(({ id, event }) => [id, event]));
      return data.map(({ runId }, index) => {
        const event = byId.get(ids[index] ?? "");
        return event && { runId, event };
      });
    },
  },
});
