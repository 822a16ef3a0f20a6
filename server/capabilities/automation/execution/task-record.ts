import type { Effect, WorkflowError } from "../calls/call.ts";

type TaskStatus = "running" | "waiting" | "completed" | "faulted" | "cancelled" | "skipped";

/** A waiting run or task waits for this. */
export type WaitingFor = {
  kind: "timer" | "event" | "approval" | "retry" | "run" | "activation";
  /** ISO 8601. */
  until?: string;
  [detail: string]: unknown;
};

/** One execution of a task, as its row keeps it. Undefined columns are null in the row. */
export type TaskRecord = {
  number: number;
  parent: number | null;
  pointer: string;
  name: string;
  kind: string;
  iteration: number | null;
  status: TaskStatus;
  attempt: number;
  input: unknown;
  output?: unknown;
  /** The context that it exported. */
  context?: unknown;
  /**
   * A later start from this task needs these: its input before `input.from` where that is another,
   * the task whose export was the context, the index in its list, the steps before it.
   */
  kept: Kept;
  error?: WorkflowError;
  waitingFor?: WaitingFor | undefined;
  effect?: Effect | undefined;
  cost?: Cost | undefined;
  startedAt: Date;
  endedAt?: Date;
};

export type Kept = {
  raw?: unknown;
  contextFrom: number | null;
  at: number;
  steps: number;
  /** for: the items. */
  items?: unknown[];
};

/** A call has cost so much. */
export type Cost = { calls?: number; inputTokens?: number; outputTokens?: number };
