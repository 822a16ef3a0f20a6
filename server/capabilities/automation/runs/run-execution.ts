// Long because the life of one execution is here, whose parts change the same few fields.

import { setMaxListeners } from "node:events";
import type { WorkflowDefinition } from "@parley/workflows";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { RunState } from "../interpreter/run-state.ts";
import type { TaskRecord, WaitingFor } from "../interpreter/task-record.ts";
import type { Journal, RunChange, RunSignal } from "./journal.ts";
import { framesOf } from "./resuming/frames-of.ts";

/** What never changes while a run is executed. */
export type RunFacts = {
  workspaceId: string;
  id: string;
  workflowId: string;
  workflowName: string;
  version: number;
  definition: WorkflowDefinition;
  /** False when the workflow was deleted. */
  isDefined: boolean;
  /** As it was given, before the workflow's `input.from`. */
  input: unknown;
  startedAt: Date;
  causedBy: string | null;
  depth: number;
  /** Nothing outside of the run is changed. */
  isDry: boolean;
  /** What the task gave when it happened, after its `output.as`, in place of doing it in a dry run. */
  stub?: (task: { pointer: string }) => { recorded: unknown } | undefined;
};

/** A task that waits. */
type Wait = {
  key: string;
  record: TaskRecord;
  waitingFor: WaitingFor;
  dueMs: number | undefined;
  resume(outcome: "due" | RunSignal): void;
};

/** The outcome of a wait: its time has come, or the signal that it waited for. */
type WaitOutcome = "due" | RunSignal;

/** The run was released: another execution goes on with it. */
export class Released extends Error {
  override name = "Released";
}

/** The run was cancelled, or the node stops. */
export class Stopped extends Error {
  override name = "Stopped";
  readonly isCancelled: boolean;
  constructor(isCancelled: boolean) {
    super(isCancelled ? "the run was cancelled" : "the node stops");
    this.isCancelled = isCancelled;
  }
}

/** A run that goes on so soon stays in memory. */
const lingerMs = 1_000;
const longestTimerMs = 2_147_483_647;
/** A task that takes longer than this is seen as running before it ends. */
const showAfterMs = 150;

const mostFailed = 200;

function isResumable({ status }: RunChange): boolean {
  return status === "faulted" || status === "cancelled";
}

/**
 * A run while a node executes it: its state, the rows to be written, and the tasks that wait. When all of
 * its tasks wait, the run is stored and forgotten.
 */
export class RunExecution {
  readonly kernel: Kernel;
  readonly facts: RunFacts;
  readonly state: RunState;
  /** The rows of the tasks that have begun and not ended. */
  readonly records: Map<number, TaskRecord>;
  /** Whether no task of the run has begun yet. */
  isFresh = false;
  readonly #journal: Journal;
  readonly #stop = new AbortController();
  readonly #dirty = new Set<TaskRecord>();
  readonly #waits = new Set<Wait>();
  readonly #failed = new Map<number, TaskRecord>();
  readonly #deadlines = new Set<number>();
  #signals: RunSignal[] = [];
  /** The signals that the next checkpoint deletes. */
  #consumed: number[] = [];
  /** All signals that were taken: a read that began before their deletion may still give them. */
  readonly #used = new Set<number>();
  #works: ((tx: Transaction) => Promise<void>)[] = [];
  #nextTask: number;
  #wakes: number;
  /** How many parts of the run work now: more than one inside of a fork. */
  #active = 1;
  #writing: Promise<void> | undefined;
  #queued: Promise<void> | undefined;
  /** Set while the run is stored as waiting. Never rejects. */
  #resting: Promise<void> | undefined;
  #restsAgain = false;
  #isPoked = false;
  #isOver = false;
  #isDraining = false;
  #timer: NodeJS.Timeout | undefined;
  #showTimer: NodeJS.Timeout | undefined;

