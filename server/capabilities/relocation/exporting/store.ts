import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { execute, first, one, sql } from "../../../kernel/storage/sql.ts";
import { encryptedValues } from "../../../kernel/store.ts";

/** This file holds the SQL of exports of whole workspaces. */

type Place = { workspaceId: string; id: string };
export type ExportRow = Place & {
  state: string;
  isEncrypted: boolean;
  sealedKey: Buffer;
  rowCount: number;
  fileCount: number;
  bytes: number;
  /** In hexadecimal; null until the export is ready. */
  contentHash: string | null;
  reason: string | null;
  createdAt: Date;
  endedAt: Date | null;
  endsAt: Date;
};

const columns = sql`workspace_id, id, state, is_encrypted, sealed_key, row_count, file_count, bytes,
  encode(content_hash, 'hex') as "contentHash", reason, created_at, ended_at, ends_at`;

/** Stores an export that is to be written. Undefined while another one is under way. */
export async function insertExport(
  tx: Transaction,
  row: Pick<ExportRow, "workspaceId" | "id" | "isEncrypted" | "sealedKey" | "createdAt" | "endsAt">,
): Promise<ExportRow | undefined> {
  return first<ExportRow>(tx)`
    insert into workspace_export (workspace_id, id, state, is_encrypted, sealed_key, created_at, ends_at)
    values (${row.workspaceId}, ${row.id}, 'waiting', ${row.isEncrypted}, ${row.sealedKey}, ${row.createdAt},
      ${row.endsAt})
    on conflict (workspace_id) where state in ('waiting', 'running') do nothing
    returning ${columns}`;
}

export async function countExportsSince(tx: Transaction, workspaceId: string, since: Date): Promise<number> {
  const { count } = await one<{ count: number }>(tx)`
    select count(*)::integer as count from workspace_export
    where workspace_id = ${workspaceId} and created_at > ${since}`;
  return count;
}

/** Deletes the exports of a workspace whose time is over, also one that a lost job never ended. */
export async function deleteEndedExports(tx: Transaction, workspaceId: string, now: Date): Promise<void> {
  await execute(tx)`delete from workspace_export where workspace_id = ${workspaceId} and ends_at <= ${now}`;
}

export async function deleteAllEndedExports(db: Queryable, now: Date): Promise<void> {
  await execute(db)`delete from workspace_export where ends_at <= ${now}`;
}

export async function findExport(db: Queryable, { workspaceId, id }: Place): Promise<ExportRow | undefined> {
  return first<ExportRow>(db)`
    select ${columns} from workspace_export where workspace_id = ${workspaceId} and id = ${id}`;
}

/** Marks an export as being written. Undefined where it has ended, or is gone. A node that died may have begun it. */
export async function startExport(db: Queryable, { workspaceId, id }: Place): Promise<ExportRow | undefined> {
  return first<ExportRow>(db)`
    update workspace_export set state = 'running', row_count = 0, file_count = 0, bytes = 0
    where workspace_id = ${workspaceId} and id = ${id} and state in ('waiting', 'running')
    returning ${columns}`;
}

type Progress = Pick<ExportRow, "rowCount" | "fileCount" | "bytes">;

export async function noteProgress(db: Queryable, { workspaceId, id }: Place, progress: Progress): Promise<void> {
  await execute(db)`
    update workspace_export
    set row_count = ${progress.rowCount}, file_count = ${progress.fileCount}, bytes = ${progress.bytes}
    where workspace_id = ${workspaceId} and id = ${id} and state = 'running'`;
}

/** Marks an export as ready, or as failed where it has a reason. */
export async function endExport(
  db: Queryable,
  { workspaceId, id }: Place,
  end: Progress & { contentHash: Buffer | null; reason: string | null; now: Date },
): Promise<void> {
  await execute(db)`
    update workspace_export set state = ${end.reason === null ? "ready" : "failed"}, row_count = ${end.rowCount},
      file_count = ${end.fileCount}, bytes = ${end.bytes}, content_hash = ${end.contentHash}, reason = ${end.reason},
      ended_at = ${end.now}
    where workspace_id = ${workspaceId} and id = ${id} and state = 'running'`;
}

export const sealedKeys = encryptedValues(
  sql`select id, sealed_key as encrypted from workspace_export`,
  ({ id, former, encrypted }) => sql`
    update workspace_export set sealed_key = ${encrypted} where id = ${id} and sealed_key = ${former}`,
);
