import { sql } from "kysely";
import type { Queryable } from "../../../kernel/storage/database.ts";
import type { DeliveryStatus } from "../schema.ts";
import type { AttemptRecord } from "../sending/store.ts";

/** The SQL of deliveries that were made: to read them, to find what to send again, and to delete old ones. */

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

/** A delivery with the stored data and the time of its event. */
export type DeliveryWithEvent = DeliveryRow & { data: unknown; eventCreatedAt: Date };

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
): Promise<DeliveryWithEvent | undefined> {
  const result = await sql<DeliveryWithEvent>`
    select ${deliveryColumns}, event.data, event.created_at as "eventCreatedAt" from ${deliveryWithEvent}
    where delivery.workspace_id = ${workspaceId} and delivery.id = ${id}`.execute(db);
  return result.rows[0];
}

/** The newest attempts, in ascending order. */
export async function findAttempts(
  db: Queryable,
  workspaceId: string,
  deliveryId: string,
  limit: number,
): Promise<(AttemptRecord & { number: number })[]> {
  const result = await sql<AttemptRecord & { number: number }>`
    select * from (
      select number, started_at as "startedAt", duration_ms as "durationMs", status_code as "statusCode", error,
        response_headers as "responseHeaders", response_body as "responseBody"
      from delivery_attempt where workspace_id = ${workspaceId} and delivery_id = ${deliveryId}
      order by number desc limit ${limit}
    ) as newest order by number`.execute(db);
  return result.rows;
}

/** The time of the event at this position, or of the first event after it. */
export async function readEventTime(db: Queryable, workspaceId: string, position: number): Promise<Date | undefined> {
  const result = await sql<{ at: Date }>`
    select created_at as at from event where workspace_id = ${workspaceId} and position >= ${position}
    order by position limit 1`.execute(db);
  return result.rows[0]?.at;
}

/** Events of a workspace, by position, time and type. `onlyFailed` leaves out events that were delivered. */
export type EventRange = {
  fromPosition: number;
  toPosition: number;
  since: Date;
  until: Date;
  types: string[];
  onlyFailed: boolean;
};

function inRange(workspaceId: string, endpointId: string, range: EventRange) {
  return sql`
    event left join delivery on delivery.workspace_id = event.workspace_id and delivery.endpoint_id = ${endpointId}
      and delivery.position = event.position
    where event.workspace_id = ${workspaceId} and event.position between ${range.fromPosition} and ${range.toPosition}
      and event.created_at >= ${range.since} and event.created_at < ${range.until}
      and event.type = any(${range.types}::text[])
      and (not ${range.onlyFailed}::boolean or delivery.status is null or delivery.status not in ('delivered', 'cancelled'))`;
}

export type EventInRange = { position: number; type: string; conversationId: string | null };

export async function countEventsInRange(
  db: Queryable,
  workspaceId: string,
  endpointId: string,
  range: EventRange,
): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*) as count from ${inRange(workspaceId, endpointId, range)}`.execute(db);
  return result.rows[0]?.count ?? 0;
}

export async function findEventsInRange(
  db: Queryable,
  workspaceId: string,
  endpointId: string,
  range: EventRange,
  limit: number,
): Promise<EventInRange[]> {
  const result = await sql<EventInRange>`
    select event.position, event.type, event.data ->> 'conversationId' as "conversationId",
      event.created_at as "createdAt"
    from ${inRange(workspaceId, endpointId, range)} order by event.position limit ${limit}`.execute(db);
  return result.rows;
}

/** Deletes up to `limit` deliveries by age alone, whatever their status. Returns how many it deleted. */
export async function deleteDeliveriesBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  const result = await sql`
    delete from delivery where (workspace_id, id) in (
      select workspace_id, id from delivery where created_at < ${before} limit ${limit}
    )`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}
