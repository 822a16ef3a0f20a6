import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, sql } from "../../../kernel/storage/sql.ts";

/**
 * The SQL of endpoints. Each endpoint has one row in `endpoint` and one, for its queue, in
 * `delivery_lane`.
 */

type DisabledReason = "manual" | "failing" | "gone";

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
  encryptedSecret: Buffer;
  encryptedFormerSecrets: Buffer | null;
  previousSecretEndsAt: Date | null;
  publicKey: string | null;
  encryptedPrivateKey: Buffer | null;
  /** The version of the interface that its messages have. */
  version: string;
  createdAt: Date;
  updatedAt: Date;
};

/** The state says how recent deliveries to the endpoint went, and which node sends to it now. */
export type QueueState = {
  nodeId: string | null;
  consecutiveFailures: number;
  failingSince: Date | null;
  pausedUntil: Date | null;
  warnedAt: Date | null;
};

export type EndpointWithQueue = EndpointRow & QueueState;

const endpointColumns = sql`
  endpoint.workspace_id, endpoint.id, url, description, events, scopes, order_by,
  concurrency, rate_limit_per_second, status, disabled_reason,
  sealed_secret as encrypted_secret, sealed_previous_secret as encrypted_former_secrets,
  previous_secret_ends_at, public_key,
  sealed_private_key as encrypted_private_key, version, created_at, updated_at,
  queue.node_id, queue.consecutive_failures, queue.failing_since,
  queue.paused_until, queue.warned_at`;

const endpointWithQueue = sql`
  endpoint join delivery_lane as queue on queue.workspace_id = endpoint.workspace_id and queue.endpoint_id = endpoint.id`;

export async function countEndpoints(tx: Transaction, workspaceId: string): Promise<number> {
  const result = await first<{ count: number }>(tx)`
    select count(*) as count from endpoint where workspace_id = ${workspaceId}`;
  return result?.count ?? 0;
}

/** Inserts the endpoint with its queue. The endpoint gets the events after the position. */
export async function insertEndpoint(tx: Transaction, endpoint: EndpointRow, fromPosition: number): Promise<void> {
  await execute(tx)`
    insert into endpoint
      (workspace_id, id, url, description, events, scopes, order_by, concurrency, rate_limit_per_second, status, sealed_secret, public_key, sealed_private_key, from_position, version, created_at, updated_at)
    values (${endpoint.workspaceId}, ${endpoint.id}, ${endpoint.url}, ${endpoint.description},
      ${endpoint.events}, ${endpoint.scopes}, ${endpoint.orderBy}, ${endpoint.concurrency},
      ${endpoint.rateLimitPerSecond}, ${endpoint.status}, ${endpoint.encryptedSecret}, ${endpoint.publicKey},
      ${endpoint.encryptedPrivateKey}, ${fromPosition}, ${endpoint.version}, ${endpoint.createdAt}, ${endpoint.updatedAt})`;
  await execute(tx)`
    insert into delivery_lane (workspace_id, endpoint_id)
    values (${endpoint.workspaceId}, ${endpoint.id})`;
}