  constructor(
    kernel: Kernel,
    parts: {
      facts: RunFacts;
      state: RunState;
      records: readonly TaskRecord[];
      nextTask: number;
      wakes: number;
      journal: Journal;
    },
  ) {
    this.kernel = kernel;
    this.facts = parts.facts;
    this.state = parts.state;
    this.records = new Map(parts.records.map((record) => [record.number, record]));
    this.#nextTask = parts.nextTask;
    this.#wakes = parts.wakes;
    this.#journal = parts.journal;
    setMaxListeners(0, this.#stop.signal);
  }

  /** Aborted when the run must stop: it was cancelled, released, taken over, or the node stops. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  stop(reason: Error): void {
    this.#isOver = true;
    this.#stop.abort(reason);
    this.#clearTimers();
  }

  /** The execution stops after the tasks under way, when the next checkpoint is stored. */
  drain(): void {
    this.#isDraining = true;
    if (this.#active === 0) this.stop(new Stopped(false));
  }

  /** The number of the next task that begins. */
  nextNumber(): number {
    return this.#nextTask++;
  }

  /** How many tasks of this run have begun. */
  get taskCount(): number {
    return this.#nextTask;
  }

  /** The row is written with the next checkpoint. */
  note(record: TaskRecord): void {
    this.#dirty.add(record);
    if (record.status === "running" || record.status === "waiting") this.records.set(record.number, record);
    else this.records.delete(record.number);
    if (record.status === "faulted" || record.status === "cancelled") this.#keepFailed(record);
    this.#showTimer ??= setTimeout(() => {
      this.#showTimer = undefined;
      if (this.#dirty.size > 0 && !this.#isOver && this.#resting === undefined) this.checkpoint().catch(() => {});
    }, showAfterMs);
  }

  /** Keeps failed tasks, whose inputs a resumed run needs: their rows do not show secrets. */
  #keepFailed(record: TaskRecord): void {
    this.#failed.set(record.number, record);
    if (this.#failed.size <= mostFailed) return;
    const left = new Set([...framesOf(this.state)].map(({ number }) => number));
    for (const number of this.#failed.keys()) if (!left.has(number)) this.#failed.delete(number);
  }

  /** Written in the transaction of the next checkpoint. Must be able to run twice, after a rollback. */
  alongside(work: (tx: Transaction) => Promise<void>): void {
    this.#works.push(work);
  }

  /** Stores what has happened. Calls of the same moment share a transaction. */
  checkpoint(): Promise<void> {
    if (this.#isOver) return Promise.reject(this.signal.reason as Error);
    if (this.#writing === undefined) {
      this.#writing = this.#write({ status: "running" })
        .then(() => {})
        .finally(() => {
          this.#writing = undefined;
        });
      return this.#writing;
    }
    this.#queued ??= this.#writing
      .catch(() => {})
      .then(() => {
        this.#queued = undefined;
        return this.checkpoint();
      });
    return this.#queued;
  }

  /** Stores the end of the run. */
  async end(change: Extract<RunChange, { status: "completed" | "faulted" | "cancelled" }>): Promise<void> {
    await this.#settle();
    await this.#write(change);
    this.stop(new Released());
  }

  /** The run's time limit, or that of one of its tasks. Gives the function that ends the watch. */
  watchDeadline(atMs: number): () => void {
    this.#deadlines.add(atMs);
    return () => this.#deadlines.delete(atMs);
  }

  /** Takes a signal that has come already. */
  takeSignal(key: string): RunSignal | undefined {
    const index = this.#signals.findIndex((signal) => signal.wait === key);
    if (index < 0) return undefined;
    const [signal] = this.#signals.splice(index, 1);
    if (signal === undefined) return undefined;
    this.#consumed.push(signal.number);
    this.#used.add(signal.number);
    return signal;
  }

  /**
   * The task waits for a signal of this key, or until its time has come. When all tasks wait, the run is
   * stored and forgotten: then this promise never ends.
   */
  async wait(
    record: TaskRecord,
    wait: { key: string; waitingFor: WaitingFor; dueMs?: number | undefined; signal: AbortSignal },
  ): Promise<WaitOutcome> {
    wait.signal.throwIfAborted();
    const early = this.takeSignal(wait.key);
    if (early !== undefined) return early;
    if (wait.dueMs !== undefined && (wait.dueMs <= Date.now() || this.facts.isDry)) return "due";
    record.status = "waiting";
    record.waitingFor = wait.waitingFor;
    this.note(record);
    const outcome = await new Promise<WaitOutcome>((resolve, reject) => {
      const leave = () => {
        this.#waits.delete(waiting);
        wait.signal.removeEventListener("abort", abort);
        this.#active++;
      };
      const abort = () => {
        leave();
        reject(wait.signal.reason);
      };
      const waiting: Wait = {
        key: wait.key,
        record,
        waitingFor: wait.waitingFor,
        dueMs: wait.dueMs,
        resume: (outcome) => {
          leave();
          resolve(outcome);
        },
      };
      this.#waits.add(waiting);
      wait.signal.addEventListener("abort", abort, { once: true });
      this.#active--;
      this.#setTimer();
      if (this.#active === 0) void this.#rest();
    });
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
    if (this.#active === 0 && !this.#isOver) void this.#rest();
  }

  /**
   * Reads the signals again, because an event has happened that a task may wait for. False: the execution is
   * over, and the run must be taken again.
   */
  async poke(): Promise<boolean> {
    if (this.#isOver) return false;
    this.#isPoked = true;
    if (this.#resting !== undefined) {
      await this.#resting;
      return !this.#isOver;
    }
    this.#isPoked = false;
    await this.#readSignals();
    this.#deliver();
    return true;
  }

  async #readSignals(): Promise<void> {
    const signals = await this.#journal.readSignals();
    this.#signals = signals.filter(({ number }) => !this.#used.has(number));
  }

  /** Reads the signals that came before the execution began. */
  async begin(): Promise<void> {
    await this.#readSignals();
  }

  #deliver(): void {
    const now = Date.now();
    for (const wait of [...this.#waits]) {
      const signal = this.takeSignal(wait.key);
      if (signal !== undefined) wait.resume(signal);
      else if (wait.dueMs !== undefined && wait.dueMs <= now) wait.resume("due");
    }
  }

  /** All tasks wait: the run is stored, and forgotten unless it goes on soon. */
  async #rest(): Promise<void> {
    if (this.#isOver) return;
    if (this.#resting !== undefined) {
      this.#restsAgain = true;
      return;
    }
    this.#resting = this.#storeWaiting();
    await this.#resting;
    this.#resting = undefined;
    if (this.#restsAgain) {
      // A task went on, and waits again already.
      this.#restsAgain = false;
      if (this.#active === 0) void this.#rest();
    }
    if (this.#isPoked && !this.#isOver) this.poke().catch((error: Error) => this.stop(error));
  }

  async #storeWaiting(): Promise<void> {
    try {
      await this.#settle();
      while (this.#active === 0 && !this.#isOver) {
        const dueMs = this.#nextDueMs();
        const isSoon = dueMs !== undefined && dueMs - Date.now() <= lingerMs;
        const [first] = this.#waits;
        if (first === undefined) return;
        const outcome = await this.#write({
          status: "waiting",
          waitingFor: first.waitingFor,
          dueMs,
          isReleased: !isSoon,
        });
        if (outcome.isReleased) {
          this.stop(new Released());
          return;
        }
        const isBehind = outcome.wakes !== this.#wakes || this.#isPoked;
        this.#wakes = outcome.wakes;
        this.#isPoked = false;
        if (isBehind) await this.#readSignals();
        this.#deliver();
        if (!isBehind && isSoon) return;
      }
    } catch (error) {
      this.stop(error as Error);
    }
  }

  #nextDueMs(): number | undefined {
    const times = [...this.#deadlines, ...[...this.#waits].flatMap(({ dueMs }) => dueMs ?? [])];
    return times.length === 0 ? undefined : Math.min(...times);
  }

  #setTimer(): void {
    clearTimeout(this.#timer);
    const times = [...this.#waits].flatMap(({ dueMs }) => dueMs ?? []);
    if (times.length === 0) return;
    const afterMs = Math.min(Math.max(Math.min(...times) - Date.now(), 0), longestTimerMs);
    this.#timer = setTimeout(() => {
      if (this.#isOver) return;
      if (this.#resting === undefined) this.#deliver();
      if (this.#waits.size > 0) this.#setTimer();
    }, afterMs);
  }

  #clearTimers(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#showTimer);
  }

  async #settle(): Promise<void> {
    while (this.#writing !== undefined) await this.#writing.catch(() => {});
  }

  async #write(change: RunChange) {
    const records = [...this.#dirty];
    const [works, consumed] = [this.#works, [...this.#consumed]];
    this.#dirty.clear();
    this.#works = [];
    try {
      const outcome = await this.#journal.commit({
        state: this.state,
        nextTask: this.#nextTask,
        records,
        open: [...this.records.values(), ...(isResumable(change) ? this.#failed.values() : [])],
        consumed,
        change,
        wakes: this.#wakes,
        works,
      });
      this.#consumed = this.#consumed.filter((number) => !consumed.includes(number));
      if (outcome.isCancelRequested) this.stop(new Stopped(true));
      else if (this.#isDraining) this.stop(new Stopped(false));
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
