import type { TaskRecord } from "../interpreter/task-record.ts";
import type { Checkpoint, CheckpointOutcome, Journal, RunChange } from "../runs/journal.ts";

/** Keeps the steps of a run in memory. What is to be written alongside is not written. */
export class MemoryJournal implements Journal {
  readonly records = new Map<number, TaskRecord>();
  change: RunChange = { status: "running" };

  async commit({ records, change }: Checkpoint): Promise<CheckpointOutcome> {
    for (const record of records) this.records.set(record.number, structuredClone(record));
    this.change = change;
    return { wakes: 0, isCancelRequested: false, isReleased: false };
  }

  async readSignals(): Promise<[]> {
    return [];
  }
}
