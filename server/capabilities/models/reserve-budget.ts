import type { Kernel } from "../../kernel/kernel.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import type { ModelUsage } from "../../providers/model/model.ts";
import { announceBudgetReached } from "./announce-budget-reached.ts";
import type { ModelSetup } from "./model-setup.ts";
import { insertReservation, type ProviderRow, recordUse } from "./store.ts";

/** One call to a model of one of the workspace's providers. */
export type ModelCall = { workspaceId: string; provider: ProviderRow; modelId: string };

/** The month's budget is used up. */
export class BudgetReached extends Error {
  override name = "BudgetReached";
}

/** `settle` records what the call really used, and ends the reservation. It never throws. */
export type BudgetReservation = { settle(used: ModelUsage): Promise<void> };

/** Reserves what a call may use, where the workspace has a budget. @throws BudgetReached */
export async function reserveBudget(
  kernel: Kernel,
  setup: ModelSetup,
  { workspaceId, provider, modelId }: ModelCall,
  estimate: ModelUsage,
): Promise<BudgetReservation> {
  const model = `${provider.name}/${modelId}`;
  const price = Object.hasOwn(provider.prices, modelId) ? provider.prices[modelId] : undefined;
  const costOf = ({ inputTokens, outputTokens }: ModelUsage) =>
    price === undefined ? 0 : (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
  const { monthlyTokens, monthlyCost } = setup.budget;
  if (monthlyCost !== null && price === undefined) {
    throw new BudgetReached(`The budget limits the cost, but ${model} has no price. Add its price to the provider.`);
  }
  const callId = monthlyTokens === null && monthlyCost === null ? null : newUuid();
  if (callId !== null) {
    const tokens = estimate.inputTokens + estimate.outputTokens;
    const call = { id: callId, nodeId: kernel.node.id, model, tokens, cost: costOf(estimate) };
    if (!(await insertReservation(kernel.database.query, workspaceId, call))) {
      await announceBudgetReached(kernel, workspaceId);
      throw new BudgetReached(`The rest of this month's budget is too small for a call to ${model}.`);
    }
  }
  return {
    async settle(used) {
      const use = { model, ...used, cost: costOf(used) };
      await recordUse(kernel.database.query, workspaceId, callId, use).catch((cause: unknown) => {
        kernel.log.warn({ cause: String(cause) }, "the usage of a model could not be recorded");
      });
    },
  };
}
