// Long because it holds all SQL of the kernel.
import { type RawBuilder, sql } from "kysely";
import type { Event, PendingEvent, PendingJob } from "./log/event.ts";
import type { Queryable, Transaction } from "./storage/database.ts";

/** All SQL of the kernel. */

export type OutboxStatement = RawBuilder<unknown>;

/** Where an event came to stand in its workspace. */
export type Positioned = { workspaceId: string; position: number; type: string };

/**
 * Writes what a transaction announced, and starts the jobs of those who listen to it, in one statement.
 * Claims the next positions of each workspace in id order, so that two transactions never wait for each other in a circle.
 */
export function writeOutbox(
  events: readonly PendingEvent[],
  jobs: readonly PendingJob[],
  listeners: readonly { type: string; name: string }[],
): RawBuilder<Positioned> {
  const amounts = new Map<string, number>();
  for (const { workspaceId } of events) amounts.set(workspaceId, (amounts.get(workspaceId) ?? 0) + 1);
  const left = new Map(amounts);
  const later = events.map(({ workspaceId }) => {
    const count = left.get(workspaceId)! - 1;
    left.set(workspaceId, count);
    return count;
  });
  const inserted = sql`
    with claimed as (
      insert into event_position as counter (workspace_id, position)
      select workspace_id, amount
      from unnest(${[...amounts.keys()]}::uuid[], ${[...amounts.values()]}::bigint[]) as claim (workspace_id, amount)
      order by workspace_id
      on conflict (workspace_id) do update set position = counter.position + excluded.position
      returning counter.workspace_id, counter.position
    ), inserted as (
      insert into event (workspace_id, position, id, type, data, caused_by, depth)
      select pending.workspace_id, claimed.position - later, id, type, data, caused_by, depth
      from unnest(
        ${events.map((event) => event.workspaceId)}::uuid[], ${later}::integer[], ${events.map((event) => event.id)}::uuid[],
        ${events.map((event) => event.type)}::text[], ${events.map((event) => JSON.stringify(event.data))}::jsonb[],
        ${events.map((event) => event.causedBy)}::uuid[], ${events.map((event) => event.depth)}::smallint[]
      ) as pending (workspace_id, later, id, type, data, caused_by, depth)
      join claimed using (workspace_id)
      returning workspace_id, position, type
    )`;
  const positioned = sql`select workspace_id as "workspaceId", position, type`;
  if (jobs.length === 0 && listeners.length === 0) return sql<Positioned>`${inserted} ${positioned} from inserted`;
  return sql<Positioned>`${inserted}, job as (
      ${pendingJobs(jobs)}
      union all
      select wanted.name, json_build_object('workspaceId', workspace_id, 'position', position), null, null, null,
        ${jobs.length}::bigint + position
      from inserted
      join unnest(${listeners.map(({ type }) => type)}::text[], ${listeners.map(({ name }) => name)}::text[])
        as wanted (type, name) using (type)
    ), added as materialized (${addJobsFrom(sql`job`)})
    ${positioned} from inserted cross join added`;
}

/** How many events a statement announced in a workspace, and where the last of them stands. */
export type Announced = { workspaceId: string; position: number; amount: number };
/** The jobs of listeners have a text of their own, because asking the queue to add none costs a fifth of the rest. */
export type AnnouncingStatement = { withoutListeners: string; withListeners: string };

/**
 * Completes common table expressions into one statement that is a transaction of its own: they store things, the last of
 * them, `fact` (workspace_id, id, data), says what to announce in the order of its ids, and the events are written with it.
 * $1 is the type of the events, $2 to $`lastValue` are the expressions' own; the names of listeners come last.
 */
