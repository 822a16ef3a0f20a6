import { setTimeout as delay } from "node:timers/promises";
import { inTransaction } from "../../kernel/database.ts";
import { emit } from "../../kernel/events.ts";
import { newUuid } from "../../kernel/ids.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { ModelFailed, type ModelPart, type ModelRequest, type ModelUsage } from "../../providers/model/model.ts";
import { budgetReached } from "./events.ts";
import { openOwnModel } from "./own-models.ts";
import type { ModelSetup } from "./setup.ts";
import { findUse, type ProviderRow, recordUse, reserve } from "./store.ts";

/** The month's budget is used up. */
export class BudgetReached extends Error {
  override name = "BudgetReached";
}

const retryDelaysMs = [250, 1_000];
/** Who is told to come back later than this is not waited for: the next model of the chain answers. */
const longestRetryAfterMs = 3_000;
/** Between too few and too many: what a token holds differs from language to language. */
const charactersPerToken = 3.5;

export type ModelRun = ModelRequest & { workspaceId: string; provider: ProviderRow; modelId: string };

/**
 * What a model says, piece by piece, accounted for. Failures that may pass are tried again as long as nothing was said.
 * @throws BudgetReached, ModelFailed, or the reason of `signal`
 */
export async function* runModel(kernel: Kernel, setup: ModelSetup, run: ModelRun): AsyncGenerator<ModelPart> {
  for (let attempt = 0; ; attempt++) {
    let hasSpoken = false;
    try {
      for await (const part of runOnce(kernel, setup, run)) {
        hasSpoken = true;
        yield part;
      }
      return;
    } catch (error) {
      const waitMs = retryDelaysMs[attempt];
      if (hasSpoken || waitMs === undefined || !(error instanceof ModelFailed) || !error.isPassing) throw error;
      if ((error.retryAfterMs ?? 0) > longestRetryAfterMs) throw error;
      await delay(Math.max(waitMs, error.retryAfterMs ?? 0), undefined, { signal: run.signal });
    }
  }
}

async function* runOnce(kernel: Kernel, setup: ModelSetup, run: ModelRun): AsyncGenerator<ModelPart> {
  const { workspaceId, provider, modelId } = run;
  const name = `${provider.name}/${modelId}`;
  const price = provider.prices[modelId] ?? { input: 0, output: 0 };
  const costOf = ({ inputTokens, outputTokens }: ModelUsage) =>
    (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
  const estimate = { inputTokens: tokensOf(run), outputTokens: run.maxOutputTokens };
  const callId = await setAside();
  let said = 0;
  let usage: ModelUsage | undefined;
  try {
    const model = await openOwnModel(kernel, provider, modelId);
    for await (const part of model.stream(run)) {
      if (part.kind === "text") said += part.text.length;
      else if (part.kind === "tool-call") said += part.call.input.length;
      else usage = part.usage;
      yield part;
    }
  } finally {
    // One that was stopped or broke off, or does not count, is estimated: what was sent was paid for.
    usage ??=
      said > 0 ? { inputTokens: estimate.inputTokens, outputTokens: Math.ceil(said / charactersPerToken) } : undefined;
    const used = usage ?? { inputTokens: 0, outputTokens: 0 };
    const use = { model: name, ...used, cost: costOf(used) };
    await recordUse(kernel.database.query, workspaceId, callId, use).catch((cause: unknown) => {
      kernel.log.warn({ cause: String(cause) }, "what a model used could not be recorded");
    });
  }

  async function setAside(): Promise<string | null> {
    if (setup.budget.monthlyTokens === null && setup.budget.monthlyCost === null) return null;
    const id = newUuid();
    const tokens = estimate.inputTokens + estimate.outputTokens;
    const call = { id, nodeId: kernel.node.id, model: name, tokens, cost: costOf(estimate) };
    if (await reserve(kernel.database.query, workspaceId, call)) return id;
    await announceOnce(kernel, workspaceId);
    throw new BudgetReached(`The month's budget does not hold a call to ${name} any more.`);
  }
}

function tokensOf({ messages, tools }: ModelRequest): number {
  return Math.ceil(JSON.stringify([messages, tools]).length / charactersPerToken);
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
