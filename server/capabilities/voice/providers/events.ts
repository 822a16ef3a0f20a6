import Type from "typebox";
import { defineEvent } from "../../../kernel/log/event.ts";

const schema = Type.Object({ providerId: Type.String() });

export const speechProviderChanged = defineEvent({
  type: "speech-provider.changed",
  summary: "A speech provider was added or changed.",
  visibleTo: "settings:read",
  schema,
});

export const speechProviderRemoved = defineEvent({
  type: "speech-provider.removed",
  summary: "A speech provider was removed.",
  visibleTo: "settings:read",
  schema,
});
