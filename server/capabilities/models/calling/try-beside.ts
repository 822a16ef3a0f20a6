import type { Kernel } from "../../../kernel/kernel.ts";
import { ModelFailed } from "../../../providers/model/model.ts";
import { type AskedModel, recordAnswer, recordFailure } from "../failing/record-failure.ts";
import type { ModelSetup } from "../setup/model-setup.ts";
import { runModelOnce } from "./run-model-once.ts";

/** Nobody waits for it, and a model that loads needs time: so many times as long as a person would wait. */
const patience = 4;
const longestMs = 300_000;
const maxOutputTokens = 16;

/**
 * Asks a model that hung for a greeting, and records whether it answers.
 * @throws ModelFailed, BudgetReached
 */
export async function tryBeside(kernel: Kernel, setup: ModelSetup, asked: AskedModel): Promise<void> {
  const firstByteTimeoutMs = Math.min(patience * asked.provider.firstByteTimeoutMs, longestMs);
  const run = {
    ...asked,
    provider: { ...asked.provider, firstByteTimeoutMs },
    ...{ visitorId: undefined, messages: [{ role: "user" as const, text: "Hello!" }], tools: [], maxOutputTokens },
    signal: AbortSignal.timeout(firstByteTimeoutMs + longestMs),
  };
  try {
    for await (const _part of runModelOnce(kernel, setup, run)) break;
  } catch (error) {
    if (error instanceof ModelFailed) await recordFailure(kernel, asked, error);
    throw error;
  }
  await recordAnswer(kernel, asked);
}
