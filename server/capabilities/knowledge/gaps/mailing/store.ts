import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../../kernel/storage/database.ts";

/** The SQL of who wants the weekly mail. */

export type Subscription = { workspaceId: string; accountId: string; nextAt: Date };

export async function findSubscription(
  db: Queryable,
  workspaceId: string,
  accountId: string,
): Promise<Subscription | undefined> {
  const found = await sql<Subscription>`
    select workspace_id as "workspaceId", account_id as "accountId", next_at as "nextAt" from gap_mail
    where workspace_id = ${workspaceId} and account_id = ${accountId}`.execute(db);
  return found.rows[0];
}

/** Keeps the time of a mail that is due already. */
export async function insertSubscription(tx: Transaction, { workspaceId, accountId, nextAt }: Subscription) {
  await sql`
    insert into gap_mail (workspace_id, account_id, next_at) values (${workspaceId}, ${accountId}, ${nextAt})
    on conflict do nothing`.execute(tx);
}

export async function deleteSubscription(tx: Transaction, workspaceId: string, accountId: string): Promise<void> {
  await sql`delete from gap_mail where workspace_id = ${workspaceId} and account_id = ${accountId}`.execute(tx);
}

/** A mail that is due and that no other node is writing, locked until the end of the transaction. */
export async function lockDueSubscription(tx: Transaction, now: Date): Promise<Subscription | undefined> {
  const found = await sql<Subscription>`
    select workspace_id as "workspaceId", account_id as "accountId", next_at as "nextAt" from gap_mail
    where next_at <= ${now} order by next_at limit 1 for update skip locked`.execute(tx);
  return found.rows[0];
}

export async function moveSubscription(tx: Transaction, { workspaceId, accountId }: Subscription, nextAt: Date) {
  await sql`
    update gap_mail set next_at = ${nextAt}
    where workspace_id = ${workspaceId} and account_id = ${accountId}`.execute(tx);
}

export async function findWorkspacesWithDueMails(db: Queryable, now: Date): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select distinct workspace_id as id from gap_mail where next_at <= ${now}`.execute(db);
  return found.rows.map(({ id }) => id);
}
