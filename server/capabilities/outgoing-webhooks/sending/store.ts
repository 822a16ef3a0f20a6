import { isActive } from "../../../kernel/standing/store.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, type Sql, sql } from "../../../kernel/storage/sql.ts";
import type { QueueState } from "../endpoints/store.ts";
import type { QueueKey } from "../queue/store.ts";
import type { DeliveryStatus } from "../schema.ts";

/**
 * The SQL of sending: which node sends an endpoint's queue, what is due there, and what came of it.
 */

/** Is true when a queue is due that no node holds. */
export function isQueueDue(now: Date): Sql {
  return sql`exists (
    select from delivery_lane where node_id is null and due_at <= ${now} and ${isActive(sql`delivery_lane.workspace_id`)})`;
}

/** Claims queues that are due and that no node holds, within a range of consecutive failures. */
export async function claimDueQueues(
  db: Queryable,
  nodeId: string,
  now: Date,
  filter: { failuresAtLeast: number; failuresBelow: number; limit: number },
): Promise<QueueKey[]> {
  if (filter.limit <= 0) return [];
  return all<QueueKey>(db)`
    update delivery_lane set node_id = ${nodeId} where (workspace_id, endpoint_id) in (
      select workspace_id, endpoint_id from delivery_lane
      where node_id is null and due_at <= ${now} and consecutive_failures >= ${filter.failuresAtLeast}
        and consecutive_failures < ${filter.failuresBelow}
        and ${isActive(sql`delivery_lane.workspace_id`)}
      order by due_at limit ${filter.limit} for update skip locked
    )
    returning workspace_id, endpoint_id`;
}

/**
 * Finds the queues that the database says this node holds, those included that the node lost track of.
 */
export async function findQueuesOf(db: Queryable, nodeId: string): Promise<QueueKey[]> {
  return all<QueueKey>(db)`
    select workspace_id, endpoint_id from delivery_lane
    where node_id = ${nodeId}`;
}

/** Releases every queue that the node holds, due at once unless paused. */
export async function releaseQueuesOf(db: Queryable, nodeId: string): Promise<void> {
  await execute(db)`
    update delivery_lane set node_id = null, due_at = coalesce(paused_until, now()) where node_id = ${nodeId}
  `;
}

/** Finds the nodes that hold queues. */
export async function findHolders(db: Queryable): Promise<string[]> {
  const result = await all<{ id: string }>(db)`
    select distinct node_id as id from delivery_lane where node_id is not null`;
  return result.map((row) => row.id);
}

/**
 * Releases a queue and writes when it is due again. Needs the queue's lock. Returns true if the
 * queue has work right now: then the node keeps it. `mode` says what the endpoint is due for:
 * deliveries, the daily probe, or nothing.
 */
export async function releaseQueue(
  tx: Transaction,
  queue: QueueKey,
  nodeId: string,
  now: Date,
  mode: "send" | "probe" | "rest",
): Promise<boolean> {
  const result = await first<{ nodeId: string | null }>(tx)`
    with next as (
      select case when ${mode}::text = 'send' then (
        select next_attempt_at from delivery
        where workspace_id = ${queue.workspaceId} and endpoint_id = ${queue.endpointId} and status = 'pending'
          and next_attempt_at is not null
        order by next_attempt_at limit 1
      ) end as at
    )
    update delivery_lane set
      due_at = case ${mode}::text when 'probe' then coalesce(paused_until, ${now})
        when 'send' then greatest(next.at, case when next.at is not null then paused_until end) end,
      node_id = case when next.at <= ${now} and (paused_until is null or paused_until <= ${now})
        and ${isActive(sql`delivery_lane.workspace_id`)} then node_id end
    from next
    where workspace_id = ${queue.workspaceId} and endpoint_id = ${queue.endpointId} and node_id = ${nodeId}
    returning node_id`;
  return result?.nodeId === nodeId;
}

/** The health of an endpoint, as the results of its deliveries show it. */
export type QueueHealth = QueueKey & Omit<QueueState, "nodeId">;

export async function writeQueueHealth(tx: Transaction, queues: QueueHealth[]): Promise<void> {
  if (queues.length === 0) return;
  await execute(tx)`
    update delivery_lane as queue set consecutive_failures = change.consecutive_failures,
      failing_since = change.failing_since, paused_until = change.paused_until, warned_at = change.warned_at
    from unnest(
      ${queues.map((queue) => queue.workspaceId)}::uuid[], ${queues.map((queue) => queue.endpointId)}::uuid[],
      ${queues.map((queue) => queue.consecutiveFailures)}::integer[], ${queues.map((queue) => queue.failingSince)}::timestamptz[],
      ${queues.map((queue) => queue.pausedUntil)}::timestamptz[], ${queues.map((queue) => queue.warnedAt)}::timestamptz[]
    ) as change (workspace_id, endpoint_id, consecutive_failures, failing_since, paused_until, warned_at)
    where queue.workspace_id = change.workspace_id and queue.endpoint_id = change.endpoint_id`;
}

export type DueRow = {
  id: string;
  workspaceId: string;
  endpointId: string;
  position: number;
  orderKey: string | null;
  /** All attempts so far, and those since the retry schedule began. */
  attemptCount: number;
  roundCount: number;
};

/** `heldIds`: deliveries that the sender has already. */
export type DueRequest = QueueKey & { heldIds: readonly string[]; limit: number };

/** Finds the due deliveries of each queue, oldest first, without the held ones. */
export async function findDueDeliveries(db: Queryable, requests: DueRequest[], now: Date): Promise<DueRow[]> {
  return all<DueRow>(db)`
    select due.id, queue.workspace_id, queue.endpoint_id, due.position,
      due.order_key, due.attempt_count, due.round_count
    from unnest(
      ${requests.map((request) => request.workspaceId)}::uuid[], ${requests.map((request) => request.endpointId)}::uuid[],
      ${requests.map((request) => request.limit)}::integer[]
    ) as queue (workspace_id, endpoint_id, most) cross join lateral (
      select id, position, order_key, attempt_count, round_count, next_attempt_at from delivery
      where delivery.workspace_id = queue.workspace_id and delivery.endpoint_id = queue.endpoint_id
        and status = 'pending' and next_attempt_at <= ${now}
        and id <> all(${requests.flatMap((request) => request.heldIds)}::uuid[])
      order by next_attempt_at, position limit queue.most
    ) as due
    order by due.next_attempt_at, due.position`;
}

export type AttemptRecord = {
  startedAt: Date;
  durationMs: number;
  statusCode: number | null;
  error: string | null;
  responseHeaders: Record<string, string> | null;
  responseBody: string | null;
};

export type DeliveryResult = QueueKey & {
  id: string;
  position: number;
  orderKey: string | null;
  /** Attempts before this one. It identifies a late result of a node that held the queue before. */
  attemptCount: number;
  roundCount: number;
  status: DeliveryStatus;
  nextAttemptAt: Date | null;
  attempt: AttemptRecord | null;
};

/**
 * Writes the results of many attempts. Skips a delivery that another node has attempted meanwhile.
 */
export async function writeResults(tx: Transaction, results: DeliveryResult[], now: Date): Promise<void> {
  const attempts = results.map((result) => result.attempt);
  await execute(tx)`
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
    on conflict do nothing`;
}
