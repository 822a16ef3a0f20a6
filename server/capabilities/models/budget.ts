import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/wire/route.ts";
import type { ModelBudget, ModelUse } from "./schema.ts";
import { findBudget, findUse, raiseSetupVersion, writeBudget } from "./store.ts";

export async function readUse({ kernel, caller }: Context): Promise<ModelUse> {
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

/** Holds from the next call to a model on, on every node. */
export async function setBudget(context: Context, budget: ModelBudget): Promise<ModelBudget> {
  const { workspaceId } = context.caller;
  return context.commit(async (tx) => {
    await raiseSetupVersion(tx, workspaceId);
    await writeBudget(tx, workspaceId, budget);
    const { caller, clientAddress } = context;
    await audit(tx, { workspaceId, caller, action: "model-budget.changed", details: budget, clientAddress });
    return budget;
  });
}
