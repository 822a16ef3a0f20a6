import { defineChangeEvents } from "../../models/index.ts";

export const { changed: speechProviderChanged, removed: speechProviderRemoved } = defineChangeEvents(
  "speech-provider",
  { changed: "A speech provider was added or changed.", removed: "A speech provider was removed." },
  "providerId",
);
