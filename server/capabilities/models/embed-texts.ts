import type { Kernel } from "../../kernel/kernel.ts";
import { openEmbedder } from "../../providers/model/model.ts";
import { type ModelCall, openAccount, tokensOf } from "./open-account.ts";
import { addressOf } from "./own-models.ts";
import type { ModelSetup } from "./setup.ts";

/** Embeddings of texts in their order, accounted for like what models say. @throws BudgetReached, ModelFailed, or the reason of `signal` */
export async function embedTexts(
  kernel: Kernel,
  setup: ModelSetup,
  call: ModelCall & { texts: readonly string[]; dimensions: number | undefined; signal: AbortSignal },
): Promise<{ vectors: number[][]; inputTokens: number }> {
  const { provider, modelId, texts, dimensions, signal } = call;
  const estimate = tokensOf(texts);
  const account = await openAccount(kernel, setup, call, { inputTokens: estimate, outputTokens: 0 });
  let inputTokens = 0;
  try {
    const embedder = await openEmbedder(addressOf(kernel, provider, modelId));
    const embedded = await embedder.embed(texts, { signal, ...(dimensions === undefined ? {} : { dimensions }) });
    inputTokens = embedded.inputTokens ?? estimate;
    return { vectors: embedded.vectors, inputTokens };
  } finally {
    await account.close({ inputTokens, outputTokens: 0 });
  }
}
