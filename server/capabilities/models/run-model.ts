import { setTimeout as delay } from "node:timers/promises";
import type { Kernel } from "../../kernel/kernel.ts";
import { ModelFailed, type ModelPart, type ModelRequest, type ModelUsage } from "../../providers/model/model.ts";
import { type ModelCall, openAccount, tokensIn, tokensOf } from "./open-account.ts";
import { openOwnModel } from "./own-models.ts";
import type { ModelSetup } from "./setup.ts";

const retryDelaysMs = [250, 1_000];
/** Who is told to come back later than this is not waited for: the next model of the chain answers. */
const longestRetryAfterMs = 3_000;
export type ModelRun = ModelRequest & ModelCall;

/**
 * What a model says, piece by piece, accounted for. Failures that may pass are tried again as long as nothing was said.
 * @throws BudgetReached, ModelFailed, or the reason of `signal`
 */
export async function* runModel(kernel: Kernel, setup: ModelSetup, run: ModelRun): AsyncGenerator<ModelPart> {
  for (let attempt = 0; ; attempt++) {
    let hasSpoken = false;
    try {
      for await (const part of runOnce(kernel, setup, run)) {
        hasSpoken = true;
        yield part;
      }
      return;
    } catch (error) {
      const waitMs = retryDelaysMs[attempt];
      if (hasSpoken || waitMs === undefined || !(error instanceof ModelFailed) || !error.isPassing) throw error;
      if ((error.retryAfterMs ?? 0) > longestRetryAfterMs) throw error;
      await delay(Math.max(waitMs, error.retryAfterMs ?? 0), undefined, { signal: run.signal });
    }
  }
}

/** The same without a second try. */
export async function* runOnce(kernel: Kernel, setup: ModelSetup, run: ModelRun): AsyncGenerator<ModelPart> {
  const estimate = { inputTokens: tokensOf([run.messages, run.tools]), outputTokens: run.maxOutputTokens };
  const account = await openAccount(kernel, setup, run, estimate);
  let said = 0;
  let usage: ModelUsage | undefined;
  try {
    const model = await openOwnModel(kernel, run.provider, run.modelId);
    for await (const part of model.stream(run)) {
      if (part.kind === "text") said += part.text.length;
      else if (part.kind === "tool-call") said += part.call.input.length;
      else usage = part.usage;
      yield part;
    }
  } finally {
    // One that was stopped or broke off, or does not count, is estimated: what was sent was paid for.
    const guess = { inputTokens: estimate.inputTokens, outputTokens: tokensIn(said) };
    await account.close(usage ?? (said > 0 ? guess : nothing));
  }
}

const nothing: ModelUsage = { inputTokens: 0, outputTokens: 0 };
