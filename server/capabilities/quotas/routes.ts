import { may } from "../../kernel/caller.ts";
import { boundedThings, quotaNames, quotasOf } from "../../kernel/quotas/quotas-of.ts";
import { readUse } from "../../kernel/quotas/store.ts";
import type { Context, Routes } from "../../kernel/wire/route.ts";
import { countThings } from "./require-room-for-thing.ts";
import { WorkspaceUse } from "./schema.ts";

export function routes(app: Routes): void {
  app.get(
    "/api/workspace/use",
    {
      schema: {
        summary: "Read what the workspace stores, and how much it may store",
        description:
          "At a bound new work is refused with quota-exceeded. Leads, conversations and sign-ups go on, unless the operator has set a bound for them.",
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
  const bounds = [...quotaNames, ...boundedThings, "chainRuns" as const].map((name) => {
    const bound = quotas[name];
    return [name, bound === Number.POSITIVE_INFINITY ? null : bound];
  });
  const { query } = kernel.database;
  const things = boundedThings.map(async (name) => {
    const isBounded = quotas[name] !== Number.POSITIVE_INFINITY;
    return [name, isBounded ? await countThings(kernel, query, workspaceId, name) : null];
  });
  const [stored, counted] = await Promise.all([readUse(query, workspaceId), Promise.all(things)]);
  const use = { ...stored, ...Object.fromEntries(counted) } as WorkspaceUse["use"];
  return { use, quotas: Object.fromEntries(bounds) as WorkspaceUse["quotas"] };
}
