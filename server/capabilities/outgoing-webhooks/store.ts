// Long because it is all SQL of one capability: what makes sure that nothing owed is lost can be reviewed in one place.
import { sql } from "kysely";
import type { Event } from "../../kernel/log/event.ts";
import type { Queryable, Transaction } from "../../kernel/storage/database.ts";

/** All SQL of delivery. */

export type DisabledReason = "manual" | "failing" | "gone";
export type DeliveryStatus = "pending" | "delivered" | "failed" | "exhausted" | "cancelled";

export type EndpointRow = {
  workspaceId: string;
  id: string;
  url: string;
  description: string;
  events: string[];
  scopes: string[];
  orderBy: "none" | "conversationId";
  concurrency: number;
  rateLimitPerSecond: number | null;
  status: "enabled" | "disabled";
  disabledReason: DisabledReason | null;
  sealedSecret: Buffer;
  sealedPreviousSecret: Buffer | null;
  previousSecretEndsAt: Date | null;
  publicKey: string | null;
  sealedPrivateKey: Buffer | null;
  createdAt: Date;
  updatedAt: Date;
};

/** How it went with an endpoint lately, and the node that sends to it now. */
export type LaneState = {
  nodeId: string | null;
  consecutiveFailures: number;
  failingSince: Date | null;
  pausedUntil: Date | null;
  warnedAt: Date | null;
};

export type EndpointWithLane = EndpointRow & LaneState;

const endpointColumns = sql`
  endpoint.workspace_id as "workspaceId", endpoint.id, url, description, events, scopes, order_by as "orderBy",
  concurrency, rate_limit_per_second as "rateLimitPerSecond", status, disabled_reason as "disabledReason",
  sealed_secret as "sealedSecret", sealed_previous_secret as "sealedPreviousSecret",
  previous_secret_ends_at as "previousSecretEndsAt", public_key as "publicKey",
  sealed_private_key as "sealedPrivateKey", created_at as "createdAt", updated_at as "updatedAt",
  lane.node_id as "nodeId", lane.consecutive_failures as "consecutiveFailures", lane.failing_since as "failingSince",
  lane.paused_until as "pausedUntil", lane.warned_at as "warnedAt"`;

const endpointWithLane = sql`
  endpoint join delivery_lane as lane on lane.workspace_id = endpoint.workspace_id and lane.endpoint_id = endpoint.id`;

// --- endpoints

/** Serialises the making of endpoints of one workspace and says how many there are. */
export async function countEndpoints(tx: Transaction, workspaceId: string): Promise<number> {
  await sql`select from workspace where id = ${workspaceId} for no key update`.execute(tx);
  const result = await sql<{ count: number }>`
    select count(*) as count from endpoint where workspace_id = ${workspaceId}`.execute(tx);
  return result.rows[0]?.count ?? 0;
}

/** With the way to it. Its first event is the next one of the workspace. */
export async function insertEndpoint(tx: Transaction, endpoint: EndpointRow): Promise<void> {
  await sql`
    with reached as (
      select coalesce(max(position), 0) as position from event_position where workspace_id = ${endpoint.workspaceId}
    ), cursor as (
      insert into delivery_cursor (workspace_id, position) select ${endpoint.workspaceId}, position from reached
      on conflict do nothing
    )
    insert into endpoint (workspace_id, id, url, description, events, scopes, order_by, concurrency,
      rate_limit_per_second, status, sealed_secret, public_key, sealed_private_key, from_position, created_at, updated_at)
    select ${endpoint.workspaceId}, ${endpoint.id}, ${endpoint.url}, ${endpoint.description}, ${endpoint.events}::text[],
      ${endpoint.scopes}::text[], ${endpoint.orderBy}, ${endpoint.concurrency}::integer,
      ${endpoint.rateLimitPerSecond}::integer, ${endpoint.status}, ${endpoint.sealedSecret}, ${endpoint.publicKey},
      ${endpoint.sealedPrivateKey}::bytea, position, ${endpoint.createdAt}::timestamptz, ${endpoint.updatedAt}::timestamptz
    from reached`.execute(tx);
  await tx
    .insertInto("delivery_lane")
    .values({ workspace_id: endpoint.workspaceId, endpoint_id: endpoint.id })
    .execute();
}

