import type { Kernel } from "../../../kernel/kernel.ts";
import { ModelFailed } from "../../../providers/model/model.ts";
import { estimateTokens } from "../budget/estimate-tokens.ts";
import { type ModelCall, reserveBudget } from "../budget/reserve-budget.ts";
import { recordAnswer, recordFailure } from "../failing/record-failure.ts";
import type { ModelSetup } from "../setup/model-setup.ts";
import { countFailure, meterCall } from "./meter-call.ts";
import { openProviderEmbedder } from "./open-provider-model.ts";

type Embedding = ModelCall & { texts: readonly string[]; dimensions: number | undefined; signal: AbortSignal };

/**
 * Gives the texts' embeddings, in the order of the texts. They count towards the budget like answers.
 * @throws BudgetReached, ModelFailed, or the reason of `signal`
 */
export async function embedTexts(
  kernel: Kernel,
  setup: ModelSetup,
  call: Embedding,
): Promise<{ vectors: number[][]; inputTokens: number }> {
  const { provider, modelId, texts, dimensions, signal } = call;
  const estimate = estimateTokens(texts);
  const reservation = await reserveBudget(kernel, setup, call, { inputTokens: estimate, outputTokens: 0 });
  let inputTokens = 0;
  try {
    const embedder = await openProviderEmbedder(kernel, provider, modelId);
    meterCall(provider);
    const embedded = await embedder.embed(texts, { signal, ...(dimensions === undefined ? {} : { dimensions }) });
    inputTokens = embedded.inputTokens ?? estimate;
    await recordAnswer(kernel, call);
    return { vectors: embedded.vectors, inputTokens };
  } catch (error) {
    countFailure(provider, error);
    if (error instanceof ModelFailed) await recordFailure(kernel, call, error);
    throw error;
  } finally {
    await reservation.settle({ inputTokens, outputTokens: 0 });
  }
}
