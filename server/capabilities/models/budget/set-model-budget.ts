import { audit } from "../../../kernel/audit.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import type { ModelBudget } from "../schema.ts";
import { raiseSetupVersion } from "../setup/store.ts";
import { type BudgetRow, writeBudget } from "./store.ts";

/** The budget applies to the next model call, on every node. */
export async function setModelBudget(context: Context, input: ModelBudget): Promise<ModelBudget> {
  const { workspaceId } = context.caller;
  const budget = withLimitsOfVisitors(input);
  return context.commit(async (tx) => {
    await raiseSetupVersion(tx, workspaceId);
    await writeBudget(tx, workspaceId, budget);
    const { caller, clientAddress } = context;
    await audit(tx, { workspaceId, caller, action: "model-budget.changed", details: budget, clientAddress });
    return budget;
  });
}

const shareOfVisitor = 1 / 20;
/** Some answers of a model. A smaller limit would leave visitors without one. */
const leastTokensOfVisitor = 20_000;

/** One person must not use up what everybody's answers are paid from. */
function withLimitsOfVisitors({ monthlyTokens, monthlyCost, ...given }: ModelBudget): BudgetRow {
  const tokens = monthlyTokens === null ? null : Math.ceil(monthlyTokens * shareOfVisitor);
  return {
    monthlyTokens,
    monthlyCost,
    dailyTokensPerVisitor:
      given.dailyTokensPerVisitor !== undefined
        ? given.dailyTokensPerVisitor
        : tokens && Math.max(tokens, leastTokensOfVisitor),
    dailyCostPerVisitor:
      given.dailyCostPerVisitor !== undefined ? given.dailyCostPerVisitor : monthlyCost && monthlyCost * shareOfVisitor,
  };
}
