import { capability } from "../../kernel/capability.ts";

/** Conversations by voice: sessions, the channels of voice platforms, and what people said and heard. */
export const voice = capability({
  name: "voice",
});
