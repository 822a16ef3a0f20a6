import type { Queryable } from "../../../kernel/storage/database.ts";
import { ConversationId } from "../ids.ts";
import { findVisitors } from "./store.ts";

/** Which visitor holds which conversation, by `conv_…` id; null for conversations of servers and members. */
export async function readVisitors(
  db: Queryable,
  workspaceId: string,
  conversationIds: readonly string[],
): Promise<Map<string, string | null>> {
  const ids = conversationIds.map((id) => ConversationId.parse(id)).filter((id) => id !== undefined);
  const rows = await findVisitors(db, workspaceId, ids);
  return new Map(rows.map((row) => [ConversationId.format(row.id), row.visitorId]));
}
