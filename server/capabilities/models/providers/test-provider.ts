import type { Context } from "../../../kernel/wire/route.ts";
import { ModelFailed, type ModelFault, type RefusedPart } from "../../../providers/model/model.ts";
import { BudgetReached } from "../budget/reserve-budget.ts";
import { closeBreaker, openBreaker } from "../failing/pass-by.ts";
import { type AskedModel, recordAnswer, recordFailure } from "../failing/record-failure.ts";
import { refusedPartsOf, rememberRefusedParts } from "../refusing/remember-refused-parts.ts";
import { type Trial, tryModel } from "../refusing/try-model.ts";
import type { ProviderTest, ProviderTestResult } from "../schema.ts";
import { modelSetupAt } from "../setup/model-setup.ts";
import { findSetupVersion } from "../setup/store.ts";
import { findDefaultModel, NoDefaultModel } from "./find-default-model.ts";
import { modelProviders } from "./model-providers.ts";
import type { ProviderRow } from "./store.ts";

/** Beside the time in which the answer must begin. */
const writingMs = 30_000;
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
const loadingStep =
  "Check that it runs. A model that is loaded by its first question needs a higher `firstByteTimeoutMs`: test it again when it is loaded.";
const consequences: Readonly<Record<RefusedPart, string>> = {
  tools: "It refuses tools, so an assistant with this model runs no actions.",
  system: "It refuses a system message, so it gets its instructions at the beginning of the first message.",
};

/**
 * Asks the model as an answer does: as a stream, with a system message and with a tool.
 * A provider that fails gives a result with `ok: false`, not a problem.
 */
export async function testProvider(context: Context, wireId: string, input: ProviderTest): Promise<ProviderTestResult> {
  const provider = await modelProviders.find(context, wireId);
  const startedMs = performance.now();
  const result = await tryProvider(context, provider, input.model);
  // The result is stored with the Idempotency-Key, so a retry of this request gets the same one.
  return context.commit(async () => ({ ...result, durationMs: Math.round(performance.now() - startedMs) }));
}

type Outcome = Omit<ProviderTestResult, "durationMs">;

async function tryProvider(context: Context, provider: ProviderRow, wanted: string | undefined): Promise<Outcome> {
  const { kernel } = context;
  let model: string | null = wanted === undefined ? null : `${provider.name}/${wanted}`;
  let asked: AskedModel | undefined;
  let firstByteMs: number | null = null;
  try {
    const modelId = wanted ?? (await findDefaultModel(kernel, context.caller.workspaceId, provider));
    model = `${provider.name}/${modelId}`;
    const { workspaceId } = context.caller;
    const setup = await modelSetupAt(kernel, workspaceId, await findSetupVersion(kernel.database.query, workspaceId));
    asked = { workspaceId, provider, modelId };
    const startedMs = performance.now();
    const onBegin = () => {
      firstByteMs = Math.round(performance.now() - startedMs);
    };
    const signal = AbortSignal.timeout(provider.firstByteTimeoutMs + writingMs);
    const trial = await tryModel(kernel, setup, { ...asked, signal, onBegin });
    closeBreaker(kernel, provider);
    await recordAnswer(kernel, asked, { isTest: true });
    if (trial.refused.join() !== refusedPartsOf(provider, modelId).join()) {
      await rememberRefusedParts(kernel, asked, () => trial.refused);
    }
    return { ...succeeded(model, trial), firstByteMs };
  } catch (error) {
    if (error instanceof ModelFailed && asked !== undefined) {
      if (error.isLate) openBreaker(kernel, provider);
      await recordFailure(kernel, asked, error, { isTest: true });
    }
    const reason = error instanceof ModelFailed ? (error.vendorReason ?? null) : null;
    return { ok: false, model, detail: explain(error), refused: [], reason, firstByteMs };
  }
}

function succeeded(model: string, { text, refused, reason }: Trial): Omit<Outcome, "firstByteMs"> {
  const detail = [`${model} answers.`, ...refused.map((part) => consequences[part])].join(" ");
  return { ok: true, model, detail, refused, reason: reason ?? null, text: text.slice(0, longestShown) };
}

/** Throws what is no failure of the provider. */
function explain(error: unknown): string {
  if (error instanceof NoDefaultModel || error instanceof BudgetReached) return error.message;
  if (error instanceof ModelFailed) {
    const { message, vendorReason, fault, isLate } = error;
    if (isLate) return `${message} ${loadingStep}`;
    return [message, ...(vendorReason === undefined ? [] : [`It says: ${vendorReason}`]), nextStep[fault]].join(" ");
  }
  if ((error as Error).name === "TimeoutError") return "The model began to answer, and did not end in time.";
  throw error;
}
