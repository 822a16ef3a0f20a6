import { type EventRange, selectEvents, selectPositionsNaming } from "../../../kernel/log/store.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, type Sql, sql } from "../../../kernel/storage/sql.ts";
import type { DeliveryStatus } from "../schema.ts";
import type { AttemptRecord } from "../sending/store.ts";

/**
 * The SQL of deliveries that were made: to read them, to find what to send again, and to delete old
 * ones.
 */

export type DeliveryRow = {
  id: string;
  endpointId: string;
  position: number;
  type: string;
  status: DeliveryStatus;
  attemptCount: number;
  nextAttemptAt: Date | null;
  createdAt: Date;
  endedAt: Date | null;
};

const deliveryColumns = sql`
  id, endpoint_id, position, type, status, attempt_count,
  next_attempt_at, created_at, ended_at`;

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
  return all<DeliveryRow>(db)`
    select ${deliveryColumns} from delivery
    where workspace_id = ${workspaceId} and endpoint_id = ${endpointId}
      and (${filter.before ?? null}::bigint is null or position < ${filter.before ?? null})
      and (${filter.status ?? null}::text is null or status = ${filter.status ?? null})
      and (${filter.type ?? null}::text is null or type = ${filter.type ?? null})
    order by position desc limit ${filter.limit}`;
}

export async function findDelivery(db: Queryable, workspaceId: string, id: string): Promise<DeliveryRow | undefined> {
  return first<DeliveryRow>(db)`
    select ${deliveryColumns} from delivery where workspace_id = ${workspaceId} and id = ${id}`;
}

/** Finds the newest attempts, in ascending order. */
export async function findAttempts(
  db: Queryable,
  workspaceId: string,
  deliveryId: string,
  limit: number,
): Promise<(AttemptRecord & { number: number })[]> {
  return all<AttemptRecord & { number: number }>(db)`
    select * from (
      select number, started_at, duration_ms, status_code, error,
        response_headers, response_body
      from delivery_attempt where workspace_id = ${workspaceId} and delivery_id = ${deliveryId}
      order by number desc limit ${limit}
    ) as newest order by number`;
}

/** An event that an endpoint is to get again. */
type EventInRange = { position: number; type: string; data: unknown };

/**
 * Events of a workspace, by position, time and type. `onlyFailed` leaves out events that were
 * delivered.
 */
export type ReplayRange = EventRange & { onlyFailed: boolean };

function eventsInRange(workspaceId: string, endpointId: string, range: ReplayRange) {
  return sql`
    (${selectEvents(workspaceId, range)}) as found
    left join delivery on delivery.workspace_id = ${workspaceId} and delivery.endpoint_id = ${endpointId}
      and delivery.position = found.position
    where not ${range.onlyFailed}::boolean or status is null or status not in ('delivered', 'cancelled')`;
}

export async function countEventsInRange(
  db: Queryable,
  workspaceId: string,
  endpointId: string,
  range: ReplayRange,
): Promise<number> {
  const result = await first<{ count: number }>(db)`
    select count(*) as count from ${eventsInRange(workspaceId, endpointId, range)}`;
  return result?.count ?? 0;
}

export async function findEventsInRange(
  db: Queryable,
  workspaceId: string,
  endpointId: string,
  range: ReplayRange,
  limit: number,
): Promise<EventInRange[]> {
  return all<EventInRange>(db)`
    select found.position, found.type, found.data
    from ${eventsInRange(workspaceId, endpointId, range)} order by found.position limit ${limit}`;
}

export async function hasEndpoints(db: Queryable, workspaceId: string): Promise<boolean> {
  const found = await execute(db)`select from endpoint where workspace_id = ${workspaceId} limit 1`;
  return found > 0;
}

/** Erases what endpoints answered to events that name one of these wire ids. */
export async function eraseAnswersAbout(
  db: Queryable,
  { workspaceId, ids, since }: { workspaceId: string; ids: readonly string[]; since: string },
): Promise<void> {
  await execute(db)`
    update delivery_attempt set response_headers = null, response_body = null
    from delivery join (${selectPositionsNaming(workspaceId, ids, since)}) as named using (position)
    where delivery.workspace_id = ${workspaceId} and delivery.created_at >= ${since}::timestamptz
      and delivery_attempt.workspace_id = ${workspaceId} and delivery_attempt.delivery_id = delivery.id
      and (response_headers is not null or response_body is not null)`;
}

/**
 * Deletes up to `limit` deliveries by age alone, whatever their status. Returns how many it
 * deleted.
 */
export async function deleteDeliveriesBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  const result = await execute(db)`
    delete from delivery where (workspace_id, id) in (
      select workspace_id, id from delivery where created_at < ${before} limit ${limit}
    )`;
  return result;
}

export async function deleteDeliveriesOf(
  tx: Transaction,
  { workspaceId, before, limit }: { workspaceId: string; before: Date; limit: number },
): Promise<number> {
  const deleted = await execute(tx)`
    delete from delivery where workspace_id = ${workspaceId} and id = any(array(
      select id from delivery where workspace_id = ${workspaceId} and created_at < ${before} limit ${limit}))`;
  return deleted;
}

/** Counts the deliveries that are older. */
export const countOfDeliveriesBefore = (workspaceId: string, before: Date): Sql =>
  sql`(select count(*) from delivery where workspace_id = ${workspaceId} and created_at < ${before})`;
