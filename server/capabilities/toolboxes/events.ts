import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";

export const toolboxChanged = defineEvent({
  type: "toolbox.changed",
  summary: "A toolbox was added, or its tools were read again.",
  visibleTo: "settings:read",
  schema: Type.Object({ toolboxId: Type.String() }),
});

export const toolboxRemoved = defineEvent({
  type: "toolbox.removed",
  summary: "A toolbox was removed.",
  visibleTo: "settings:read",
  schema: Type.Object({ toolboxId: Type.String() }),
});
