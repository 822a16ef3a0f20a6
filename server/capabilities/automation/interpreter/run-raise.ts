import type { RaiseTask } from "@parley/workflows";
import type { WorkflowError } from "../calls/call.ts";
import type { BodyOutcome } from "./bodies.ts";
import { fillTemplate } from "./evaluate.ts";
import { faultOf, TaskFault } from "./task-fault.ts";
import type { TaskRun } from "./task-run.ts";

export async function runRaise({ run, place, facts, input, scope }: TaskRun<RaiseTask>): Promise<BodyOutcome> {
  const { error } = place.task.raise;
  const definition = typeof error === "string" ? run.facts.definition.use?.errors?.[error] : error;
  if (definition === undefined) throw faultOf("configuration", `The workflow has no error named ${error}`);
  const filled = (await fillTemplate(run, definition, input, { scope, facts })) as WorkflowError;
  const { type, status, title, detail, instance } = filled;
  const texts = [type, title, detail, instance].every((text) => text === undefined || typeof text === "string");
  if (!texts || type === undefined || !Number.isInteger(status) || Math.abs(status) > 999_999) {
    throw faultOf("validation", "The error to raise has no right form", "`type` is a text, `status` a whole number.");
  }
  throw new TaskFault({ ...filled, instance: filled.instance ?? place.pointer });
}
