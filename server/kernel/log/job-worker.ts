import { EventEmitter } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { type JobHelpers, Logger, type Runner, run, runMigrations, type WorkerEvents } from "graphile-worker";
import type { Kernel } from "../kernel.ts";
import { activityOf, beginActivity } from "../nodes/activity-memory.ts";
import { unlockJobsOf } from "../nodes/store.ts";
import { inShareOf } from "../sharing/share.ts";
import { parkJob } from "../standing/store.ts";
import { type Database, inTransaction, openPool } from "../storage/database.ts";
import { loggableMessage } from "../storage/database-fault.ts";
import { newUuid } from "../storage/id.ts";
import { inSpan } from "../traces/begin-span.ts";
import type { Job } from "./job.ts";
import { queuePulseOf } from "./queue-pulse.ts";

export type JobWorker = { stop(): Promise<void> };

const concurrency = 4;
const restartDelayMs = 300;
const lostPatienceMs = 1_000;
const stopPatienceMs = 10_000;

/**
 * Runs jobs until it is stopped. When the queue loses its database in the middle of a job, it
 * cannot record the job's end. Then the queue is restarted and its former locks are freed, so that
 * no job stays locked.
 */
export async function startJobWorker(kernel: Kernel, jobs: readonly Job[]): Promise<JobWorker> {
  if (jobs.length === 0) return { stop: async () => {} };
  let isStopped = false;
  let restarting: Promise<void> = Promise.resolve();
  let isRestarting = false;
  let queue = await startQueue(kernel, jobs, restart);
  const pauseOrRestart = () => (kernel.readOnly.state === "open" ? restart() : void queue.stop(stopPatienceMs));
  kernel.readOnly.onChange(pauseOrRestart);
  // The state may have changed while the queue began.
  if (kernel.readOnly.state !== "open") pauseOrRestart();

  function restart(): void {
    if (isStopped || isRestarting || kernel.readOnly.state !== "open") return;
    isRestarting = true;
    restarting = restartQueue().finally(() => {
      isRestarting = false;
    });
  }

  async function restartQueue(): Promise<void> {
    kernel.log.warn("the job queue lost its database, or had to pause; restarting the queue");
    await queue.stop(lostPatienceMs);
    while (!isStopped && kernel.readOnly.state === "open") {
      await delay(restartDelayMs);
      try {
        await unlockJobsOf(kernel.database.query, queue.poolIds);
        queue = await startQueue(kernel, jobs, restart);
        if (kernel.readOnly.state === "open") return;
        // The state changed while the queue began: its watcher stopped only the former queue.
        await queue.stop(stopPatienceMs);
      } catch (cause) {
        kernel.log.warn({ cause: String(cause) }, "could not restart the job queue yet; trying again");
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

/** `stop` waits this long for running jobs: a queue that lost its database may never end. */
type Queue = { poolIds: string[]; stop(patienceMs: number): Promise<void> };

async function startQueue(kernel: Kernel, jobs: readonly Job[], onLost: () => void): Promise<Queue> {
  const pool = openPool({ ...kernel.database.connection, max: concurrency + 2 });
  const poolIds: string[] = [];
  const events = new EventEmitter() as WorkerEvents;
  events.on("pool:create", ({ workerPool }) => {
    poolIds.push(workerPool.id);
    // Without this record other nodes would not free the pool's jobs when this node dies.
    kernel.node.addWorkerPool(workerPool.id).catch(onLost);
  });
  events.on("pool:fatalError", onLost);
  events.on("worker:getJob:error", onLost);
  const pulse = queuePulseOf(kernel);
  events.on("worker:getJob:empty", () => pulse.move());
  events.on("job:start", () => pulse.beginJob());
  events.on("job:complete", () => pulse.endJob());
  let runner: Runner;
  try {
    runner = await run({
      pgPool: pool,
      events,
      noHandleSignals: true,
      logger: new Logger((scope) => (level, message) => {
        // Errors of jobs may quote personal data (a mail server names the recipient), so only
        // `taskOf` logs them.
        if (level === "warning") kernel.log.debug({ scope: scope.label }, message);
      }),
      taskList: Object.fromEntries(jobs.map((job) => [job.name, taskOf(kernel, job)])),
      crontab: jobs
        .filter((job) => job.schedule !== undefined)
        .map((job) => `${job.schedule} ${job.name}`)
        .join("\n"),
      // Without a delay: only then does the library report that the end of a job could not be
      // written.
      preset: { worker: { concurrentJobs: concurrency, completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  runner.promise.catch(onLost);
  pulse.begin(concurrency);
  let stopped: Promise<void> | undefined;
  async function end(patienceMs: number): Promise<void> {
    const clean = runner.stop().catch(() => {});
    await Promise.race([clean, delay(patienceMs, undefined, { ref: false })]);
    // A lost queue never returns its connections.
    await Promise.race([pool.end(), delay(lostPatienceMs, undefined, { ref: false })]);
  }
  return {
    poolIds,
    // Both the restart and the stop of the server may end a queue.
    stop: (patienceMs) => (stopped ??= end(patienceMs)),
  };
}

function taskOf(kernel: Kernel, job: Job): (payload: unknown, helpers: JobHelpers) => Promise<void> {
  const activity = activityOf(`job ${job.name}`);
  return async (payload, helpers) => {
    beginActivity(activity);
    const { traceparent: from, requestId } = (payload ?? {}) as { traceparent?: string; requestId?: string };
    try {
      if (await isParked(kernel, job, payload, helpers)) return;
      const run = () => inShareOf(workspaceOf(payload), "work", () => job.run(kernel, payload as never), requestId);
      await inSpan({ name: `job ${job.name}`, kind: "consumer", from }, run);
    } catch (error) {
      const { name, code } = error as { name?: string; code?: string };
      const reason = loggableMessage(error);
      kernel.log.warn({ job: job.name, requestId, error: name, code, reason }, "a job failed and will be retried");
      throw error;
    }
  };
}

/** Keeps the job of a suspended workspace for later. False: it runs now. */
async function isParked(
  kernel: Kernel,
  { name, goesOnWhenSuspended, maxAttempts }: Job,
  payload: unknown,
  helpers: JobHelpers,
): Promise<boolean> {
  const workspaceId = workspaceOf(payload);
  if (workspaceId === undefined || goesOnWhenSuspended || !kernel.standings.isSuspended(workspaceId)) return false;
  const { key } = helpers.job;
  return inTransaction(kernel.database, (tx) =>
    parkJob(tx, workspaceId, newUuid(), { name, payload, key, maxAttempts: maxAttempts ?? null }),
  );
}

/** Gives the workspace for which a job works, as nearly all of them name it. */
function workspaceOf(payload: unknown): string | undefined {
  const { workspaceId } = (payload ?? {}) as { workspaceId?: unknown };
  return typeof workspaceId === "string" ? workspaceId : undefined;
}

/** Creates or updates the queue's own tables. */
export async function migrateJobs(database: Database): Promise<void> {
  await runMigrations({ pgPool: database.pool, logger: new Logger(() => () => {}) });
}
