import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";
import { Nullable } from "../../kernel/wire/show.ts";

export const questionsChanged = defineEvent({
  type: "questions.changed",
  summary: "A model was set that writes questions for the knowledge, or what it wrote was forgotten.",
  visibleTo: "knowledge:read",
  schema: Type.Object({
    model: Nullable(Type.String(), { description: "`<provider name>/<model id>`. Null when it was ended." }),
  }),
});
