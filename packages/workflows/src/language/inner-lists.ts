import { pointerTo } from "@parley/json";
import type { Task, TaskList, WorkflowDefinition } from "./workflow-definition.ts";

/** A list of tasks inside of a task, with its role there. */
type InnerList = { role: "do" | "branches" | "try" | "catch" | "foreach"; pointer: string; list: TaskList };

/** The lists of tasks that a task itself contains, in the order of the document. */
export function innerLists(task: Task, pointer: string): InnerList[] {
  const lists: InnerList[] = [];
  const add = (role: InnerList["role"], path: string, list: TaskList | undefined) => {
    if (list !== undefined) lists.push({ role, pointer: `${pointer}/${path}`, list });
  };
  if ("do" in task) add("do", "do", task.do);
  if ("fork" in task) add("branches", "fork/branches", task.fork.branches);
  if ("try" in task) {
    add("try", "try", task.try);
    add("catch", "catch/do", task.catch.do);
  }
  if ("listen" in task) add("foreach", "foreach/do", task.foreach?.do);
  if ("call" in task && task.call === "asyncapi") {
    const { subscription } = task.with as { subscription?: { foreach?: { do?: TaskList } } };
    add("foreach", "with/subscription/foreach/do", subscription?.foreach?.do);
  }
  return lists;
}

/** The lists of tasks that extensions run around other tasks. */
export function extensionLists({ use }: WorkflowDefinition): { pointer: string; list: TaskList }[] {
  return (use?.extensions ?? []).flatMap((item, index) =>
    Object.entries(item).flatMap(([name, extension]) =>
      (["before", "after"] as const).flatMap((side) => {
        const list = extension[side];
        const pointer = pointerOf("/use/extensions", index, name, side);
        return list === undefined ? [] : [{ pointer, list }];
      }),
    ),
  );
}

function pointerOf(start: string, ...names: (string | number)[]): string {
  return names.reduce<string>((pointer, name) => pointerTo(pointer, name), start);
}
