import { EventEmitter } from "node:events";
import { Logger, type Runner, run, runMigrations, type WorkerEvents } from "graphile-worker";
import { type Database, openPool, type Transaction } from "./database.ts";
import type { Event } from "./events.ts";
import type { Kernel } from "./kernel.ts";
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

export async function startWorker(kernel: Kernel, jobs: readonly Job[]): Promise<Worker> {
  const pool = openPool({ ...kernel.database.connection, max: concurrency + 2 });
  const events = new EventEmitter() as WorkerEvents;
  events.on("pool:create", ({ workerPool }) => {
    kernel.node.addWorkerPool(workerPool.id).catch((cause: unknown) => {
      kernel.log.error(
        { cause: String(cause) },
        "could not record the worker pool: its jobs would wait if this node died",
      );
    });
  });
  const runner: Runner = await run({
    pgPool: pool,
    concurrency,
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
  });
  return {
    async stop() {
      await runner.stop().catch(() => {});
      await pool.end();
    },
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
