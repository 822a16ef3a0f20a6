import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { execute, first, type Sql, sql } from "../../../kernel/storage/sql.ts";

/** SQL of the people who wait for a colleague. */

/** A member's answer ends the wait, and the first one says how long it took. */
export const answeredByMember: Sql = sql`waits_since = null, first_answer_seconds = coalesce(first_answer_seconds,
  greatest(0, extract(epoch from clock_timestamp() - person_wanted_at))::integer)`;

/**
 * Finds in how many seconds half of the visitors had a person's first answer who wanted one since then. Undefined when
 * fewer than `fewest` had one.
 */
export async function findUsualAnswer(
  db: Queryable,
  workspaceId: string,
  since: Date,
  fewest: number,
): Promise<number | undefined> {
  const usual = await first<{ seconds: number }>(db)`
    select percentile_disc(0.5) within group (order by first_answer_seconds) as seconds from conversation
    where workspace_id = ${workspaceId} and created_at > ${since} and first_answer_seconds is not null
      and visitor_id is not null
    having count(*) >= ${fewest}`;
  return usual?.seconds;
}

/** Returns false when the person waits already, or the assistant answers. */
export async function beginWait(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  since: Date,
): Promise<boolean> {
  const begun = await execute(tx)`
    update conversation set waits_since = ${since}, wait_announced = false,
      person_wanted_at = coalesce(person_wanted_at, ${since})
    where workspace_id = ${workspaceId} and id = ${conversationId} and status = 'handed-over' and waits_since is null
    returning id`;
  return begun > 0;
}

export async function endWait(db: Queryable, workspaceId: string, conversationId: string): Promise<void> {
  await execute(db)`
    update conversation set waits_since = null
    where workspace_id = ${workspaceId} and id = ${conversationId} and waits_since is not null`;
}

type Wait = { assigneeId: string | null; isMailed: boolean };

/** Locks a conversation in which a person waits, since then if it is given, and it was not announced. */
export async function lockWait(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  since?: Date,
): Promise<Wait | undefined> {
  return first<Wait>(tx)`
    select assignee_id, wait_mailed_for is not distinct from waits_since as is_mailed from conversation
    where workspace_id = ${workspaceId} and id = ${conversationId}
      and waits_since = coalesce(${since ?? null}::timestamptz, waits_since) and not wait_announced
    for update`;
}

/** Notes that the team was mailed about this wait. */
export async function noteMailed(tx: Transaction, workspaceId: string, conversationId: string): Promise<void> {
  await execute(tx)`
    update conversation set wait_mailed_for = waits_since
    where workspace_id = ${workspaceId} and id = ${conversationId}`;
}

export async function noteAnnounced(tx: Transaction, workspaceId: string, conversationId: string): Promise<void> {
  await execute(tx)`
    update conversation set wait_announced = true
    where workspace_id = ${workspaceId} and id = ${conversationId}`;
}
