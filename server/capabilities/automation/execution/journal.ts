import type { Transaction } from "../../../kernel/storage/database.ts";
import type { WorkflowError } from "../calls/call.ts";
import type { RunState } from "./run-state.ts";
import type { TaskRecord, WaitingFor } from "./task-record.ts";

/** The signal says that what a task of a run waited for has happened. */
export type RunSignal = { number: number; wait: string; content: unknown };

/** The change says how a run changes with a checkpoint. */
export type RunChange =
  | { status: "running" }
  /** Released: the node forgets the run. Not released: it goes on so soon that the node keeps it. */
  | { status: "waiting"; waitingFor: WaitingFor; dueMs: number | undefined; isReleased: boolean }
  | { status: "completed"; output: unknown }
  | { status: "faulted"; error: WorkflowError }
  | { status: "cancelled" };

/**
 * A checkpoint is stored in one transaction after a task has ended, or before something is done
 * outside.
 */
export type Checkpoint = {
  state: RunState;
  nextTask: number;
  records: readonly TaskRecord[];
  /** The tasks that have begun and not ended. */
  open: Iterable<TaskRecord>;
  /** The signals that were used. */
  consumed: readonly number[];
  change: RunChange;
  /** The number of wakes that the run has seen. With more in its row, the run is not released. */
  wakes: number;
  /** Further writes of the same transaction: an event, a subscription, another run. */
  works: readonly ((tx: Transaction) => Promise<void>)[];
};

export type CheckpointOutcome = { wakes: number; isCancelRequested: boolean; isReleased: boolean };

/** The steps of a run are kept here: in the database, or in the memory of a dry run. */
export type Journal = {
  /** @throws OwnershipLost when another node has taken the run over */
  commit(checkpoint: Checkpoint): Promise<CheckpointOutcome>;
  /** The signals that were not used yet, in their order. */
  readSignals(): Promise<RunSignal[]>;
};

/** Another node executes the run now: this one must write nothing more. */
export class OwnershipLost extends Error {
  override name = "OwnershipLost";
}
