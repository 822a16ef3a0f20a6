import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";

export const assistantChanged = defineEvent({
  type: "assistant.changed",
  summary: "An assistant was added or changed.",
  visibleTo: "settings:read",
  schema: Type.Object({ assistantId: Type.String() }),
});

export const assistantRemoved = defineEvent({
  type: "assistant.removed",
  summary: "An assistant was removed.",
  visibleTo: "settings:read",
  schema: Type.Object({ assistantId: Type.String() }),
});
