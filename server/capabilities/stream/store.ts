import type { Event } from "../../kernel/log/event.ts";
import type { Queryable } from "../../kernel/storage/database.ts";

/** Events after a position, in commit order. */
export async function readEvents(db: Queryable, workspaceId: string, after: number, limit: number): Promise<Event[]> {
  return db
    .selectFrom("event")
    .select([
      "id",
      "workspace_id as workspaceId",
      "position",
      "type",
      "data",
      "caused_by as causedBy",
      "depth",
      "created_at as createdAt",
    ])
    .where("workspace_id", "=", workspaceId)
    .where("position", ">", after)
    .orderBy("position")
    .limit(limit)
    .execute();
}
