import type { RunTask } from "@parley/workflows";
import type { WorkflowError } from "../calls/call.ts";
import { fillTemplate } from "../evaluating/evaluate.ts";
import { faultOf, TaskFault } from "../execution/task-fault.ts";
import { startChildRun } from "../runs/start-child-run.ts";
import type { BodyOutcome } from "./bodies.ts";
import type { TaskRun } from "./task-run.ts";

/** The signal says how another run ended. */
export type ChildEnd = { status: "completed" | "faulted" | "cancelled"; output?: unknown; error?: WorkflowError };

/** Runs another workflow, and waits for its end unless `await` is false. */
export async function runWorkflow(under: TaskRun<RunTask>): Promise<BodyOutcome> {
  const { run, place, frame, record, facts, input, scope } = under;
  const { workflow, await: isAwaited = true } = place.task.run;
  if (workflow === undefined) throw faultOf("configuration", "Only workflows can be run");
  if (run.facts.isDry) {
    const stub = run.facts.stub?.(place);
    return stub === undefined ? { output: input } : { output: stub.recorded, isRecorded: true };
  }
  const key = `${scope.key}:run`;
  if (!frame.body.isArranged) {
    const given = await fillTemplate(run, workflow.input ?? {}, input, { scope, facts });
    const child = await startChildRun(run, { ...workflow, input: given, wait: isAwaited ? key : null });
    frame.body.isArranged = true;
    run.alongside(child.store);
    record.waitingFor = { kind: "run", runId: child.id };
    run.note(record);
    await run.checkpoint();
  }
  if (!isAwaited) return { output: input };
  const waitingFor = record.waitingFor ?? { kind: "run" as const };
  const outcome = await run.wait(record, { key, waitingFor, signal: scope.signal });
  if (outcome === "due") throw faultOf("runtime", "The run was not heard of");
  const end = outcome.content as ChildEnd;
  if (end.status === "completed") return { output: end.output ?? null };
  if (end.error !== undefined) throw new TaskFault({ ...end.error, instance: place.pointer });
  throw faultOf("runtime", `The run of ${workflow.name} was cancelled`);
}
