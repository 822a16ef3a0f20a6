import { pointerTo } from "@parley/json";
import type { Task, TaskList } from "@parley/workflows";
import type { Scope } from "../evaluating/scope.ts";
import type { RunExecution } from "../execution/run-execution.ts";
import type { ListFrame } from "../execution/run-state.ts";
import { faultOf } from "../execution/task-fault.ts";
import { runTask } from "./run-task.ts";
import type { Interpreter, ListOutcome } from "./task-run.ts";

const interpreter: Interpreter = {
  runList,
  runTask: (run, place, holder, scope) => runTask(interpreter, run, place, holder, scope),
};

/** A run with more tasks goes in circles. */
const mostTasks = 100_000;

/** Runs the tasks of a list in the order that they ask for, from where the frame is. Throws TaskFault. */
export async function runList(
  run: RunExecution,
  { list, pointer, frame }: { list: TaskList; pointer: string; frame: ListFrame },
  scope: Scope,
): Promise<ListOutcome> {
  const names = list.map((item) => Object.keys(item)[0] ?? "");
  while (frame.at < list.length) {
    const name = names[frame.at] ?? "";
    const task = list[frame.at]?.[name] as Task;
    const place = { name, pointer: pointerTo(pointer, frame.at, name), task };
    if (run.taskCount > mostTasks) {
      throw faultOf("runtime", `The run has more than ${mostTasks} tasks`, "Its tasks lead back to each other.");
    }
    const key = `${scope.key}/${name}${frame.steps === 0 ? "" : `.${frame.steps}`}`;
    const { output, next: directive } = await interpreter.runTask(run, place, frame, { ...scope, key });
    frame.held = output;
    delete frame.task;
    frame.steps++;
    if (directive === "end") return { output, isEnd: true, isExit: false };
    if (directive === "exit") return { output, isEnd: false, isExit: true };
    const next = directive === "continue" ? frame.at + 1 : names.indexOf(directive);
    if (next < 0) throw faultOf("configuration", `There is no task named ${directive} in the list of ${name}`);
    frame.at = next;
    // The end of the list is stored in the next checkpoint of the task around it.
    if (frame.at < list.length) await run.checkpoint();
  }
  return { output: frame.held, isEnd: false, isExit: false };
}
