import type { Context } from "../../kernel/wire/route.ts";
import { ModelFailed, type ModelFault } from "../../providers/model/model.ts";
import { findDefaultModel, NoDefaultModel } from "./find-default-model.ts";
import { findProvider } from "./find-provider.ts";
import { modelSetupAt } from "./model-setup.ts";
import { BudgetReached } from "./reserve-budget.ts";
import { runModelOnce } from "./run-model.ts";
import type { ProviderTest, ProviderTestResult } from "./schema.ts";
import { findSetupVersion, type ProviderRow } from "./store.ts";

const timeoutMs = 30_000;
const maxOutputTokens = 64;
const longestShown = 500;

const nextStep: Readonly<Record<ModelFault, string>> = {
  "refused-key": "Check the API key and its permissions.",
  "unknown-model": "Check the model's id and the base URL.",
  "rate-limited": "Wait, or raise the limit at the provider.",
  "refused-request": "The model may not support this kind of request. Try another model.",
  unreachable: "Check the base URL. The operator must list a private address in PARLEY_OUTBOUND_ALLOW.",
  "too-long": "Check that this model keeps to the limit of tokens that it is sent.",
  broken: "Try again. If it fails again, ask the provider.",
};

/**
 * Sends one sentence to the model and tells what happened.
 * A provider that fails gives a result with `ok: false`, not a problem.
 */
export async function testProvider(context: Context, wireId: string, input: ProviderTest): Promise<ProviderTestResult> {
  const provider = await findProvider(context, wireId);
  const startedMs = performance.now();
  const result = await tryProvider(context, provider, input.model);
  // The result is stored with the Idempotency-Key, so a retry of this request gets the same one.
  return context.commit(async () => ({ ...result, durationMs: Math.round(performance.now() - startedMs) }));
}

type Outcome = Omit<ProviderTestResult, "durationMs">;

async function tryProvider(context: Context, provider: ProviderRow, wanted: string | undefined): Promise<Outcome> {
  let model: string | null = wanted === undefined ? null : `${provider.name}/${wanted}`;
  try {
    const modelId = wanted ?? (await findDefaultModel(context.kernel, provider));
    model = `${provider.name}/${modelId}`;
    const text = await sayHello(context, provider, modelId);
    return { ok: true, model, detail: `${model} answers.`, text: text.slice(0, longestShown) };
  } catch (error) {
    return { ok: false, model, detail: explain(error) };
  }
}

async function sayHello({ kernel, caller }: Context, provider: ProviderRow, modelId: string): Promise<string> {
  const { workspaceId } = caller;
  const setup = await modelSetupAt(kernel, workspaceId, await findSetupVersion(kernel.database.query, workspaceId));
  const messages = [{ role: "user" as const, text: "Say hello in one short sentence." }];
  const signal = AbortSignal.timeout(timeoutMs);
  const run = { workspaceId, visitorId: undefined, provider, modelId, messages, tools: [], maxOutputTokens, signal };
  let text = "";
  for await (const part of runModelOnce(kernel, setup, run)) if (part.kind === "text") text += part.text;
  return text;
}

/** Throws what is no failure of the provider. */
function explain(error: unknown): string {
  if (error instanceof NoDefaultModel || error instanceof BudgetReached) return error.message;
  if (error instanceof ModelFailed) return `${error.message} ${nextStep[error.fault]}`;
  if ((error as Error).name === "TimeoutError") return `The model did not answer within ${timeoutMs / 1_000} seconds.`;
  throw error;
}
