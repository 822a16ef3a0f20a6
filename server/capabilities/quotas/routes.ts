import { may } from "../../kernel/caller.ts";
import { quotaNames, quotasOf } from "../../kernel/quotas/quotas-of.ts";
import { readUse } from "../../kernel/quotas/store.ts";
import type { Context, Routes } from "../../kernel/wire/route.ts";
import { WorkspaceUse } from "./schema.ts";

export function routes(app: Routes): void {
  app.get(
    "/api/workspace/use",
    {
      schema: {
        summary: "Read what the workspace stores, and how much it may store",
        description: "At a bound new work is refused with quota-exceeded; leads, conversations and sign-ups go on.",
        response: { 200: WorkspaceUse },
      },
      guard: may("settings:read"),
    },
    showUse,
  );
}

/** Shows what the workspace stores of each kind, and how much it may store. */
async function showUse({ kernel, caller }: Context): Promise<WorkspaceUse> {
  const { workspaceId } = caller;
  const quotas = quotasOf(kernel, workspaceId);
  const bounds = [...quotaNames, "chainRuns" as const].map((name) => {
    const bound = quotas[name];
    return [name, bound === Number.POSITIVE_INFINITY ? null : bound];
  });
  const use = await readUse(kernel.database.query, workspaceId);
  return { use, quotas: Object.fromEntries(bounds) as WorkspaceUse["quotas"] };
}
