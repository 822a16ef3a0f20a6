import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";

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
  createdAt: Date;
  updatedAt: Date;
};

/** How recent deliveries to the endpoint went, and the node that sends to it now. */
export type QueueState = {
  nodeId: string | null;
  consecutiveFailures: number;
  failingSince: Date | null;
  pausedUntil: Date | null;
  warnedAt: Date | null;
};

export type EndpointWithQueue = EndpointRow & QueueState;

const endpointColumns = sql`
  endpoint.workspace_id as "workspaceId", endpoint.id, url, description, events, scopes, order_by as "orderBy",
  concurrency, rate_limit_per_second as "rateLimitPerSecond", status, disabled_reason as "disabledReason",
  sealed_secret as "encryptedSecret", sealed_previous_secret as "encryptedFormerSecrets",
  previous_secret_ends_at as "previousSecretEndsAt", public_key as "publicKey",
  sealed_private_key as "encryptedPrivateKey", created_at as "createdAt", updated_at as "updatedAt",
  queue.node_id as "nodeId", queue.consecutive_failures as "consecutiveFailures", queue.failing_since as "failingSince",
  queue.paused_until as "pausedUntil", queue.warned_at as "warnedAt"`;

const endpointWithQueue = sql`
  endpoint join delivery_lane as queue on queue.workspace_id = endpoint.workspace_id and queue.endpoint_id = endpoint.id`;

export async function countEndpoints(tx: Transaction, workspaceId: string): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*) as count from endpoint where workspace_id = ${workspaceId}`.execute(tx);
  return result.rows[0]?.count ?? 0;
}

/** Inserts the endpoint with its queue. The endpoint gets the events after the position. */
export async function insertEndpoint(tx: Transaction, endpoint: EndpointRow, fromPosition: number): Promise<void> {
  await tx
    .insertInto("endpoint")
    .values({
      workspace_id: endpoint.workspaceId,
      id: endpoint.id,
      url: endpoint.url,
      description: endpoint.description,
      events: endpoint.events,
      scopes: endpoint.scopes,
      order_by: endpoint.orderBy,
      concurrency: endpoint.concurrency,
      rate_limit_per_second: endpoint.rateLimitPerSecond,
      status: endpoint.status,
      sealed_secret: endpoint.encryptedSecret,
      public_key: endpoint.publicKey,
      sealed_private_key: endpoint.encryptedPrivateKey,
      from_position: fromPosition,
      created_at: endpoint.createdAt,
      updated_at: endpoint.updatedAt,
    })
    .execute();
  await tx
    .insertInto("delivery_lane")
    .values({ workspace_id: endpoint.workspaceId, endpoint_id: endpoint.id })
    .execute();
}

export async function findEndpoint(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<EndpointWithQueue | undefined> {
  const result = await sql<EndpointWithQueue>`
    select ${endpointColumns} from ${endpointWithQueue}
    where endpoint.workspace_id = ${workspaceId} and endpoint.id = ${id}`.execute(db);
  return result.rows[0];
}

export async function listEndpoints(
  db: Queryable,
  workspaceId: string,
  page: { before: string | undefined; limit: number },
): Promise<EndpointWithQueue[]> {
  const result = await sql<EndpointWithQueue>`
    select ${endpointColumns} from ${endpointWithQueue}
    where endpoint.workspace_id = ${workspaceId} and (${page.before ?? null}::uuid is null or endpoint.id < ${page.before ?? null})
    order by endpoint.id desc limit ${page.limit}`.execute(db);
  return result.rows;
}

/** Endpoints of all workspaces whose id is greater, in the order of ids. */
export async function findEndpointsAfter(db: Queryable, id: string, limit: number): Promise<EndpointWithQueue[]> {
  const result = await sql<EndpointWithQueue>`
    select ${endpointColumns} from ${endpointWithQueue} where endpoint.id > ${id} order by endpoint.id limit ${limit}
  `.execute(db);
  return result.rows;
}

/** The present URLs of these endpoints, by endpoint id. */
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

/** Writes every column that a change may touch. */
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
      sealed_secret: endpoint.encryptedSecret,
      sealed_previous_secret: endpoint.encryptedFormerSecrets,
      previous_secret_ends_at: endpoint.previousSecretEndsAt,
      public_key: endpoint.publicKey,
      sealed_private_key: endpoint.encryptedPrivateKey,
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

/** Returns false if the endpoint was disabled already: then its owners have been told. */
export async function markDisabled(
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

/**
 * Enables an endpoint that was disabled for failing. Returns false if it was disabled for another
 * reason.
 */
export async function markRecovered(tx: Transaction, workspaceId: string, id: string, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable("endpoint")
    .set({ status: "enabled", disabled_reason: null, updated_at: now })
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .where("disabled_reason", "=", "failing")
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
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
