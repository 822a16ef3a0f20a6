import type { Queryable } from "../../kernel/storage/database.ts";
import { all, one } from "../../kernel/storage/sql.ts";

/** Doctor reads things of all workspaces by their ids. The ids of one node sort by the time at which they were made. */
type Between = { first: string; last: string };

export type StoredThing = { workspaceId: string; id: string; table: string; name: string; causedBy: string | null };

/** Lists what was stored under ids of a time, in their order. Its contents are left out: they are the workspaces'. */
export async function findStoredBetween(
  db: Queryable,
  { first, last }: Between,
  limit: number,
): Promise<StoredThing[]> {
  return all<StoredThing>(db)`
    select workspace_id, id, 'event' as "table", type as name, caused_by from event
    where id between ${first} and ${last}
    union all
    select workspace_id, id, 'audit log', action, null from audit_entry where id between ${first} and ${last}
    order by id limit ${limit}`;
}

/** Lists the events that these events caused, directly or through others. */
export async function findCausedEvents(db: Queryable, ids: readonly string[], limit: number): Promise<StoredThing[]> {
  return all<StoredThing>(db)`
    with recursive caused as (
      select workspace_id, id, type, caused_by, depth from event where caused_by = any(${ids}::uuid[])
      union
      select event.workspace_id, event.id, event.type, event.caused_by, event.depth
      from event join caused on event.caused_by = caused.id and event.workspace_id = caused.workspace_id
    )
    select workspace_id, id, 'event' as "table", type as name, caused_by from caused order by id limit ${limit}`;
}

/** A job that still waits, runs or was given up: the queue keeps none that has ended well. */
export type LeftJob = { name: string; runAt: Date; attempts: number; maxAttempts: number };

/** Lists the jobs that a request left, and those of its events. */
export async function findJobsOf(
  db: Queryable,
  requestId: string,
  eventIds: readonly string[],
  limit: number,
): Promise<LeftJob[]> {
  return all<LeftJob>(db)`
    select task.identifier as name, job.run_at, job.attempts, job.max_attempts
    from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where job.payload ->> 'requestId' = ${requestId} or (job.payload ->> 'workspaceId', job.payload ->> 'position') in (
      select workspace_id::text, position::text from event where id = any(${eventIds}::uuid[]))
    order by job.run_at, job.id limit ${limit}`;
}

/** Lists the other sessions of the main database whose transaction began so long ago. */
export async function findLongTransactions(
  db: Queryable,
  seconds: number,
): Promise<{ processId: number; seconds: number }[]> {
  return all<{ processId: number; seconds: number }>(db)`
    select pid as process_id, extract(epoch from now() - xact_start)::double precision as seconds from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
      and xact_start < now() - make_interval(secs => ${seconds})
    order by xact_start, pid`;
}

export async function readPostgresStart(db: Queryable): Promise<Date> {
  return (await one<{ beganAt: Date }>(db)`select pg_postmaster_start_time() as began_at`).beganAt;
}
