import type { RunExecution } from "../execution/run-execution.ts";
import { faultOf } from "../execution/task-fault.ts";
import { secretTextsOf } from "./read-secrets-of.ts";

/** Throws a TaskFault for a value with a secret that would be stored where others read it. */
export function refuseSecrets(run: RunExecution, value: unknown, advice: string): void {
  const texts = secretTextsOf(run);
  if (texts.areIn(JSON.stringify(value) ?? "")) {
    throw faultOf("authorization", "A secret would be stored in the clear", advice, 403);
  }
}
