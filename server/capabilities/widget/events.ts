import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";
import { Nullable } from "../../kernel/wire/show.ts";

export const widgetChanged = defineEvent({
  type: "widget.changed",
  summary: "The look or the words of the chat on websites have changed.",
  visibleTo: "settings:read",
  schema: Type.Object({
    keyId: Nullable(Type.String(), { description: "Null: the default of the workspace." }),
    settings: Type.Array(Type.String(), { description: "The names of the changed settings." }),
  }),
});
