import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/wire/route.ts";
import type { ModelBudget } from "./schema.ts";
import { raiseSetupVersion, writeBudget } from "./store.ts";

/** The budget applies to the next model call, on every node. */
export async function setModelBudget(context: Context, budget: ModelBudget): Promise<ModelBudget> {
  const { workspaceId } = context.caller;
  return context.commit(async (tx) => {
    await raiseSetupVersion(tx, workspaceId);
    await writeBudget(tx, workspaceId, budget);
    const { caller, clientAddress } = context;
    await audit(tx, { workspaceId, caller, action: "model-budget.changed", details: budget, clientAddress });
    return budget;
  });
}
