import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, type Sql, sql } from "../../../kernel/storage/sql.ts";

/**
 * Table `blocked_visitor`: who is blocked, and for two days who was. `times` names each block of a
 * visitor, because the revocations of former ones are still remembered.
 */

export type BlockRow = { visitorId: string; userId: string | null; times: number; blockedAt: Date | null };

const columns = sql`visitor_id, user_id, times, blocked_at`;

/** Gives the block; undefined when the visitor is blocked already. */
export async function insertBlock(
  tx: Transaction,
  { workspaceId, visitorId, userId }: { workspaceId: string; visitorId: string; userId: string | null },
): Promise<BlockRow | undefined> {
  return first<BlockRow>(tx)`
    insert into blocked_visitor (workspace_id, visitor_id, user_id, times, blocked_at)
    values (${workspaceId}, ${visitorId}, ${userId}, 1, now())
    on conflict (workspace_id, visitor_id) do update set user_id = excluded.user_id, times = blocked_visitor.times + 1,
      blocked_at = now(), changed_at = now()
    where blocked_visitor.blocked_at is null
    returning ${columns}`;
}

/** Returns true when the visitor was blocked. What names the user is erased. */
export async function endBlock(tx: Transaction, workspaceId: string, visitorId: string): Promise<boolean> {
  const result = await execute(tx)`
    update blocked_visitor set blocked_at = null, user_id = null, changed_at = now()
    where workspace_id = ${workspaceId} and visitor_id = ${visitorId} and blocked_at is not null
    returning visitor_id`;
  return result > 0;
}

export async function findBlock(db: Queryable, workspaceId: string, visitorId: string): Promise<BlockRow | undefined> {
  return first<BlockRow>(db)`
    select ${columns} from blocked_visitor
    where workspace_id = ${workspaceId} and visitor_id = ${visitorId}`;
}

/** Holds where the visitor, or the user who has proved to be one, is blocked. Takes the columns that name them. */
export const isBlockedPerson = (columns: { workspaceId: Sql; visitorId: Sql; provedUserId: Sql }): Sql => sql`exists (
  select from blocked_visitor
  where blocked_visitor.workspace_id = ${columns.workspaceId} and blocked_visitor.blocked_at is not null
    and (blocked_visitor.visitor_id = ${columns.visitorId} or blocked_visitor.user_id = ${columns.provedUserId}))`;

/** Tells whether a visitor is blocked, or the user who has proved to be one. */
export async function isPersonBlocked(
  db: Queryable,
  workspaceId: string,
  { visitorId, userId }: { visitorId: string | null; userId: string | null },
): Promise<boolean> {
  const person = { workspaceId: sql`${workspaceId}`, visitorId: sql`${visitorId}`, provedUserId: sql`${userId}` };
  return (await first<{ isBlocked: boolean }>(db)`select ${isBlockedPerson(person)} as is_blocked`)?.isBlocked === true;
}

/** Lists the blocked ones, in the order of their ids. */
export async function listBlocks(
  db: Queryable,
  workspaceId: string,
  page: { after: string | undefined; limit: number },
): Promise<(BlockRow & { blockedAt: Date })[]> {
  return all<BlockRow & { blockedAt: Date }>(db)`
    select ${columns} from blocked_visitor
    where workspace_id = ${workspaceId} and blocked_at is not null
      ${page.after === undefined ? sql`` : sql`and visitor_id > ${page.after}`}
    order by visitor_id limit ${page.limit}`;
}

export async function deleteEndedBlocks(db: Queryable): Promise<void> {
  await execute(db)`
    delete from blocked_visitor where blocked_at is null and changed_at < now() - interval '2 days'`;
}
