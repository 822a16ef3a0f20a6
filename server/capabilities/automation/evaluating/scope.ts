import type { TaskBase } from "@parley/workflows";

/** A task sees this of its surroundings. */
export type Scope = {
  /** Names the execution of a task within its run: the same in a retry and after a take-over. */
  key: string;
  /** The number of the task that it is a part of. */
  parent: number | null;
  /** The variables of loops, events and caught errors, without their `$`. */
  variables: Readonly<Record<string, unknown>>;
  /** Aborted when the task must end: a time limit, a cancel, a branch that won. */
  signal: AbortSignal;
  /** Inside of an extension: extensions do not extend each other. */
  isExtension: boolean;
  /** The nearest loop is in this iteration. */
  iteration: number | null;
  /** The nearest `try` is in this attempt, counted from 1. */
  attempt: number;
};

/** A task with its place. */
export type TaskPlace<Task extends TaskBase = TaskBase> = { name: string; pointer: string; task: Task };

export function inside(scope: Scope, change: Partial<Scope>): Scope {
  return { ...scope, ...change };
}
