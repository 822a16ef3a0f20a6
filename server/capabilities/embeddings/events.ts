import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";
import { Nullable } from "../../kernel/wire/show.ts";

export const embeddingsChanged = defineEvent({
  type: "embeddings.changed",
  summary: "The model that embeds the passages was set, changed or removed.",
  visibleTo: "settings:read",
  schema: Type.Object({
    model: Nullable(Type.String(), {
      description: "`<provider name>/<model id>`. Null when it was removed.",
    }),
  }),
});
