import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, type Sql, sql } from "../../../kernel/storage/sql.ts";
import { askedOfDocument } from "../asked/store.ts";
import type { UndividedDocument } from "./divide-document.ts";

/** This file holds the SQL that tells an index how far it is behind, and what was added since. */

type KnowledgeState = {
  version: number;
  /** At this version the asked questions of some document changed last. */
  askedVersion: number;
  synonyms: string[][];
  /** Nobody knows any more what ended up to this version: an index that is older cannot catch up. */
  forgottenVersion: number;
};

/** The version grows with every change of the workspace's knowledge. 0: there never was any. */
export async function readKnowledgeState(db: Queryable, workspaceId: string): Promise<KnowledgeState> {
  const found = await first<KnowledgeState>(db)`
    select version, asked_version, synonyms, forgotten_version from knowledge_version where workspace_id = ${workspaceId}`;
  return found ?? { version: 0, askedVersion: 0, synonyms: [], forgottenVersion: 0 };
}

export async function readKnowledgeVersion(db: Queryable, workspaceId: string): Promise<number> {
  return (await readKnowledgeState(db, workspaceId)).version;
}

/**
 * Returns the SQL of the newest knowledge version of a workspace, for another capability's
 * statement that reads it on the way.
 *
 *     sql`select ${newestKnowledgeVersion(sql`conversation.workspace_id`)} as version from conversation`
 */
export function newestKnowledgeVersion(workspaceId: Sql): Sql {
  return sql`coalesce((select version from knowledge_version where workspace_id = ${workspaceId}), 0)`;
}

const documentColumns = sql`id as document_id, source_id, type as kind, title, url, text, questions, pages,
  ${askedOfDocument}`;

export type AddedDocument = UndividedDocument & { addedVersion: number };

/** Returns the next documents, in the order they were added, that are current at version `to`. */
export async function findAddedBetween(
  db: Queryable,
  workspaceId: string,
  after: { version: number; documentId: string },
  to: number,
  limit: number,
): Promise<AddedDocument[]> {
  return all<AddedDocument>(db)`
    select ${documentColumns}, added_version
    from knowledge_document
    where workspace_id = ${workspaceId} and (added_version, id) > (${after.version}, ${after.documentId})
      and added_version <= ${to} and (retired_version is null or retired_version > ${to})
    order by added_version, id limit ${limit}`;
}

/**
 * Returns the next documents whose asked questions changed after a version, and that were added up to
 * `from`. A document that changes meanwhile comes once more.
 */
export async function findAskedAfter(
  db: Queryable,
  workspaceId: string,
  after: { version: number; documentId: string },
  { from, to, limit }: { from: number; to: number; limit: number },
): Promise<AddedDocument[]> {
  return all<AddedDocument>(db)`
    select ${documentColumns}, asked_version as added_version
    from knowledge_document
    where workspace_id = ${workspaceId} and (asked_version, id) > (${after.version}, ${after.documentId})
      and added_version <= ${from} and (retired_version is null or retired_version > ${to})
    order by asked_version, id limit ${limit}`;
}

export async function writeSynonyms(tx: Transaction, workspaceId: string, groups: string[][]): Promise<void> {
  await execute(tx)`
    insert into knowledge_version as counter (workspace_id, version, synonyms)
    values (${workspaceId}, 1, ${JSON.stringify(groups)})
    on conflict (workspace_id) do update set version = counter.version + 1, synonyms = excluded.synonyms`;
}
