import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, one } from "../../../kernel/storage/sql.ts";

/** The SQL of mails to members that are gathered. */

export type Reader = { workspaceId: string; accountId: string };
export type Alert = Reader & { id: string; subject: string; text: string };

export async function insertAlert(tx: Transaction, alert: Alert & { dueAt: Date }): Promise<void> {
  await execute(tx)`
    insert into workflow_alert (workspace_id, id, account_id, subject, text, due_at)
    values (${alert.workspaceId}, ${alert.id}, ${alert.accountId}, ${alert.subject}, ${alert.text}, ${alert.dueAt})`;
}

export async function countAlerts(tx: Transaction, { workspaceId, accountId }: Reader): Promise<number> {
  const { count } = await one<{ count: number }>(tx)`
    select count(*)::integer as count from workflow_alert
    where workspace_id = ${workspaceId} and account_id = ${accountId}`;
  return count;
}

/** Readers of whom an alert is due. */
export async function findDueReaders(db: Queryable, now: Date): Promise<Reader[]> {
  return all<Reader>(
    db,
  )`select distinct workspace_id, account_id from workflow_alert where due_at <= ${now} limit 1000`;
}

/** Takes the alerts of the reader, the oldest first. Another node that takes them waits, and finds none. */
export async function takeAlerts(tx: Transaction, { workspaceId, accountId }: Reader): Promise<Alert[]> {
  const taken = await all<Alert>(tx)`
    delete from workflow_alert where workspace_id = ${workspaceId} and account_id = ${accountId}
    returning workspace_id, account_id, id, subject, text`;
  return taken.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Deletes what fits a regular expression, in lower case. */
export async function deleteAlertsNaming(tx: Transaction, workspaceId: string, pattern: string): Promise<void> {
  await execute(tx)`
    delete from workflow_alert
    where workspace_id = ${workspaceId} and lower(subject || ' ' || text) ~ ${pattern}`;
}

/** Lets the reader's alerts wait on. */
export async function postponeAlerts(db: Queryable, { workspaceId, accountId }: Reader, dueAt: Date): Promise<void> {
  await execute(db)`
    update workflow_alert set due_at = ${dueAt} where workspace_id = ${workspaceId} and account_id = ${accountId}`;
}
