import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";
import { defineChangeEvents } from "../models/index.ts";

export const { changed: assistantChanged, removed: assistantRemoved } = defineChangeEvents("assistant", {
  changed: "An assistant was added or changed.",
  removed: "An assistant was removed.",
});

export const modelAliasesChanged = defineEvent({
  type: "model-aliases.changed",
  summary: "The names that stand for assistants as the `model` of a request were set.",
  visibleTo: "settings:read",
  schema: Type.Object({}),
});
