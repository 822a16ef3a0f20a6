import type { Queryable } from "../../kernel/storage/database.ts";
import { execute, first } from "../../kernel/storage/sql.ts";

type HistoryOwner = { workspaceId: string; callerId: string };

/** The hashes of a history: of all messages up to an answer, and of this answer alone. */
export type HistoryHashes = { historyHash: Buffer; answerHash: Buffer };

type TakenConversation = { conversationId: string; isOnly: boolean };

/**
 * Takes the newest conversation with this history that no question has continued yet. Two requests
 * at the same time take two different ones. `isOnly`: no other conversation had this history.
 */
export async function takeConversation(
  db: Queryable,
  { workspaceId, callerId }: HistoryOwner,
  historyHash: Buffer,
): Promise<TakenConversation | undefined> {
  return first<TakenConversation>(db)`
    update client_history as taken set is_continued = true
    where (workspace_id, caller_id, history_hash, conversation_id) in (
      select workspace_id, caller_id, history_hash, conversation_id from client_history
      where workspace_id = ${workspaceId} and caller_id = ${callerId} and history_hash = ${historyHash}
        and not is_continued
      order by conversation_id desc limit 1 for update skip locked
    )
    returning conversation_id, not exists (
      select from client_history as other
      where other.workspace_id = taken.workspace_id and other.caller_id = taken.caller_id
        and other.history_hash = taken.history_hash and other.conversation_id <> taken.conversation_id
    ) as is_only`;
}

/**
 * Finds the conversation that a history most probably comes from: the first hash that is known of the
 * histories, else of the answers; the newest conversation of several.
 */
export async function findOrigin(
  db: Queryable,
  { workspaceId, callerId }: HistoryOwner,
  hashes: readonly HistoryHashes[],
): Promise<string | undefined> {
  const result = await first<{ conversationId: string }>(db)`
    select known.conversation_id
    from unnest(${hashes.map(({ historyHash }) => historyHash)}::bytea[],
        ${hashes.map(({ answerHash }) => answerHash)}::bytea[]) with ordinality as told (history_hash, answer_hash, place)
      join client_history as known
        on known.workspace_id = ${workspaceId} and known.caller_id = ${callerId}
          and (known.history_hash = told.history_hash or known.answer_hash = told.answer_hash)
    order by known.history_hash = told.history_hash desc, told.place, known.conversation_id desc limit 1`;
  return result?.conversationId;
}

/** Fails with a foreign key violation when the conversation has been erased. */
export async function insertHistory(
  db: Queryable,
  { workspaceId, callerId }: HistoryOwner,
  { historyHash, answerHash }: HistoryHashes,
  conversationId: string,
): Promise<void> {
  await execute(db)`
    insert into client_history (workspace_id, caller_id, history_hash, conversation_id, answer_hash)
    values (${workspaceId}, ${callerId}, ${historyHash}, ${conversationId}, ${answerHash})
    on conflict (workspace_id, caller_id, history_hash, conversation_id) do update set is_continued = false`;
}
