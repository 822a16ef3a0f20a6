import { setTimeout as delay } from "node:timers/promises";
import type { Kernel } from "../../../kernel/kernel.ts";
import { ModelFailed, type ModelPart, type RefusedPart } from "../../../providers/model/model.ts";
import { closeBreaker, openBreaker, passBy } from "../failing/pass-by.ts";
import { recordAnswer, recordFailure } from "../failing/record-failure.ts";
import { isDemanded, leaveOut } from "../refusing/leave-out.ts";
import { refusedPartsOf, rememberRefusedParts } from "../refusing/remember-refused-parts.ts";
import type { ModelSetup } from "../setup/model-setup.ts";
import { type ModelRun, runModelOnce } from "./run-model-once.ts";
import { tryBeside } from "./try-beside.ts";

const retryDelaysMs = [250, 1_000];
/**
 * With a longer `Retry-After` there is no retry, so that the assistant's next model answers
 * instead.
 */
const longestRetryAfterMs = 3_000;

/**
 * Yields the model's answer piece by piece, and records what it used and whether it answered.
 * As long as nothing was yielded, passing failures are retried, and what the model refuses is left out.
 * A provider that hung a moment ago is not asked, so that nobody waits for it a second time.
 * @throws BudgetReached, ModelFailed, or the reason of `signal`
 */
export async function* runModel(kernel: Kernel, setup: ModelSetup, run: ModelRun): AsyncGenerator<ModelPart> {
  const { provider } = run;
  if (passBy(kernel, provider, () => tryBeside(kernel, setup, run))) {
    throw new ModelFailed("unreachable", "The model did not answer in time a moment ago, and is not asked now.");
  }
  try {
    yield* runWithRetries(kernel, setup, run);
  } catch (error) {
    const isImpatient = (run.beginTimeoutMs ?? provider.firstByteTimeoutMs) < provider.firstByteTimeoutMs;
    if (error instanceof ModelFailed && error.isLate && !isImpatient) openBreaker(kernel, provider);
    // A caller who demands what the model refuses says nothing about the provider.
    if (error instanceof ModelFailed && !isDemanded(run, error.refusedPart)) await recordFailure(kernel, run, error);
    throw error;
  }
  closeBreaker(kernel, provider);
  await recordAnswer(kernel, run);
}

async function* runWithRetries(kernel: Kernel, setup: ModelSetup, run: ModelRun): AsyncGenerator<ModelPart> {
  const { leftOut = new Set() } = run;
  for (const part of refusedPartsOf(run.provider, run.modelId)) leftOut.add(part);
  const found: RefusedPart[] = [];
  for (let attempt = 0; ; ) {
    let hasAnswered = false;
    try {
      for await (const part of runModelOnce(kernel, setup, leaveOut(run, leftOut))) {
        if (!hasAnswered && found.length > 0) await rememberRefusedParts(kernel, run, (known) => [...known, ...found]);
        hasAnswered = true;
        yield part;
      }
      return;
    } catch (error) {
      if (hasAnswered || !(error instanceof ModelFailed)) throw error;
      const refusedPart = error.refusedPart ?? guessRefusedPart(error, run);
      if (refusedPart !== undefined && !leftOut.has(refusedPart) && !isDemanded(run, refusedPart)) {
        const isGuess = error.refusedPart === undefined;
        kernel.log.warn(
          { part: refusedPart, reason: error.vendorReason, isGuess },
          "a model refuses a request, and is asked again without a part of it",
        );
        found.push(refusedPart);
        leftOut.add(refusedPart);
        continue;
      }
      const waitMs = retryDelaysMs[attempt++];
      if (waitMs === undefined || !error.isPassing || error.isLate || (error.retryAfterMs ?? 0) > longestRetryAfterMs)
        throw error;
      await delay(Math.max(waitMs, error.retryAfterMs ?? 0), undefined, { signal: run.signal });
    }
  }
}

/**
 * Some servers answer tools that they do not know with no more than "Bad request". A model that called a
 * tool takes tools.
 */
function guessRefusedPart({ isVague }: ModelFailed, { tools, messages }: ModelRun): RefusedPart | undefined {
  return isVague && tools.length > 0 && messages.every(({ role }) => role !== "tool") ? "tools" : undefined;
}
