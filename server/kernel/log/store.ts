// Long because it holds all SQL of the event log: the outbox, reading, followers, notifications.

import type { SessionClient } from "../nodes/store.ts";
import { countUse, noUse, type QuotaName, type Use, type UseChange } from "../quotas/quotas-of.ts";
import type { Queryable, Transaction } from "../storage/database.ts";
import { all, execute, first, one, type Sql, sql } from "../storage/sql.ts";
import type { Event, Outbox, PendingJob } from "./event.ts";

/** All SQL of the event log. */

export type OutboxStatement = Sql;

/**
 * Writes the events and jobs of a transaction, and the jobs of the events' listeners, in one
 * statement. It claims the next positions of the workspaces in the order of their ids, so that two
 * transactions never deadlock. `version` is that of the interface which the events' data have.
 */
export function writeOutbox(
  { events, jobs, uses }: Pick<Outbox, "events" | "jobs" | "uses">,
  listeners: readonly { type: string; name: string }[],
  version: string,
): Sql {
  const left = new Map<string, number>();
  for (const { workspaceId } of events) left.set(workspaceId, (left.get(workspaceId) ?? 0) + 1);
  const later = events.map(({ workspaceId }) => {
    const count = left.get(workspaceId)! - 1;
    left.set(workspaceId, count);
    return count;
  });
  const changes = [...sumUses(uses)];
  const changesOf = (name: QuotaName) => changes.map(([, use]) => use[name]);
  const inserted = sql`
    with pending as (
      select * from unnest(
        ${events.map((event) => event.workspaceId)}::uuid[], ${later}::integer[], ${events.map((event) => event.id)}::uuid[],
        ${events.map((event) => event.type)}::text[], ${events.map((event) => JSON.stringify(event.data))}::jsonb[],
        ${events.map((event) => event.causedBy)}::uuid[], ${events.map((event) => event.depth)}::smallint[],
        ${events.map((event) => event.chainId)}::uuid[], ${events.map((event) => event.ruledBy)}::uuid[]
      ) as pending (workspace_id, later, id, type, data, caused_by, depth, chain_id, ruled_by)
    ), counted (workspace_id, amount, runs, run_bytes, event_bytes, knowledge_bytes, file_bytes) as (
      select workspace_id, 1, 0, 0, ${bytesOfEvent}, 0, 0 from pending
      union all
      select workspace_id, 0, runs, run_bytes, event_bytes, knowledge_bytes, file_bytes from unnest(
        ${changes.map(([workspaceId]) => workspaceId)}::uuid[], ${changesOf("runs")}::bigint[],
        ${changesOf("runBytes")}::bigint[], ${changesOf("eventBytes")}::bigint[],
        ${changesOf("knowledgeBytes")}::bigint[], ${changesOf("fileBytes")}::bigint[]
      ) as change (workspace_id, runs, run_bytes, event_bytes, knowledge_bytes, file_bytes)
    ), claimed as (
      insert into event_position as counter
        (workspace_id, position, runs, run_bytes, event_bytes, knowledge_bytes, file_bytes, counted_at)
      select workspace_id, sum(amount), sum(runs), sum(run_bytes), sum(event_bytes), sum(knowledge_bytes),
        sum(file_bytes), now()
      from counted group by workspace_id order by workspace_id
      on conflict (workspace_id) do update set position = counter.position + excluded.position,
        runs = counter.runs + excluded.runs, run_bytes = counter.run_bytes + excluded.run_bytes,
        event_bytes = counter.event_bytes + excluded.event_bytes,
        knowledge_bytes = counter.knowledge_bytes + excluded.knowledge_bytes,
        file_bytes = counter.file_bytes + excluded.file_bytes
      returning counter.workspace_id, counter.position
    ), inserted as (
      insert into event (workspace_id, position, id, type, data, caused_by, depth, chain_id, ruled_by, version)
      select pending.workspace_id, claimed.position - later, id, type, data, caused_by, depth, chain_id, ruled_by,
        ${version}::text
      from pending join claimed using (workspace_id)
      returning workspace_id, position, type
    )`;
  const positioned = sql`select workspace_id, position, type`;
  if (jobs.length === 0 && listeners.length === 0) return sql`${inserted} ${positioned} from inserted`;
  // The jobs are preserved in the join: without an event they would not be added otherwise.
  return sql`${inserted}, job as (
      ${pendingJobs(jobs)}
      union all
      select wanted.name, json_build_object('workspaceId', workspace_id, 'position', position), null, null, null,
        ${jobs.length}::bigint + position
      from inserted
      join unnest(${listeners.map(({ type }) => type)}::text[], ${listeners.map(({ name }) => name)}::text[])
        as wanted (type, name) using (type)
    ), added as materialized (${addJobsFrom(sql`job`)})
    ${positioned} from added left join inserted on true`;
}

