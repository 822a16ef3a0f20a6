import { sql } from "kysely";
import type { EncryptedValues } from "../secrets.ts";
import type { Queryable, Transaction } from "../storage/database.ts";

/** SQL of the mails that wait, became files or were given up. A mail that was sent has no row. */

export type OutgoingMailStatus = "waiting" | "file" | "failed";

export type OutgoingMail = {
  id: string;
  /** Set for a mail that a workspace wrote to a contact. */
  workspaceId: string | null;
  sealed: Buffer;
  status: OutgoingMailStatus;
  attempts: number;
  /** Why the last attempt failed. Holds no address. */
  reason: string | null;
  nextAttemptAt: Date | null;
  createdAt: Date;
};

const columns = [
  "id",
  "workspace_id as workspaceId",
  "sealed",
  sql<OutgoingMailStatus>`status`.as("status"),
  "attempts",
  "reason",
  "next_attempt_at as nextAttemptAt",
  "created_at as createdAt",
] as const;

/** How long a mail that became a file or was given up can be read, and how many of them. */
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
  await db
    .insertInto("outgoing_mail")
    .values({
      id: mail.id,
      sealed: mail.sealed,
      recipient: mail.recipient,
      workspace_id: mail.workspaceId,
      conversation_id: mail.conversationId ?? null,
      status: mail.status,
      created_at: mail.createdAt,
    })
    .execute();
}

/**
 * The mail, marked as being sent: it has no next attempt. Undefined when it does not wait any more.
 */
export async function beginAttempt(db: Queryable, id: string): Promise<OutgoingMail | undefined> {
  return db
    .updateTable("outgoing_mail")
    .set({ next_attempt_at: null, attempts: sql<number>`attempts + 1` })
    .where("id", "=", id)
    .where("status", "=", "waiting")
    .returning(columns)
    .executeTakeFirst();
}

export async function deleteMail(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom("outgoing_mail").where("id", "=", id).execute();
}

/** Says what became of an attempt. `nextAttemptAt` is null when there is none. */
export async function updateMail(
  db: Queryable,
  mail: { id: string; status: OutgoingMailStatus; reason: string | null; nextAttemptAt: Date | null },
): Promise<void> {
  await sql`
    update outgoing_mail set status = ${mail.status}, reason = ${mail.reason},
      next_attempt_at = ${mail.nextAttemptAt}
    where id = ${mail.id}`.execute(db);
}

/** The ids of the mails that wait for their next attempt, oldest first. */
export async function listPausedMails(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("outgoing_mail")
    .select("id")
    .where("status", "=", "waiting")
    .where("next_attempt_at", "is not", null)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Newest first. `before` is the id of the last mail already shown. */
export async function listMails(
  db: Queryable,
  page: { before: string | undefined; limit: number; status: OutgoingMailStatus | undefined },
): Promise<OutgoingMail[]> {
  let query = db.selectFrom("outgoing_mail").select(columns).orderBy("id", "desc").limit(page.limit);
  if (page.before !== undefined) query = query.where("id", "<", page.before);
  if (page.status !== undefined) query = query.where("status", "=", page.status);
  return query.execute();
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
  const deleted = await sql`
    delete from outgoing_mail
    where recipient = any(${recipients}::bytea[]) and workspace_id is not distinct from ${workspaceId}::uuid
      and (status <> 'waiting' or workspace_id is not null)`.execute(tx);
  return Number(deleted.numAffectedRows ?? 0n);
}

/** Deletes the mails that quote these conversations. */
export async function deleteMailsOfConversations(
  tx: Transaction,
  workspaceId: string,
  conversationIds: readonly string[],
): Promise<void> {
  await sql`
    delete from outgoing_mail
    where workspace_id = ${workspaceId} and conversation_id = any(${conversationIds}::uuid[])`.execute(tx);
}

/** Mails that wait stay until they are sent or given up. */
export async function deleteOldMails(db: Queryable, now: Date): Promise<void> {
  await sql`
    delete from outgoing_mail where status <> 'waiting' and (
      created_at < ${now}::timestamptz - make_interval(days => ${keptDays})
      or id < (
        select id from outgoing_mail where status <> 'waiting' order by id desc offset ${mostKept - 1} limit 1
      ))`.execute(db);
}

export function sealedMailsIn(db: Queryable): EncryptedValues {
  return {
    async list(afterId, limit) {
      let query = db.selectFrom("outgoing_mail").select(["id", "sealed as encrypted"]).orderBy("id").limit(limit);
      if (afterId !== undefined) query = query.where("id", ">", afterId);
      return query.execute();
    },
    async replace(id, former, encrypted) {
      await db
        .updateTable("outgoing_mail")
        .set({ sealed: encrypted })
        .where("id", "=", id)
        .where("sealed", "=", former)
        .execute();
    },
  };
}
