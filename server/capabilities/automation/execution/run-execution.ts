import { setMaxListeners } from "node:events";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import {
  type ExecutionEvent,
  type ExecutionState,
  isLeaving,
  isStoring,
  nextExecutionState,
  Released,
  Stopped,
} from "./execution-state.ts";
import { JoinedWrites } from "./joined-writes.ts";
import type { CheckpointOutcome, Journal, RunChange } from "./journal.ts";
import type { RunFacts } from "./run-facts.ts";
import type { RunState } from "./run-state.ts";
import { SignalInbox } from "./signal-inbox.ts";
import type { TaskRecord } from "./task-record.ts";
import { TaskRows } from "./task-rows.ts";
import { WaitList, type WaitOutcome, type WantedWait } from "./wait-list.ts";

/** A run that goes on so soon stays in memory. */
const lingerMs = 1_000;
/** A task that takes longer than this is seen as running before it ends. */
const showAfterMs = 150;

type ExecutionParts = {
  facts: RunFacts;
  state: RunState;
  /** The rows of the tasks that have begun and not ended. */
  records: readonly TaskRecord[];
  nextTask: number;
  wakes: number;
  /** No task of the run has begun yet. */
  isFresh: boolean;
  journal: Journal;
};

/**
 * A run while a node executes it: its state, the rows to be written, and the tasks that wait. When all of
 * its tasks wait, the run is stored and forgotten.
 */
export class RunExecution {
  readonly kernel: Kernel;
  readonly facts: RunFacts;
  readonly state: RunState;
  readonly isFresh: boolean;
  readonly #journal: Journal;
  readonly #stop = new AbortController();
  readonly #rows: TaskRows;
  readonly #waits: WaitList;
  readonly #signals = new SignalInbox();
  readonly #checkpoints = new JoinedWrites(() => this.#writeCheckpoint());
  #life: ExecutionState = "working";
  /** Counts the parts of the run that work now: more than one inside of a fork. */
  #active = 1;
  #works: ((tx: Transaction) => Promise<void>)[] = [];
  #nextTask: number;
  #wakes: number;
  /** The last time that the run was stored as waiting. Never rejects. */
  #stored: Promise<void> = Promise.resolve();
  #showTimer: NodeJS.Timeout | undefined;

  constructor(kernel: Kernel, { facts, state, records, nextTask, wakes, isFresh, journal }: ExecutionParts) {
    this.kernel = kernel;
    this.facts = facts;
    this.state = state;
    this.isFresh = isFresh;
    this.#rows = new TaskRows(records, state);
    this.#waits = new WaitList(() => {
      if (this.#life !== "over" && !isStoring(this.#life)) this.#deliver();
    });
    this.#nextTask = nextTask;
    this.#wakes = wakes;
    this.#journal = journal;
    setMaxListeners(0, this.#stop.signal);
  }