/** An event counts for so many bytes: those of its data, and `bytesOfRow`. */
const bytesOfEvent = sql`(octet_length(data::text) + 200)`;

/** The newest events of a workspace: one that is about to start something is among them. */
const newestEvents = 10_000;

/** Finds what began the chain of one of the newest events. Undefined for an event that began one itself. */
export async function findChainOfEvent(db: Queryable, workspaceId: string, id: string): Promise<string | undefined> {
  const found = await first<{ chainId: string | null }>(db)`
    select chain_id from event
    where workspace_id = ${workspaceId} and id = ${id} and position > (
      select position - ${newestEvents} from event_position where workspace_id = ${workspaceId})`;
  return found?.chainId ?? undefined;
}

/** Sums up the bytes of a workspace's events. */
export const sumOfEvents = (workspaceId: string): Sql =>
  sql`(select coalesce(sum(${bytesOfEvent}), 0) from event where workspace_id = ${workspaceId})`;

function sumUses(uses: readonly UseChange[]): Map<string, Use> {
  const sums = new Map<string, Use>();
  for (const { workspaceId, quota, amount } of uses) {
    const sum = sums.get(workspaceId) ?? { ...noUse };
    sum[quota] += amount;
    sums.set(workspaceId, sum);
  }
  return sums;
}

/** A statement announced so many events in a workspace, the last of them at this position. */
export type Announced = { workspaceId: string; position: number; amount: number };
/**
 * One text for events with listeners and one without: asking the queue to add no job would cost a
 * fifth of the rest.
 */
export type AnnouncingStatement = { withoutListeners: string; withListeners: string };

/**
 * Completes common table expressions into one statement that stores and announces. The last
 * expression is `fact` (workspace_id, id, data, bytes): each row becomes an event, in the order of
 * the ids; `bytes` is what is stored with it. $1 is the type of the events, $2 to $`lastValue` belong
 * to the expressions, then comes the version of the interface which the events' data have, and the
 * names of the listeners come last.
 */
export function announcing(expressions: string, lastValue: number): AnnouncingStatement {
  const written = `with ${expressions}, ranked as (
      select *, row_number() over (partition by workspace_id order by id desc) - 1 as later from fact
    ), claimed as (
      insert into event_position as counter (workspace_id, position, event_bytes, counted_at)
      select workspace_id, count(*), sum(octet_length(data::text) + 200 + bytes), now()
      from fact group by workspace_id order by workspace_id
      on conflict (workspace_id) do update set position = counter.position + excluded.position,
        event_bytes = counter.event_bytes + excluded.event_bytes
      returning counter.workspace_id, counter.position
    ), inserted as (
      insert into event (workspace_id, position, id, type, data, version)
      select workspace_id, claimed.position - later, id, $1::text, data, $${lastValue + 1}::text
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
        from inserted cross join unnest($${lastValue + 2}::text[]) as listener (name)))
    )`;
  return {
    withoutListeners: `${written}${announced} group by workspace_id`,
    withListeners: `${written}${added}${announced} cross join added group by workspace_id`,
  };
}

/** Makes the statement of a transaction that adds jobs and announces no event. */
export function writeJobs(jobs: readonly PendingJob[]): Sql {
  return addJobsFrom(sql`(${pendingJobs(jobs)}) as job`);
}

function pendingJobs(jobs: readonly PendingJob[]): Sql {
  return sql`select name, payload, run_at, max_attempts, key, ordinal from unnest(
    ${jobs.map((job) => job.name)}::text[], ${jobs.map((job) => JSON.stringify(job.payload ?? {}))}::json[],
    ${jobs.map((job) => job.runAt)}::timestamptz[], ${jobs.map((job) => job.maxAttempts)}::smallint[],
    ${jobs.map((job) => job.key)}::text[]
  ) with ordinality as job (name, payload, run_at, max_attempts, key, ordinal)`;
}

function addJobsFrom(job: Sql): Sql {
  return sql`select count(*) from graphile_worker.add_jobs((
    select array_agg((name, payload, null, run_at, max_attempts, key, null, null)::graphile_worker.job_spec order by ordinal)
    from ${job}))`;
}

/** Lists the texts that jobs of a name carry under a key of their payload, in the order of the jobs. */
export async function listCarriedTexts(
  db: Queryable,
  { name, key }: { name: string; key: string },
  page: { afterId: string; limit: number },
): Promise<{ id: string; text: string }[]> {
  return all<{ id: string; text: string }>(db)`
    select job.id::text as id, job.payload ->> ${key} as text
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = ${name} and job.payload ->> ${key} is not null and job.id > ${page.afterId}::bigint
    order by job.id limit ${page.limit}`;
}

