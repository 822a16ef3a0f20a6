import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { execute, first, sql } from "../../../kernel/storage/sql.ts";

/** The SQL of what was said for the requests of voice platforms. */

export type PlatformTurnRow = {
  workspaceId: string;
  requestHash: Buffer;
  sessionHash: Buffer;
  id: string;
  conversationId: string;
  messageId: string;
  /** Is null when the conversation is handed over to a person. */
  replyId: string | null;
  /** The part of the reply's text that was said, in UTF-16 code units. */
  saidFrom: number;
  /** Is null until it was said. */
  saidTo: number | null;
};

const columns = sql`workspace_id, request_hash, session_hash, id,
  conversation_id, message_id, reply_id, said_from,
  said_to`;

/** Waits for another transaction with the same request, until the end of this one. */
export async function lockRequest(tx: Transaction, requestHash: Buffer): Promise<void> {
  await execute(tx)`select pg_advisory_xact_lock(${requestHash.readBigInt64BE().toString()}::bigint)`;
}

export async function findTurn(
  db: Queryable,
  workspaceId: string,
  requestHash: Buffer,
): Promise<PlatformTurnRow | undefined> {
  return first<PlatformTurnRow>(db)`
    select ${columns} from voice_platform_turn
    where workspace_id = ${workspaceId} and request_hash = ${requestHash}`;
}

/** Finds what was said last in the platform's conversation. */
export async function findLastTurn(
  db: Queryable,
  workspaceId: string,
  sessionHash: Buffer,
): Promise<PlatformTurnRow | undefined> {
  return first<PlatformTurnRow>(db)`
    select ${columns} from voice_platform_turn
    where workspace_id = ${workspaceId} and session_hash = ${sessionHash}
    order by id desc limit 1`;
}

/** Does nothing when the request has a turn. */
export async function insertTurn(tx: Queryable, turn: PlatformTurnRow): Promise<void> {
  const { workspaceId, requestHash, sessionHash, id, conversationId, messageId, replyId, saidFrom, saidTo } = turn;
  await execute(tx)`
    insert into voice_platform_turn (
      workspace_id, request_hash, session_hash, id, conversation_id, message_id, reply_id, said_from, said_to)
    values (${workspaceId}, ${requestHash}, ${sessionHash}, ${id}, ${conversationId}, ${messageId}, ${replyId},
      ${saidFrom}, ${saidTo})
    on conflict do nothing`;
}

/** Keeps what was said first, so that each retry gets the same. */
export async function writeSaid(db: Queryable, turn: PlatformTurnRow, saidTo: number): Promise<void> {
  await execute(db)`
    update voice_platform_turn set said_to = ${saidTo}
    where workspace_id = ${turn.workspaceId} and request_hash = ${turn.requestHash} and said_to is null`;
}

/** `leastId`: the first id that stays. */
export async function deleteTurnsBefore(db: Queryable, leastId: string): Promise<void> {
  await execute(db)`delete from voice_platform_turn where id < ${leastId}`;
}