export function announcing(expressions: string, lastValue: number): AnnouncingStatement {
  const written = `with ${expressions}, ranked as (
      select *, row_number() over (partition by workspace_id order by id desc) - 1 as later from fact
    ), claimed as (
      insert into event_position as counter (workspace_id, position)
      select workspace_id, count(*) from fact group by workspace_id order by workspace_id
      on conflict (workspace_id) do update set position = counter.position + excluded.position
      returning counter.workspace_id, counter.position
    ), inserted as (
      insert into event (workspace_id, position, id, type, data)
      select workspace_id, claimed.position - later, id, $1::text, data
      from ranked join claimed using (workspace_id)
      returning workspace_id, position
    )`;
  const announced = `
    select workspace_id as "workspaceId", max(inserted.position) as position, count(*) as amount
    from inserted`;
  const added = `, added as materialized (
      select count(*) from graphile_worker.add_jobs((
        select array_agg((name, json_build_object('workspaceId', workspace_id, 'position', position), null,
          null::timestamptz, null, null, null, null)::graphile_worker.job_spec order by position)
        from inserted cross join unnest($${lastValue + 1}::text[]) as listener (name)))
    )`;
  return {
    withoutListeners: `${written}${announced} group by workspace_id`,
    withListeners: `${written}${added}${announced} cross join added group by workspace_id`,
  };
}

/** The same for a transaction that starts jobs and announces no event. */
export function writeJobs(jobs: readonly PendingJob[]): RawBuilder<unknown> {
  return addJobsFrom(sql`(${pendingJobs(jobs)}) as job`);
}

function pendingJobs(jobs: readonly PendingJob[]): RawBuilder<unknown> {
  return sql`select name, payload, run_at, max_attempts, key, ordinal from unnest(
    ${jobs.map((job) => job.name)}::text[], ${jobs.map((job) => JSON.stringify(job.payload ?? {}))}::json[],
    ${jobs.map((job) => job.runAt)}::timestamptz[], ${jobs.map((job) => job.maxAttempts)}::smallint[],
    ${jobs.map((job) => job.key)}::text[]
  ) with ordinality as job (name, payload, run_at, max_attempts, key, ordinal)`;
}

function addJobsFrom(job: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select count(*) from graphile_worker.add_jobs((
    select array_agg((name, payload, null, run_at, max_attempts, key, null, null)::graphile_worker.job_spec order by ordinal)
    from ${job}))`;
}

export async function findEvent(db: Queryable, workspaceId: string, position: number): Promise<Event | undefined> {
  return db
    .selectFrom("event")
    .select(eventColumns)
    .where("workspace_id", "=", workspaceId)
    .where("position", "=", position)
    .executeTakeFirst();
}

const eventColumns = [
  "id",
  "workspace_id as workspaceId",
  "position",
  "type",
  "data",
  "caused_by as causedBy",
  "depth",
  "created_at as createdAt",
] as const;

export async function findPositions(
  db: Queryable,
  workspaceIds: string[],
): Promise<{ workspaceId: string; position: number }[]> {
  const result = await sql<{ workspaceId: string; position: number }>`
    select workspace_id as "workspaceId", position from event_position
    where workspace_id = any(${workspaceIds}::uuid[])`.execute(db);
  return result.rows;
}

/** The position of the workspace's newest event; 0 before its first. */
export async function findPosition(db: Queryable, workspaceId: string): Promise<number> {
  const [found] = await findPositions(db, [workspaceId]);
  return found?.position ?? 0;
}

// --- telling other nodes of new positions

const positionsChannel = "parley_events";
const signalsChannel = "parley_signals";

/** Must run on a connection that lives as long as the listening. */
export async function listenForPositions(
  client: ListeningClient,
  onPosition: (workspaceId: string, position: number) => void,
): Promise<void> {
  client.on("notification", ({ channel, payload = "" }) => {
    if (channel !== positionsChannel) return;
    for (const entry of payload.split(",")) {
      const [workspaceId = "", position] = entry.split(":");
      onPosition(workspaceId, Number(position));
    }
  });
  await client.query(`listen ${positionsChannel}`, []);
}

/** The same for what is kept nowhere. */
export async function listenForSignals(client: ListeningClient, onSignals: (text: string) => void): Promise<void> {
  client.on("notification", ({ channel, payload = "" }) => {
    if (channel === signalsChannel) onSignals(payload);
  });
  await client.query(`listen ${signalsChannel}`, []);
}

/** Outside of any transaction: a notifying commit takes a lock that all others wait for. */
export async function announcePositions(client: SessionClient, payload: string): Promise<void> {
  await client.query("select pg_notify($1, $2)", [positionsChannel, payload]);
}

export async function sendSignals(client: SessionClient, payload: string): Promise<void> {
  await client.query("select pg_notify($1, $2)", [signalsChannel, payload]);
}

type ListeningClient = SessionClient & {
  on(event: "notification", listener: (message: { channel: string; payload?: string }) => void): unknown;
};

// --- the installation

export async function readSecretCheck(db: Queryable): Promise<string | undefined> {
  const row = await db.selectFrom("installation").select("secret_check").executeTakeFirst();
  return row?.secret_check;
}

/** Keeps the first check value when two nodes start at once; `replaced` is the one that a rotation may overwrite. */
export async function writeSecretCheck(db: Queryable, check: string, replaced: string | null): Promise<void> {
  await sql`
    insert into installation (secret_check) values (${check})
    on conflict (only_row) do update set secret_check = excluded.secret_check
    where installation.secret_check = ${replaced}`.execute(db);
}

export async function readSetting(db: Queryable, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom("setting").select("sealed_value").where("name", "=", name).executeTakeFirst();
  return row?.sealed_value;
}

export async function writeSetting(db: Queryable, name: string, sealedValue: Buffer): Promise<void> {
  await sql`
    insert into setting (name, sealed_value) values (${name}, ${sealedValue})
    on conflict (name) do update set sealed_value = excluded.sealed_value, updated_at = now()`.execute(db);
}

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

// --- idempotency

export type IdempotencyRecord = {
  requestHash: Buffer;
  nodeId: string;
  progress: unknown;
  sealedAnswer: Buffer | null;
};

/** False while another transaction with the same key is running, here or on another node. */
export async function lockIdempotencyKey(tx: Transaction, fingerprint: Buffer): Promise<boolean> {
  const result = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${fingerprint.readBigInt64BE(0)}) as locked`.execute(tx);
  return result.rows[0]?.locked ?? false;
}

