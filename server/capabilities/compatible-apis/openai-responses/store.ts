import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { execute, first } from "../../../kernel/storage/sql.ts";

export async function isResponseDeleted(db: Queryable, workspaceId: string, replyId: string): Promise<boolean> {
  const row = await first<{ replyId: string }>(db)`
    select reply_id from deleted_response where workspace_id = ${workspaceId} and reply_id = ${replyId}`;
  return row !== undefined;
}

export async function insertDeletedResponse(
  tx: Transaction,
  workspaceId: string,
  reply: { conversationId: string; replyId: string },
): Promise<void> {
  await execute(tx)`
    insert into deleted_response (workspace_id, reply_id, conversation_id)
    values (${workspaceId}, ${reply.replyId}, ${reply.conversationId})
    on conflict do nothing`;
}
