import { sql } from "kysely";
import type { Queryable } from "../../../kernel/storage/database.ts";

export type HistoryKey = { workspaceId: string; callerId: string; historyHash: Buffer };

/**
 * Deletes the newest row with this history and returns its conversation. Two requests at the same
 * time get two different rows.
 */
export async function deleteNewestHistory(db: Queryable, key: HistoryKey): Promise<string | undefined> {
  const result = await sql<{ conversationId: string }>`
    delete from client_history where (workspace_id, caller_id, history_hash, conversation_id) in (
      select workspace_id, caller_id, history_hash, conversation_id from client_history
      where workspace_id = ${key.workspaceId} and caller_id = ${key.callerId} and history_hash = ${key.historyHash}
      order by conversation_id desc limit 1 for update skip locked
    )
    returning conversation_id as "conversationId"`.execute(db);
  return result.rows[0]?.conversationId;
}

/** Fails with a foreign key violation when the conversation has been erased. */
export async function insertHistory(db: Queryable, key: HistoryKey, conversationId: string): Promise<void> {
  await sql`
    insert into client_history (workspace_id, caller_id, history_hash, conversation_id)
    values (${key.workspaceId}, ${key.callerId}, ${key.historyHash}, ${conversationId})
    on conflict do nothing`.execute(db);
}
