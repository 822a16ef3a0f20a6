import type { Gauge } from "../../../kernel/capability.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { countFailing } from "../failing/store.ts";
import { sumUseByKind } from "./store.ts";

/** Measures what models used in this month, by the kind of the provider: a workspace's name of it is its own. */
export async function measureModels({ database }: Kernel): Promise<Gauge[]> {
  const uses = await sumUseByKind(database.query);
  const failing = await countFailing(database.query);
  const each = (what: "calls" | "cost") => uses.map((use) => ({ labels: { kind: use.kind }, value: use[what] }));
  return [
    {
      metric: "parley_models_failing",
      help: "Models of workspaces whose last calls failed.",
      samples: failing.map(({ kind, count }) => ({ labels: { kind }, value: count })),
    },
    { metric: "parley_model_calls_month", help: "Calls of models in this month.", samples: each("calls") },
    { metric: "parley_model_cost_month", help: "Cost of models in this month.", samples: each("cost") },
    {
      metric: "parley_model_tokens_month",
      help: "Tokens of models in this month.",
      samples: uses.flatMap(({ kind, inputTokens, outputTokens }) => [
        { labels: { kind, direction: "input" }, value: inputTokens },
        { labels: { kind, direction: "output" }, value: outputTokens },
      ]),
    },
  ];
}
