import type { SwitchTask } from "@parley/workflows";
import type { BodyOutcome } from "./bodies.ts";
import { holds } from "./evaluate.ts";
import type { TaskRun } from "./task-run.ts";

export async function runSwitch({ run, place, facts, input, scope }: TaskRun<SwitchTask>): Promise<BodyOutcome> {
  let otherwise: string | undefined;
  for (const item of place.task.switch) {
    const [choice] = Object.values(item);
    if (choice === undefined) continue;
    if (choice.when === undefined) otherwise = choice.then;
    else if (await holds(run, choice.when, input, { scope, facts })) return { output: input, next: choice.then };
  }
  return otherwise === undefined ? { output: input } : { output: input, next: otherwise };
}
