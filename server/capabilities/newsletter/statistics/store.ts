import type { Queryable } from "../../../kernel/storage/database.ts";
import { all, sql } from "../../../kernel/storage/sql.ts";
import type { SubscriberStatus } from "../schema.ts";

/** The SQL that counts subscribers. */

/**
 * Counts the subscribers that each list has in each status; what holds of the address wins. Spam is
 * left out.
 */
export async function countByStatus(
  db: Queryable,
  workspaceId: string,
): Promise<{ listId: string; status: SubscriberStatus; count: number }[]> {
  return all<{ listId: string; status: SubscriberStatus; count: number }>(db)`
    select list_id, case when state = 'active' then status else state end as status, count(*) as count
    from subscription join subscriber
      on subscriber.workspace_id = subscription.workspace_id and subscriber.id = subscription.subscriber_id
    where subscription.workspace_id = ${workspaceId} and not is_spam
    group by 1, 2`;
}

type DayCount = { day: string; signUps: number; confirmations: number; departures: number };

/**
 * Counts each day in UTC since then on which something happened, oldest first. People count once a
 * day.
 */
export async function countByDay(
  db: Queryable,
  workspaceId: string,
  since: Date,
  listId: string | undefined,
): Promise<DayCount[]> {
  return all<DayCount>(db)`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day,
      count(distinct subscriber_id) filter (where step = 'requested') as sign_ups,
      count(distinct subscriber_id) filter (where step = 'confirmed') as confirmations,
      count(distinct subscriber_id) filter (where step in ('unsubscribed', 'bounced', 'complained')) as departures
    from subscription_proof
    where workspace_id = ${workspaceId} and at >= ${since} ${listId === undefined ? sql`` : sql`and list_id = ${listId}`}
    group by 1 order by 1`;
}

/** Counts the people who confirmed on each day of a time zone on which somebody did. */
export async function countConfirmedByDay(
  db: Queryable,
  workspaceId: string,
  { from, to, timeZone }: { from: Date; to: Date; timeZone: string },
): Promise<{ day: string; count: number }[]> {
  return all<{ day: string; count: number }>(db)`
    select to_char(at at time zone ${timeZone}, 'YYYY-MM-DD') as day, count(distinct subscriber_id)::int as count
    from subscription_proof
    where workspace_id = ${workspaceId} and step = 'confirmed' and at >= ${from} and at < ${to}
    group by 1`;
}
