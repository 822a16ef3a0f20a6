import type { Gauge } from "../../../kernel/capability.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { countRuns, longestDueSeconds } from "./store.ts";

/** Measures the runs of all workspaces. */
export async function measureRuns({ database }: Kernel): Promise<Gauge[]> {
  const counts = new Map((await countRuns(database.query)).map(({ status, count }) => [status, count]));
  const underWay = ["queued", "running", "waiting"];
  return [
    {
      metric: "parley_runs",
      help: "Runs of workflows that are under way.",
      samples: underWay.map((status) => ({ labels: { status }, value: counts.get(status) ?? 0 })),
    },
    {
      metric: "parley_runs_faulted_hour",
      help: "Runs of workflows that faulted within the last hour.",
      samples: [{ value: counts.get("faulted") ?? 0 }],
    },
    {
      metric: "parley_run_due_seconds",
      help: "For so long a run could go on, and no node has taken it.",
      samples: [{ value: await longestDueSeconds(database.query) }],
    },
  ];
}
