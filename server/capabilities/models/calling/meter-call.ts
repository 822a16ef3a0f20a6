import { Counter } from "../../../kernel/counter.ts";
import { DurationHistogram } from "../../../kernel/duration-histogram.ts";
import { ModelFailed } from "../../../providers/model/model.ts";

const firstTokens = new DurationHistogram(
  "parley_model_first_token_seconds",
  "Time from a question to the first piece of a model's answer, by the kind of its provider.",
  [0.1, 0.25, 0.5, 1, 2, 5, 10, 15, 30, 60],
);
const calls = new Counter("parley_model_calls_total", "Calls of models by this node, retries included.");
const errors = new Counter("parley_model_errors_total", "Calls of models by this node that failed, by the fault.");

/** Counts a call, and measures the time until the function that it returns is called first. */
export function meterCall({ kind }: { kind: string }): () => void {
  const startedAtMs = performance.now();
  let hasBegun = false;
  calls.add(`kind="${kind}"`);
  return () => {
    if (!hasBegun) firstTokens.labelled(`kind="${kind}"`)(performance.now() - startedAtMs);
    hasBegun = true;
  };
}

/** Counts a failed call. A call that was stopped, or for which there was no budget, says nothing of the model. */
export function countFailure({ kind }: { kind: string }, error: unknown): void {
  if (error instanceof ModelFailed) errors.add(`kind="${kind}",fault="${error.fault}"`);
}