export async function findEndpoint(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<EndpointWithQueue | undefined> {
  return first<EndpointWithQueue>(db)`
    select ${endpointColumns} from ${endpointWithQueue}
    where endpoint.workspace_id = ${workspaceId} and endpoint.id = ${id}`;
}

export async function listEndpoints(
  db: Queryable,
  workspaceId: string,
  page: { before: string | undefined; limit: number },
): Promise<EndpointWithQueue[]> {
  return all<EndpointWithQueue>(db)`
    select ${endpointColumns} from ${endpointWithQueue}
    where endpoint.workspace_id = ${workspaceId} and (${page.before ?? null}::uuid is null or endpoint.id < ${page.before ?? null})
    order by endpoint.id desc limit ${page.limit}`;
}

/** Endpoints of all workspaces whose id is greater, in the order of ids. */
export async function findEndpointsAfter(db: Queryable, id: string, limit: number): Promise<EndpointWithQueue[]> {
  return all<EndpointWithQueue>(db)`
    select ${endpointColumns} from ${endpointWithQueue} where endpoint.id > ${id} order by endpoint.id limit ${limit}
  `;
}

/** Finds the present URLs of these endpoints, by endpoint id. */
export async function findUrls(
  db: Queryable,
  endpoints: { workspaceId: string; endpointId: string }[],
): Promise<Map<string, string>> {
  if (endpoints.length === 0) return new Map();
  const result = await all<{ id: string; url: string }>(db)`
    select id, url from endpoint where (workspace_id, id) in (
      select * from unnest(${endpoints.map((one) => one.workspaceId)}::uuid[], ${endpoints.map((one) => one.endpointId)}::uuid[])
    )`;
  return new Map(result.map(({ id, url }) => [id, url]));
}

/** Writes every column that a change may touch. */
export async function writeEndpoint(tx: Queryable, endpoint: EndpointRow): Promise<void> {
  await execute(tx)`
    update endpoint set url = ${endpoint.url}, description = ${endpoint.description},
      events = ${endpoint.events}, scopes = ${endpoint.scopes}, order_by = ${endpoint.orderBy},
      concurrency = ${endpoint.concurrency}, rate_limit_per_second = ${endpoint.rateLimitPerSecond},
      status = ${endpoint.status}, disabled_reason = ${endpoint.disabledReason},
      sealed_secret = ${endpoint.encryptedSecret}, sealed_previous_secret = ${endpoint.encryptedFormerSecrets},
      previous_secret_ends_at = ${endpoint.previousSecretEndsAt}, public_key = ${endpoint.publicKey},
      sealed_private_key = ${endpoint.encryptedPrivateKey}, version = ${endpoint.version}, updated_at = ${endpoint.updatedAt}
    where workspace_id = ${endpoint.workspaceId} and id = ${endpoint.id}`;
}

export async function deleteEndpoint(tx: Transaction, workspaceId: string, id: string): Promise<boolean> {
  const result = await execute(tx)`
    delete from endpoint where workspace_id = ${workspaceId} and id = ${id}`;
  return result > 0;
}

/** Returns false if the endpoint was disabled already: then its owners have been told. */
export async function markDisabled(
  tx: Transaction,
  workspaceId: string,
  id: string,
  reason: DisabledReason,
  now: Date,
): Promise<boolean> {
  const result = await execute(tx)`
    update endpoint set status = 'disabled', disabled_reason = ${reason}, updated_at = ${now}
    where workspace_id = ${workspaceId} and id = ${id} and status = 'enabled'`;
  return result > 0;
}

/**
 * Enables an endpoint that was disabled for failing. Returns false if it was disabled for another
 * reason.
 */
export async function markRecovered(tx: Transaction, workspaceId: string, id: string, now: Date): Promise<boolean> {
  const result = await execute(tx)`
    update endpoint set status = 'enabled', disabled_reason = null, updated_at = ${now}
    where workspace_id = ${workspaceId} and id = ${id} and disabled_reason = 'failing'`;
  return result > 0;
}

export type Subscriber = {
  id: string;
  /**
   * Event patterns and scopes, joined by spaces: parsing an array per endpoint would cost more than
   * the batch.
   */
  events: string;
  scopes: string;
  orderBy: "none" | "conversationId";
  fromPosition: number;
};

export async function findSubscribers(tx: Transaction, workspaceId: string): Promise<Subscriber[]> {
  return all<Subscriber>(tx)`
    select id, array_to_string(events, ' ') as events, array_to_string(scopes, ' ') as scopes, order_by,
      from_position
    from endpoint
    where workspace_id = ${workspaceId} and status = 'enabled'`;
}

/** Counts the endpoints of all workspaces: `enabled`, or why one is disabled. */
export async function countEndpointStates(db: Queryable): Promise<{ state: string; count: number }[]> {
  return all<{ state: string; count: number }>(db)`
    select coalesce(disabled_reason, status) as state, count(*)::integer as count from endpoint group by 1`;
}

/** Counts the endpoints to which nothing comes through: those that fail, and those that were disabled for it. */
export async function countFailingEndpoints(db: Queryable, workspaceId: string): Promise<number> {
  const found = await first<{ count: number }>(db)`
    select count(*)::int as count from ${endpointWithQueue}
    where endpoint.workspace_id = ${workspaceId}
      and (disabled_reason in ('failing', 'gone') or (status = 'enabled' and failing_since is not null))`;
  return found?.count ?? 0;
}
