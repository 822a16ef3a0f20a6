import type { Kernel } from "../kernel.ts";
import { currentShare } from "../sharing/share.ts";
import type { Transaction } from "../storage/database.ts";
import { presentTraceparent } from "../traces/begin-span.ts";
import type { Event } from "./event.ts";
import { findEvent } from "./store.ts";

/**
 * Work that runs after a commit, at least once, on any node. A job that throws is retried with
 * back-off.
 */
export type Job<Payload = never> = {
  name: string;
  run(kernel: Kernel, payload: Payload): Promise<void>;
  maxAttempts?: number;
  /** The job protects people, or it ends something: it also runs for a suspended workspace. */
  goesOnWhenSuspended?: boolean;
  /** A cron pattern in UTC, for jobs that run by the clock. */
  schedule?: string;
};

/**
 * Runs for each event of its types after the commit, at least once: its work must be idempotent by
 * event id.
 */
export type Listener = {
  name: string;
  on: readonly { type: string }[];
  run(kernel: Kernel, event: Event): Promise<void>;
};

export function defineJob<Payload>(job: Job<Payload>): Job<Payload> {
  return job;
}

/**
 * Adds a job that starts when the transaction commits, or at `runAt`. With a `key`, the job
 * replaces one of the same key that has not started. It carries the id of the request that left it,
 * and so do the jobs that it leaves itself.
 *
 * @example
 * addJob(tx, sendReminder, { noticeId }, { runAt: tomorrow, key: `reminder:${noticeId}` });
 */
export function addJob<Payload>(
  tx: Transaction,
  job: Job<Payload>,
  payload: Payload,
  options: { runAt?: Date; key?: string } = {},
): void {
  const { jobs } = tx.outbox;
  const { key = null, runAt = null } = options;
  const former = key === null ? -1 : jobs.findIndex((added) => added.key === key);
  const added = { name: job.name, payload: withOrigin(payload), runAt, maxAttempts: job.maxAttempts ?? null, key };
  jobs.splice(former === -1 ? jobs.length : former, former === -1 ? 0 : 1, added);
}

/** Lists that the queue joins under one key have no place for where they come from. */
function withOrigin(payload: unknown): unknown {
  if (Array.isArray(payload)) return payload;
  const traceparent = presentTraceparent();
  const requestId = currentShare()?.requestId;
  return {
    ...(payload as object),
    ...(traceparent === undefined ? {} : { traceparent }),
    ...(requestId === undefined ? {} : { requestId }),
  };
}

/** Makes the job that runs a listener; its payload names the event. */
export function jobOfListener(listener: Listener): Job<{ workspaceId: string; position: number }> {
  return {
    name: listener.name,
    async run(kernel, { workspaceId, position }) {
      const event = await findEvent(kernel.database.query, workspaceId, position);
      // Is undefined when the workspace was erased after the event.
      if (event !== undefined) await listener.run(kernel, event);
    },
  };
}