  #become(event: ExecutionEvent): void {
    this.#life = nextExecutionState(this.#life, event);
  }

  /** Aborted when the run must stop: it was cancelled, released, taken over, or the node stops. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** The rows of the tasks that have begun and not ended, by number. */
  get records(): ReadonlyMap<number, TaskRecord> {
    return this.#rows.open;
  }

  stop(reason: Error): void {
    this.#become("stop");
    this.#stop.abort(reason);
    this.#waits.close();
    clearTimeout(this.#showTimer);
  }

  /** The execution stops after the tasks under way, when the next checkpoint is stored. */
  drain(): void {
    if (this.#life === "over") return;
    if (this.#active === 0) this.stop(new Stopped(false));
    else this.#become("drain");
  }

  /** The number of the next task that begins. */
  nextNumber(): number {
    return this.#nextTask++;
  }

  /** Counts the tasks of this run that have begun. */
  get taskCount(): number {
    return this.#nextTask;
  }

  /** The row is written with the next checkpoint, or soon, so that a long task is seen as running. */
  note(record: TaskRecord): void {
    this.#rows.note(record);
    this.#showTimer ??= setTimeout(() => {
      this.#showTimer = undefined;
      if (this.#rows.hasChanges && this.#life !== "over" && !isStoring(this.#life)) this.checkpoint().catch(() => {});
    }, showAfterMs);
  }

  /** Written in the transaction of the next checkpoint. Must be able to run twice, after a rollback. */
  alongside(work: (tx: Transaction) => Promise<void>): void {
    this.#works.push(work);
  }

  /** Stores what has happened. Calls of the same moment share a transaction. */
  async checkpoint(): Promise<void> {
    if (this.#life === "over") throw this.signal.reason;
    await this.#checkpoints.request();
  }

  async #writeCheckpoint(): Promise<void> {
    if (this.#life === "over") throw this.signal.reason;
    await this.#write({ status: "running" });
  }

  /** Stores the end of the run. */
  async end(change: Extract<RunChange, { status: "completed" | "faulted" | "cancelled" }>): Promise<void> {
    await this.#checkpoints.writeAlone(async () => {
      await this.#write(change);
      this.stop(new Released());
    });
  }

  /** The run's time limit, or that of one of its tasks. Gives the function that ends the watch. */
  watchDeadline(atMs: number): () => void {
    return this.#waits.watchDeadline(atMs);
  }

  /**
   * The task waits for a signal of this key, or until its time has come. When all tasks wait, the run is
   * stored and forgotten: then this promise never ends.
   */
  async wait(record: TaskRecord, wait: WantedWait): Promise<WaitOutcome> {
    wait.signal.throwIfAborted();
    const early = this.#signals.take(wait.key);
    if (early !== undefined) return early;
    if (wait.dueMs !== undefined && (wait.dueMs <= Date.now() || this.facts.isDry)) return "due";
    record.status = "waiting";
    record.waitingFor = wait.waitingFor;
    this.note(record);
    const outcome = this.#waits.await(wait, () => this.addPart());
    this.endPart();
    return this.#goOn(record, await outcome);
  }

  #goOn(record: TaskRecord, outcome: WaitOutcome): WaitOutcome {
    record.status = "running";
    record.waitingFor = undefined;
    this.note(record);
    return outcome;
  }

  /** A part of the run begins or ends beside the others: a branch of a fork. */
  addPart(): void {
    this.#active++;
  }
  endPart(): void {
    this.#active--;
    if (this.#active === 0 && this.#life !== "over") this.#rest();
  }

  /**
   * Reads the signals again, because an event has happened that a task may wait for. False: the execution is
   * over, and the run must be taken again.
   */
  async poke(): Promise<boolean> {
    if (this.#life === "over") return false;
    if (isStoring(this.#life)) {
      this.#become("wake");
      await this.#stored;
      return !this.#isOver;
    }
    await this.#readSignals();
    this.#deliver();
    return true;
  }

  /** TypeScript takes a state for unchanged that it has seen before an `await`. */
  get #isOver(): boolean {
    return this.#life === "over";
  }

  /** Reads the signals that came before the execution began. */
  async begin(): Promise<void> {
    await this.#readSignals();
  }

  async #readSignals(): Promise<void> {
    this.#signals.receive(await this.#journal.readSignals());
  }

  #deliver(): void {
    this.#waits.deliver((key) => this.#signals.take(key));
  }

  /** All tasks wait: the run is stored, and forgotten unless it goes on soon. */
  #rest(): void {
    const isUnderWay = isStoring(this.#life);
    this.#become("all-wait");
    if (isUnderWay) return;
    this.#stored = this.#storeWaiting().catch((error: Error) => this.stop(error));
  }

  async #storeWaiting(): Promise<void> {
    for (;;) {
      const outcome = await this.#checkpoints.writeAlone(() => this.#writeWaiting());
      if (this.#isOver) return;
      const isBehind = outcome === "behind" || this.#life === "overtaken";
      if (isBehind) {
        this.#become("look");
        await this.#readSignals();
        if (this.#isOver) return;
      }
      this.#deliver();
      if (!isBehind && outcome !== "again") break;
    }
    this.#become("stored");
  }

  /**
   * Stores that all tasks wait. `behind`: signals have come that were not read. `again`: the run was not
   * released, and is too far from its next step to stay in memory. `kept`: it stays in memory.
   */
  async #writeWaiting(): Promise<"behind" | "again" | "kept"> {
    const { first } = this.#waits;
    // The run was stopped, or a part went on, before anything was written.
    if (this.#isOver || this.#active > 0 || first === undefined) return "kept";
    const dueMs = this.#waits.nextDueMs();
    const isSoon = dueMs !== undefined && dueMs - Date.now() <= lingerMs;
    const { waitingFor } = first;
    const { wakes, isReleased } = await this.#write({ status: "waiting", waitingFor, dueMs, isReleased: !isSoon });
    if (isReleased) this.stop(new Released());
    const isBehind = wakes !== this.#wakes;
    this.#wakes = wakes;
    if (isBehind) return "behind";
    return isSoon ? "kept" : "again";
  }

  async #write(change: RunChange): Promise<CheckpointOutcome> {
    const records = this.#rows.takeChanges();
    const [works, consumed] = [this.#works, this.#signals.toDelete];
    this.#works = [];
    try {
      const outcome = await this.#journal.commit({
        ...{ state: this.state, nextTask: this.#nextTask, records, consumed, change, wakes: this.#wakes, works },
        open: this.#rows.listResumable({ withFailed: isResumable(change) }),
      });
      this.#signals.forget(consumed);
      if (outcome.isCancelRequested) this.stop(new Stopped(true));
      else if (isLeaving(this.#life)) this.stop(new Stopped(false));
      else if (outcome.wakes !== this.#wakes && change.status === "running") {
        this.#wakes = outcome.wakes;
        await this.#readSignals();
        this.#deliver();
      }
      return outcome;
    } catch (error) {
      this.stop(error as Error);
      throw error;
    }
  }
}

function isResumable({ status }: RunChange): boolean {
  return status === "faulted" || status === "cancelled";
}
