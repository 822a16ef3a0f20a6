import { framesOf } from "./frames-of.ts";
import type { RunState } from "./run-state.ts";
import type { TaskRecord } from "./task-record.ts";

const mostFailed = 200;

/** Holds the rows of a run's tasks: the open ones, those to be written, and those that failed. */
export class TaskRows {
  /** The tasks that have begun and not ended, by number. */
  readonly open: Map<number, TaskRecord>;
  readonly #state: RunState;
  readonly #changed = new Set<TaskRecord>();
  /** A resumed run needs the inputs of failed tasks, and their rows do not show secrets. */
  readonly #failed = new Map<number, TaskRecord>();

  constructor(open: readonly TaskRecord[], state: RunState) {
    this.open = new Map(open.map((record) => [record.number, record]));
    this.#state = state;
  }

  get hasChanges(): boolean {
    return this.#changed.size > 0;
  }

  /** The row is written with the next checkpoint. */
  note(record: TaskRecord): void {
    this.#changed.add(record);
    if (record.status === "running" || record.status === "waiting") this.open.set(record.number, record);
    else this.open.delete(record.number);
    if (record.status === "faulted" || record.status === "cancelled") this.#keepFailed(record);
  }

  /** The rows that a checkpoint writes. */
  takeChanges(): TaskRecord[] {
    const changed = [...this.#changed];
    this.#changed.clear();
    return changed;
  }

  /** The tasks from whose rows and inputs a run that ends so may be resumed. */
  listResumable({ withFailed }: { withFailed: boolean }): TaskRecord[] {
    return [...this.open.values(), ...(withFailed ? this.#failed.values() : [])];
  }

  #keepFailed(record: TaskRecord): void {
    this.#failed.set(record.number, record);
    if (this.#failed.size <= mostFailed) return;
    const left = new Set([...framesOf(this.#state)].map(({ number }) => number));
    for (const number of this.#failed.keys()) if (!left.has(number)) this.#failed.delete(number);
  }
}
