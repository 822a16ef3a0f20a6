import { countUse } from "../../../kernel/quotas/quotas-of.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, type Sql, sql } from "../../../kernel/storage/sql.ts";
import { encryptedValues } from "../../../kernel/store.ts";

export type RecordingRow = {
  workspaceId: string;
  id: string;
  sessionId: string;
  state: "recording" | "complete" | "interrupted" | "failed";
  reason: string | null;
  notice: string;
  sealedKey: Buffer;
  rateHz: number;
  pieces: number;
  samples: number;
  bytes: number;
  startedAt: Date;
  endedAt: Date | null;
};
type RecordingPlace = Pick<RecordingRow, "workspaceId" | "id">;

const columns = sql`workspace_id, id, session_id, state, reason, notice,
  sealed_key, rate_hz, pieces, samples::float8 as samples, bytes::float8 as bytes,
  started_at, ended_at`;

type NewRecording = RecordingPlace &
  Pick<RecordingRow, "sessionId" | "notice" | "sealedKey" | "rateHz" | "startedAt"> & { generation: number };

/**
 * Returns false where the workspace's recordings have `mostBytes` already: the row says so then, and takes
 * no sound.
 */
export async function insertRecording(db: Queryable, recording: NewRecording, mostBytes: number): Promise<boolean> {
  const { workspaceId, id, sessionId, generation, notice, sealedKey, rateHz, startedAt } = recording;
  const rows = await all<{ hasRoom: boolean }>(db)`
    with room as (
      select coalesce(sum(bytes), 0) < ${mostBytes}::float8 as is_there
      from voice_recording where workspace_id = ${workspaceId})
    insert into voice_recording (workspace_id, id, session_id, generation, state, reason, notice, sealed_key, rate_hz,
      started_at, ended_at)
    select ${workspaceId}, ${id}, ${sessionId}, ${generation}, case when is_there then 'recording' else 'failed' end,
      case when not is_there then 'no-room' end, ${notice}, ${sealedKey}, ${rateHz}, ${startedAt}::timestamptz,
      case when not is_there then ${startedAt}::timestamptz end
    from room returning state = 'recording' as has_room`;
  return rows[0]?.hasRoom ?? false;
}

/**
 * Stores a piece behind those before it. Done once, however often it is tried. False where the
 * recording takes no more: it was deleted, or was taken for interrupted.
 */
export async function appendPiece(
  db: Queryable,
  { workspaceId, id }: RecordingPlace,
  piece: { number: number; samples: number; sealed: Buffer },
): Promise<boolean> {
  const { number, samples, sealed } = piece;
  const rows = await all<{ pieces: number; isOpen: boolean }>(db)`
    with counted as (
      update voice_recording set pieces = pieces + 1, samples = samples + ${samples}, bytes = bytes + ${sealed.length}
      where workspace_id = ${workspaceId} and id = ${id} and state = 'recording' and pieces = ${number}
      returning workspace_id, id), stored as (
      insert into voice_recording_piece (workspace_id, recording_id, number, sealed)
      select workspace_id, id, ${number}, ${sealed} from counted)
    select pieces, state = 'recording' as is_open from voice_recording
    where workspace_id = ${workspaceId} and id = ${id}`;
  return rows[0]?.isOpen ?? false;
}

/** A recording of a session in which nothing was said is deleted. */
export async function endRecording(
  tx: Transaction,
  { workspaceId, id }: RecordingPlace,
  end: { state: "complete" | "failed"; reason: string | null; now: Date },
): Promise<void> {
  const ended = await all<Counted & { wasOpen: boolean }>(tx)`
    update voice_recording set state = ${end.state}, reason = ${end.reason}, ended_at = ${end.now}
    from (
      select state from voice_recording
      where workspace_id = ${workspaceId} and id = ${id} and state in ('recording', 'interrupted') for update
    ) as before
    where workspace_id = ${workspaceId} and id = ${id}
    returning workspace_id, bytes::float8 as bytes, before.state = 'recording' as was_open`;
  const counted = ended.filter(({ wasOpen }) => wasOpen);
  countRecordings(tx, counted, 1);
  await deleteThose(tx, workspaceId, sql`id = ${id} and ${isUnlinked}`);
}

/** A recording is counted once it has ended. */
type Counted = { workspaceId: string; bytes: number };

function countRecordings(tx: Transaction, rows: readonly Counted[], sign: 1 | -1): void {
  for (const { workspaceId, bytes } of rows) countUse(tx, { workspaceId, quota: "fileBytes", amount: sign * bytes });
}

