import type { BodyOutcome } from "./bodies.ts";
import { faultOf } from "./task-fault.ts";
import type { TaskRun } from "./task-run.ts";

/** Asks people, and waits for their decision. */
export async function requestApproval(
  _under: Pick<TaskRun, "run">,
  _args: Record<string, unknown>,
): Promise<BodyOutcome> {
  throw faultOf("configuration", "Approvals cannot be asked for yet");
}
