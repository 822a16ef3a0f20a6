import type { Transaction } from "../../../kernel/storage/database.ts";
import { all, execute } from "../../../kernel/storage/sql.ts";

/** SQL of who takes care of conversations. */

export async function setAssignee(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  assigneeId: string | null,
): Promise<void> {
  await execute(tx)`
    update conversation set assignee_id = ${assigneeId}, updated_at = now()
    where workspace_id = ${workspaceId} and id = ${conversationId}`;
}

/** Takes all conversations from a member and gives their ids. Locks rows in the order of ids. */
export async function unassignConversations(
  tx: Transaction,
  { workspaceId, accountId }: { workspaceId: string; accountId: string },
): Promise<string[]> {
  const released = await all<{ id: string }>(tx)`
    with released as materialized (
      select id from conversation
      where workspace_id = ${workspaceId} and assignee_id = ${accountId} order by id for update
    )
    update conversation set assignee_id = null, updated_at = now() from released
    where conversation.workspace_id = ${workspaceId} and conversation.id = released.id
    returning conversation.id`;
  return released.map(({ id }) => id).sort();
}

/**
 * Locks the oldest conversations that were handed over and have no assignee, in the order of ids.
 */
export async function lockUnassigned(tx: Transaction, workspaceId: string, limit: number): Promise<string[]> {
  const found = await all<{ id: string }>(tx)`
    select id from conversation
    where workspace_id = ${workspaceId} and status = 'handed-over' and assignee_id is null
    order by id limit ${limit} for update`;
  return found.map(({ id }) => id);
}

/** Reads when members were given a conversation by rule, as numbers that grow. */
export async function listTurns(tx: Transaction, workspaceId: string): Promise<ReadonlyMap<string, number>> {
  const found = await all<{ accountId: string; number: number }>(tx)`
    select account_id, number from assignment_turn where workspace_id = ${workspaceId}`;
  return new Map(found.map(({ accountId, number }) => [accountId, number]));
}

export async function writeTurns(
  tx: Transaction,
  workspaceId: string,
  numbers: ReadonlyMap<string, number>,
): Promise<void> {
  await execute(tx)`
    insert into assignment_turn (workspace_id, account_id, number)
    select ${workspaceId}, turn.* from unnest(${[...numbers.keys()]}::uuid[], ${[...numbers.values()]}::bigint[]) as turn
    on conflict (workspace_id, account_id) do update set number = excluded.number`;
}
