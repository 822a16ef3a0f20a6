import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import type { PageToFind } from "../../../kernel/storage/page.ts";
import { all, execute, first, one, sql } from "../../../kernel/storage/sql.ts";

/** SQL of the replies that a team keeps. */

type SavedReplyRow = {
  id: string;
  title: string;
  text: string;
  shortcut: string | null;
  createdAt: Date;
  updatedAt: Date;
};

const columns = sql`id, title, text, shortcut, created_at, updated_at`;

/** Locks the saved replies of a workspace against others that count or name them, and counts them. */
export async function lockSavedReplies(tx: Transaction, workspaceId: string): Promise<number> {
  await execute(tx)`select pg_advisory_xact_lock(hashtextextended(${`saved-replies:${workspaceId}`}, 0))`;
  const found = await first<{ count: number }>(tx)`
    select count(*) as count from saved_reply where workspace_id = ${workspaceId}`;
  return found?.count ?? 0;
}

export async function isShortcutTaken(
  tx: Transaction,
  workspaceId: string,
  { id, shortcut }: { id: string | null; shortcut: string },
): Promise<boolean> {
  const found = await first<{ id: string }>(tx)`
    select id from saved_reply
    where workspace_id = ${workspaceId} and lower(shortcut) = lower(${shortcut}) and id is distinct from ${id}`;
  return found !== undefined;
}

export async function insertSavedReply(
  tx: Transaction,
  workspaceId: string,
  { id, title, text, shortcut }: { id: string; title: string; text: string; shortcut: string | null },
): Promise<SavedReplyRow> {
  return one<SavedReplyRow>(tx)`
    insert into saved_reply (workspace_id, id, title, text, shortcut)
    values (${workspaceId}, ${id}, ${title}, ${text}, ${shortcut}) returning ${columns}`;
}

type Change = { id: string; title: string | null; text: string | null; shortcut: string | null | undefined };

/** Changes the parts that are not null; a shortcut of null goes. */
export async function updateSavedReply(
  tx: Transaction,
  workspaceId: string,
  { id, title, text, shortcut }: Change,
): Promise<SavedReplyRow | undefined> {
  return first<SavedReplyRow>(tx)`
    update saved_reply set title = coalesce(${title}, title), text = coalesce(${text}, text),
      shortcut = case when ${shortcut === undefined}::boolean then shortcut else ${shortcut ?? null} end, updated_at = now()
    where workspace_id = ${workspaceId} and id = ${id} returning ${columns}`;
}

export async function deleteSavedReply(tx: Transaction, workspaceId: string, id: string): Promise<boolean> {
  return (await execute(tx)`delete from saved_reply where workspace_id = ${workspaceId} and id = ${id}`) > 0;
}

/** Lists the saved replies, newest first. */
export async function findSavedReplies(db: Queryable, workspaceId: string, page: PageToFind): Promise<SavedReplyRow[]> {
  return all<SavedReplyRow>(db)`
    select ${columns} from saved_reply
    where workspace_id = ${workspaceId} ${page.last === undefined ? sql`` : sql`and id < ${page.last}`}
    order by id desc limit ${page.limit}`;
}
