import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, one } from "../../../kernel/storage/sql.ts";

/**
 * The SQL of adding deliveries to the queues of endpoints. The queue of an endpoint is its row in
 * `delivery_lane`.
 */

/** A delivery to insert. `orderKey` null = it may go out in any order. */
export type NewDelivery = {
  id: string;
  endpointId: string;
  position: number;
  type: string;
  orderKey: string | null;
};

/**
 * Inserts deliveries. One without an order key is due now; one with a key waits until
 * `activateNext`. Deliveries with a key need the locks of `lockQueues`.
 */
export async function insertDeliveries(
  tx: Transaction,
  workspaceId: string,
  deliveries: NewDelivery[],
  now: Date,
): Promise<void> {
  await execute(tx)`
    insert into delivery (workspace_id, endpoint_id, position, id, type, order_key, next_attempt_at, created_at)
    select ${workspaceId}, endpoint_id, position, id, type, order_key,
      case when order_key is null then ${now}::timestamptz end, ${now}
    from unnest(
      ${deliveries.map((delivery) => delivery.endpointId)}::uuid[], ${deliveries.map((delivery) => delivery.position)}::bigint[],
      ${deliveries.map((delivery) => delivery.id)}::uuid[], ${deliveries.map((delivery) => delivery.type)}::text[],
      ${deliveries.map((delivery) => delivery.orderKey)}::text[]
    ) as fresh (endpoint_id, position, id, type, order_key)
    on conflict do nothing`;
}

type OrderKey = QueueKey & { orderKey: string };

/**
 * Makes the first pending delivery of each order key due, unless one is due already. Needs the
 * queues' locks.
 */
export async function activateNext(tx: Transaction, keys: OrderKey[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  // Materialized: without statistics, one joint plan would read every waiting delivery.
  await execute(tx)`
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
      and delivery.position = head.position`;
}

/** Names an endpoint's queue. */
export type QueueKey = { workspaceId: string; endpointId: string };

/**
 * Locks queues, in the order of ids so that two transactions never deadlock. Whatever decides
 * whether a queue has work takes this lock first: adding deliveries, ending ordered ones, releasing
 * the queue.
 */
export async function lockQueues(
  tx: Transaction,
  queues: readonly QueueKey[],
): Promise<(QueueKey & { nodeId: string | null })[]> {
  if (queues.length === 0) return [];
  return all<QueueKey & { nodeId: string | null }>(tx)`
    select workspace_id, endpoint_id, node_id from delivery_lane where (workspace_id, endpoint_id) in (
      select * from unnest(${queues.map((queue) => queue.workspaceId)}::uuid[], ${queues.map((queue) => queue.endpointId)}::uuid[])
    ) order by workspace_id, endpoint_id for update`;
}

/**
 * Marks queues as due and claims those that no node holds. Returns the endpoints whose queues this
 * node holds now. Writes nothing for a queue that is marked already and either held or paused.
 */
export async function markQueuesDue(
  tx: Transaction,
  workspaceId: string,
  endpointIds: string[],
  nodeId: string | null,
  now: Date,
): Promise<string[]> {
  const result = await all<{ id: string }>(tx)`
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
      and endpoint_id = any(${endpointIds}::uuid[]) and node_id = ${nodeId}::uuid`;
  return result.map((row) => row.id);
}

/** Makes the queue due at once and ends its pause, because a person asked for it. */
export async function makeQueueDue(tx: Transaction, workspaceId: string, endpointId: string, now: Date): Promise<void> {
  await execute(tx)`
    update delivery_lane set due_at = ${now}, paused_until = null
    where workspace_id = ${workspaceId} and endpoint_id = ${endpointId}`;
}

/** Makes the queue due at once and forgets its failures. */
export async function resetQueue(tx: Transaction, workspaceId: string, endpointId: string, now: Date): Promise<void> {
  await execute(tx)`
    update delivery_lane set due_at = ${now}, paused_until = null, consecutive_failures = 0, failing_since = null,
      warned_at = null
    where workspace_id = ${workspaceId} and endpoint_id = ${endpointId}`;
}

/**
 * Starts the retry schedule of deliveries again. Needs the queue's lock. Returns the order keys to
 * pass to `activateNext`: a delivery with a key waits for its turn.
 */
export async function restartDeliveries(
  tx: Transaction,
  workspaceId: string,
  endpointId: string,
  positions: number[],
  now: Date,
): Promise<OrderKey[]> {
  const result = await all<{ orderKey: string | null }>(tx)`
    update delivery set status = 'pending', round_count = 0, ended_at = null,
      next_attempt_at = case when order_key is null then ${now}::timestamptz
        when status = 'pending' and next_attempt_at is not null then ${now} end
    where workspace_id = ${workspaceId} and endpoint_id = ${endpointId} and position = any(${positions}::bigint[])
    returning order_key`;
  return result.flatMap(({ orderKey }) => (orderKey === null ? [] : [{ workspaceId, endpointId, orderKey }]));
}

/** Counts the deliveries of all workspaces that are owed. `dueSeconds`: one has been due for so long. */
export async function countOwed(db: Queryable): Promise<{ owed: number; due: number; dueSeconds: number }> {
  return one<{ owed: number; due: number; dueSeconds: number }>(db)`
    select count(*)::integer as owed, count(*) filter (where next_attempt_at <= now())::integer as due,
      coalesce(extract(epoch from now() - min(next_attempt_at) filter (where next_attempt_at <= now())), 0)
        ::double precision as due_seconds
    from delivery where next_attempt_at is not null`;
}