/** Sums up the bytes of a workspace's recordings that have ended. */
export const sumOfRecordings = (workspaceId: string): Sql =>
  sql`(select coalesce(sum(bytes), 0) from voice_recording
    where workspace_id = ${workspaceId} and ended_at is not null)`;

/** Deletes recordings of a workspace; gives how many. */
async function deleteThose(tx: Transaction, workspaceId: string, which: Sql): Promise<number> {
  const rows = await all<Counted & { hasEnded: boolean }>(tx)`
    delete from voice_recording where workspace_id = ${workspaceId} and ${which}
    returning workspace_id, bytes::float8 as bytes, ended_at is not null as has_ended`;
  const counted = rows.filter(({ hasEnded }) => hasEnded);
  countRecordings(tx, counted, -1);
  return rows.length;
}

/** Without a conversation, nobody would know whose voice it is, and what to erase with it. */
const isUnlinked = sql`exists (
  select from voice_session as session where session.workspace_id = voice_recording.workspace_id
    and session.id = voice_recording.session_id and session.conversation_id is null)`;

/** Ends the recordings whose session ended before this moment without ending them. */
export async function interruptRecordings(tx: Transaction, endedBefore: Date, now: Date): Promise<void> {
  const rows = await all<RecordingPlace & Counted>(tx)`
    update voice_recording set state = 'interrupted', ended_at = ${now}
    where state = 'recording' and not exists (
      select from voice_session as session where session.workspace_id = voice_recording.workspace_id
        and session.id = voice_recording.session_id and session.generation = voice_recording.generation
        and (session.state = 'connected' or session.ended_at > ${endedBefore}))
    returning workspace_id, id, bytes::float8 as bytes`;
  countRecordings(tx, rows, 1);
  for (const { workspaceId, id } of rows) await deleteThose(tx, workspaceId, sql`id = ${id} and ${isUnlinked}`);
}

/** The session will not be recorded any more. */
export async function refuseRecording(tx: Transaction, workspaceId: string, sessionId: string): Promise<void> {
  await execute(tx)`
    update voice_session set may_be_recorded = false
    where workspace_id = ${workspaceId} and id = ${sessionId}`;
}

/** Lists the recordings of a session, oldest first. */
export async function listRecordings(db: Queryable, workspaceId: string, sessionId: string): Promise<RecordingRow[]> {
  const rows = await all<RecordingRow>(db)`
    select ${columns} from voice_recording where workspace_id = ${workspaceId} and session_id = ${sessionId}
    order by started_at, id`;
  return rows;
}

export async function findRecording(db: Queryable, workspaceId: string, id: string): Promise<RecordingRow | undefined> {
  const rows = await all<RecordingRow>(db)`
    select ${columns} from voice_recording where workspace_id = ${workspaceId} and id = ${id}`;
  return rows[0];
}

export async function findPiece(
  db: Queryable,
  { workspaceId, id }: RecordingPlace,
  number: number,
): Promise<Buffer | undefined> {
  const rows = await all<{ sealed: Buffer }>(db)`
    select sealed from voice_recording_piece
    where workspace_id = ${workspaceId} and recording_id = ${id} and number = ${number}`;
  return rows[0]?.sealed;
}

export async function deleteRecording(tx: Transaction, { workspaceId, id }: RecordingPlace): Promise<boolean> {
  return (await deleteThose(tx, workspaceId, sql`id = ${id}`)) > 0;
}

/** Up to `limit` that began before. Gives how many. */
export async function deleteOldRecordings(
  tx: Transaction,
  { workspaceId, before, limit }: { workspaceId: string; before: Date; limit: number },
): Promise<number> {
  return deleteThose(
    tx,
    workspaceId,
    sql`id in (
      select id from voice_recording where workspace_id = ${workspaceId} and started_at < ${before} limit ${limit})`,
  );
}

export const sealedKeys = encryptedValues(
  sql`select id, sealed_key as encrypted from voice_recording`,
  ({ id, former, encrypted }) => sql`
    update voice_recording set sealed_key = ${encrypted} where id = ${id} and sealed_key = ${former}`,
);

/** An array with the ids of the recordings of a workspace. */
export const idsOfRecordings = (workspaceId: string): Sql =>
  sql`(select array_agg(id::text) from voice_recording where workspace_id = ${workspaceId})`;

/** Counts the recordings that began before. */
export const countOfRecordingsBefore = (workspaceId: string, before: Date): Sql =>
  sql`(select count(*) from voice_recording where workspace_id = ${workspaceId} and started_at < ${before})`;
