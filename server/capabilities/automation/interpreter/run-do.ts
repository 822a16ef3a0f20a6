import type { DoTask } from "@parley/workflows";
import type { BodyOutcome } from "./bodies.ts";
import { listFrame } from "./run-state.ts";
import type { TaskRun } from "./task-run.ts";

export async function runDo({ run, place, frame, input, scope, interpreter }: TaskRun<DoTask>): Promise<BodyOutcome> {
  frame.body.list ??= listFrame(input);
  const part = { list: place.task.do, pointer: `${place.pointer}/do`, frame: frame.body.list };
  const { output, isEnd } = await interpreter.runList(run, part, scope);
  return { output, isEnd };
}
