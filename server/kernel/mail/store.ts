import type { Queryable, Transaction } from "../storage/database.ts";
import { all, execute, first, sql } from "../storage/sql.ts";
import { encryptedValues } from "../store.ts";

/** SQL of the mails that wait, became files or were given up. A mail that was sent has no row. */

export type OutgoingMailStatus = "waiting" | "file" | "failed";

export type OutgoingMail = {
  id: string;
  /** Set for a mail that a workspace wrote to a contact, or that quotes a conversation. */
  workspaceId: string | null;
  sealed: Buffer;
  status: OutgoingMailStatus;
  attempts: number;
  /** The last attempt failed for this reason. It holds no address. */
  reason: string | null;
  nextAttemptAt: Date | null;
  createdAt: Date;
};

const columns = sql`id, workspace_id, sealed, status, attempts, reason, next_attempt_at, created_at`;

/** A mail that became a file or was given up can be read for so long, and so many of them can. */
const keptDays = 7;
const mostKept = 1_000;

export async function insertMail(
  db: Queryable,
  mail: {
    id: string;
    sealed: Buffer;
    recipient: Buffer;
    workspaceId: string | null;
    conversationId?: string | null;
    status: OutgoingMailStatus;
    createdAt: Date;
  },
): Promise<void> {
  await execute(db)`
    insert into outgoing_mail (id, sealed, recipient, workspace_id, conversation_id, status, created_at)
    values (${mail.id}, ${mail.sealed}, ${mail.recipient}, ${mail.workspaceId}, ${mail.conversationId ?? null},
      ${mail.status}, ${mail.createdAt})`;
}

/**
 * Marks a mail as being sent, which leaves it no next attempt, and gives it. It gives undefined
 * when the mail does not wait any more.
 */
export async function beginAttempt(db: Queryable, id: string): Promise<OutgoingMail | undefined> {
  return first<OutgoingMail>(db)`
    update outgoing_mail set next_attempt_at = null, attempts = attempts + 1
    where id = ${id} and status = 'waiting'
    returning ${columns}`;
}

export async function deleteMail(db: Queryable, id: string): Promise<void> {
  await execute(db)`delete from outgoing_mail where id = ${id}`;
}

/** Finds which of these mails the outbox still has. */
export async function findMailIds(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await all<{ id: string }>(db)`select id from outgoing_mail where id = any(${ids}::uuid[])`;
  return rows.map(({ id }) => id);
}

/** Says what became of an attempt. `nextAttemptAt` is null when there is none. */
export async function updateMail(
  db: Queryable,
  mail: { id: string; status: OutgoingMailStatus; reason: string | null; nextAttemptAt: Date | null },
): Promise<void> {
  await execute(db)`
    update outgoing_mail set status = ${mail.status}, reason = ${mail.reason},
      next_attempt_at = ${mail.nextAttemptAt}
    where id = ${mail.id}`;
}

/** Lists the ids of the mails that wait for their next attempt, oldest first. */
export async function listPausedMails(db: Queryable, limit: number): Promise<string[]> {
  const rows = await all<{ id: string }>(db)`
    select id from outgoing_mail where status = 'waiting' and next_attempt_at is not null
    order by id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Lists the mails, newest first. `before` is the id of the last mail already shown. */
export async function listMails(
  db: Queryable,
  page: { before: string | undefined; limit: number; status: OutgoingMailStatus | undefined },
): Promise<OutgoingMail[]> {
  return all<OutgoingMail>(db)`
    select ${columns} from outgoing_mail
    where true
      ${page.before === undefined ? sql`` : sql`and id < ${page.before}`}
      ${page.status === undefined ? sql`` : sql`and status = ${page.status}`}
    order by id desc limit ${page.limit}`;
}

/**
 * Deletes the mails to these recipients that a workspace wrote; with null those to accounts, but not
 * the ones that are still to be sent. Returns how many.
 */
export async function deleteMailsTo(
  tx: Transaction,
  workspaceId: string | null,
  recipients: readonly Buffer[],
): Promise<number> {
  const deleted = await execute(tx)`
    delete from outgoing_mail
    where recipient = any(${recipients}::bytea[]) and workspace_id is not distinct from ${workspaceId}::uuid
      and (status <> 'waiting' or workspace_id is not null)`;
  return deleted;
}

/** Deletes the mails that quote these conversations. */
export async function deleteMailsOfConversations(
  tx: Transaction,
  workspaceId: string,
  conversationIds: readonly string[],
): Promise<void> {
  await execute(tx)`
    delete from outgoing_mail
    where workspace_id = ${workspaceId} and conversation_id = any(${conversationIds}::uuid[])`;
}

/** Mails that wait stay until they are sent or given up. */
export async function deleteOldMails(db: Queryable, now: Date): Promise<void> {
  await execute(db)`
    delete from outgoing_mail where status <> 'waiting' and (
      created_at < ${now}::timestamptz - make_interval(days => ${keptDays})
      or id < (
        select id from outgoing_mail where status <> 'waiting' order by id desc offset ${mostKept - 1} limit 1
      ))`;
}

export const sealedMails = encryptedValues(
  sql`select id, sealed as encrypted from outgoing_mail`,
  ({ id, former, encrypted }) => sql`
    update outgoing_mail set sealed = ${encrypted} where id = ${id} and sealed = ${former}`,
);

/** Counts the mails of a workspace that were given up, became files for want of a mail server, or wait after a failure. */
export async function countUnsentMails(db: Queryable, workspaceId: string, most: number): Promise<number> {
  const found = await first<{ count: number }>(db)`
    select count(*)::int as count from (
      select from outgoing_mail
      where workspace_id = ${workspaceId} and (status <> 'waiting' or attempts > 0) limit ${most}) as unsent`;
  return found?.count ?? 0;
}
