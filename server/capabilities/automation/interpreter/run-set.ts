import type { SetTask } from "@parley/workflows";
import type { BodyOutcome } from "./bodies.ts";
import { evaluate, fillTemplate } from "./evaluate.ts";
import type { TaskRun } from "./task-run.ts";

export async function runSet({ run, place, facts, input, scope }: TaskRun<SetTask>): Promise<BodyOutcome> {
  const { set } = place.task;
  const fill = typeof set === "string" ? evaluate : fillTemplate;
  return { output: await fill(run, set, input, { scope, facts }) };
}
