import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, sql } from "../../../kernel/storage/sql.ts";
import type { TurnTimeline } from "../live/turn-timeline.ts";
import type { VoiceSessionState } from "./schema.ts";

export type SessionRow = {
  workspaceId: string;
  id: string;
  state: VoiceSessionState;
  way: "web-socket" | "realtime" | "twilio" | "conversation-relay";
  language: string;
  voice: string;
  assistantId: string | null;
  callerId: string | null;
  visitorId: string | null;
  endpoint: string | null;
  conversationId: string | null;
  generation: number;
  createdAt: Date;
  connectedAt: Date | null;
  endedAt: Date | null;
  endReason: string | null;
  expiresAt: Date;
  mayBeRecorded: boolean;
};

const columns = sql`workspace_id, id, state, way, language, voice, assistant_id,
  caller_id, visitor_id, endpoint, conversation_id, generation,
  created_at, connected_at, ended_at, end_reason,
  expires_at, may_be_recorded`;

type NewSession = Pick<
  SessionRow,
  | "workspaceId"
  | "id"
  | "way"
  | "language"
  | "voice"
  | "assistantId"
  | "callerId"
  | "visitorId"
  | "endpoint"
  | "createdAt"
  | "expiresAt"
> & { mayBeRecorded?: boolean };

export async function insertSession(tx: Transaction, session: NewSession): Promise<void> {
  const { workspaceId, id, way, language, voice, assistantId, callerId, visitorId, endpoint } = session;
  const { mayBeRecorded = true } = session;
  await execute(tx)`
    insert into voice_session (workspace_id, id, state, way, language, voice, assistant_id, caller_id, visitor_id,
      endpoint, created_at, expires_at, may_be_recorded)
    values (${workspaceId}, ${id}, 'created', ${way}, ${language}, ${voice}, ${assistantId}, ${callerId}, ${visitorId},
      ${endpoint}, ${session.createdAt}, ${session.expiresAt}, ${mayBeRecorded})`;
}

/** Lets a session be connected once more, in place of its former connection. */
export async function reopenSession(
  tx: Transaction,
  { workspaceId, id, language, voice, assistantId, endpoint, expiresAt, mayBeRecorded = true }: NewSession,
): Promise<void> {
  await execute(tx)`
    update voice_session set state = 'created', language = ${language}, voice = ${voice}, assistant_id = ${assistantId},
      endpoint = ${endpoint}, expires_at = ${expiresAt}, ended_at = null, end_reason = null, node_id = null,
      generation = generation + 1, may_be_recorded = may_be_recorded and ${mayBeRecorded}
    where workspace_id = ${workspaceId} and id = ${id}`;
}

export async function findSession(db: Queryable, workspaceId: string, id: string): Promise<SessionRow | undefined> {
  const rows = await all<SessionRow>(db)`
    select ${columns} from voice_session where workspace_id = ${workspaceId} and id = ${id}`;
  return rows[0];
}

/** Lists the voice sessions, newest first. */
export async function listSessions(
  db: Queryable,
  workspaceId: string,
  page: { before: string | undefined; limit: number },
): Promise<SessionRow[]> {
  const rows = await all<SessionRow>(db)`
    select ${columns} from voice_session
    where workspace_id = ${workspaceId} and (${page.before ?? null}::uuid is null or id < ${page.before ?? null}::uuid)
    order by id desc limit ${page.limit}`;
  return rows;
}

export async function listSessionsOfConversation(
  db: Queryable,
  workspaceId: string,
  conversationId: string,
): Promise<SessionRow[]> {
  const rows = await all<SessionRow>(db)`
    select ${columns} from voice_session
    where workspace_id = ${workspaceId} and conversation_id = ${conversationId} order by id`;
  return rows;
}

/** Connects a session: one of several at once succeeds. */
export async function connectSession(
  db: Queryable,
  { workspaceId, id }: Pick<SessionRow, "workspaceId" | "id">,
  nodeId: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const rows = await all<SessionRow>(db)`
    update voice_session set state = 'connected', node_id = ${nodeId}, connected_at = ${now}
    where workspace_id = ${workspaceId} and id = ${id} and state = 'created' and expires_at > ${now}
    returning ${columns}`;
  return rows[0];
}

