import type { Queryable, Transaction } from "../../../../kernel/storage/database.ts";
import { all, execute, first } from "../../../../kernel/storage/sql.ts";

/** This file holds the SQL of who wants the weekly mail. */

export type Subscription = { workspaceId: string; accountId: string; nextAt: Date };

export async function findSubscription(
  db: Queryable,
  workspaceId: string,
  accountId: string,
): Promise<Subscription | undefined> {
  return first<Subscription>(db)`
    select workspace_id, account_id, next_at from gap_mail
    where workspace_id = ${workspaceId} and account_id = ${accountId}`;
}

/** Keeps the time of a mail that is due already. */
export async function insertSubscription(tx: Transaction, { workspaceId, accountId, nextAt }: Subscription) {
  await execute(tx)`
    insert into gap_mail (workspace_id, account_id, next_at) values (${workspaceId}, ${accountId}, ${nextAt})
    on conflict do nothing`;
}

export async function deleteSubscription(tx: Transaction, workspaceId: string, accountId: string): Promise<void> {
  await execute(tx)`delete from gap_mail where workspace_id = ${workspaceId} and account_id = ${accountId}`;
}

/**
 * Returns a mail that is due and that no other node is writing, locked until the end of the
 * transaction.
 */
export async function lockDueSubscription(tx: Transaction, now: Date): Promise<Subscription | undefined> {
  return first<Subscription>(tx)`
    select workspace_id, account_id, next_at from gap_mail
    where next_at <= ${now} order by next_at limit 1 for update skip locked`;
}

export async function moveSubscription(tx: Transaction, { workspaceId, accountId }: Subscription, nextAt: Date) {
  await execute(tx)`
    update gap_mail set next_at = ${nextAt}
    where workspace_id = ${workspaceId} and account_id = ${accountId}`;
}

export async function findWorkspacesWithDueMails(db: Queryable, now: Date): Promise<string[]> {
  const found = await all<{ id: string }>(db)`
    select distinct workspace_id as id from gap_mail where next_at <= ${now}`;
  return found.map(({ id }) => id);
}
