import { Problem } from "../../../kernel/problem.ts";
import { type Cost, costOfText } from "../../../kernel/wire/cost.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { ModelFailed } from "../../../providers/model/model.ts";
import { type AssistantSetup, findNamedModel, setupAt } from "../../assistants/index.ts";
import { BudgetReached, embedTexts, findSetupVersion, offersEmbeddings } from "../../models/index.ts";
import { budgetUsedUp, noSuchModel, providerFailed } from "../problems.ts";
import type { EmbeddingRequest, Embeddings } from "./schema.ts";

const timeoutMs = 120_000;

/** Embeds texts with a model of the workspace's providers. Stores neither texts nor vectors. */
export async function createEmbeddings(
  { kernel, caller }: Call<unknown, unknown, unknown>,
  { model, input, dimensions, encoding_format: format }: EmbeddingRequest,
): Promise<Embeddings> {
  const { workspaceId } = caller;
  const setup = await setupAt(kernel, workspaceId, await findSetupVersion(kernel.database.query, workspaceId));
  const chosen = chooseModel(setup, model);
  const texts = typeof input === "string" ? [input] : input;
  const signal = AbortSignal.timeout(timeoutMs);
  const call = { workspaceId, visitorId: undefined, ...chosen, texts, dimensions: dimensions ?? undefined, signal };
  const { vectors, inputTokens } = await embedTexts(kernel, setup.models, call).catch((error: unknown) => {
    throw problemFor(error, model, kernel.clock.now());
  });
  return {
    object: "list",
    model,
    data: vectors.map((vector, index) => ({
      object: "embedding",
      index,
      embedding: format === "base64" ? Buffer.from(Float32Array.from(vector).buffer).toString("base64") : vector,
    })),
    usage: { prompt_tokens: inputTokens, total_tokens: inputTokens },
  };
}

/** Reads `<provider name>/<model id>`. An id alone means the first provider with embeddings. */
function chooseModel(
  setup: AssistantSetup,
  model: string,
): { provider: AssistantSetup["models"]["providers"][number]; modelId: string } {
  const named = findNamedModel(setup.models, model);
  if (named?.modelId !== undefined) return { provider: named.provider, modelId: named.modelId };
  const first = setup.models.providers.find(offersEmbeddings);
  if (first === undefined || model.includes("/") || model.startsWith("parley")) throw noSuchModel(model);
  return { provider: first, modelId: model };
}

function problemFor(error: unknown, model: string, nowMs: number): unknown {
  if (error instanceof BudgetReached) {
    const headers = { "retry-after": String(secondsToNextMonth(nowMs)) };
    return new Problem(budgetUsedUp, error.message, { headers });
  }
  if (error instanceof ModelFailed && error.fault === "unknown-model") return noSuchModel(model);
  const isSlow = (error as Error).name === "TimeoutError";
  if (!(error instanceof ModelFailed) && !isSlow) return error;
  const detail = isSlow ? "The provider did not answer in time." : (error as Error).message;
  return new Problem(providerFailed, detail, { cause: error });
}

function secondsToNextMonth(nowMs: number): number {
  const now = new Date(nowMs);
  return Math.ceil((Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - nowMs) / 1_000);
}

/** The cost of passing the texts on and reading their vectors. */
export function costOfEmbeddings(texts: readonly string[]): Cost {
  return costOfText(
    texts.length,
    "text",
    texts.reduce((sum, text) => sum + text.length, 0),
  );
}
