import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";

export const providerChanged = defineEvent({
  type: "provider.changed",
  summary: "A provider of language models was added or changed.",
  visibleTo: "settings:read",
  schema: Type.Object({ providerId: Type.String() }),
});

export const providerRemoved = defineEvent({
  type: "provider.removed",
  summary: "A provider of language models was removed.",
  visibleTo: "settings:read",
  schema: Type.Object({ providerId: Type.String() }),
});

export const budgetReached = defineEvent({
  type: "model-budget.reached",
  summary:
    "The month's budget for language models is used up. The offline engine answers until the budget is raised or the month ends.",
  visibleTo: "settings:read",
  schema: Type.Object({ month: Type.String() }),
});
