import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import type { PageToFind } from "../../../kernel/storage/page.ts";
import { all, execute, first, sql } from "../../../kernel/storage/sql.ts";
import type { LabelRow } from "../record/store.ts";
import type { Label } from "./schema.ts";

/** SQL of the labels of a workspace. */

const columns = sql`id, name, colour, created_at`;

/** Gives undefined when the workspace has a label of this name. */
export async function insertLabel(
  tx: Transaction,
  workspaceId: string,
  { id, name, colour }: Omit<LabelRow, "createdAt">,
): Promise<LabelRow | undefined> {
  return first<LabelRow>(tx)`
    insert into label (workspace_id, id, name, colour) values (${workspaceId}, ${id}, ${name}, ${colour})
    on conflict (workspace_id, lower(name)) do nothing
    returning ${columns}`;
}

/** Locks the labels of a workspace against others that count or name them, and counts them. */
export async function lockLabels(tx: Transaction, workspaceId: string): Promise<number> {
  await execute(tx)`select pg_advisory_xact_lock(hashtextextended(${`labels:${workspaceId}`}, 0))`;
  const found = await first<{ count: number }>(
    tx,
  )`select count(*) as count from label where workspace_id = ${workspaceId}`;
  return found?.count ?? 0;
}

export async function isNameTaken(
  tx: Transaction,
  workspaceId: string,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const found = await first<{ id: string }>(tx)`
    select id from label where workspace_id = ${workspaceId} and lower(name) = lower(${name}) and id <> ${id}`;
  return found !== undefined;
}

export async function updateLabel(
  tx: Transaction,
  workspaceId: string,
  { id, name = null, colour = null }: { id: string; name?: string | null; colour?: Label["colour"] | null },
): Promise<LabelRow | undefined> {
  return first<LabelRow>(tx)`
    update label set name = coalesce(${name}, name), colour = coalesce(${colour}, colour)
    where workspace_id = ${workspaceId} and id = ${id} returning ${columns}`;
}

export async function deleteLabel(tx: Transaction, workspaceId: string, id: string): Promise<boolean> {
  return (await execute(tx)`delete from label where workspace_id = ${workspaceId} and id = ${id}`) > 0;
}

/** Lists the labels, newest first. */
export async function findLabels(db: Queryable, workspaceId: string, page: PageToFind): Promise<LabelRow[]> {
  return all<LabelRow>(db)`
    select ${columns} from label
    where workspace_id = ${workspaceId} ${page.last === undefined ? sql`` : sql`and id < ${page.last}`}
    order by id desc limit ${page.limit}`;
}

/** Finds labels by id or by name, in any order. */
export async function findNamedLabels(
  db: Queryable,
  workspaceId: string,
  { ids, names }: { ids: readonly string[]; names: readonly string[] },
): Promise<LabelRow[]> {
  return all<LabelRow>(db)`
    select ${columns} from label
    where workspace_id = ${workspaceId}
      and (id = any(${[...ids]}::uuid[]) or lower(name) in (select lower(name) from unnest(${[...names]}::text[]) as name))`;
}

type Change = { workspaceId: string; conversationId: string; labelIds: readonly string[] };

/** Gives a conversation labels, and tells which it did not have. Needs the conversation's lock. */
export async function addLabels(tx: Transaction, { workspaceId, conversationId, labelIds }: Change): Promise<string[]> {
  const added = await all<{ labelId: string }>(tx)`
    insert into conversation_label (workspace_id, conversation_id, label_id)
    select ${workspaceId}, ${conversationId}, id from label
    where workspace_id = ${workspaceId} and id = any(${[...labelIds]}::uuid[])
    on conflict do nothing returning label_id`;
  return added.map(({ labelId }) => labelId).sort();
}

/** Takes labels from a conversation, and tells which it had. Needs the conversation's lock. */
export async function removeLabels(
  tx: Transaction,
  { workspaceId, conversationId, labelIds }: Change,
): Promise<string[]> {
  const removed = await all<{ labelId: string }>(tx)`
    delete from conversation_label
    where workspace_id = ${workspaceId} and conversation_id = ${conversationId}
      and label_id = any(${[...labelIds]}::uuid[])
    returning label_id`;
  return removed.map(({ labelId }) => labelId).sort();
}
