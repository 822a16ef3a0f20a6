import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";

/** The SQL of what was said for the requests of voice platforms. */

export type PlatformTurnRow = {
  workspaceId: string;
  requestHash: Buffer;
  sessionHash: Buffer;
  id: string;
  conversationId: string;
  messageId: string;
  /** Null when the conversation is handed over to a person. */
  replyId: string | null;
  /** The part of the reply's text that was said, in UTF-16 code units. */
  saidFrom: number;
  /** Null until it was said. */
  saidTo: number | null;
};

const columns = sql`workspace_id as "workspaceId", request_hash as "requestHash", session_hash as "sessionHash", id,
  conversation_id as "conversationId", message_id as "messageId", reply_id as "replyId", said_from as "saidFrom",
  said_to as "saidTo"`;

/** Waits for another transaction with the same request, until the end of this one. */
export async function lockRequest(tx: Transaction, requestHash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${requestHash.readBigInt64BE().toString()}::bigint)`.execute(tx);
}

export async function findTurn(
  db: Queryable,
  workspaceId: string,
  requestHash: Buffer,
): Promise<PlatformTurnRow | undefined> {
  const found = await sql<PlatformTurnRow>`
    select ${columns} from voice_platform_turn
    where workspace_id = ${workspaceId} and request_hash = ${requestHash}`.execute(db);
  return found.rows[0];
}

/** What was said last in the platform's conversation. */
export async function findLastTurn(
  db: Queryable,
  workspaceId: string,
  sessionHash: Buffer,
): Promise<PlatformTurnRow | undefined> {
  const found = await sql<PlatformTurnRow>`
    select ${columns} from voice_platform_turn
    where workspace_id = ${workspaceId} and session_hash = ${sessionHash}
    order by id desc limit 1`.execute(db);
  return found.rows[0];
}

/** Does nothing when the request has a turn. */
export async function insertTurn(tx: Queryable, turn: PlatformTurnRow): Promise<void> {
  const { workspaceId, requestHash, sessionHash, id, conversationId, messageId, replyId, saidFrom, saidTo } = turn;
  await sql`
    insert into voice_platform_turn (
      workspace_id, request_hash, session_hash, id, conversation_id, message_id, reply_id, said_from, said_to)
    values (${workspaceId}, ${requestHash}, ${sessionHash}, ${id}, ${conversationId}, ${messageId}, ${replyId},
      ${saidFrom}, ${saidTo})
    on conflict do nothing`.execute(tx);
}

/** Keeps what was said first, so that each retry gets the same. */
export async function writeSaid(db: Queryable, turn: PlatformTurnRow, saidTo: number): Promise<void> {
  await sql`
    update voice_platform_turn set said_to = ${saidTo}
    where workspace_id = ${turn.workspaceId} and request_hash = ${turn.requestHash} and said_to is null`.execute(db);
}

/** `leastId`: the first id that stays. */
export async function deleteTurnsBefore(db: Queryable, leastId: string): Promise<void> {
  await sql`delete from voice_platform_turn where id < ${leastId}`.execute(db);
}