/** Replaces a text that a job carries. Does nothing where the job carries another one than `former`, or is done. */
export async function replaceCarriedText(
  db: Queryable,
  carried: { id: string; key: string; former: string; text: string },
): Promise<void> {
  const { id, key, former, text } = carried;
  await execute(db)`
    update graphile_worker._private_jobs
    set payload = (payload::jsonb || jsonb_build_object(${key}::text, ${text}::text))::json
    where id = ${id}::bigint and payload ->> ${key} = ${former}`;
}

/** Events of a workspace after a position, in commit order. */
export async function readEvents(
  db: Queryable,
  workspaceId: string,
  { after, limit }: { after: number; limit: number },
): Promise<Event[]> {
  return all<Event>(db)`
    select ${eventColumns} from event where workspace_id = ${workspaceId} and position > ${after}
    order by position limit ${limit}`;
}

/** A part of a workspace's log. Both positions are included; `until` is not. */
export type EventRange = { fromPosition: number; toPosition: number; since: Date; until: Date; types: string[] };

/**
 * Positions, types and data of a part of the log, for the SQL of others: `from (${selectEvents(…)})
 * as found`.
 */
export function selectEvents(workspaceId: string, range: EventRange): Sql {
  return sql`
    select position, type, data from event
    where workspace_id = ${workspaceId} and position between ${range.fromPosition} and ${range.toPosition}
      and created_at >= ${range.since} and created_at < ${range.until} and type = any(${range.types}::text[])`;
}

/** Positions of the events whose data names one of these wire ids, for the SQL of others. */
export function selectPositionsNaming(workspaceId: string, ids: readonly string[], since: string): Sql {
  return sql`
    select position from event
    where workspace_id = ${workspaceId} and created_at >= ${since}::timestamptz
      and jsonb_path_query_array(data, '$.*') ?| ${ids}::text[]`;
}

/** Finds the events at these places, in no order. Places without an event are left out. */
export async function findEventsAt(
  db: Queryable,
  places: readonly { workspaceId: string; position: number }[],
): Promise<Event[]> {
  return all<Event>(db)`
    select id, event.workspace_id, event.position, type, data, caused_by, depth, chain_id, ruled_by,
      created_at, version
    from unnest(${places.map((place) => place.workspaceId)}::uuid[], ${places.map((place) => place.position)}::bigint[])
      as place (workspace_id, position)
    join event on event.workspace_id = place.workspace_id and event.position = place.position`;
}

export async function findEvent(db: Queryable, workspaceId: string, position: number): Promise<Event | undefined> {
  return first<Event>(db)`
    select ${eventColumns} from event where workspace_id = ${workspaceId} and position = ${position}`;
}

const eventColumns = sql`id, workspace_id, position, type, data, caused_by, depth, chain_id, ruled_by, created_at,
  version`;

/** Lists a page of the workspaces in which something has happened, in the order of their ids. */
export async function listWorkspaceIds(db: Queryable, afterId: string | undefined, limit: number): Promise<string[]> {
  return (
    await all<{ id: string }>(db)`
    select workspace_id as id from event_position
    ${afterId === undefined ? sql`` : sql`where workspace_id > ${afterId}`}
    order by workspace_id limit ${limit}`
  ).map(({ id }) => id);
}

export async function findPositions(
  db: Queryable,
  workspaceIds: string[],
): Promise<{ workspaceId: string; position: number }[]> {
  return all<{ workspaceId: string; position: number }>(db)`
    select workspace_id, position from event_position
    where workspace_id = any(${workspaceIds}::uuid[])`;
}

/** Gives the position of the workspace's newest event; 0 before its first. */
export async function findPosition(db: Queryable, workspaceId: string): Promise<number> {
  const [found] = await findPositions(db, [workspaceId]);
  return found?.position ?? 0;
}

// --- stored positions of those who follow the log

/** A follower has come so far; with it stands the newest position of the workspace. */
export type StoredPosition = { position: number; newestPosition: number };

/** Gives the newest position of the workspace, which becomes the follower's unless it has one. */
export async function insertLogPosition(tx: Transaction, follower: string, workspaceId: string): Promise<number> {
  const result = await first<{ position: number }>(tx)`
    with newest as (
      select coalesce(max(position), 0) as position from event_position where workspace_id = ${workspaceId}
    ), stored as (
      insert into log_position (workspace_id, follower, position)
      select ${workspaceId}::uuid, ${follower}, position from newest
      on conflict do nothing
    )
    select position from newest`;
  return result?.position ?? 0;
}

