import type { Queryable, Transaction } from "../storage/database.ts";
import { all, execute, first, one, type Sql, sql } from "../storage/sql.ts";

/** All SQL of nodes and of revocations. */

// --- nodes

/** The first key of each node's advisory lock. The second key is the node's `lock_key`. */
const nodeLockClass = 7_210_001;

/**
 * Registers a node and takes its lock, which shows that the node lives. Needs a connection that
 * stays open as long as the node runs.
 */
export async function registerNode(client: SessionClient, nodeId: string): Promise<void> {
  // In one transaction, so that other nodes see the row only when its lock is held.
  await client.query("begin", []);
  const inserted = await client.query(
    "insert into node (id, session_pid) values ($1, pg_backend_pid()) returning lock_key",
    [nodeId],
  );
  await client.query("select pg_advisory_lock($1, $2)", [nodeLockClass, inserted.rows[0]?.lock_key]);
  await client.query("commit", []);
}

export type SessionClient = {
  query(text: string, values: unknown[]): Promise<{ rows: { [column: string]: unknown }[] }>;
};

export async function addWorkerPool(db: Queryable, nodeId: string, poolId: string): Promise<void> {
  await execute(db)`update node set worker_pool_ids = array_append(worker_pool_ids, ${poolId}) where id = ${nodeId}`;
}

/**
 * Nodes whose lock is free. One statement takes and frees the locks: it runs several times a
 * second.
 */
export async function findDeadNodes(client: SessionClient, ownId: string): Promise<string[]> {
  const found = await client.query(
    "select id from node where id <> $1 and case when id <> $1 then pg_try_advisory_xact_lock($2, lock_key) end",
    [ownId, nodeLockClass],
  );
  return found.rows.map((row) => String(row.id));
}

/**
 * Removes a dead node and holds its lock until the commit, so that only one node adopts its work.
 * Returns the ids of its worker pools; undefined when another node has removed it.
 */
export async function removeDeadNode(tx: Transaction, nodeId: string): Promise<string[] | undefined> {
  const locked = await first<{ pools: string[] }>(tx)`
    delete from node where id = ${nodeId} and pg_try_advisory_xact_lock(${nodeLockClass}, lock_key)
    returning worker_pool_ids as pools`;
  return locked?.pools;
}

/** Is true when the lock of another node is free. */
export function isNodeDead(ownId: string): Sql {
  return sql`exists (
    select from node where id <> ${ownId}
      and case when id <> ${ownId} then pg_try_advisory_xact_lock(${nodeLockClass}, lock_key) end)`;
}

/** Says that the node works, and ends the sessions of hung nodes, as `endHungNodes` does, in one statement. */
export async function beat(client: SessionClient, ownId: string, silentMs: number): Promise<string[]> {
  const found = await client.query(
    `with beaten as (update node set seen_at = clock_timestamp() where id = $1) ${endHung}`,
    [ownId, silentMs / 1_000],
  );
  return found.rows.map((row) => String(row.id));
}

const endHung = `select node.id, pg_terminate_backend(node.session_pid) from node
  join pg_stat_activity as session on session.pid = node.session_pid and session.usename = current_user
    and session.datname = current_database()
  where node.id <> $1 and node.seen_at < clock_timestamp() - make_interval(secs => $2)`;

/**
 * Ends the sessions of nodes that hold their lock and have said nothing for so long: they hang, or are cut off.
 * From then on they are dead nodes, and may write nothing that another has taken over.
 */
export async function endHungNodes(client: SessionClient, ownId: string, silentMs: number): Promise<string[]> {
  const found = await client.query(endHung, [ownId, silentMs / 1_000]);
  return found.rows.map((row) => String(row.id));
}

export async function isNodeAlive(db: Queryable, nodeId: string): Promise<boolean> {
  const found = await first<{ alive: boolean }>(db)`
    select not pg_try_advisory_xact_lock(${nodeLockClass}, lock_key) as alive from node where id = ${nodeId}`;
  return found?.alive ?? false;
}

/**
 * Writes the condition of another statement that the node which a column names has ended.
 *
 * @example
 * sql`select id from message where status = 'pending' and ${isNodeGone("message.node_id")}`
 */
export function isNodeGone(column: string): Sql {
  return sql`not exists (select from node where node.id = ${sql.raw(column)})`;
}

export async function unlockJobsOf(tx: Queryable, poolIds: string[]): Promise<void> {
  await execute(tx)`select graphile_worker.force_unlock_workers(${poolIds}::text[])`;
  // Unlocking a job does not notify the workers. Without this, the jobs would wait for the next
  // poll.
  await execute(tx)`select pg_notify('jobs:insert', '{"r":0,"count":1}')`;
}

/**
 * Unlocks the jobs of a dead node. A job that its nodes did not survive twice waits as long as a job
 * that threw so often: it may be what ends them, and must not end every node in turn.
 */
export async function adoptJobsOf(tx: Queryable, poolIds: string[]): Promise<void> {
  const suspects = await all<{ id: string; attempts: number }>(tx)`
    select id, attempts from graphile_worker.jobs where locked_by = any(${poolIds}::text[]) and attempts >= 2`;
  await unlockJobsOf(tx, poolIds);
  // The queue counts an attempt when it begins.
  for (const { id, attempts } of suspects) {
    const seconds = Math.exp(Math.min(attempts, 10));
    await execute(tx)`
      select graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now() + make_interval(secs => ${seconds}))
    `;
  }
}

/** Says of each condition whether it holds now. */
export async function findDue(db: Queryable, conditions: readonly (Sql | boolean)[]): Promise<boolean[]> {
  const { due } = await one<{ due: boolean[] }>(db)`select array[${sql.join(conditions)}]::boolean[] as due`;
  return due;
}

// --- revocations

export async function insertRevocations(tx: Transaction, subjects: string[]): Promise<void> {
  if (subjects.length === 0) return;
  await execute(tx)`insert into revocation (subject) select unnest(${subjects}::uuid[])`;
}

/** Is true when something was revoked in the last seconds. */
export function isAnyRevoked(sinceSeconds: number): Sql {
  return sql`exists (select from revocation where ${isRecent(sinceSeconds)})`;
}

const isRecent = (sinceSeconds: number): Sql =>
  sql`revoked_at > clock_timestamp() - make_interval(secs => ${sinceSeconds})`;

/** By age and not by id: a slow transaction may commit a smaller id after a larger one was read. */
export async function findRecentRevocations(db: Queryable, sinceSeconds: number): Promise<string[]> {
  const found = await all<{ subject: string }>(db)`
    select subject from revocation where ${isRecent(sinceSeconds)}`;
  return found.map((row) => row.subject);
}

export async function isRevokedInDatabase(db: Queryable, subject: string): Promise<boolean> {
  return (await first<{ id: string }>(db)`select id from revocation where subject = ${subject} limit 1`) !== undefined;
}

/** Lists the nodes that are registered, oldest first. */
export async function listNodes(db: Queryable): Promise<{ id: string; startedAt: Date; seenAt: Date }[]> {
  return all<{ id: string; startedAt: Date; seenAt: Date }>(db)`select id, started_at, seen_at from node order by id`;
}
