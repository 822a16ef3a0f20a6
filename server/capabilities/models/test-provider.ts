import type { Context } from "../../kernel/wire/route.ts";
import { ModelFailed, type ModelFault } from "../../providers/model/model.ts";
import { defaultModelOf, NoModel } from "./default-model.ts";
import { BudgetReached } from "./open-account.ts";
import { findOwnProvider } from "./read-providers.ts";
import { runOnce } from "./run-model.ts";
import type { ProviderTest, ProviderTestResult } from "./schema.ts";
import { modelSetupAt } from "./setup.ts";
import { findSetupVersion } from "./store.ts";

const patienceMs = 30_000;
const mostTokens = 64;
const longestShown = 500;

const nextStep: Readonly<Record<ModelFault, string>> = {
  "refused-key": "Check the API key, and what it is allowed to use.",
  "unknown-model": "Check the model's id and the address.",
  "rate-limited": "Wait, or raise the limit at the provider.",
  "refused-request": "The model may not take this form of request: try another model.",
  unreachable: "Check the address, and whether the server may reach it (PARLEY_OUTBOUND_ALLOW for private ones).",
  broken: "Try again; if it stays, ask the provider.",
};

/** Says one sentence to the model and tells what came of it. A provider that fails is a result, not a problem. */
export async function testProvider(context: Context, wireId: string, input: ProviderTest): Promise<ProviderTestResult> {
  const provider = await findOwnProvider(context, wireId);
  const startedMs = performance.now();
  const result = await tryProvider(context, provider, input.model);
  // With an Idempotency-Key a repetition gets this same result.
  return context.commit(async () => ({ ...result, durationMs: Math.round(performance.now() - startedMs) }));
}

async function tryProvider(
  { kernel, caller }: Context,
  provider: Awaited<ReturnType<typeof findOwnProvider>>,
  wanted: string | undefined,
): Promise<Omit<ProviderTestResult, "durationMs">> {
  let modelId: string | null = wanted ?? null;
  try {
    modelId ??= await defaultModelOf(kernel, provider);
    const { workspaceId } = caller;
    const setup = await modelSetupAt(kernel, workspaceId, await findSetupVersion(kernel.database.query, workspaceId));
    let text = "";
    const messages = [{ role: "user" as const, text: "Say hello in one short sentence." }];
    const signal = AbortSignal.timeout(patienceMs);
    const run = { workspaceId, provider, modelId, messages, tools: [], maxOutputTokens: mostTokens, signal };
    for await (const part of runOnce(kernel, setup, run)) if (part.kind === "text") text += part.text;
    const named = `${provider.name}/${modelId}`;
    return { ok: true, model: named, detail: `${named} answers.`, text: text.slice(0, longestShown) };
  } catch (error) {
    const model = modelId === null ? null : `${provider.name}/${modelId}`;
    if (error instanceof NoModel || error instanceof BudgetReached) return { ok: false, model, detail: error.message };
    if (error instanceof ModelFailed) {
      return { ok: false, model, detail: `${error.message} ${nextStep[error.fault]}` };
    }
    if ((error as Error).name === "TimeoutError") {
      return { ok: false, model, detail: `The model did not answer within ${patienceMs / 1000} seconds.` };
    }
    throw error;
  }
}
