import { defineChangeEvents } from "../models/index.ts";

export const { changed: assistantChanged, removed: assistantRemoved } = defineChangeEvents("assistant", {
  changed: "An assistant was added or changed.",
  removed: "An assistant was removed.",
});
