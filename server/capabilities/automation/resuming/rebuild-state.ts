import { pointerTo } from "@parley/json";
import type { Task, TaskList, WorkflowDefinition } from "@parley/workflows";
import type { BodyFrame, HeldTask, ListFrame, TaskFrame } from "../execution/run-state.ts";
import type { TaskRecord } from "../execution/task-record.ts";
import type { Reopened } from "./restart-tasks.ts";
import { TaskUnknown } from "./task-unknown.ts";

type Rebuilt = { root: ListFrame; context: unknown; contextFrom: number | null; reopened: Reopened };

/**
 * Finds where the run was before this task, from the rows of its tasks: what had ended before it stays as it is.
 * Throws TaskUnknown when the definition has no such task at this place.
 */
export function rebuildState(
  records: readonly TaskRecord[],
  target: TaskRecord,
  definition: WorkflowDefinition,
  now: Date,
): Rebuilt {
  const byNumber = new Map(records.map((record) => [record.number, record]));
  const path = [target];
  for (let outer = target.parent; outer !== null; outer = path[0]?.parent ?? null) {
    const record = byNumber.get(outer);
    if (record === undefined) throw new TaskUnknown(target.name, []);
    path.unshift(record);
  }
  // The tasks of extensions have no place of their own in the run.
  if (path.some(({ pointer }) => pointer.startsWith("/use/"))) throw new TaskUnknown(target.name, []);
  const reopened: Reopened = [];
  const { contextFrom } = target.kept;
  return {
    root: listTo(0, definition.do, "/do"),
    contextFrom,
    context: contextFrom === null ? null : byNumber.get(contextFrom)?.context,
    reopened,
  };

  function listTo(depth: number, list: TaskList, pointer: string): ListFrame {
    const record = at(depth);
    const names = list.map((item) => Object.keys(item)[0] ?? "");
    const index = names.indexOf(record.name);
    const task = list[index]?.[record.name];
    if (task === undefined) throw new TaskUnknown(record.name, names);
    return { at: index, steps: record.kept.steps, ...taskTo(depth, task, pointerTo(pointer, index, record.name)) };
  }

  /** The target itself begins again; those around it go on. */
  function taskTo(depth: number, task: Task, pointer: string): { task?: TaskFrame; held?: unknown } {
    const record = at(depth);
    if (record === target) return { held: "raw" in record.kept ? record.kept.raw : record.input };
    reopened.push({ number: record.number, pointer });
    return { task: { number: record.number, stage: "body", body: bodyTo(depth, task, pointer) } };
  }

  function bodyTo(depth: number, task: Task, pointer: string): BodyFrame {
    const child = at(depth + 1);
    if ("try" in task) return bodyOfTry(depth, task, pointer);
    if ("for" in task) return { index: child.iteration ?? 0, list: listTo(depth + 1, task.do, `${pointer}/do`) };
    if ("do" in task) return { list: listTo(depth + 1, task.do, `${pointer}/do`) };
    if ("fork" in task) return { branches: branchesTo(depth, task.fork.branches, pointer) };
    const called = "call" in task ? definition.use?.functions?.[task.call] : undefined;
    if (called !== undefined) return { function: taskTo(depth + 1, called, pointerTo(pointer, child.name)) };
    // The events that a task heard are known only while it goes on.
    throw new TaskUnknown(child.name, [at(depth).name]);
  }

  function bodyOfTry(depth: number, task: Extract<Task, { try: unknown }>, pointer: string): BodyFrame {
    const child = at(depth + 1);
    const attempts = { failures: 0, firstMs: now.getTime() };
    if (child.pointer.split("/").at(-3) === "try") {
      return { ...attempts, list: listTo(depth + 1, task.try, `${pointer}/try`) };
    }
    const failed = records.findLast(
      ({ parent, status, number }) => parent === at(depth).number && status === "faulted" && number < child.number,
    );
    const list = listTo(depth + 1, task.catch.do ?? [], `${pointer}/catch/do`);
    return { ...attempts, caught: failed?.error ?? {}, list };
  }

  function branchesTo(depth: number, branches: TaskList, pointer: string): HeldTask[] {
    const child = at(depth + 1);
    const known = branches.map((branch) => Object.keys(branch)[0] ?? "");
    if (!known.includes(child.name)) throw new TaskUnknown(child.name, known);
    return branches.map((branch, index) => {
      const [name = "", task] = Object.entries(branch)[0] ?? [];
      if (name === child.name && task !== undefined) {
        return taskTo(depth + 1, task, pointerTo(pointer, "fork", "branches", index, name));
      }
      const ended = records.findLast(
        (record) => record.parent === at(depth).number && record.name === name && record.status === "completed",
      );
      return ended === undefined ? {} : { output: ended.output ?? null, isDone: true };
    });
  }

  function at(depth: number): TaskRecord {
    const record = path[depth];
    if (record === undefined) throw new TaskUnknown(target.name, []);
    return record;
  }
}
