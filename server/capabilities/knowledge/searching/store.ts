import type { Queryable } from "../../../kernel/storage/database.ts";
import { one } from "../../../kernel/storage/sql.ts";

/** Finds the sources with one of these tags, and the knowledge version at which they have them. */
export async function findTaggedSources(
  db: Queryable,
  workspaceId: string,
  tags: readonly string[],
): Promise<{ version: number; ids: string[] }> {
  return one<{ version: number; ids: string[] }>(db)`
    select coalesce((select version from knowledge_version where workspace_id = ${workspaceId}), 0) as version,
      array(select id from knowledge_source where workspace_id = ${workspaceId} and tags && ${tags}::text[]) as ids`;
}
