import { sql } from "kysely";
import type { Queryable } from "../../kernel/storage/database.ts";

/** All SQL of the doors. */

export type ToldHistory = { workspaceId: string; callerId: string; historyHash: Buffer };

/** Takes the newest conversation that this history tells of: whoever tells it next gets another one, or none. */
export async function claimConversation(db: Queryable, told: ToldHistory): Promise<string | undefined> {
  const result = await sql<{ conversationId: string }>`
    delete from told_history where (workspace_id, caller_id, history_hash, conversation_id) in (
      select workspace_id, caller_id, history_hash, conversation_id from told_history
      where workspace_id = ${told.workspaceId} and caller_id = ${told.callerId} and history_hash = ${told.historyHash}
      order by conversation_id desc limit 1 for update skip locked
    )
    returning conversation_id as "conversationId"`.execute(db);
  return result.rows[0]?.conversationId;
}

/** Does nothing when the conversation was erased meanwhile. */
export async function insertToldHistory(db: Queryable, told: ToldHistory, conversationId: string): Promise<void> {
  await sql`
    insert into told_history (workspace_id, caller_id, history_hash, conversation_id)
    select workspace_id, ${told.callerId}, ${told.historyHash}, id from conversation
    where workspace_id = ${told.workspaceId} and id = ${conversationId}
    on conflict do nothing`.execute(db);
}
