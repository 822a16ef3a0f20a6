import type { EmbeddingModelV4 } from "@ai-sdk/provider";
import { explainModelFailure } from "./explain-model-failure.ts";
import { type Embedder, ModelFailed } from "./model.ts";
import type { Vendor } from "./vendor.ts";

/** The number of texts for vendors that state no limit of their own. */
const defaultTextsPerCall = 96;
/** The vectors of more texts would take long to parse. */
const mostTextsPerCall = 128;

/** Gives an embedder by the AI SDK's package for its vendor. */
export function aiSdkEmbedder(vendor: Vendor, model: EmbeddingModelV4, apiKey: string): Embedder {
  return {
    async embed(texts, { dimensions, signal }) {
      const perCall = Math.min((await model.maxEmbeddingsPerCall) ?? defaultTextsPerCall, mostTextsPerCall);
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
            throw new ModelFailed("broken", "The provider returned more or fewer embeddings than there are texts.");
          }
          for (const vector of embeddings) vectors.push(vector);
          inputTokens = usage === undefined || inputTokens === undefined ? undefined : inputTokens + usage.tokens;
        }
      } catch (error) {
        throw explainModelFailure(vendor, error, { signal, apiKey, texts });
      }
      return { vectors, inputTokens };
    },
  };
}