export async function findEndpoint(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<EndpointWithLane | undefined> {
  const result = await sql<EndpointWithLane>`
    select ${endpointColumns} from ${endpointWithLane}
    where endpoint.workspace_id = ${workspaceId} and endpoint.id = ${id}`.execute(db);
  return result.rows[0];
}

export async function listEndpoints(
  db: Queryable,
  workspaceId: string,
  page: { before: string | undefined; limit: number },
): Promise<EndpointWithLane[]> {
  const result = await sql<EndpointWithLane>`
    select ${endpointColumns} from ${endpointWithLane}
    where endpoint.workspace_id = ${workspaceId} and (${page.before ?? null}::uuid is null or endpoint.id < ${page.before ?? null})
    order by endpoint.id desc limit ${page.limit}`.execute(db);
  return result.rows;
}

/** Endpoints of the whole installation after the given one, for sealing their secrets again. */
export async function findEndpointsAfter(db: Queryable, id: string, limit: number): Promise<EndpointWithLane[]> {
  const result = await sql<EndpointWithLane>`
    select ${endpointColumns} from ${endpointWithLane} where endpoint.id > ${id} order by endpoint.id limit ${limit}
  `.execute(db);
  return result.rows;
}

/** Where the endpoints are now, by their ids. */
export async function findUrls(
  db: Queryable,
  endpoints: { workspaceId: string; endpointId: string }[],
): Promise<Map<string, string>> {
  if (endpoints.length === 0) return new Map();
  const result = await sql<{ id: string; url: string }>`
    select id, url from endpoint where (workspace_id, id) in (
      select * from unnest(${endpoints.map((one) => one.workspaceId)}::uuid[], ${endpoints.map((one) => one.endpointId)}::uuid[])
    )`.execute(db);
  return new Map(result.rows.map(({ id, url }) => [id, url]));
}

/** Writes what can be changed of it. */
export async function writeEndpoint(tx: Queryable, endpoint: EndpointRow): Promise<void> {
  await tx
    .updateTable("endpoint")
    .set({
      url: endpoint.url,
      description: endpoint.description,
      events: endpoint.events,
      scopes: endpoint.scopes,
      order_by: endpoint.orderBy,
      concurrency: endpoint.concurrency,
      rate_limit_per_second: endpoint.rateLimitPerSecond,
      status: endpoint.status,
      disabled_reason: endpoint.disabledReason,
      sealed_secret: endpoint.sealedSecret,
      sealed_previous_secret: endpoint.sealedPreviousSecret,
      previous_secret_ends_at: endpoint.previousSecretEndsAt,
      public_key: endpoint.publicKey,
      sealed_private_key: endpoint.sealedPrivateKey,
      updated_at: endpoint.updatedAt,
    })
    .where("workspace_id", "=", endpoint.workspaceId)
    .where("id", "=", endpoint.id)
    .execute();
}

export async function deleteEndpoint(tx: Transaction, workspaceId: string, id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom("endpoint")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** False when it was disabled already, so that its owner is told once. */
export async function disableEndpoint(
  tx: Transaction,
  workspaceId: string,
  id: string,
  reason: DisabledReason,
  now: Date,
): Promise<boolean> {
  const result = await tx
    .updateTable("endpoint")
    .set({ status: "disabled", disabled_reason: reason, updated_at: now })
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .where("status", "=", "enabled")
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Only what was disabled for its failures comes back by itself. */
export async function enableFailingEndpoint(
  tx: Transaction,
  workspaceId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const result = await tx
    .updateTable("endpoint")
    .set({ status: "enabled", disabled_reason: null, updated_at: now })
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .where("disabled_reason", "=", "failing")
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

// --- from events to deliveries

export type Cursor = { position: number; newestPosition: number };

/** Undefined for a workspace without endpoints. */
export async function readCursorPosition(db: Queryable, workspaceId: string): Promise<Cursor | undefined> {
  const result = await sql<Cursor>`
    select cursor.position, coalesce(newest.position, 0) as "newestPosition"
    from delivery_cursor as cursor left join event_position as newest using (workspace_id)
    where cursor.workspace_id = ${workspaceId}`.execute(db);
  return result.rows[0];
}

/** Workspaces whose newest events have not become deliveries, whoever should have done it. */
export async function findWorkspacesBehind(db: Queryable, limit: number): Promise<string[]> {
  const result = await sql<{ id: string }>`
    select workspace_id as id from delivery_cursor as cursor join event_position as newest using (workspace_id)
    where newest.position > cursor.position limit ${limit}`.execute(db);
  return result.rows.map((row) => row.id);
}

/** Undefined while another node is at it. */
export async function lockCursor(tx: Transaction, workspaceId: string): Promise<number | undefined> {
  const result = await sql<{ position: number }>`
    select position from delivery_cursor where workspace_id = ${workspaceId} for update skip locked`.execute(tx);
  return result.rows[0]?.position;
}

export async function moveCursor(tx: Transaction, workspaceId: string, position: number): Promise<void> {
  await sql`update delivery_cursor set position = ${position} where workspace_id = ${workspaceId}`.execute(tx);
}

export type EventToDeliver = { position: number; type: string; conversationId: string | null; createdAt: Date };

export async function findEventsAfter(
  tx: Transaction,
  workspaceId: string,
  position: number,
  limit: number,
): Promise<EventToDeliver[]> {
  const result = await sql<EventToDeliver>`
    select position, type, data ->> 'conversationId' as "conversationId", created_at as "createdAt" from event
    where workspace_id = ${workspaceId} and position > ${position} order by position limit ${limit}`.execute(tx);
  return result.rows;
}

export type Subscriber = {
  id: string;
  /** Both joined by spaces: reading lists of every endpoint for each batch would cost more than the batch. */
  events: string;
  scopes: string;
  orderBy: "none" | "conversationId";
  fromPosition: number;
};

export async function findSubscribers(tx: Transaction, workspaceId: string): Promise<Subscriber[]> {
  return tx
    .selectFrom("endpoint")
    .select([
      "id",
      sql<string>`array_to_string(events, ' ')`.as("events"),
      sql<string>`array_to_string(scopes, ' ')`.as("scopes"),
      sql<Subscriber["orderBy"]>`order_by`.as("orderBy"),
      "from_position as fromPosition",
    ])
    .where("workspace_id", "=", workspaceId)
    .where("status", "=", "enabled")
    .execute();
}

export type NewDelivery = {
  id: string;
  endpointId: string;
  position: number;
  type: string;
  orderKey: string | null;
};

/** Needs the lanes' locks where there is an order. Those with a key wait until `activateNext`. */
export async function insertDeliveries(
  tx: Transaction,
  workspaceId: string,
  deliveries: NewDelivery[],
  now: Date,
): Promise<void> {
  await sql`
    insert into delivery (workspace_id, endpoint_id, position, id, type, order_key, next_attempt_at, created_at)
    select ${workspaceId}, endpoint_id, position, id, type, order_key,
      case when order_key is null then ${now}::timestamptz end, ${now}
    from unnest(
      ${deliveries.map((delivery) => delivery.endpointId)}::uuid[], ${deliveries.map((delivery) => delivery.position)}::bigint[],
      ${deliveries.map((delivery) => delivery.id)}::uuid[], ${deliveries.map((delivery) => delivery.type)}::text[],
      ${deliveries.map((delivery) => delivery.orderKey)}::text[]
    ) as fresh (endpoint_id, position, id, type, order_key)
    on conflict do nothing`.execute(tx);
}

export type OrderKey = { workspaceId: string; endpointId: string; orderKey: string };

/** Lets the first pending delivery of each key go, where none is on its way. Needs the lanes' locks. */
export async function activateNext(tx: Transaction, keys: OrderKey[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  // The heads are found before the update is planned: together, a plan without statistics reads all that waits.
  await sql`
    with key as materialized (
      select distinct * from unnest(
        ${keys.map((key) => key.workspaceId)}::uuid[], ${keys.map((key) => key.endpointId)}::uuid[],
        ${keys.map((key) => key.orderKey)}::text[]) as wanted (workspace_id, endpoint_id, order_key)
    ), idle as materialized (
      select key.* from key where not exists (
        select from delivery as active
        where active.workspace_id = key.workspace_id and active.endpoint_id = key.endpoint_id
          and active.order_key = key.order_key and active.status = 'pending' and active.next_attempt_at is not null
      )
    ), head as materialized (
      select idle.workspace_id, idle.endpoint_id, first.position from idle cross join lateral (
        select position from delivery
        where delivery.workspace_id = idle.workspace_id and delivery.endpoint_id = idle.endpoint_id
          and delivery.order_key = idle.order_key and status = 'pending'
        order by order_key, position limit 1
      ) as first
    )
    update delivery set next_attempt_at = ${now} from head
    where delivery.workspace_id = head.workspace_id and delivery.endpoint_id = head.endpoint_id
      and delivery.position = head.position`.execute(tx);
}

// --- lanes

/**
 * Keeps everything that decides whether a lane has work apart: adding deliveries, ending them in order, giving the lane
 * back. In the order of ids, so that two transactions never wait for each other.
 */
export async function lockLanes(
  tx: Transaction,
  lanes: { workspaceId: string; endpointId: string }[],
): Promise<{ workspaceId: string; endpointId: string; nodeId: string | null; pausedUntil: Date | null }[]> {
  if (lanes.length === 0) return [];
  const result = await sql<{
    workspaceId: string;
    endpointId: string;
    nodeId: string | null;
    pausedUntil: Date | null;
  }>`
    select workspace_id as "workspaceId", endpoint_id as "endpointId", node_id as "nodeId", paused_until as "pausedUntil"
    from delivery_lane where (workspace_id, endpoint_id) in (
      select * from unnest(${lanes.map((lane) => lane.workspaceId)}::uuid[], ${lanes.map((lane) => lane.endpointId)}::uuid[])
    ) order by workspace_id, endpoint_id for update`.execute(tx);
  return result.rows;
}

/**
 * Says that the lanes have work, and takes those that nobody holds. Names the lanes that this node holds now.
 * Writes nothing for a lane that is known to have work and is held, or paused.
 */
export async function fillLanes(
  tx: Transaction,
  workspaceId: string,
  endpointIds: string[],
  nodeId: string | null,
  now: Date,
): Promise<string[]> {
  const result = await sql<{ id: string }>`
    with changed as (
      update delivery_lane set due_at = least(due_at, greatest(${now}, paused_until)),
        node_id = case when node_id is null and (paused_until is null or paused_until <= ${now})
          then ${nodeId}::uuid else node_id end
      where workspace_id = ${workspaceId} and endpoint_id = any(${endpointIds}::uuid[])
        and (due_at is null or due_at > greatest(${now}, paused_until)
          or (node_id is null and (paused_until is null or paused_until <= ${now})))
      returning endpoint_id, node_id
    )
    select endpoint_id as id from changed where node_id = ${nodeId}::uuid
    union
    select endpoint_id from delivery_lane where workspace_id = ${workspaceId}
      and endpoint_id = any(${endpointIds}::uuid[]) and node_id = ${nodeId}::uuid`.execute(tx);
  return result.rows.map((row) => row.id);
}

export type ClaimedLane = { workspaceId: string; endpointId: string };

/** Takes lanes that are due and held by nobody. Those whose endpoint fails are counted apart: they wait long for answers. */
export async function claimLanes(
  db: Queryable,
  nodeId: string,
  now: Date,
  filter: { failuresAtLeast: number; failuresBelow: number; limit: number },
): Promise<ClaimedLane[]> {
  if (filter.limit <= 0) return [];
  const result = await sql<ClaimedLane>`
    update delivery_lane set node_id = ${nodeId} where (workspace_id, endpoint_id) in (
      select workspace_id, endpoint_id from delivery_lane
      where node_id is null and due_at <= ${now} and consecutive_failures >= ${filter.failuresAtLeast}
        and consecutive_failures < ${filter.failuresBelow}
      order by due_at limit ${filter.limit} for update skip locked
    )
    returning workspace_id as "workspaceId", endpoint_id as "endpointId"`.execute(db);
  return result.rows;
}

/** Lanes that the database says this node holds: also those it forgot. */
export async function findOwnLanes(db: Queryable, nodeId: string): Promise<ClaimedLane[]> {
  const result = await sql<ClaimedLane>`
    select workspace_id as "workspaceId", endpoint_id as "endpointId" from delivery_lane
    where node_id = ${nodeId}`.execute(db);
  return result.rows;
}

/** What a dead node was to send is due again at once. */
export async function releaseLanesOf(db: Queryable, nodeId: string): Promise<void> {
  await sql`
    update delivery_lane set node_id = null, due_at = coalesce(paused_until, now()) where node_id = ${nodeId}
  `.execute(db);
}

/** The same for nodes of which nothing is known any more. */
export async function releaseOrphanedLanes(db: Queryable): Promise<void> {
  await sql`
    update delivery_lane set node_id = null, due_at = coalesce(paused_until, now())
    where node_id is not null and not exists (select from node where node.id = delivery_lane.node_id)`.execute(db);
}

/**
 * Gives a lane back with the time at which it has work again; needs its lock. True when there is work right now, and the
 * node still holds it.
 */
export async function giveLaneBack(
  tx: Transaction,
  lane: ClaimedLane,
  nodeId: string,
  now: Date,
  mode: "send" | "probe" | "rest",
): Promise<boolean> {
  const result = await sql<{ nodeId: string | null }>`
    with next as (
      select case when ${mode}::text = 'send' then (
        select next_attempt_at from delivery
        where workspace_id = ${lane.workspaceId} and endpoint_id = ${lane.endpointId} and status = 'pending'
          and next_attempt_at is not null
        order by next_attempt_at limit 1
      ) end as at
    )
    update delivery_lane set
      due_at = case ${mode}::text when 'probe' then coalesce(paused_until, ${now})
        when 'send' then greatest(next.at, case when next.at is not null then paused_until end) end,
      node_id = case when next.at <= ${now} and (paused_until is null or paused_until <= ${now}) then node_id end
    from next
    where workspace_id = ${lane.workspaceId} and endpoint_id = ${lane.endpointId} and node_id = ${nodeId}
    returning node_id as "nodeId"`.execute(tx);
  return result.rows[0]?.nodeId === nodeId;
}

/** Due at once, whatever went before: somebody asked for it. */
export async function openLane(tx: Transaction, workspaceId: string, endpointId: string, now: Date): Promise<void> {
  await sql`
    update delivery_lane set due_at = ${now}, paused_until = null
    where workspace_id = ${workspaceId} and endpoint_id = ${endpointId}`.execute(tx);
}

/** Forgets the failures: the endpoint begins anew. */
export async function resetLane(tx: Transaction, workspaceId: string, endpointId: string, now: Date): Promise<void> {
  await sql`
    update delivery_lane set due_at = ${now}, paused_until = null, consecutive_failures = 0, failing_since = null,
      warned_at = null
    where workspace_id = ${workspaceId} and endpoint_id = ${endpointId}`.execute(tx);
}

export type LaneChange = ClaimedLane & Omit<LaneState, "nodeId">;

export async function writeLanes(tx: Transaction, lanes: LaneChange[]): Promise<void> {
  if (lanes.length === 0) return;
  await sql`
    update delivery_lane as lane set consecutive_failures = change.consecutive_failures,
      failing_since = change.failing_since, paused_until = change.paused_until, warned_at = change.warned_at
    from unnest(
      ${lanes.map((lane) => lane.workspaceId)}::uuid[], ${lanes.map((lane) => lane.endpointId)}::uuid[],
      ${lanes.map((lane) => lane.consecutiveFailures)}::integer[], ${lanes.map((lane) => lane.failingSince)}::timestamptz[],
      ${lanes.map((lane) => lane.pausedUntil)}::timestamptz[], ${lanes.map((lane) => lane.warnedAt)}::timestamptz[]
    ) as change (workspace_id, endpoint_id, consecutive_failures, failing_since, paused_until, warned_at)
    where lane.workspace_id = change.workspace_id and lane.endpoint_id = change.endpoint_id`.execute(tx);
}

// --- sending

export type DueDelivery = {
  id: string;
  endpointId: string;
  position: number;
  orderKey: string | null;
  attemptCount: number;
  roundCount: number;
  event: Event;
};

export type DueRequest = ClaimedLane & { heldIds: readonly string[]; limit: number };

/** The deliveries of each lane that are due, oldest first, without those that are on their way already. */
export async function findDueDeliveries(db: Queryable, lanes: DueRequest[], now: Date): Promise<DueDelivery[]> {
  type Row = Omit<DueDelivery, "event"> & Omit<Event, "id"> & { eventId: string };
  // The parts are kept from being planned as one: without statistics a join of the tables reads far too much.
  const result = await sql<Row>`
    with due as materialized (
      select lane.workspace_id, lane.endpoint_id, pending.* from unnest(
        ${lanes.map((lane) => lane.workspaceId)}::uuid[], ${lanes.map((lane) => lane.endpointId)}::uuid[],
        ${lanes.map((lane) => lane.limit)}::integer[]
      ) as lane (workspace_id, endpoint_id, most) cross join lateral (
        select id, position, order_key, attempt_count, round_count, next_attempt_at from delivery
        where delivery.workspace_id = lane.workspace_id and delivery.endpoint_id = lane.endpoint_id
          and status = 'pending' and next_attempt_at <= ${now}
          and id <> all(${lanes.flatMap((lane) => lane.heldIds)}::uuid[])
        order by next_attempt_at, position limit lane.most
      ) as pending
    )
    select due.id, due.workspace_id as "workspaceId", due.endpoint_id as "endpointId", due.position,
      order_key as "orderKey", attempt_count as "attemptCount", round_count as "roundCount", event.*
    from due cross join lateral (
      select id as "eventId", type, data, caused_by as "causedBy", depth, created_at as "createdAt" from event
      where event.workspace_id = due.workspace_id and event.position = due.position offset 0
    ) as event
    order by next_attempt_at, due.position`.execute(db);
  return result.rows.map(({ id, endpointId, orderKey, attemptCount, roundCount, eventId, ...event }) => ({
    id,
    endpointId,
    orderKey,
    attemptCount,
    roundCount,
    position: event.position,
    event: { ...event, id: eventId },
  }));
}

export type AttemptRecord = {
  startedAt: Date;
  durationMs: number;
  statusCode: number | null;
  error: string | null;
  responseHeaders: Record<string, string> | null;
  responseBody: string | null;
};

export type DeliveryResult = ClaimedLane & {
  id: string;
  position: number;
  orderKey: string | null;
  /** Attempts before this one: what tells a late result of a former holder of the lane. */
  attemptCount: number;
  roundCount: number;
  status: DeliveryStatus;
  nextAttemptAt: Date | null;
  attempt: AttemptRecord | null;
};

/** Writes how deliveries went, many at once. One that was attempted by somebody else meanwhile is left as it is. */
export async function writeResults(tx: Transaction, results: DeliveryResult[], now: Date): Promise<void> {
  const attempts = results.map((result) => result.attempt);
  await sql`
    with result as (
      select * from unnest(
        ${results.map((result) => result.workspaceId)}::uuid[], ${results.map((result) => result.endpointId)}::uuid[],
        ${results.map((result) => result.position)}::bigint[], ${results.map((result) => result.attemptCount)}::integer[],
        ${results.map((result) => result.status)}::text[], ${results.map((result) => result.nextAttemptAt)}::timestamptz[],
        ${attempts.map((attempt) => attempt?.startedAt ?? null)}::timestamptz[],
        ${attempts.map((attempt) => attempt?.durationMs ?? null)}::integer[],
        ${attempts.map((attempt) => attempt?.statusCode ?? null)}::integer[],
        ${attempts.map((attempt) => attempt?.error ?? null)}::text[],
        ${attempts.map((attempt) => (attempt?.responseHeaders ? JSON.stringify(attempt.responseHeaders) : null))}::jsonb[],
        ${attempts.map((attempt) => attempt?.responseBody ?? null)}::text[]
      ) as result (workspace_id, endpoint_id, position, attempt_count, status, next_attempt_at, started_at, duration_ms,
        status_code, error, response_headers, response_body)
    ), written as (
      update delivery set status = result.status, next_attempt_at = result.next_attempt_at,
        attempt_count = delivery.attempt_count + case when started_at is null then 0 else 1 end,
        round_count = delivery.round_count + case when started_at is null then 0 else 1 end,
        ended_at = case when result.status <> 'pending' then ${now}::timestamptz end
      from result
      where delivery.workspace_id = result.workspace_id and delivery.endpoint_id = result.endpoint_id
        and delivery.position = result.position and delivery.status = 'pending'
        and delivery.attempt_count = result.attempt_count
      returning delivery.workspace_id, delivery.id, delivery.attempt_count as number, started_at, duration_ms,
        status_code, error, response_headers, response_body
    )
    insert into delivery_attempt (workspace_id, delivery_id, number, started_at, duration_ms, status_code, error,
      response_headers, response_body)
    select * from written where started_at is not null
    on conflict do nothing`.execute(tx);
}

// --- reading, and asking again

export type DeliveryRow = {
  id: string;
  endpointId: string;
  position: number;
  eventId: string;
  type: string;
  status: DeliveryStatus;
  attemptCount: number;
  nextAttemptAt: Date | null;
  createdAt: Date;
  endedAt: Date | null;
};

const deliveryColumns = sql`
  delivery.id, endpoint_id as "endpointId", delivery.position, event.id as "eventId", delivery.type, status,
  attempt_count as "attemptCount", next_attempt_at as "nextAttemptAt", delivery.created_at as "createdAt",
  ended_at as "endedAt"`;
const deliveryWithEvent = sql`
  delivery join event on event.workspace_id = delivery.workspace_id and event.position = delivery.position`;

/** Newest event first. */
export async function listDeliveries(
  db: Queryable,
  workspaceId: string,
  endpointId: string,
  filter: {
    before: number | undefined;
    limit: number;
    status: DeliveryStatus | undefined;
    type: string | undefined;
  },
): Promise<DeliveryRow[]> {
  const result = await sql<DeliveryRow>`
    select ${deliveryColumns} from ${deliveryWithEvent}
    where delivery.workspace_id = ${workspaceId} and endpoint_id = ${endpointId}
      and (${filter.before ?? null}::bigint is null or delivery.position < ${filter.before ?? null})
      and (${filter.status ?? null}::text is null or status = ${filter.status ?? null})
      and (${filter.type ?? null}::text is null or delivery.type = ${filter.type ?? null})
    order by delivery.position desc limit ${filter.limit}`.execute(db);
  return result.rows;
}

export async function findDelivery(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<(DeliveryRow & { data: unknown; eventCreatedAt: Date }) | undefined> {
  const result = await sql<DeliveryRow & { data: unknown; eventCreatedAt: Date }>`
    select ${deliveryColumns}, event.data, event.created_at as "eventCreatedAt" from ${deliveryWithEvent}
    where delivery.workspace_id = ${workspaceId} and delivery.id = ${id}`.execute(db);
  return result.rows[0];
}

export type AttemptRow = AttemptRecord & { number: number };

/** The newest, oldest of them first. */
export async function findAttempts(
  db: Queryable,
  workspaceId: string,
  deliveryId: string,
  limit: number,
): Promise<AttemptRow[]> {
  const result = await sql<AttemptRow>`
    select * from (
      select number, started_at as "startedAt", duration_ms as "durationMs", status_code as "statusCode", error,
        response_headers as "responseHeaders", response_body as "responseBody"
      from delivery_attempt where workspace_id = ${workspaceId} and delivery_id = ${deliveryId}
      order by number desc limit ${limit}
    ) as newest order by number`.execute(db);
  return result.rows;
}

/** When the event at this position, or the first one after it, was announced. */
export async function readEventTime(db: Queryable, workspaceId: string, position: number): Promise<Date | undefined> {
  const result = await sql<{ at: Date }>`
    select created_at as at from event where workspace_id = ${workspaceId} and position >= ${position}
    order by position limit 1`.execute(db);
  return result.rows[0]?.at;
}

export type Range = {
  fromPosition: number;
  toPosition: number;
  since: Date;
  until: Date;
  types: string[];
  onlyFailed: boolean;
};

function inRange(workspaceId: string, endpointId: string, range: Range) {
  return sql`
    event left join delivery on delivery.workspace_id = event.workspace_id and delivery.endpoint_id = ${endpointId}
      and delivery.position = event.position
    where event.workspace_id = ${workspaceId} and event.position between ${range.fromPosition} and ${range.toPosition}
      and event.created_at >= ${range.since} and event.created_at < ${range.until}
      and event.type = any(${range.types}::text[])
      and (not ${range.onlyFailed}::boolean or delivery.status is null or delivery.status not in ('delivered', 'cancelled'))`;
}

export async function countRange(
  db: Queryable,
  workspaceId: string,
  endpointId: string,
  range: Range,
): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*) as count from ${inRange(workspaceId, endpointId, range)}`.execute(db);
  return result.rows[0]?.count ?? 0;
}

export async function findRange(
  db: Queryable,
  workspaceId: string,
  endpointId: string,
  range: Range,
  limit: number,
): Promise<EventToDeliver[]> {
  const result = await sql<EventToDeliver>`
    select event.position, event.type, event.data ->> 'conversationId' as "conversationId",
      event.created_at as "createdAt"
    from ${inRange(workspaceId, endpointId, range)} order by event.position limit ${limit}`.execute(db);
  return result.rows;
}

/** Begins deliveries anew, those with a key once it is their turn. Needs the lane's lock; gives the keys to activate. */
export async function restartDeliveries(
  tx: Transaction,
  workspaceId: string,
  endpointId: string,
  positions: number[],
  now: Date,
): Promise<OrderKey[]> {
  const result = await sql<{ orderKey: string | null }>`
    update delivery set status = 'pending', round_count = 0, ended_at = null,
      next_attempt_at = case when order_key is null then ${now}::timestamptz
        when status = 'pending' and next_attempt_at is not null then ${now} end
    where workspace_id = ${workspaceId} and endpoint_id = ${endpointId} and position = any(${positions}::bigint[])
    returning order_key as "orderKey"`.execute(tx);
  return result.rows.flatMap(({ orderKey }) => (orderKey === null ? [] : [{ workspaceId, endpointId, orderKey }]));
}

/** By age alone: no delivery is worth trying so long after, and its trace has been read. */
export async function deleteOldDeliveries(db: Queryable, before: Date, limit: number): Promise<number> {
  const result = await sql`
    delete from delivery where (workspace_id, id) in (
      select workspace_id, id from delivery where created_at < ${before} limit ${limit}
    )`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}
