import { type ExpressionJob, type JobOutcome, sliceMs, type ThreadSettings } from "./expression-job.ts";
import { ExpressionThread } from "./expression-thread.ts";

export type PoolSettings = {
  thread: ThreadSettings;
  /** The number of jobs that run at the same time, at least 2. */
  maxRunning: number;
  deadlineMs: number;
  /** After so long without a job all threads end. */
  idleMs: number;
  /** Makes the error of a job that the end of the pool leaves undone. */
  stopping: () => Error;
};

type Waiting = { job: ExpressionJob; answer: PromiseWithResolvers<JobOutcome[]> };

/**
 * Threads that run jobs. The workspaces take turns: one that runs nothing goes first, and none
 * takes the last thread for a second job. One thread more than can be used is kept ready, which
 * takes the place of a thread that ends with its job.
 */
export class ExpressionPool {
  readonly #settings: PoolSettings;
  /** Workspaces in the order of their turns. */
  readonly #queues = new Map<string, Waiting[]>();
  readonly #running = new Map<string, number>();
  readonly #threads = new Set<ExpressionThread>();
  readonly #ready: { thread: ExpressionThread; lastWorkspaceId: string }[] = [];
  #runningCount = 0;
  #waitingCount = 0;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
  }

  /**
   * Gives what became of the first programs, at least one: see ExpressionThread.
   * @throws ExpressionFault with `limit`; the error of `stopping` when the pool is closed
   */
  run(job: ExpressionJob): Promise<JobOutcome[]> {
    if (this.#isClosed) throw this.#settings.stopping();
    const answer = Promise.withResolvers<JobOutcome[]>();
    const queue = this.#queues.get(job.workspaceId) ?? [];
    queue.push({ job, answer });
    this.#queues.set(job.workspaceId, queue);
    this.#waitingCount++;
    clearTimeout(this.#idle);
    this.#serve();
    return answer.promise;
  }

  /** The threads that start, run a job, or are ready. */
  get threadCount(): number {
    return this.#threads.size;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    for (const { answer } of [...this.#queues.values()].flat()) answer.reject(this.#settings.stopping());
    this.#queues.clear();
    await this.#endAll();
  }

  #serve(): void {
    if (this.#isClosed) return;
    while (this.#ready.length > 0 && this.#runningCount < this.#settings.maxRunning) {
      const workspaceId = this.#nextWorkspace();
      if (workspaceId === undefined) break;
      void this.#give(workspaceId, this.#takeReady(workspaceId));
    }
    const needed = Math.min(this.#settings.maxRunning, this.#runningCount + this.#waitingCount);
    // Without a job, no spare thread is needed.
    while (needed > 0 && this.#threads.size < needed + 1) this.#start();
  }

  #nextWorkspace(): string | undefined {
    const most = this.#settings.maxRunning - 1;
    const waiting = [...this.#queues.keys()];
    const runningOf = (id: string) => this.#running.get(id) ?? 0;
    return waiting.find((id) => runningOf(id) === 0) ?? waiting.find((id) => runningOf(id) < most);
  }

  /** Prefers a thread whose last job was of the workspace, because its memory needs no cleaning. */
  #takeReady(workspaceId: string): ExpressionThread {
    const found = this.#ready.findIndex((each) => each.lastWorkspaceId === workspaceId);
    return this.#ready.splice(Math.max(found, 0), 1)[0]!.thread;
  }

  async #give(workspaceId: string, thread: ExpressionThread): Promise<void> {
    const queue = this.#queues.get(workspaceId)!;
    const { job, answer } = queue.shift()!;
    // The next turn of the workspace comes after the turns of all others.
    this.#queues.delete(workspaceId);
    if (queue.length > 0) this.#queues.set(workspaceId, queue);
    this.#waitingCount--;
    this.#count(workspaceId, 1);
    const { deadlineMs } = this.#settings;
    try {
      answer.resolve(await thread.run(job, job.programs.length > 1 ? deadlineMs + sliceMs : deadlineMs));
    } catch (cause) {
      answer.reject(this.#isClosed ? this.#settings.stopping() : cause);
    }
    this.#count(workspaceId, -1);
    if (thread.isEnded) this.#drop(thread);
    else this.#ready.push({ thread, lastWorkspaceId: workspaceId });
    this.#serve();
    if (this.#runningCount === 0 && this.#waitingCount === 0) this.#rest();
  }

  #count(workspaceId: string, change: 1 | -1): void {
    this.#runningCount += change;
    const running = (this.#running.get(workspaceId) ?? 0) + change;
    if (running === 0) this.#running.delete(workspaceId);
    else this.#running.set(workspaceId, running);
  }

  #start(): void {
    const thread = new ExpressionThread(this.#settings.thread);
    this.#threads.add(thread);
    thread.ready.then(
      () => {
        if (!this.#threads.has(thread)) return;
        this.#ready.push({ thread, lastWorkspaceId: "" });
        this.#serve();
      },
      (cause) => {
        if (!this.#threads.delete(thread)) return;
        // Without a thread that could serve them, the jobs that wait would wait for ever.
        if (this.#threads.size > 0) return;
        for (const { answer } of [...this.#queues.values()].flat()) answer.reject(cause);
        this.#queues.clear();
        this.#waitingCount = 0;
      },
    );
  }

  #drop(thread: ExpressionThread): void {
    this.#threads.delete(thread);
    void thread.end(this.#settings.stopping());
  }

  #rest(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.#endAll(), this.#settings.idleMs).unref();
  }

  async #endAll(): Promise<void> {
    const threads = [...this.#threads];
    this.#threads.clear();
    this.#ready.length = 0;
    await Promise.all(threads.map((thread) => thread.end(this.#settings.stopping())));
  }
}
