import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { ModelUsage } from "../../../providers/model/model.ts";
import { budgetReached } from "../events.ts";
import type { ProviderRow } from "../providers/store.ts";
import type { ModelSetup } from "../setup/model-setup.ts";
import { type BudgetRow, findUse, insertReservation, recordUse } from "./store.ts";

/** One call to a model of one of the workspace's providers. */
export type ModelCall = {
  workspaceId: string;
  provider: ProviderRow;
  modelId: string;
  /** The visitor or user for whom the model is asked; undefined for nobody in particular. */
  visitorId: string | undefined;
};

/** The month's budget is used up, or the visitor's limit of the day. */
export class BudgetReached extends Error {
  override name = "BudgetReached";
  override readonly cause: "budget-reached" | "visitor-limit-reached";
  constructor(message: string, cause: "budget-reached" | "visitor-limit-reached" = "budget-reached") {
    super(message);
    this.cause = cause;
  }
}

/** Tells whether calls must be reserved. */
export function isLimited(budget: BudgetRow): boolean {
  return Object.values(budget).some((limit) => limit !== null);
}

const priceOf = ({ prices }: ProviderRow, modelId: string) =>
  Object.hasOwn(prices, modelId) ? prices[modelId] : undefined;

/** Counts the cost of a use of a model by the provider's prices. Undefined for a model without a price. */
export function costOfUse(
  provider: ProviderRow,
  modelId: string,
  { inputTokens, outputTokens }: ModelUsage,
): number | undefined {
  const price = priceOf(provider, modelId);
  return price && (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
}

/** `settle` records what the call really used, and ends the reservation. It never throws. */
type BudgetReservation = { settle(used: ModelUsage): Promise<void> };

/** Reserves what a call may use, where the workspace has a budget. @throws BudgetReached */
export async function reserveBudget(
  kernel: Kernel,
  setup: ModelSetup,
  { workspaceId, provider, modelId, visitorId: visitor }: ModelCall,
  estimate: ModelUsage,
): Promise<BudgetReservation> {
  const model = `${provider.name}/${modelId}`;
  const costOf = (use: ModelUsage) => costOfUse(provider, modelId, use) ?? 0;
  const visitorId = visitor ?? null;
  const { monthlyCost, dailyCostPerVisitor } = setup.budget;
  const isCostLimited = monthlyCost !== null || (dailyCostPerVisitor !== null && visitorId !== null);
  if (isCostLimited && priceOf(provider, modelId) === undefined) {
    throw new BudgetReached(`The budget limits the cost, but ${model} has no price. Add its price to the provider.`);
  }
  const callId = isLimited(setup.budget) ? newUuid() : null;
  if (callId !== null) {
    const tokens = estimate.inputTokens + estimate.outputTokens;
    const call = { id: callId, nodeId: kernel.node.id, model, tokens, cost: costOf(estimate), visitorId };
    const { inWorkspace, forVisitor } = await inTransaction(kernel.database, (tx) =>
      insertReservation(tx, workspaceId, call),
    );
    if (!forVisitor && inWorkspace) {
      throw new BudgetReached("The visitor's limit of this day is reached.", "visitor-limit-reached");
    }
    if (!inWorkspace) {
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

/** By workspace: the month for which this node has announced it. */
const announcedOf = state(() => new Cache<string, string>(5_000));

/** Emits the event once a month from each node, not with every refused call. */
async function announceBudgetReached(kernel: Kernel, workspaceId: string): Promise<void> {
  const { month } = await findUse(kernel.database.query, workspaceId);
  const announced = announcedOf(kernel);
  if (announced.get(workspaceId) === month) return;
  announced.set(workspaceId, month);
  await inTransaction(kernel.database, async (tx) => emit(tx, budgetReached, { workspaceId, data: { month } }));
}
