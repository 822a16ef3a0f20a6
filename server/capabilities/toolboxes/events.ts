import { defineChangeEvents } from "../models/index.ts";

export const { changed: toolboxChanged, removed: toolboxRemoved } = defineChangeEvents("toolbox", {
  changed: "A toolbox was added, or its tools were read again.",
  removed: "A toolbox was removed.",
});