/** Gives undefined when it has ended, or was connected once more. */
export async function endSession(
  tx: Transaction,
  { workspaceId, id, generation }: Pick<SessionRow, "workspaceId" | "id" | "generation">,
  end: { state: "ended" | "expired" | "failed"; reason: string; now: Date },
): Promise<SessionRow | undefined> {
  const rows = await all<SessionRow>(tx)`
    update voice_session set state = ${end.state}, end_reason = ${end.reason}, ended_at = ${end.now}, node_id = null
    where workspace_id = ${workspaceId} and id = ${id} and generation = ${generation}
      and state in ('created', 'connected')
    returning ${columns}`;
  return rows[0];
}

/** Sessions that nobody connected in time. */
export async function expireSessions(tx: Transaction, now: Date, limit: number): Promise<SessionRow[]> {
  const rows = await all<SessionRow>(tx)`
    update voice_session set state = 'expired', end_reason = 'not-connected', ended_at = ${now}
    where (workspace_id, id) in (
      select workspace_id, id from voice_session where state = 'created' and expires_at <= ${now}
      limit ${limit} for update skip locked)
    returning ${columns}`;
  return rows;
}

/** Tells whether a node has sessions. */
export async function hasSessions(db: Queryable, nodeId: string): Promise<boolean> {
  const rows = await all(db)`
    select from voice_session where node_id = ${nodeId} and state = 'connected' limit 1`;
  return rows.length > 0;
}

/** Returns false for a session that was failed, or connected once more. */
export async function keepSession(
  db: Queryable,
  { workspaceId, id, generation }: Pick<SessionRow, "workspaceId" | "id" | "generation">,
  nodeId: string,
): Promise<boolean> {
  const rows = await all(db)`
    update voice_session set node_id = ${nodeId}
    where workspace_id = ${workspaceId} and id = ${id} and generation = ${generation} and state = 'connected'
    returning id`;
  return rows.length > 0;
}

/** Sessions whose node has died. */
export async function failSessionsOf(tx: Transaction, nodeId: string, now: Date): Promise<SessionRow[]> {
  const rows = await all<SessionRow>(tx)`
    update voice_session set state = 'failed', end_reason = 'node-died', ended_at = ${now}, node_id = null
    where node_id = ${nodeId} and state = 'connected'
    returning ${columns}`;
  return rows;
}

/** Notes in which conversation a session speaks. */
export async function linkSession(
  db: Queryable,
  { workspaceId, id }: Pick<SessionRow, "workspaceId" | "id">,
  conversationId: string,
): Promise<void> {
  await execute(db)`
    update voice_session set conversation_id = ${conversationId}
    where workspace_id = ${workspaceId} and id = ${id}`;
}

/** Milliseconds to one decimal place. */
const toTenths = (_name: string, value: unknown) => (typeof value === "number" ? Math.round(value * 10) / 10 : value);

/** `number`: the turn's in the session; a session that was connected again counts on. */
export async function insertTurn(
  db: Queryable,
  { workspaceId, id }: Pick<SessionRow, "workspaceId" | "id">,
  turn: { messageId: string | null; timeline: TurnTimeline; now: Date },
): Promise<void> {
  await execute(db)`
    insert into voice_turn (workspace_id, session_id, number, message_id, timeline, created_at)
    select workspace_id, id, coalesce((select max(number) from voice_turn
        where voice_turn.workspace_id = voice_session.workspace_id and session_id = voice_session.id), 0) + 1,
      ${turn.messageId}, ${JSON.stringify(turn.timeline, toTenths)}, ${turn.now}
    from voice_session where workspace_id = ${workspaceId} and id = ${id}`;
}

export async function listTurns(
  db: Queryable,
  { workspaceId, id }: Pick<SessionRow, "workspaceId" | "id">,
  limit: number,
): Promise<{ number: number; timeline: TurnTimeline }[]> {
  const rows = await all<{ number: number; timeline: TurnTimeline }>(db)`
    select number, timeline from (
      select number, timeline from voice_turn where workspace_id = ${workspaceId} and session_id = ${id}
      order by number desc limit ${limit}) as last
    order by number`;
  return rows;
}

export async function deleteSessionsOfConversations(
  tx: Transaction,
  workspaceId: string,
  conversationIds: readonly string[],
): Promise<void> {
  await execute(tx)`
    delete from voice_session
    where workspace_id = ${workspaceId} and conversation_id = any(${[...conversationIds]}::uuid[])`;
}

export async function deleteUnusedSessions(db: Queryable, before: Date, limit: number): Promise<void> {
  await execute(db)`
    delete from voice_session where (workspace_id, id) in (
      select workspace_id, id from voice_session
      where conversation_id is null and state in ('ended', 'expired', 'failed') and ended_at < ${before}
      limit ${limit})`;
}
