import { setTimeout as delay } from "node:timers/promises";
import type { Kernel } from "../../kernel/kernel.ts";
import { ModelFailed, type ModelPart, type ModelRequest, type ModelUsage } from "../../providers/model/model.ts";
import { estimateTokens, estimateTokensOf } from "./estimate-tokens.ts";
import type { ModelSetup } from "./model-setup.ts";
import { openProviderModel } from "./open-provider-model.ts";
import { type ModelCall, reserveBudget } from "./reserve-budget.ts";

const retryDelaysMs = [250, 1_000];
/**
 * With a longer `Retry-After` there is no retry, so that the assistant's next model answers
 * instead.
 */
const longestRetryAfterMs = 3_000;
export type ModelRun = ModelRequest & ModelCall;

/**
 * Yields the model's answer piece by piece and records what it used.
 * Passing failures are retried as long as nothing was yielded.
 * @throws BudgetReached, ModelFailed, or the reason of `signal`
 */
export async function* runModel(kernel: Kernel, setup: ModelSetup, run: ModelRun): AsyncGenerator<ModelPart> {
  for (let attempt = 0; ; attempt++) {
    let hasAnswered = false;
    try {
      for await (const part of runModelOnce(kernel, setup, run)) {
        hasAnswered = true;
        yield part;
      }
      return;
    } catch (error) {
      const waitMs = retryDelaysMs[attempt];
      if (hasAnswered || waitMs === undefined || !(error instanceof ModelFailed) || !error.isPassing) throw error;
      if ((error.retryAfterMs ?? 0) > longestRetryAfterMs) throw error;
      await delay(Math.max(waitMs, error.retryAfterMs ?? 0), undefined, { signal: run.signal });
    }
  }
}

/** As `runModel`, without a retry. */
export async function* runModelOnce(kernel: Kernel, setup: ModelSetup, run: ModelRun): AsyncGenerator<ModelPart> {
  const inputTokens = estimateTokens([run.messages, run.tools]);
  const reservation = await reserveBudget(kernel, setup, run, { inputTokens, outputTokens: run.maxOutputTokens });
  let characters = 0;
  let usage: ModelUsage | undefined;
  try {
    const model = await openProviderModel(kernel, run.provider, run.modelId);
    for await (const part of model.stream(run)) {
      if (part.kind === "text") characters += part.text.length;
      else if (part.kind === "tool-call") characters += part.call.input.length;
      else usage = part.usage;
      yield part;
    }
  } finally {
    // The vendor bills an answer that was stopped or cut off too, but reports no token counts for
    // it.
    const estimated = { inputTokens, outputTokens: estimateTokensOf(characters) };
    await reservation.settle(usage ?? (characters > 0 ? estimated : noUsage));
  }
}

const noUsage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
