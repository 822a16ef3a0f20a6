import { createHash } from "node:crypto";
import type { Scope } from "../evaluating/scope.ts";
import type { RunExecution } from "../execution/run-execution.ts";

/**
 * The id of one call, event or request of a run for the outside: the same in a retry and after a take-over,
 * and another id in each iteration.
 */
export function callId(run: RunExecution, scope: Scope): string {
  const place = createHash("sha256").update(scope.key).digest("base64url").slice(0, 22);
  return `${run.facts.id}.${place}`;
}
