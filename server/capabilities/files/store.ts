import { countUse } from "../../kernel/quotas/quotas-of.ts";
import type { Queryable, Transaction } from "../../kernel/storage/database.ts";
import { all, execute, first, one, type Sql, sql } from "../../kernel/storage/sql.ts";
import { encryptedValues } from "../../kernel/store.ts";

/**
 * This file holds the SQL of files. `file` describes those that a workspace has; `file_bytes` lists what
 * may lie in the storage, from before the first byte is written until the last one is deleted.
 */

type Place = { workspaceId: string; id: string };
export type FileRow = Place & {
  name: string;
  mimeType: string;
  bytes: number;
  /** The hash in hexadecimal. */
  contentHash: string;
  sealedKey: Buffer;
  createdAt: Date;
};

const columns = sql`workspace_id, id, name, mime_type, bytes, encode(content_hash, 'hex') as "contentHash", sealed_key,
  created_at`;

/** Notes that bytes will be written. They are deleted at `deleteAt`, unless a file has them by then. */
export async function announceBytes(db: Queryable, { workspaceId, id }: Place, deleteAt: Date): Promise<void> {
  await execute(db)`
    insert into file_bytes (workspace_id, id, delete_at) values (${workspaceId}, ${id}, ${deleteAt})`;
}

/** Notes again until when bytes stay that no file has. False where they are another file's. */
export async function announceAgain(db: Queryable, { workspaceId, id }: Place, deleteAt: Date): Promise<boolean> {
  const announced = await execute(db)`
    insert into file_bytes as known (workspace_id, id, delete_at) values (${workspaceId}, ${id}, ${deleteAt})
    on conflict (workspace_id, id) do update set delete_at = excluded.delete_at where known.delete_at is not null`;
  return announced > 0;
}

/** Keeps the bytes of all files of a workspace whose rows were stored together. Counts them. */
export async function keepAllBytes(tx: Transaction, workspaceId: string): Promise<number> {
  return execute(tx)`
    update file_bytes set delete_at = null from file
    where file.workspace_id = ${workspaceId} and file_bytes.workspace_id = file.workspace_id
      and file_bytes.id = file.id`;
}

/** Stores a file whose bytes are written. False where they were deleted meanwhile. */
export async function insertFile(tx: Transaction, file: FileRow): Promise<boolean> {
  const { workspaceId, id, name, mimeType, bytes, contentHash, sealedKey, createdAt } = file;
  const kept = await execute(tx)`
    update file_bytes set delete_at = null where workspace_id = ${workspaceId} and id = ${id}`;
  if (kept === 0) return false;
  await execute(tx)`
    insert into file (workspace_id, id, name, mime_type, bytes, content_hash, sealed_key, unused_since, created_at)
    values (${workspaceId}, ${id}, ${name}, ${mimeType}, ${bytes}, decode(${contentHash}, 'hex'), ${sealedKey},
      ${createdAt}, ${createdAt})`;
  countUse(tx, { workspaceId, quota: "fileBytes", amount: bytes });
  return true;
}

export async function findFile(db: Queryable, workspaceId: string, id: string): Promise<FileRow | undefined> {
  return first<FileRow>(db)`select ${columns} from file where workspace_id = ${workspaceId} and id = ${id}`;
}

/** Finds a file to which citations lead. */
export async function findSharedFile(db: Queryable, workspaceId: string, id: string): Promise<FileRow | undefined> {
  return first<FileRow>(db)`
    select ${columns} from file where workspace_id = ${workspaceId} and id = ${id} and is_shared`;
}

/** Keeps a file for the one thing that uses it. False where the workspace has no such file that nothing uses. */
export async function keepFile(
  tx: Transaction,
  workspaceId: string,
  { id, isShared }: { id: string; isShared: boolean },
): Promise<boolean> {
  const kept = await execute(tx)`
    update file set unused_since = null, is_shared = ${isShared}
    where workspace_id = ${workspaceId} and id = ${id} and unused_since is not null`;
  return kept > 0;
}

/** Deletes rows, and with them the keys, and counts them. The bytes are due from `now` on. */
export async function deleteFileRows(
  tx: Transaction,
  workspaceId: string,
  { ids, unusedOnly }: { ids: readonly string[]; unusedOnly: boolean },
  now: Date,
): Promise<number> {
  const { count, bytes } = await one<{ count: number; bytes: number }>(tx)`
    with deleted as (
      delete from file where workspace_id = ${workspaceId} and id = any(${ids}::uuid[])
        and (not ${unusedOnly} or unused_since is not null)
      returning id, bytes
    ), due as (
      update file_bytes set delete_at = ${now} from deleted
      where file_bytes.workspace_id = ${workspaceId} and file_bytes.id = deleted.id
    )
    select count(*)::integer as count, coalesce(sum(bytes), 0)::bigint as bytes from deleted`;
  if (count > 0) countUse(tx, { workspaceId, quota: "fileBytes", amount: -bytes });
  return count;
}

/** Makes the bytes of erased workspaces due at once, whatever clock asks. Tells whether there are any. */
export async function dueBytesOf(tx: Transaction, workspaceIds: readonly string[]): Promise<boolean> {
  const found = await execute(tx)`
    update file_bytes set delete_at = to_timestamp(0) where workspace_id = any(${workspaceIds}::uuid[])`;
  return found > 0;
}

/** Finds bytes that are due. Those of a file that was kept at the last moment are not among them. */
export async function findDueBytes(db: Queryable, now: Date, limit: number): Promise<Place[]> {
  return all<Place>(db)`
    select workspace_id, id from file_bytes where delete_at <= ${now} order by delete_at limit ${limit}`;
}

/** Locks bytes that are due while they are deleted. Tells whether they still are. */
export async function lockDueBytes(tx: Transaction, { workspaceId, id }: Place, now: Date): Promise<boolean> {
  const found = await execute(tx)`
    select from file_bytes where workspace_id = ${workspaceId} and id = ${id} and delete_at <= ${now}
    for update skip locked`;
  return found > 0;
}

export async function forgetBytes(tx: Transaction, { workspaceId, id }: Place): Promise<void> {
  await execute(tx)`delete from file_bytes where workspace_id = ${workspaceId} and id = ${id}`;
}

export async function findUnusedFiles(db: Queryable, before: Date, limit: number): Promise<Place[]> {
  return all<Place>(db)`select workspace_id, id from file where unused_since < ${before} limit ${limit}`;
}

/** Locks a file that nothing uses. Tells whether that is still so. */
export async function lockUnused(tx: Transaction, { workspaceId, id }: Place): Promise<boolean> {
  const found = await execute(tx)`
    select from file where workspace_id = ${workspaceId} and id = ${id} and unused_since is not null for update`;
  return found > 0;
}

/** Sums up the bytes of a workspace's files. */
export const sumOfFiles = (workspaceId: string): Sql =>
  sql`(select coalesce(sum(bytes), 0) from file where workspace_id = ${workspaceId})`;

export const sealedKeys = encryptedValues(
  sql`select id, sealed_key as encrypted from file`,
  ({ id, former, encrypted }) => sql`
    update file set sealed_key = ${encrypted} where id = ${id} and sealed_key = ${former}`,
);

/** An array with the ids of the files of a workspace. */
export const idsOfFiles = (workspaceId: string): Sql =>
  sql`(select array_agg(id::text) from file where workspace_id = ${workspaceId})`;
