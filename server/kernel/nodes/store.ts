import { type RawBuilder, sql } from "kysely";
import type { Queryable, Transaction } from "../storage/database.ts";

/** All SQL of nodes and of revocations. */

// --- nodes

/** Two-key advisory locks: this class for live nodes, the node's lock_key as the second key. */
const nodeLockClass = 7_210_001;

/** Must run on a connection that lives as long as the node: the lock is the sign of life. */
export async function registerNode(client: SessionClient, nodeId: string): Promise<void> {
  // Peers see the row when it is committed, and by then its lock is held.
  await client.query("begin", []);
  const inserted = await client.query("insert into node (id) values ($1) returning lock_key", [nodeId]);
  await client.query("select pg_advisory_lock($1, $2)", [nodeLockClass, inserted.rows[0]?.lock_key]);
  await client.query("commit", []);
}

export type SessionClient = {
  query(text: string, values: unknown[]): Promise<{ rows: { [column: string]: unknown }[] }>;
};

export async function addWorkerPool(db: Queryable, nodeId: string, poolId: string): Promise<void> {
  await sql`update node set worker_pool_ids = array_append(worker_pool_ids, ${poolId}) where id = ${nodeId}`.execute(
    db,
  );
}

/** Nodes whose lock is free. Asked several times a second, so it takes and frees the locks in one statement. */
export async function findDeadNodes(client: SessionClient, ownId: string): Promise<string[]> {
  const found = await client.query(
    "select id from node where id <> $1 and case when id <> $1 then pg_try_advisory_xact_lock($2, lock_key) end",
    [ownId, nodeLockClass],
  );
  return found.rows.map((row) => String(row.id));
}

/** Holds the dead node's lock until the commit, so that one peer alone takes over its work. */
export async function removeDeadNode(tx: Transaction, nodeId: string): Promise<string[] | undefined> {
  const locked = await sql<{ pools: string[] }>`
    delete from node where id = ${nodeId} and pg_try_advisory_xact_lock(${nodeLockClass}, lock_key)
    returning worker_pool_ids as pools`.execute(tx);
  return locked.rows[0]?.pools;
}

export async function removeOwnNode(db: Queryable, nodeId: string): Promise<void> {
  await db.deleteFrom("node").where("id", "=", nodeId).execute();
}

export async function isNodeAlive(db: Queryable, nodeId: string): Promise<boolean> {
  const found = await sql<{ alive: boolean }>`
    select not pg_try_advisory_xact_lock(${nodeLockClass}, lock_key) as alive from node where id = ${nodeId}`.execute(
    db,
  );
  return found.rows[0]?.alive ?? false;
}

/**
 * Whether the node that a column names has ended, as a condition of another statement.
 *
 * @example
 * sql`select id from message where status = 'pending' and ${isNodeGone("message.node_id")}`
 */
export function isNodeGone(column: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from node where node.id = ${sql.ref(column)})`;
}

export async function unlockJobsOf(tx: Queryable, poolIds: string[]): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(${poolIds}::text[])`.execute(tx);
  // Unlocking says nothing to the workers; this wakes them instead of leaving the jobs to the next poll.
  await sql`select pg_notify('jobs:insert', '{"r":0,"count":1}')`.execute(tx);
}

// --- revocations

export async function insertRevocations(tx: Transaction, subjects: string[]): Promise<void> {
  if (subjects.length === 0) return;
  await tx
    .insertInto("revocation")
    .values(subjects.map((subject) => ({ subject })))
    .execute();
}

/** By age, not by id: a slow transaction may commit a smaller id after a larger one was read. */
export async function findRecentRevocations(db: Queryable, sinceSeconds: number): Promise<string[]> {
  const found = await sql<{ subject: string }>`
    select subject from revocation where revoked_at > clock_timestamp() - make_interval(secs => ${sinceSeconds})`.execute(
    db,
  );
  return found.rows.map((row) => row.subject);
}
