import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, one, sql } from "../../../kernel/storage/sql.ts";
import type { Origin } from "./origin.ts";
import type { NewLearntSource } from "./start-learning.ts";

/** This file holds the SQL of learnt sources. */

export type LearntSource = {
  id: string;
  title: string;
  status: "pending" | "indexed" | "failed";
  origin: Origin;
  /** Counts the looks at what the source is learnt from. */
  look: number;
  version: number;
  robots: string | null;
};

/** The most tags that a request may name. */
const mostTags = 50;

const sourceColumns = sql`id, title, status, origin, look, version, robots`;

export async function findLearntSource(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<LearntSource | undefined> {
  return first<LearntSource>(db)`
    select ${sourceColumns} from knowledge_source
    where workspace_id = ${workspaceId} and id = ${id} and origin is not null`;
}

/** Waits for other writers of the source, reads it, and locks it until the commit. */
export async function lockLearntSource(
  tx: Transaction,
  workspaceId: string,
  id: string,
): Promise<LearntSource | undefined> {
  return first<LearntSource>(tx)`
    select ${sourceColumns} from knowledge_source
    where workspace_id = ${workspaceId} and id = ${id} and origin is not null for update`;
}

/** Stores a source that is to be learnt. What it is called is known when it was read. */
export async function insertLearntSource(
  tx: Transaction,
  workspaceId: string,
  { id, title, url, externalId, tags, origin, fingerprint }: NewLearntSource,
): Promise<Date> {
  const { createdAt } = await one<{ createdAt: Date }>(tx)`
    insert into knowledge_source (workspace_id, id, type, title, url, external_id, tags, version, fingerprint, status,
      origin, look)
    values (${workspaceId}, ${id}, ${origin.type}, ${title}, ${url}, ${externalId}, ${tags}::text[], 0,
      decode(${fingerprint}, 'hex'), 'pending', ${JSON.stringify(origin)}::jsonb, 1)
    returning created_at`;
  return createdAt;
}

/** Begins another look: all pages wait to be looked at again. */
export async function beginLook(tx: Transaction, workspaceId: string, id: string): Promise<void> {
  await execute(tx)`
    update knowledge_source set status = 'pending', look = look + 1, robots = null, looks_again_at = null,
      problem = null
    where workspace_id = ${workspaceId} and id = ${id}`;
}

/**
 * Changes what a locked source is learnt from. Pages that it does not want any more are forgotten by the next look.
 * Indexes know by the version that its tags changed.
 */
export async function updateOrigin(
  tx: Transaction,
  workspaceId: string,
  { id, title, url, tags, origin, fingerprint }: NewLearntSource,
): Promise<void> {
  await execute(tx)`
    with bumped as (
      update knowledge_version set version = version + 1 where workspace_id = ${workspaceId}
    )
    update knowledge_source set type = ${origin.type}, title = ${title}, url = ${url}, tags = ${tags}::text[],
      fingerprint = decode(${fingerprint}, 'hex'), origin = ${JSON.stringify(origin)}::jsonb
    where workspace_id = ${workspaceId} and id = ${id}`;
}

/** Finds the files that have waited longest to be learnt. */
export async function findWaitingFiles(db: Queryable, workspaceId: string, limit: number): Promise<LearntSource[]> {
  return all<LearntSource>(db)`
    select ${sourceColumns} from knowledge_source
    where workspace_id = ${workspaceId} and type = 'file' and status = 'pending' order by id limit ${limit}`;
}

/** Adds tags that a file names to those of its locked source. */
export async function addTags(
  tx: Transaction,
  workspaceId: string,
  id: string,
  tags: readonly string[],
): Promise<void> {
  await execute(tx)`
    update knowledge_source set tags = array(
      select distinct tag from unnest(tags || ${tags}::text[]) as listed (tag) order by tag limit ${mostTags})
    where workspace_id = ${workspaceId} and id = ${id}`;
}

export async function storeRobots(tx: Queryable, workspaceId: string, id: string, robots: string): Promise<void> {
  await execute(tx)`
    update knowledge_source set robots = ${robots} where workspace_id = ${workspaceId} and id = ${id}`;
}

/** Ends a look: the source is what was learnt until now. */
export async function endLook(
  tx: Transaction,
  workspaceId: string,
  sourceId: string,
  end: { status: "indexed" | "failed"; problem: string | null; title: string; looksAgainAt: Date | null },
): Promise<void> {
  await execute(tx)`
    update knowledge_source set status = ${end.status}, problem = ${end.problem}, title = ${end.title},
      looks_again_at = ${end.looksAgainAt}, updated_at = clock_timestamp()
    where workspace_id = ${workspaceId} and id = ${sourceId}`;
}

export async function findDueSources(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<{ workspaceId: string; id: string }[]> {
  return all<{ workspaceId: string; id: string }>(db)`
    select workspace_id, id from knowledge_source
    where looks_again_at <= ${now} and status <> 'pending' order by looks_again_at limit ${limit}`;
}
