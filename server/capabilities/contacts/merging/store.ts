import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { execute, first } from "../../../kernel/storage/sql.ts";

/**
 * The columns of `contact` that say what was merged into what. A merge moves nothing, so that its end
 * restores everything.
 */

/** Shows the contact, and all that were merged into it, as part of the other one. */
export async function mergeContact(tx: Transaction, workspaceId: string, id: string, intoId: string): Promise<void> {
  await execute(tx)`
    update contact set root_id = ${intoId},
      merged_into_id = case when id = ${id} then ${intoId}::uuid else merged_into_id end,
      merged_at = case when id = ${id} then clock_timestamp() else merged_at end
    where workspace_id = ${workspaceId} and (id = ${id} or (root_id = ${id} and merged_into_id is not null))`;
}

/** The contact stands for itself again, with all that had been merged into it. */
export async function unmergeContact(tx: Transaction, workspaceId: string, id: string): Promise<void> {
  await execute(tx)`
    with recursive below (id) as (
      values (${id}::uuid)
      union all
      select contact.id from contact join below on contact.merged_into_id = below.id
      where contact.workspace_id = ${workspaceId}
    )
    update contact set root_id = ${id},
      merged_into_id = case when contact.id = ${id} then null else merged_into_id end,
      merged_at = case when contact.id = ${id} then null else merged_at end
    from below where contact.workspace_id = ${workspaceId} and contact.id = below.id`;
}

/** The contact that was merged into this one last. */
export async function findLastMerged(db: Queryable, workspaceId: string, id: string): Promise<string | undefined> {
  const found = await first<{ id: string }>(db)`
    select id from contact where workspace_id = ${workspaceId} and merged_into_id = ${id}
    order by merged_at desc, id desc limit 1`;
  return found?.id;
}
