import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, type Sql, sql } from "../../../kernel/storage/sql.ts";

/** Table `newsletter_list`. */

export type ListRow = {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  isPublic: boolean;
  language: string | null;
  createdAt: Date;
};

const columns = sql`id, slug, name, description, is_public, language, created_at`;

/** Reads the lists of a workspace, oldest first. */
export async function findLists(db: Queryable, workspaceId: string): Promise<ListRow[]> {
  return all<ListRow>(db)`
    select ${columns} from newsletter_list where workspace_id = ${workspaceId} order by id`;
}

export async function findList(db: Queryable, workspaceId: string, id: string): Promise<ListRow | undefined> {
  return first<ListRow>(db)`
    select ${columns} from newsletter_list where workspace_id = ${workspaceId} and id = ${id}`;
}

/** Gives undefined when the workspace has a list of the same slug. */
export async function insertList(
  tx: Transaction,
  workspaceId: string,
  list: Omit<ListRow, "createdAt">,
): Promise<ListRow | undefined> {
  return first<ListRow>(tx)`
    insert into newsletter_list (workspace_id, id, slug, name, description, is_public, language)
    values (${workspaceId}, ${list.id}, ${list.slug}, ${list.name}, ${list.description}, ${list.isPublic}, ${list.language})
    on conflict (workspace_id, slug) do nothing
    returning ${columns}`;
}

/** Gives undefined when the workspace has another list of the same slug. */
export async function updateList(tx: Transaction, workspaceId: string, list: ListRow): Promise<ListRow | undefined> {
  return first<ListRow>(tx)`
    update newsletter_list set slug = ${list.slug}, name = ${list.name}, description = ${list.description},
      is_public = ${list.isPublic}, language = ${list.language}
    where workspace_id = ${workspaceId} and id = ${list.id} and not exists (
      select from newsletter_list other
      where other.workspace_id = ${workspaceId} and other.slug = ${list.slug} and other.id <> ${list.id})
    returning ${columns}`;
}

export async function lockList(tx: Transaction, workspaceId: string, id: string): Promise<ListRow | undefined> {
  return first<ListRow>(tx)`
    select ${columns} from newsletter_list where workspace_id = ${workspaceId} and id = ${id} for update`;
}

export async function countConfirmed(db: Queryable, workspaceId: string, listId: string): Promise<number> {
  const found = await first<{ count: number }>(db)`
    select count(*) as count from subscription
    where workspace_id = ${workspaceId} and list_id = ${listId} and status = 'confirmed'`;
  return found?.count ?? 0;
}

export async function deleteList(tx: Transaction, workspaceId: string, id: string): Promise<void> {
  await execute(tx)`delete from newsletter_list where workspace_id = ${workspaceId} and id = ${id}`;
}

/** An array with the ids of the lists of a workspace. */
export const idsOfLists = (workspaceId: string): Sql =>
  sql`(select array_agg(id::text) from newsletter_list where workspace_id = ${workspaceId})`;
