import { bytesOfRow, countUse } from "../../../kernel/quotas/quotas-of.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, one, type Sql, sql } from "../../../kernel/storage/sql.ts";

/**
 * This file holds the SQL of documents that are not taught any more: what remembers them, and what
 * keeps them.
 */

/** A version so far ahead is not reached by others before the change that reserves it commits. */
const aheadBy = 1_000_000;

/**
 * Reserves the knowledge version of a large change: its rows are written with it while others go on
 * changing the knowledge, and `reachVersion` comes last. The caller holds `lockNames`, so that no two
 * changes reserve the same one.
 */
export async function reserveVersion(tx: Transaction, workspaceId: string): Promise<number> {
  const { version } = await one<{ version: number }>(tx)`
    select coalesce((select version from knowledge_version where workspace_id = ${workspaceId}), 0) + ${aheadBy}::bigint
      as version`;
  return version;
}

/** Makes a reserved version the newest one. From here to the commit, other changes of the knowledge wait. */
export async function reachVersion(tx: Transaction, workspaceId: string, reserved: number): Promise<void> {
  const reached = await execute(tx)`
    insert into knowledge_version as counter (workspace_id, version) values (${workspaceId}, ${reserved})
    on conflict (workspace_id) do update set version = excluded.version where counter.version < excluded.version`;
  if (reached === 0) throw new Error("Other changes of the knowledge have passed the version that was reserved.");
}

/**
 * Returns the SQL of a change's version: the reserved one, or the next one, which makes other changes
 * wait until the commit.
 */
export function versionOfChange(workspaceId: string, reserved: number | undefined): Sql {
  return reserved === undefined
    ? sql`update knowledge_version set version = version + 1 where workspace_id = ${workspaceId} returning version`
    : sql`select ${reserved}::bigint as version`;
}

/** Removes locked sources. Their documents stay, retired, until they are deleted. */
export async function deleteSources(
  tx: Transaction,
  workspaceId: string,
  sources: readonly { id: string }[],
  reserved?: number,
): Promise<void> {
  const ids = sources.map(({ id }) => id);
  const current = await all<{ documentId: string }>(tx)`
    select id as document_id from knowledge_document
    where workspace_id = ${workspaceId} and source_id = any(${ids}::uuid[]) and retired_version is null`;
  await execute(tx)`delete from knowledge_source where workspace_id = ${workspaceId} and id = any(${ids}::uuid[])`;
  await retireDocuments(
    tx,
    workspaceId,
    current.map(({ documentId }) => documentId),
    { reserved },
  );
}

/** Takes the links to shared files out of the documents of sources, and returns which ones had any. */
export async function forgetLinks(
  tx: Transaction,
  workspaceId: string,
  sourceIds: readonly string[],
): Promise<string[]> {
  const had = await all<{ id: string }>(tx)`
    update knowledge_document set url = null
    where workspace_id = ${workspaceId} and source_id = any(${sourceIds}::uuid[]) and url like 'parley-file:%'
    returning id`;
  return had.map(({ id }) => id);
}

/**
 * Retires current documents of locked sources, and returns the first knowledge version without
 * them. Uses the time of the statement, because the transaction may have waited since it began.
 * `keepsChoices`: the caller carries what visitors chose over to the next versions.
 */
export async function retireDocuments(
  tx: Transaction,
  workspaceId: string,
  documentIds: readonly string[],
  { reserved, keepsChoices = false }: { reserved?: number | undefined; keepsChoices?: boolean } = {},
): Promise<number> {
  const result = await one<{ version: number }>(tx)`
    with bumped as (
      ${versionOfChange(workspaceId, reserved)}
    ), retired as (
      update knowledge_document set retired_version = bumped.version, retired_at = statement_timestamp()
      from bumped where workspace_id = ${workspaceId} and id = any(${documentIds}::uuid[])
      returning bumped.version, id, source_id, added_version
    ), forgotten as (
      delete from asked_question using retired where workspace_id = ${workspaceId} and document_id = retired.id
        and not (${keepsChoices} and origin = 'choice')
    ), remembered as (
      insert into knowledge_retirement (workspace_id, version, document_id, source_id, added_version)
      select ${workspaceId}::uuid, version, id, source_id, added_version from retired
    )
    select version from bumped`;
  return result.version;
}

/**
 * Until the end of the transaction, nothing else deletes documents of the workspace, and no reply
 * that cites them is stored.
 */
export async function lockCitations(tx: Transaction, workspaceId: string): Promise<void> {
  await execute(tx)`select from knowledge_version where workspace_id = ${workspaceId} for update`;
}

/** Until the end of the transaction, no document of the workspace is deleted. */
export async function holdDocuments(tx: Transaction, workspaceId: string): Promise<void> {
  await execute(tx)`select from knowledge_version where workspace_id = ${workspaceId} for key share`;
}

/**
 * Returns which of the documents exist. They are not deleted before the end of the transaction,
 * whose citations of them are seen from then on.
 */
export async function keepDocuments(
  tx: Transaction,
  workspaceId: string,
  documentIds: readonly string[],
): Promise<Set<string>> {
  if (documentIds.length === 0) return new Set();
  const found = await all<{ id: string }>(tx)`
    with named as (
      select ${workspaceId}::uuid as workspace_id, unnest(${documentIds}::uuid[]) as document_id
    ), ${existingDocuments(sql`named`)}
    select id from existing_document`;
  return new Set(found.map(({ id }) => id));
}

