import type { Queryable } from "../../kernel/storage/database.ts";
import { formatId, parseId } from "../../kernel/storage/id.ts";
import { findVisitors } from "./store.ts";

/** Which visitor holds which conversation, by `conv_…` id; null for conversations of servers and members. */
export async function readVisitors(
  db: Queryable,
  workspaceId: string,
  conversationIds: readonly string[],
): Promise<Map<string, string | null>> {
  const ids = conversationIds.map((id) => parseId("conv", id)).filter((id) => id !== undefined);
  const rows = await findVisitors(db, workspaceId, ids);
  return new Map(rows.map((row) => [formatId("conv", row.id), row.visitorId]));
}
