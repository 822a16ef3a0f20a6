import type { RunExecution } from "../execution/run-execution.ts";
import { budgetOf } from "../execution/run-settings.ts";
import { TaskFault } from "../execution/task-fault.ts";

/** A budget that is used up ends the run: no `try` task goes on without one. */
export function exhausted(what: "calls" | "tokens" | "time"): TaskFault {
  const error = {
    type: "https://parley.example/errors/budget-exhausted",
    status: 429,
    title: `The budget of ${what} is used up`,
    detail: "Raise document.metadata.parley.budget, save the workflow, and resume the run with the latest version.",
  };
  return new TaskFault(error, { effect: "not-sent", isFinal: true });
}

/** Counts a call before it is made. Throws when the budget has none left. */
export function spendCall(run: RunExecution): void {
  const { calls, tokens } = budgetOf(run.facts.definition);
  if (calls !== undefined && run.state.calls >= calls) throw exhausted("calls");
  if (tokens !== undefined && run.state.tokens >= tokens) throw exhausted("tokens");
  run.state.calls++;
}

export function spendTokens(
  run: RunExecution,
  cost: { inputTokens?: number; outputTokens?: number } | undefined,
): void {
  run.state.tokens += (cost?.inputTokens ?? 0) + (cost?.outputTokens ?? 0);
}
