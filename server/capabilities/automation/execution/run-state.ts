import type { Kept } from "./task-record.ts";

/**
 * Says where a run is, as JSON: the tree of the lists and tasks that have begun and not ended. A node that
 * takes a run over walks the definition again along this tree, and does no finished task twice.
 */
export type RunState = {
  /** `$context`. */
  context: unknown;
  /** The task whose export the context is; null: the run's own input. */
  contextFrom: number | null;
  root: ListFrame;
  /** The run has used so much of its budget. */
  calls: number;
  tokens: number;
  /** Says when it was last resumed, and how long it had worked before, in milliseconds. */
  resumedMs?: number;
  workedMs?: number;
  /** The inputs of open tasks that hold secrets, by the tasks' numbers: their rows do not show them. */
  hidden?: Record<number, { input: unknown; kept: Kept }>;
  /** Credentials that calls got with secrets, such as tokens: kept out of the history as the secrets are. */
  credentials?: string[];
};

/** A list of tasks that are run one after another. */
export type ListFrame = {
  /** The index of the current task. */
  at: number;
  /** Counts the tasks that have ended, which tells the visits of one task in a loop of `then` apart. */
  steps: number;
  /** The input of the current task, until it begins. */
  held?: unknown;
  task?: TaskFrame;
};

/** A task that has begun. Its input is in its row. */
export type TaskFrame = {
  /** The number of its row. */
  number: number;
  stage: "before" | "body" | "after";
  /** Says when it times out, in milliseconds since 1970. */
  deadlineMs?: number;
  /** The tasks of extensions that run before or after it. */
  extension?: { index: number; list: ListFrame };
  /** State of the task's kind. */
  body: BodyFrame;
  /** The output of the task before `output.as`, while the extensions after it run. */
  raw?: unknown;
};

/** A task and what came out of it: a branch of a fork, a function. */
export type HeldTask = { task?: TaskFrame; output?: unknown; isDone?: boolean };

/** The kinds of tasks keep these. Each uses its own part. */
export type BodyFrame = {
  /** do, for, try, listen: the list that runs now. */
  list?: ListFrame;
  /** for, listen: which item. */
  index?: number;
  /** for: the output of the iteration before. */
  held?: unknown;
  branches?: HeldTask[];
  function?: HeldTask;
  /** wait, approvals, and the pause before a retry: until when, in milliseconds since 1970. */
  untilMs?: number;
  /** try: how many attempts have failed, and when the first began. */
  failures?: number;
  firstMs?: number;
  /** try: the error that is being handled. */
  caught?: unknown;
  /** listen: what was consumed, and what came of it. */
  events?: unknown[];
  outputs?: unknown[];
  matched?: number[];
  isHeard?: boolean;
  /** The wait of the task is arranged: the subscription, the approval, the run. */
  isArranged?: boolean;
  /** The approval that is asked for, and whether further people were asked already. */
  approval?: { id: string; requestHash: string; deadlineMs?: number; isEscalated: boolean };
};

export function listFrame(held: unknown): ListFrame {
  return { at: 0, steps: 0, held };
}
