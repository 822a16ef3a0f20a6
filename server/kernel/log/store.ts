import { type RawBuilder, sql } from "kysely";
import type { SessionClient } from "../nodes/store.ts";
import type { Queryable } from "../storage/database.ts";
import type { Event, PendingEvent, PendingJob } from "./event.ts";

/** All SQL of the event log. */

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
