import type { EmbeddingModelV4 } from "@ai-sdk/provider";
import { type Embedder, type ModelAddress, ModelFailed } from "./model.ts";
import { failureOf } from "./vendor-model.ts";

const usualTextsPerCall = 96;

/** Embeddings by the AI SDK's part for their vendor. */
export async function openVendorEmbedder(address: ModelAddress): Promise<Embedder> {
  const model = await modelOf(address);
  return {
    async embed(texts, { dimensions, signal }) {
      const perCall = (await model.maxEmbeddingsPerCall) ?? usualTextsPerCall;
      const vectors: number[][] = [];
      let inputTokens: number | undefined = 0;
      try {
        for (let first = 0; first < texts.length; first += perCall) {
          const values = texts.slice(first, first + perCall);
          const { embeddings, usage } = await model.doEmbed({
            values,
            abortSignal: signal,
            ...(dimensions === undefined ? {} : { dimensions }),
          });
          if (embeddings.length !== values.length) {
            throw new ModelFailed("broken", "The provider gave another number of embeddings than texts.");
          }
          vectors.push(...embeddings);
          inputTokens = usage === undefined || inputTokens === undefined ? undefined : inputTokens + usage.tokens;
        }
      } catch (error) {
        throw failureOf(error, signal);
      }
      return { vectors, inputTokens };
    },
  };
}

async function modelOf({ kind, modelId, apiKey = "", baseUrl, fetch }: ModelAddress): Promise<EmbeddingModelV4> {
  const settings = { apiKey, fetch, ...(baseUrl === undefined ? {} : { baseURL: baseUrl }) };
  switch (kind) {
    case "openai":
      return (await import("@ai-sdk/openai")).createOpenAI(settings).embeddingModel(modelId);
    case "google":
      return (await import("@ai-sdk/google")).createGoogle(settings).embeddingModel(modelId);
    case "mistral":
      return (await import("@ai-sdk/mistral")).createMistral(settings).embeddingModel(modelId);
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const given = { name: "openai-compatible", baseURL: baseUrl ?? "", fetch };
      return createOpenAICompatible(apiKey === "" ? given : { ...given, apiKey }).embeddingModel(modelId);
    }
    case "anthropic":
      throw new ModelFailed("unknown-model", "Anthropic gives no embeddings: name a model of another provider.");
  }
}
