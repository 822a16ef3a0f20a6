import type { Kernel } from "../../kernel/kernel.ts";
import { emit } from "../../kernel/log/event.ts";
import { inTransaction } from "../../kernel/storage/database.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import type { ModelUsage } from "../../providers/model/model.ts";
import { budgetReached } from "./events.ts";
import type { ModelSetup } from "./setup.ts";
import { findUse, type ProviderRow, recordUse, reserve } from "./store.ts";

/** A model of the workspace's, as a call names it. */
export type ModelCall = { workspaceId: string; provider: ProviderRow; modelId: string };

/** The month's budget is used up. */
export class BudgetReached extends Error {
  override name = "BudgetReached";
}

/** Between too few and too many: what a token holds differs from language to language. */
const charactersPerToken = 3.5;

export function tokensIn(characters: number): number {
  return Math.ceil(characters / charactersPerToken);
}

/** An estimate of what sending this takes. */
export function tokensOf(sent: unknown): number {
  return tokensIn(JSON.stringify(sent).length);
}

/** Sets aside what a call may use, where there is a budget; `close` puts what it used in its place. Throws BudgetReached. */
export async function openAccount(
  kernel: Kernel,
  setup: ModelSetup,
  { workspaceId, provider, modelId }: ModelCall,
  estimate: ModelUsage,
): Promise<{ close(used: ModelUsage): Promise<void> }> {
  const name = `${provider.name}/${modelId}`;
  const price = Object.hasOwn(provider.prices, modelId) ? provider.prices[modelId] : undefined;
  const costOf = ({ inputTokens, outputTokens }: ModelUsage) =>
    price === undefined ? 0 : (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
  const { monthlyTokens, monthlyCost } = setup.budget;
  if (monthlyCost !== null && price === undefined) {
    throw new BudgetReached(`There is a budget of cost, and ${name} has no price: add one to its provider.`);
  }
  const callId = monthlyTokens === null && monthlyCost === null ? null : newUuid();
  if (callId !== null) {
    const tokens = estimate.inputTokens + estimate.outputTokens;
    const call = { id: callId, nodeId: kernel.node.id, model: name, tokens, cost: costOf(estimate) };
    if (!(await reserve(kernel.database.query, workspaceId, call))) {
      await announceOnce(kernel, workspaceId);
      throw new BudgetReached(`The month's budget does not hold a call to ${name} any more.`);
    }
  }
  return {
    async close(used) {
      const use = { model: name, ...used, cost: costOf(used) };
      await recordUse(kernel.database.query, workspaceId, callId, use).catch((cause: unknown) => {
        kernel.log.warn({ cause: String(cause) }, "what a model used could not be recorded");
      });
    },
  };
}

const announced = new WeakMap<Kernel, Set<string>>();

/** Once a month and node, not with every question. */
async function announceOnce(kernel: Kernel, workspaceId: string): Promise<void> {
  const { month } = await findUse(kernel.database.query, workspaceId);
  const told = announced.get(kernel) ?? new Set<string>();
  announced.set(kernel, told);
  if (told.has(`${workspaceId} ${month}`)) return;
  told.add(`${workspaceId} ${month}`);
  await inTransaction(kernel.database, async (tx) => emit(tx, budgetReached, { workspaceId, data: { month } }));
}