/**
 * Does the same within the SQL of others. `named` is a common table expression (workspace_id,
 * document_id); those that exist are `existing_document` (workspace_id, id). All transactions lock
 * the row of the workspace first: without it, two that lock several documents in another order
 * could wait for each other. `gate` (workspace_id, version) has the newest knowledge version once
 * that row is locked: what an index of this version holds is not removed before the end of the
 * transaction.
 *
 *     sql`with quote as (…), ${existingDocuments(sql`quote`)} select id from existing_document`
 */
export function existingDocuments(named: Sql): Sql {
  return sql`gate as materialized (
      select workspace_id, version from knowledge_version where workspace_id in (select workspace_id from ${named})
      order by workspace_id for key share
    ), existing_document as materialized (
      select named.workspace_id, document.id
      from gate join ${named} as named on named.workspace_id = gate.workspace_id
      -- One look-up each: without fresh statistics a join reads all documents of the workspace.
      cross join lateral (
        select id from knowledge_document
        where workspace_id = named.workspace_id and id = named.document_id limit 1 for key share
      ) as document
    )`;
}

/**
 * Tells whether all of the sources exist. None of them is removed before the end of the
 * transaction.
 */
export async function keepSources(
  tx: Transaction,
  workspaceId: string,
  sourceIds: readonly string[],
): Promise<boolean> {
  if (sourceIds.length === 0) return true;
  // A statement sees what was committed before it began: the second one sees the removal that the
  // first one waited for.
  await holdDocuments(tx, workspaceId);
  const found = await execute(tx)`
    select from knowledge_source where workspace_id = ${workspaceId} and id = any(${sourceIds}::uuid[])`;
  return found === new Set(sourceIds).size;
}

/** Returns the documents that no source has any more: of some sources, or of the whole workspace. */
export async function findRetiredDocuments(
  tx: Transaction,
  workspaceId: string,
  sourceIds?: readonly string[],
): Promise<string[]> {
  const found = await all<{ id: string }>(tx)`
    select id from knowledge_document where workspace_id = ${workspaceId} and retired_version is not null
      ${sourceIds === undefined ? sql`` : sql`and source_id = any(${sourceIds}::uuid[])`}`;
  return found.map(({ id }) => id);
}

export async function deleteDocuments(
  tx: Transaction,
  workspaceId: string,
  documentIds: readonly string[],
): Promise<void> {
  if (documentIds.length === 0) return;
  const { bytes } = await one<{ bytes: number }>(tx)`
    with deleted as (
      delete from knowledge_document
      where workspace_id = ${workspaceId} and id = any(${documentIds}::uuid[])
      returning ${bytesOfDocument} as bytes
    )
    select coalesce(sum(bytes), 0)::bigint as bytes from deleted`;
  countUse(tx, { workspaceId, quota: "knowledgeBytes", amount: -bytes });
}

const bytesOfDocument = sql`(${bytesOfRow}::integer + octet_length(title) + octet_length(text)
  + octet_length(array_to_string(questions, '')))`;

/** Sums up the bytes of a workspace's documents, retired ones included. */
export const sumOfDocuments = (workspaceId: string): Sql =>
  sql`(select coalesce(sum(${bytesOfDocument}), 0) from knowledge_document where workspace_id = ${workspaceId})`;

/** Deletes what tells older indexes what ended before the given time. */
export async function forgetRetirements(db: Queryable, before: Date): Promise<void> {
  await execute(db)`
    with forgotten as (
      delete from knowledge_retirement where retired_at < ${before} returning workspace_id, version
    ), newest as (
      select workspace_id, max(version) as version from forgotten group by workspace_id
    )
    update knowledge_version as counter set forgotten_version = greatest(counter.forgotten_version, newest.version)
    from newest where counter.workspace_id = newest.workspace_id`;
}

/** Documents that were current at version `from` and are not at version `to`. */
export async function findRetiredBetween(
  db: Queryable,
  workspaceId: string,
  from: number,
  to: number,
): Promise<{ id: string; sourceId: string }[]> {
  return all<{ id: string; sourceId: string }>(db)`
    select document_id as id, source_id from knowledge_retirement
    where workspace_id = ${workspaceId} and version > ${from} and version <= ${to}
      and added_version <= ${from} order by version`;
}

/**
 * Tells whether a document of between two versions ended later: it may have been deleted before it
 * was read.
 */
export async function mayHaveMissed(db: Queryable, workspaceId: string, from: number, to: number): Promise<boolean> {
  const found = await execute(db)`
    select from knowledge_retirement
    where workspace_id = ${workspaceId} and version > ${to} and added_version > ${from} and added_version <= ${to}
    limit 1`;
  return found > 0;
}

/** An array with the ids of the sources of a workspace that are taught. */
export const idsOfSources = (workspaceId: string): Sql =>
  sql`(select array_agg(id::text) from knowledge_source where workspace_id = ${workspaceId})`;

/** An array with the ids of the sources of a workspace of which any document is there. */
export const idsOfKnownSources = (workspaceId: string): Sql =>
  sql`(select array_agg(distinct source_id::text) from knowledge_document where workspace_id = ${workspaceId})`;
