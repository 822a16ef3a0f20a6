import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, one, type Sql, sql } from "../../../kernel/storage/sql.ts";
import type { SourceContent } from "../schema.ts";
import type { PreparedDocument } from "../sources/prepare-document.ts";
import { documentsFrom } from "../sources/store.ts";
import type { WantedSource } from "../sources/store-sources.ts";

/** This file holds the SQL of syncs, and of the sources that they have gathered. */

export type Sync = { workspaceId: string; id: string; tag: string };

export async function insertSync(tx: Transaction, sync: Sync, now: Date): Promise<void> {
  await execute(tx)`
    insert into knowledge_sync (workspace_id, id, tag, touched_at)
    values (${sync.workspaceId}, ${sync.id}, ${sync.tag}, ${now})`;
}

export async function countSyncs(db: Queryable, workspaceId: string): Promise<number> {
  const { count } = await one<{ count: number }>(db)`
    select count(*)::integer as count from knowledge_sync where workspace_id = ${workspaceId}`;
  return count;
}

/** Reads a sync that is open, and locks it until the commit: nothing is added while it is finished. */
export async function lockSync(tx: Transaction, workspaceId: string, id: string): Promise<Sync | undefined> {
  return first<Sync>(tx)`
    select workspace_id, id, tag from knowledge_sync where workspace_id = ${workspaceId} and id = ${id} for update`;
}

export async function lockSyncOfTag(tx: Transaction, workspaceId: string, tag: string): Promise<Sync | undefined> {
  return first<Sync>(tx)`
    select workspace_id, id, tag from knowledge_sync where workspace_id = ${workspaceId} and tag = ${tag} for update`;
}

/** Finds syncs that were given nothing since then. */
export async function findAbandonedSyncs(db: Queryable, before: Date, limit: number): Promise<Sync[]> {
  return all<Sync>(db)`
    select workspace_id, id, tag from knowledge_sync where touched_at < ${before} order by touched_at limit ${limit}`;
}

/** Deletes a locked sync with what it gathered, and returns how many bytes that were. */
export async function deleteSync(tx: Transaction, { workspaceId, id }: Sync): Promise<number> {
  const { bytes } = await one<{ bytes: number }>(tx)`
    select coalesce(sum(bytes), 0)::bigint as bytes from knowledge_sync_source
    where workspace_id = ${workspaceId} and sync_id = ${id}`;
  await execute(tx)`delete from knowledge_sync where workspace_id = ${workspaceId} and id = ${id}`;
  return bytes;
}

/**
 * Adds a portion to what a locked sync has gathered. A source that it has is replaced. Returns how many
 * sources it has then, and by how many bytes they grew.
 */
export async function gatherSources(
  tx: Transaction,
  { workspaceId, id }: Sync,
  documents: readonly PreparedDocument[],
  now: Date,
): Promise<{ count: number; grownBy: number }> {
  const names = documents.map(({ externalId }) => externalId);
  const { bytes } = await one<{ bytes: number }>(tx)`
    with deleted as (
      delete from knowledge_sync_source
      where workspace_id = ${workspaceId} and sync_id = ${id} and external_id = any(${names}::text[])
      returning bytes
    )
    select coalesce(sum(bytes), 0)::bigint as bytes from deleted`;
  await execute(tx)`
    insert into knowledge_sync_source (workspace_id, sync_id, external_id, id, type, title, url, text, questions, tags,
      fingerprint, content_hash, bytes)
    select workspace_id, ${id}, external_id, id, type, title, url, text, questions, tags, decode(fingerprint, 'hex'),
      decode(content_hash, 'hex'), bytes
    from (${documentsFrom(documents.map((document) => ({ ...document, workspaceId })))}) as input`;
  await execute(tx)`
    update knowledge_sync set touched_at = ${now} where workspace_id = ${workspaceId} and id = ${id}`;
  const { count } = await one<{ count: number }>(tx)`
    select count(*)::integer as count from knowledge_sync_source
    where workspace_id = ${workspaceId} and sync_id = ${id}`;
  return { count, grownBy: documents.reduce((sum, document) => sum + document.bytes, 0) - bytes };
}

type GatheredSource = Omit<WantedSource, "sourceId" | "externalId"> & { externalId: string };

/** Lists what a sync has gathered, without the texts. */
export async function readGathered(db: Queryable, { workspaceId, id }: Sync): Promise<GatheredSource[]> {
  return all<Omit<GatheredSource, "type"> & { type: SourceContent["type"] }>(db)`
    select id, type, title, url, external_id, tags, encode(fingerprint, 'hex') as fingerprint, bytes
    from knowledge_sync_source where workspace_id = ${workspaceId} and sync_id = ${id} order by external_id`;
}

/** Sums up the bytes that the syncs of a workspace have gathered. */
export const sumOfGathered = (workspaceId: string): Sql =>
  sql`(select coalesce(sum(bytes), 0) from knowledge_sync_source where workspace_id = ${workspaceId})`;
