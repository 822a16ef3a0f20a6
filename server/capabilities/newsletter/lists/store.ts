import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";

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

const columns = sql`id, slug, name, description, is_public as "isPublic", language, created_at as "createdAt"`;

/** Oldest first. */
export async function findLists(db: Queryable, workspaceId: string): Promise<ListRow[]> {
  const found = await sql<ListRow>`
    select ${columns} from newsletter_list where workspace_id = ${workspaceId} order by id`.execute(db);
  return found.rows;
}

export async function findList(db: Queryable, workspaceId: string, id: string): Promise<ListRow | undefined> {
  const found = await sql<ListRow>`
    select ${columns} from newsletter_list where workspace_id = ${workspaceId} and id = ${id}`.execute(db);
  return found.rows[0];
}

/** Undefined when the workspace has a list of the same slug. */
export async function insertList(
  tx: Transaction,
  workspaceId: string,
  list: Omit<ListRow, "createdAt">,
): Promise<ListRow | undefined> {
  const inserted = await sql<ListRow>`
    insert into newsletter_list (workspace_id, id, slug, name, description, is_public, language)
    values (${workspaceId}, ${list.id}, ${list.slug}, ${list.name}, ${list.description}, ${list.isPublic}, ${list.language})
    on conflict (workspace_id, slug) do nothing
    returning ${columns}`.execute(tx);
  return inserted.rows[0];
}

/** Undefined when the workspace has another list of the same slug. */
export async function updateList(tx: Transaction, workspaceId: string, list: ListRow): Promise<ListRow | undefined> {
  const updated = await sql<ListRow>`
    update newsletter_list set slug = ${list.slug}, name = ${list.name}, description = ${list.description},
      is_public = ${list.isPublic}, language = ${list.language}
    where workspace_id = ${workspaceId} and id = ${list.id} and not exists (
      select from newsletter_list other
      where other.workspace_id = ${workspaceId} and other.slug = ${list.slug} and other.id <> ${list.id})
    returning ${columns}`.execute(tx);
  return updated.rows[0];
}

export async function lockList(tx: Transaction, workspaceId: string, id: string): Promise<ListRow | undefined> {
  const found = await sql<ListRow>`
    select ${columns} from newsletter_list where workspace_id = ${workspaceId} and id = ${id} for update`.execute(tx);
  return found.rows[0];
}

export async function countConfirmed(db: Queryable, workspaceId: string, listId: string): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) as count from subscription
    where workspace_id = ${workspaceId} and list_id = ${listId} and status = 'confirmed'`.execute(db);
  return found.rows[0]?.count ?? 0;
}

export async function deleteList(tx: Transaction, workspaceId: string, id: string): Promise<void> {
  await sql`delete from newsletter_list where workspace_id = ${workspaceId} and id = ${id}`.execute(tx);
}
