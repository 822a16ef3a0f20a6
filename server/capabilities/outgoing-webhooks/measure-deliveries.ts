import type { Gauge } from "../../kernel/capability.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { countEndpointStates } from "./endpoints/store.ts";
import { countOwed } from "./queue/store.ts";

/** Measures what is owed to endpoints, and how many endpoints are disabled, of all workspaces. */
export async function measureDeliveries({ database }: Kernel): Promise<Gauge[]> {
  const { owed, due, dueSeconds } = await countOwed(database.query);
  const counts = new Map((await countEndpointStates(database.query)).map(({ state, count }) => [state, count]));
  const states = ["enabled", "manual", "failing", "gone"];
  return [
    {
      metric: "parley_deliveries_owed",
      help: "Deliveries of webhooks that are due now, or later.",
      samples: [
        { labels: { when: "now" }, value: due },
        { labels: { when: "later" }, value: owed - due },
      ],
    },
    {
      metric: "parley_delivery_due_seconds",
      help: "For so long a delivery of a webhook has been due.",
      samples: [{ value: dueSeconds }],
    },
    {
      metric: "parley_endpoints",
      help: "Endpoints of webhooks: enabled, or why they are disabled.",
      samples: states.map((state) => ({ labels: { state }, value: counts.get(state) ?? 0 })),
    },
  ];
}
