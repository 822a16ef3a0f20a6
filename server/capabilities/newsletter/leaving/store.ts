import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, sql } from "../../../kernel/storage/sql.ts";
import type { SubscriberState, SubscriptionStatus } from "../schema.ts";

/** The SQL of what a reader decides by the links of a mail. */

export type ReaderList = {
  id: string;
  name: string;
  description: string | null;
  isPublic: boolean;
  /** Is null where the reader never was. */
  status: SubscriptionStatus | null;
};
export type Reader = { email: string; language: string | null; state: SubscriberState; lists: ReaderList[] };

/** Gives undefined for a reader who was erased. Lists are oldest first. */
export async function findReader(db: Queryable, workspaceId: string, id: string): Promise<Reader | undefined> {
  return first<Reader>(db)`
    select email, language, state, coalesce((
      select json_agg(json_build_object('id', newsletter_list.id, 'name', newsletter_list.name,
        'description', newsletter_list.description, 'isPublic', newsletter_list.is_public,
        'status', subscription.status) order by newsletter_list.id)
      from newsletter_list left join subscription on subscription.workspace_id = newsletter_list.workspace_id
        and subscription.list_id = newsletter_list.id and subscription.subscriber_id = subscriber.id
      where newsletter_list.workspace_id = subscriber.workspace_id), '[]') as lists
    from subscriber where workspace_id = ${workspaceId} and id = ${id} and email is not null`;
}

/**
 * pending or confirmed → unsubscribed, on these lists or on all. Gives those that changed, with
 * what they were.
 */
export async function leaveSubscriptions(
  tx: Transaction,
  { workspaceId, subscriberId }: { workspaceId: string; subscriberId: string },
  listIds: readonly string[] | undefined,
  now: Date,
): Promise<{ listId: string; former: SubscriptionStatus }[]> {
  const left = await all<{ listId: string; former: SubscriptionStatus }>(tx)`
    with known as materialized (
      select list_id, status from subscription
      where workspace_id = ${workspaceId} and subscriber_id = ${subscriberId} and status <> 'unsubscribed'
        ${listIds === undefined ? sql`` : sql`and list_id = any(${listIds}::uuid[])`}
      order by list_id for update
    )
    update subscription set status = 'unsubscribed', left_at = ${now} from known
    where subscription.workspace_id = ${workspaceId} and subscription.subscriber_id = ${subscriberId}
      and subscription.list_id = known.list_id
    returning subscription.list_id, known.status as former`;
  return left.toSorted((one, other) => (one.listId < other.listId ? -1 : 1));
}

/**
 * Absent or unsubscribed → confirmed, of a reader whose address is confirmed already. Gives those
 * that changed.
 */
export async function joinSubscriptions(
  tx: Transaction,
  { workspaceId, subscriberId }: { workspaceId: string; subscriberId: string },
  listIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const joined = await all<{ listId: string }>(tx)`
    insert into subscription as known (workspace_id, subscriber_id, list_id, status, source, requested_at, confirmed_at)
    select ${workspaceId}::uuid, ${subscriberId}::uuid, id, 'confirmed', 'preferences', ${now}::timestamptz,
      ${now}::timestamptz
    from newsletter_list where workspace_id = ${workspaceId} and id = any(${listIds}::uuid[]) and is_public
    order by id
    on conflict (workspace_id, subscriber_id, list_id) do update
      set status = 'confirmed', confirmed_at = excluded.confirmed_at, left_at = null
      where known.status <> 'confirmed'
    returning list_id`;
  return joined.map(({ listId }) => listId).sort();
}

export async function forgetOwed(
  tx: Transaction,
  { workspaceId, subscriberId }: { workspaceId: string; subscriberId: string },
): Promise<void> {
  await execute(tx)`
    delete from owed_opt_in where workspace_id = ${workspaceId} and subscriber_id = ${subscriberId}
      and not exists (select from subscription where workspace_id = ${workspaceId}
        and subscriber_id = ${subscriberId} and status = 'pending')`;
}
