import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";

export const embeddingsChanged = defineEvent({
  type: "embeddings.changed",
  summary: "The model that embeds the passages was set, changed or removed.",
  visibleTo: "settings:read",
  schema: Type.Object({
    model: Type.Union([Type.String(), Type.Null()], {
      description: "`<provider name>/<model id>`. Null when it was removed.",
    }),
  }),
});
