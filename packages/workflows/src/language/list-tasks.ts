import { pointerTo } from "@parley/json";
import { extensionLists, innerLists } from "./inner-lists.ts";
import { kindOf, type Task, type TaskKind, type TaskList, type WorkflowDefinition } from "./workflow-definition.ts";

export type ListedTask = {
  /** RFC 6901, e.g. `/do/0/tryGetPet/try/0/getPet`. */
  pointer: string;
  name: string;
  kind: TaskKind;
  task: Task;
};

/** The tasks of the workflow's `do` at any depth, each before the tasks that it contains. */
export function listTasks(definition: WorkflowDefinition): ListedTask[] {
  return tasksOf(definition.do, "/do");
}

/** Gives those of `listTasks`, and those of functions and extensions below `/use`. */
export function listAllTasks(definition: WorkflowDefinition): ListedTask[] {
  const functions = Object.entries(definition.use?.functions ?? {});
  return [
    ...functions.flatMap(([name, task]) => withInner(task, name, pointerTo("/use/functions", name))),
    ...extensionLists(definition).flatMap(({ list, pointer }) => tasksOf(list, pointer)),
    ...listTasks(definition),
  ];
}

function tasksOf(list: TaskList, pointer: string): ListedTask[] {
  return list.flatMap((item, index) => {
    const [name, task] = Object.entries(item)[0]!;
    return withInner(task, name, pointerTo(pointer, index, name));
  });
}

function withInner(task: Task, name: string, pointer: string): ListedTask[] {
  const inner = innerLists(task, pointer).flatMap((each) => tasksOf(each.list, each.pointer));
  return [{ pointer, name, kind: kindOf(task), task }, ...inner];
}
