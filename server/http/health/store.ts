import type { Queryable, Transaction } from "../../kernel/storage/database.ts";
import { all, execute, one } from "../../kernel/storage/sql.ts";

/** This file holds the SQL of readiness, and of what is measured of the installation itself. */

/**
 * Writes as requests do: a row, whose commit is written to the log, and a temporary file. A full disk
 * has room for a changed row for long, because its page exists already, but not for the file: 20,000
 * rows take some 0.5 MB, of which 64 kB stay in memory.
 */
export async function writeHeartbeat(tx: Transaction, nodeId: string): Promise<void> {
  await execute(tx)`update node set wrote_at = clock_timestamp() where id = ${nodeId}`;
  await execute(tx)`select set_config('work_mem', '64kB', true)`;
  await one<{ count: number }>(tx)`select count(*)::integer as count from generate_series(1, 20000)`;
}

/** Reads the database's own time. */
export async function readDatabaseTime(db: Queryable): Promise<Date> {
  return (await one<{ now: Date }>(db)`select clock_timestamp() as now`).now;
}

/** Finds the folder where the cluster lies on its machine; none for a user who may not know it. */
export async function findClusterFolder(db: Queryable): Promise<string[]> {
  const found = await all<{ setting: string }>(db)`select setting from pg_settings where name = 'data_directory'`;
  return found.map(({ setting }) => setting);
}

/** Counts the jobs of each name. `dueSeconds`: the first that could begin has waited so long. */
type JobCount = { name: string; due: number; later: number; running: number; failed: number; dueSeconds: number };

export async function countJobs(db: Queryable): Promise<JobCount[]> {
  return all<JobCount>(db)`
    select task.identifier as name,
      count(*) filter (where job.locked_at is null and job.run_at <= now() and job.attempts < job.max_attempts)::integer
        as due,
      count(*) filter (where job.locked_at is null and job.run_at > now() and job.attempts < job.max_attempts)::integer
        as later,
      count(*) filter (where job.locked_at is not null)::integer as running,
      count(*) filter (where job.locked_at is null and job.attempts >= job.max_attempts)::integer as failed,
      coalesce(extract(epoch from now() - min(job.run_at) filter (
        where job.locked_at is null and job.run_at <= now() and job.attempts < job.max_attempts)), 0)::double precision
        as due_seconds
    from graphile_worker._private_tasks as task
    left join graphile_worker._private_jobs as job on job.task_id = task.id
    group by task.identifier order by task.identifier`;
}

/** Mails that wait, became files or were given up. `waitSeconds`: the oldest one waits so long. */
export async function countMails(db: Queryable): Promise<{ status: string; count: number; waitSeconds: number }[]> {
  return all<{ status: string; count: number; waitSeconds: number }>(db)`
    select status, count(*)::integer as count,
      extract(epoch from now() - min(created_at))::double precision as wait_seconds
    from outgoing_mail group by status`;
}

export async function countNodes(db: Queryable): Promise<number> {
  return (await one<{ count: number }>(db)`select count(*)::integer as count from node`).count;
}

/** Measures Parley's own database, in bytes on the disk. */
export async function readDatabaseBytes(db: Queryable): Promise<number> {
  const row = await one<{ bytes: number }>(db)`
    select pg_database_size(current_database())::double precision as bytes`;
  return row.bytes;
}

/** Measures PostgreSQL's write-ahead log in bytes. Fails for a user who may not look. */
export async function readWalBytes(db: Queryable): Promise<number> {
  const row = await one<{ bytes: number }>(db)`
    select coalesce(sum(size), 0)::double precision as bytes from pg_ls_waldir()`;
  return row.bytes;
}