export async function findIdempotencyRecord(
  db: Queryable,
  workspaceId: string,
  fingerprint: Buffer,
): Promise<IdempotencyRecord | undefined> {
  return db
    .selectFrom("idempotency_record")
    .select(["request_hash as requestHash", "node_id as nodeId", "progress", "sealed_answer as sealedAnswer"])
    .where("workspace_id", "=", workspaceId)
    .where("fingerprint", "=", fingerprint)
    .where("created_at", ">", sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirst();
}

export async function writeIdempotencyRecord(
  tx: Transaction,
  record: IdempotencyRecord & { workspaceId: string; fingerprint: Buffer },
): Promise<void> {
  await sql`
    insert into idempotency_record (workspace_id, fingerprint, request_hash, node_id, progress, sealed_answer)
    values (${record.workspaceId}, ${record.fingerprint}, ${record.requestHash}, ${record.nodeId},
      ${record.progress === null ? null : JSON.stringify(record.progress)}::jsonb, ${record.sealedAnswer})
    on conflict (workspace_id, fingerprint) do update set
      request_hash = excluded.request_hash, node_id = excluded.node_id, progress = excluded.progress,
      sealed_answer = excluded.sealed_answer,
      created_at = case when idempotency_record.sealed_answer is null
        and idempotency_record.created_at > now() - interval '24 hours' then idempotency_record.created_at else now() end
  `.execute(tx);
}

// --- cleaning and audit

export async function deleteExpiredKernelRows(db: Queryable): Promise<void> {
  await sql`delete from idempotency_record where created_at < now() - interval '24 hours'`.execute(db);
  await sql`delete from revocation where revoked_at < now() - interval '1 day'`.execute(db);
}

export type AuditEntry = {
  workspaceId: string;
  id: string;
  actorKind: string;
  actorId: string | null;
  action: string;
  targetId: string | null;
  details: Record<string, unknown>;
  clientAddress: string | null;
};

export async function insertAuditEntry(tx: Transaction, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto("audit_entry")
    .values({
      workspace_id: entry.workspaceId,
      id: entry.id,
      actor_kind: entry.actorKind,
      actor_id: entry.actorId,
      action: entry.action,
      target_id: entry.targetId,
      details: JSON.stringify(entry.details),
      client_address: entry.clientAddress,
    })
    .execute();
}

export async function readAppliedMigration(db: Queryable): Promise<number> {
  const result = await sql<{ number: number }>`select coalesce(max(number), 0) as number from migration`.execute(db);
  return result.rows[0]?.number ?? 0;
}
