import { countUse } from "../../../kernel/quotas/quotas-of.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, type Sql, sql } from "../../../kernel/storage/sql.ts";
import { encryptedValues } from "../../../kernel/store.ts";

type NewRecording = {
  workspaceId: string;
  conversationId: string;
  messageId: string;
  sealed: Buffer;
  createdAt: Date;
};

/** The recording of a reply that is made once more replaces the former one. */
export async function insertRecording(tx: Transaction, recording: NewRecording): Promise<void> {
  const { workspaceId, conversationId, messageId, sealed, createdAt } = recording;
  await execute(tx)`
    insert into reply_recording (workspace_id, message_id, conversation_id, sealed, created_at)
    values (${workspaceId}, ${messageId}, ${conversationId}, ${sealed}, ${createdAt})
    on conflict (workspace_id, message_id) do update set sealed = excluded.sealed, created_at = excluded.created_at`;
  countUse(tx, { workspaceId, quota: "fileBytes", amount: sealed.length });
}

/** Sums up the bytes of a workspace's recordings of replies. */
export const sumOfReplyRecordings = (workspaceId: string): Sql =>
  sql`(select coalesce(sum(octet_length(sealed)), 0) from reply_recording where workspace_id = ${workspaceId})`;

export async function findRecordings(
  db: Queryable,
  workspaceId: string,
  messageIds: readonly string[],
): Promise<{ id: string; sealed: Buffer }[]> {
  return all<{ id: string; sealed: Buffer }>(db)`
    select message_id as id, sealed from reply_recording
    where workspace_id = ${workspaceId} and message_id = any(${[...messageIds]}::uuid[])`;
}

/** Deletes recordings of a workspace; gives how many. */
async function deleteThose(tx: Transaction, workspaceId: string, which: Sql): Promise<number> {
  const rows = await all<{ bytes: number }>(tx)`
    delete from reply_recording where workspace_id = ${workspaceId} and ${which}
    returning octet_length(sealed) as bytes`;
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
  countUse(tx, { workspaceId, quota: "fileBytes", amount: -bytes });
  return rows.length;
}

export async function deleteRecordingsOfConversations(
  tx: Transaction,
  workspaceId: string,
  conversationIds: readonly string[],
): Promise<void> {
  await deleteThose(tx, workspaceId, sql`conversation_id = any(${[...conversationIds]}::uuid[])`);
}

/** Deletes those of the conversations in which these messages are: they may hold the words of the messages. */
export async function deleteRecordingsAbout(
  tx: Transaction,
  workspaceId: string,
  messageIds: readonly string[],
): Promise<void> {
  const conversations = sql`select message.conversation_id from message
    where message.workspace_id = ${workspaceId} and message.id = any(${[...messageIds]}::uuid[])`;
  await deleteThose(tx, workspaceId, sql`conversation_id in (${conversations})`);
}

/** A recording may quote what was purged, and none can be replayed after the knowledge has changed. */
export async function deleteAllRecordings(tx: Transaction, workspaceId: string): Promise<void> {
  await deleteThose(tx, workspaceId, sql`true`);
}

/** Deletes up to `limit` that are older. Gives how many. */
export async function deleteOldRecordings(
  tx: Transaction,
  { workspaceId, before, limit }: { workspaceId: string; before: Date; limit: number },
): Promise<number> {
  const old = sql`select message_id from reply_recording
    where workspace_id = ${workspaceId} and created_at < ${before} limit ${limit}`;
  return deleteThose(tx, workspaceId, sql`message_id in (${old})`);
}

export const sealedRecordings = encryptedValues(
  sql`select message_id as id, sealed as encrypted from reply_recording`,
  ({ id, former, encrypted }) => sql`
    update reply_recording set sealed = ${encrypted} where message_id = ${id} and sealed = ${former}`,
);

/** Counts the recordings of replies that are older. */
export const countOfRecordingsBefore = (workspaceId: string, before: Date): Sql =>
  sql`(select count(*) from reply_recording where workspace_id = ${workspaceId} and created_at < ${before})`;
