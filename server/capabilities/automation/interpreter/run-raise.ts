import type { WorkflowError } from "../calls/call.ts";
import type { RaiseTask } from "../language/workflow-definition.ts";
import type { BodyOutcome } from "./bodies.ts";
import { fillTemplate } from "./evaluate.ts";
import { faultOf, TaskFault } from "./task-fault.ts";
import type { TaskRun } from "./task-run.ts";

export async function runRaise({ run, place, facts, input, scope }: TaskRun<RaiseTask>): Promise<BodyOutcome> {
  const { error } = place.task.raise;
  const definition = typeof error === "string" ? run.facts.definition.use?.errors?.[error] : error;
  if (definition === undefined) throw faultOf("configuration", `The workflow has no error named ${error}`);
  const filled = (await fillTemplate(run, definition, input, { scope, facts })) as WorkflowError;
  throw new TaskFault({ ...filled, instance: filled.instance ?? place.pointer });
}
