import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";
import { Nullable } from "../../kernel/wire/show.ts";
import { defineChangeEvents } from "./setup/define-change-events.ts";

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

const model = Nullable(Type.String(), {
  description: "`<provider name>/<model id>`. Null when the provider's list of models could not be read.",
});

export const providerFailing = defineEvent({
  type: "provider.failing",
  summary:
    "A model of a provider stopped answering. Announced once, until it answers again or the provider is changed: see `lastFailure` of the provider.",
  visibleTo: "settings:read",
  schema: Type.Object({
    providerId: Type.String(),
    model,
    fault: Type.String({ description: "As in `lastFailure`." }),
    reason: Nullable(Type.String(), { description: "What the vendor says, in its own words." }),
  }),
});

export const providerRecovered = defineEvent({
  type: "provider.recovered",
  summary: "A model of a provider that was failing answers again, or the provider was changed.",
  visibleTo: "settings:read",
  schema: Type.Object({ providerId: Type.String(), model }),
});
