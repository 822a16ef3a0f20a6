import { EventEmitter } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { Logger, type Runner, run, runMigrations, type WorkerEvents } from "graphile-worker";
import type { Kernel } from "../kernel.ts";
import { unlockJobsOf } from "../nodes/store.ts";
import { type Database, openPool, type Transaction } from "../storage/database.ts";
import type { Event } from "./event.ts";
import { findEvent } from "./store.ts";

/** Work that is done after a commit, at least once, on any node. A job that throws is tried again with back-off. */
export type Job<Payload = never> = {
  name: string;
  run(kernel: Kernel, payload: Payload): Promise<void>;
  maxAttempts?: number;
  /** A cron pattern in UTC, for jobs that the clock starts. */
  schedule?: string;
};

/** Wants to be told of events after they were committed. Told at least once: what it does is idempotent by event id. */
export type Listener = {
  name: string;
  on: readonly { type: string }[];
  run(kernel: Kernel, event: Event): Promise<void>;
};

export function defineJob<Payload>(job: Job<Payload>): Job<Payload> {
  return job;
}

/** Starts the job when the transaction commits, or at `runAt`. A `key` replaces a job of that key that still waits. */
export function addJob<Payload>(
  tx: Transaction,
  job: Job<Payload>,
  payload: Payload,
  options: { runAt?: Date; key?: string } = {},
): void {
  tx.outbox.jobs.push({
    name: job.name,
    payload,
    runAt: options.runAt ?? null,
    maxAttempts: job.maxAttempts ?? null,
    key: options.key ?? null,
  });
}

/** The job that runs a listener; its payload names the event. */
export function jobOfListener(listener: Listener): Job<{ workspaceId: string; position: number }> {
  return {
    name: listener.name,
    async run(kernel, { workspaceId, position }) {
      const event = await findEvent(kernel.database.query, workspaceId, position);
      // The workspace may have been erased meanwhile; then nobody needs to be told.
      if (event !== undefined) await listener.run(kernel, event);
    },
  };
}

export type Worker = { stop(): Promise<void> };

const concurrency = 4;
const restartDelayMs = 300;
const lostPatienceMs = 1_000;
const stopPatienceMs = 10_000;

/**
 * Runs jobs until it is stopped. When the queue loses its database in the middle of a job, it cannot say of that job
 * that it is done or failed; then the queue is started anew and its former locks are freed, so that nothing stays locked.
 */
export async function startWorker(kernel: Kernel, jobs: readonly Job[]): Promise<Worker> {
  if (jobs.length === 0) return { stop: async () => {} };
  let isStopped = false;
  let restarting: Promise<void> = Promise.resolve();
  let isRestarting = false;
  let queue = await startQueue(kernel, jobs, restart);

  function restart(): void {
    if (isStopped || isRestarting) return;
    isRestarting = true;
    restarting = startAnew().finally(() => {
      isRestarting = false;
    });
  }

  async function startAnew(): Promise<void> {
    kernel.log.warn("the job queue lost its database; starting it anew");
    await queue.stop(lostPatienceMs);
    while (!isStopped) {
      await delay(restartDelayMs);
      try {
        await unlockJobsOf(kernel.database.query, queue.poolIds);
        queue = await startQueue(kernel, jobs, restart);
        return;
      } catch (cause) {
        kernel.log.warn({ cause: String(cause) }, "could not start the job queue yet; trying again");
      }
    }
  }

  return {
    async stop() {
      isStopped = true;
      await restarting;
      await queue.stop(stopPatienceMs);
    },
  };
}

/** `stop` lets running jobs end, but not longer than this: a queue that lost its database may never come to its end. */
type Queue = { poolIds: string[]; stop(patienceMs: number): Promise<void> };

async function startQueue(kernel: Kernel, jobs: readonly Job[], onLost: () => void): Promise<Queue> {
  const pool = openPool({ ...kernel.database.connection, max: concurrency + 2 });
  const poolIds: string[] = [];
  const events = new EventEmitter() as WorkerEvents;
  events.on("pool:create", ({ workerPool }) => {
    poolIds.push(workerPool.id);
    // Without this record peers would not free the pool's jobs when this node dies.
    kernel.node.addWorkerPool(workerPool.id).catch(onLost);
  });
  events.on("pool:fatalError", onLost);
  events.on("worker:getJob:error", onLost);
  let runner: Runner;
  try {
    runner = await run({
      pgPool: pool,
      events,
      noHandleSignals: true,
      logger: new Logger((scope) => (level, message) => {
        // Job errors may quote personal data (a mail server names the recipient), so they are logged by `taskOf` alone.
        if (level === "warning") kernel.log.debug({ scope: scope.label }, message);
      }),
      taskList: Object.fromEntries(jobs.map((job) => [job.name, taskOf(kernel, job)])),
      crontab: jobs
        .filter((job) => job.schedule !== undefined)
        .map((job) => `${job.schedule} ${job.name}`)
        .join("\n"),
      // Batches of no delay: only so does the library tell of a job's end that could not be written.
      preset: { worker: { concurrentJobs: concurrency, completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  runner.promise.catch(onLost);
  let stopped: Promise<void> | undefined;
  async function end(patienceMs: number): Promise<void> {
    const orderly = runner.stop().catch(() => {});
    await Promise.race([orderly, delay(patienceMs, undefined, { ref: false })]);
    // Connections that a lost queue never gives back end with it.
    await Promise.race([pool.end(), delay(lostPatienceMs, undefined, { ref: false })]);
  }
  return {
    poolIds,
    // A queue that was lost while the server stops is ended by both.
    stop: (patienceMs) => (stopped ??= end(patienceMs)),
  };
}

function taskOf(kernel: Kernel, job: Job): (payload: unknown) => Promise<void> {
  return async (payload) => {
    try {
      await job.run(kernel, payload as never);
    } catch (error) {
      const { name, code } = error as { name?: string; code?: string };
      kernel.log.warn({ job: job.name, error: name, code }, "a job failed and will be tried again");
      throw error;
    }
  };
}

/** Creates or updates the queue's own tables. */
export async function migrateJobs(database: Database): Promise<void> {
  await runMigrations({ pgPool: database.pool, logger: new Logger(() => () => {}) });
}
