import type { Kernel } from "../../../kernel/kernel.ts";
import { beginSpan } from "../../../kernel/traces/begin-span.ts";
import type { ModelPart, ModelRequest, ModelUsage, RefusedPart } from "../../../providers/model/model.ts";
import { estimateInputTokens, estimateTokensOf } from "../budget/estimate-tokens.ts";
import { type ModelCall, reserveBudget } from "../budget/reserve-budget.ts";
import type { ModelSetup } from "../setup/model-setup.ts";
import { countFailure, meterCall } from "./meter-call.ts";
import { openProviderModel } from "./open-provider-model.ts";

/**
 * `leftOut` gets the parts that the model refuses, and without which it was asked. With a `beginTimeoutMs`
 * below the provider's limit, the model gets no more time than that.
 */
export type ModelRun = ModelRequest & ModelCall & { leftOut?: Set<RefusedPart> };

/** Runs a model as `runModel` does, without a retry. */
export async function* runModelOnce(kernel: Kernel, setup: ModelSetup, run: ModelRun): AsyncGenerator<ModelPart> {
  const inputTokens = estimateInputTokens(run);
  const reservation = await reserveBudget(kernel, setup, run, { inputTokens, outputTokens: run.maxOutputTokens });
  let characters = 0;
  let usage: ModelUsage | undefined;
  let failure: unknown;
  const { kind } = run.provider;
  const span = beginSpan({ name: `model ${kind}`, kind: "client", attributes: { "gen_ai.provider.name": kind } });
  try {
    const model = await openProviderModel(kernel, run.provider, run.modelId);
    const limitMs = run.provider.firstByteTimeoutMs;
    const noteBegin = meterCall(run.provider);
    const beginTimeoutMs = Math.min(run.beginTimeoutMs ?? limitMs, limitMs);
    for await (const part of model.stream({ ...run, beginTimeoutMs })) {
      noteBegin();
      if (part.kind === "text") characters += part.text.length;
      else if (part.kind === "tool-call") characters += part.call.input.length;
      else usage = part.usage;
      yield part;
    }
  } catch (error) {
    countFailure(run.provider, error);
    failure = error;
    throw error;
  } finally {
    span?.end({ attributes: attributesOf(usage), error: failure });
    // The vendor bills an answer that was stopped or cut off too, but reports no token counts for
    // it.
    const estimated = { inputTokens, outputTokens: estimateTokensOf(characters) };
    await reservation.settle(usage ?? (characters > 0 ? estimated : noUsage));
  }
}

function attributesOf(usage: ModelUsage | undefined): Record<string, number> {
  if (usage === undefined) return {};
  return { "gen_ai.usage.input_tokens": usage.inputTokens, "gen_ai.usage.output_tokens": usage.outputTokens };
}

const noUsage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
