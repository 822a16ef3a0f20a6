import type { Task, TaskList } from "@parley/workflows";
import type { TaskFacts } from "../evaluating/expression-arguments.ts";
import type { Scope, TaskPlace } from "../evaluating/scope.ts";
import type { RunExecution } from "../execution/run-execution.ts";
import type { ListFrame, TaskFrame } from "../execution/run-state.ts";
import type { TaskRecord } from "../execution/task-record.ts";

/** A task under way: what its kind works with. */
export type TaskRun<Kind extends Task = Task> = {
  run: RunExecution;
  place: TaskPlace<Kind>;
  scope: Scope;
  frame: TaskFrame;
  record: TaskRecord;
  facts: TaskFacts;
  /** The input of the task after `input.from`. */
  input: unknown;
  interpreter: Interpreter;
};

/** A task uses this to run the tasks in it. Both throw TaskFault. */
export type Interpreter = {
  /** Runs the tasks of a list in the order that they ask for, from where the frame is. */
  runList(
    run: RunExecution,
    part: { list: TaskList; pointer: string; frame: ListFrame },
    scope: Scope,
  ): Promise<ListOutcome>;
  /** Runs one task, or what is left of it. */
  runTask(run: RunExecution, place: TaskPlace<Task>, holder: TaskHolder, scope: Scope): Promise<TaskOutcome>;
};

/** The result of a list. `isEnd`: the whole workflow ends with this output. */
export type ListOutcome = { output: unknown; isEnd: boolean; isExit: boolean };

/** `next` is where the run goes on: `continue`, `exit`, `end`, or the name of a task. */
export type TaskOutcome = { output: unknown; next: string };

/** The frame of a task is kept here while the task runs: in a list, or a branch. */
export type TaskHolder = Pick<ListFrame, "task" | "held"> & { at?: number; steps?: number };

/** Another branch of the fork has won, or failed. */
export class BranchLost extends Error {
  override name = "BranchLost";
}
