import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";
import { defineChangeEvents } from "./define-change-events.ts";

export const { changed: providerChanged, removed: providerRemoved } = defineChangeEvents("provider", {
  changed: "A provider of language models was added or changed.",
  removed: "A provider of language models was removed.",
});

export const budgetReached = defineEvent({
  type: "model-budget.reached",
  summary:
    "The month's budget for language models is used up. The offline engine answers until the budget is raised or the month ends.",
  visibleTo: "settings:read",
  schema: Type.Object({ month: Type.String() }),
});
