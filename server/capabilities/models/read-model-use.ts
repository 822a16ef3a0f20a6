import type { Context } from "../../kernel/wire/route.ts";
import type { ModelUse } from "./schema.ts";
import { findBudget, findUse } from "./store.ts";

/** Reads what the workspace's models used in the current month. */
export async function readModelUse({ kernel, caller }: Context): Promise<ModelUse> {
  const db = kernel.database.query;
  const { month, models } = await findUse(db, caller.workspaceId);
  return {
    month,
    budget: await findBudget(db, caller.workspaceId),
    tokens: models.reduce((sum, model) => sum + model.inputTokens + model.outputTokens, 0),
    cost: models.reduce((sum, model) => sum + model.cost, 0),
    models,
  };
}