/** Gives undefined where the follower does not follow the workspace. */
export async function findLogPosition(
  db: Queryable,
  follower: string,
  workspaceId: string,
): Promise<StoredPosition | undefined> {
  return first<StoredPosition>(db)`
    select stored.position, coalesce(newest.position, 0) as newest_position
    from log_position as stored left join event_position as newest using (workspace_id)
    where stored.workspace_id = ${workspaceId} and stored.follower = ${follower}`;
}

/** Is true when a workspace has events after the follower's position. */
export function isFollowerBehind(follower: string): Sql {
  return sql`exists (${workspacesBehind(follower)})`;
}

const workspacesBehind = (follower: string): Sql => sql`
  select workspace_id as id from log_position as stored join event_position as newest using (workspace_id)
  where stored.follower = ${follower} and newest.position > stored.position`;

/** Workspaces that have events after the follower's position. */
export async function findWorkspacesBehind(db: Queryable, follower: string, limit: number): Promise<string[]> {
  const result = await all<{ id: string }>(db)`${workspacesBehind(follower)} limit ${limit}`;
  return result.map((row) => row.id);
}

/** Gives undefined while another transaction holds the position. */
export async function lockLogPosition(
  tx: Transaction,
  follower: string,
  workspaceId: string,
): Promise<number | undefined> {
  const result = await first<{ position: number }>(tx)`
    select position from log_position
    where workspace_id = ${workspaceId} and follower = ${follower} for update skip locked`;
  return result?.position;
}

export async function moveLogPosition(
  tx: Transaction,
  follower: string,
  workspaceId: string,
  position: number,
): Promise<void> {
  await execute(tx)`
    update log_position set position = ${position}
    where workspace_id = ${workspaceId} and follower = ${follower}`;
}

// --- telling other nodes of new positions

const positionsChannel = "parley_events";
const signalsChannel = "parley_signals";

/** Listens for new positions, as long as the connection is open. */
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

/** Listens for signals, as long as the connection is open. */
export async function listenForSignals(client: ListeningClient, onSignals: (text: string) => void): Promise<void> {
  client.on("notification", ({ channel, payload = "" }) => {
    if (channel === signalsChannel) onSignals(payload);
  });
  await client.query(`listen ${signalsChannel}`, []);
}

/**
 * Runs outside of a transaction: the commit of a transaction that notifies takes a lock that all
 * commits wait for.
 */
export async function announcePositions(client: SessionClient, payload: string): Promise<void> {
  await client.query("select pg_notify($1, $2)", [positionsChannel, payload]);
}

export async function sendSignals(client: SessionClient, payload: string): Promise<void> {
  await client.query("select pg_notify($1, $2)", [signalsChannel, payload]);
}

type ListeningClient = SessionClient & {
  on(event: "notification", listener: (message: { channel: string; payload?: string }) => void): unknown;
};

/** Deletes the oldest events of a workspace from before this time. Gives how many. */
export async function deleteEventsOlderThan(
  tx: Transaction,
  { workspaceId, before, limit }: { workspaceId: string; before: Date; limit: number },
): Promise<number> {
  const { count, bytes } = await one<{ count: number; bytes: number }>(tx)`
    with deleted as (
      delete from event where workspace_id = ${workspaceId} and position = any(array(
        select position from event where workspace_id = ${workspaceId} and created_at < ${before}
        order by position limit ${limit}))
      returning ${bytesOfEvent} as bytes
    )
    select count(*), coalesce(sum(bytes), 0)::bigint as bytes from deleted`;
  countUse(tx, { workspaceId, quota: "eventBytes", amount: -bytes });
  return count;
}

/**
 * Waits for followers of the log that are at work in these workspaces, and lets none begin. To be called
 * before the workspaces are locked: a follower locks its position first.
 */
export async function lockLogPositions(tx: Transaction, workspaceIds: readonly string[]): Promise<void> {
  await execute(tx)`
    select from log_position where workspace_id = any(${workspaceIds}::uuid[])
    order by workspace_id, follower for update`;
}

/** Tells when each workspace announced its newest event. One without events is left out. */
export async function findLastActivity(
  db: Queryable,
  workspaceIds: readonly string[],
): Promise<{ workspaceId: string; at: Date }[]> {
  return all<{ workspaceId: string; at: Date }>(db)`
    select each.id as workspace_id, newest.created_at as at
    from unnest(${[...workspaceIds]}::uuid[]) as each (id),
      lateral (select created_at from event where workspace_id = each.id order by position desc limit 1) as newest`;
}

/** Counts the events of a workspace that are older. */
export const countOfEventsBefore = (workspaceId: string, before: Date): Sql =>
  sql`(select count(*) from event where workspace_id = ${workspaceId} and created_at < ${before})`;
