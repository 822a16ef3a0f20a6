import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";

export async function isResponseDeleted(db: Queryable, workspaceId: string, replyId: string): Promise<boolean> {
  const row = await db
    .selectFrom("deleted_response")
    .select("reply_id")
    .where("workspace_id", "=", workspaceId)
    .where("reply_id", "=", replyId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertDeletedResponse(
  tx: Transaction,
  workspaceId: string,
  reply: { conversationId: string; replyId: string },
): Promise<void> {
  await tx
    .insertInto("deleted_response")
    .values({ workspace_id: workspaceId, reply_id: reply.replyId, conversation_id: reply.conversationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
