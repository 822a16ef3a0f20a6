import { type RawBuilder, sql } from "kysely";
import type { Queryable, Transaction } from "../../kernel/storage/database.ts";
import type { UndividedDocument } from "./divide-document.ts";
import type { PreparedDocument } from "./prepare-document.ts";
import { retireDocument } from "./removing/store.ts";
import type { SourceContent } from "./schema.ts";

/** All SQL of what is taught. What is not taught any more is in `removing/store.ts`. */

export type SourceRow = {
  id: string;
  type: SourceContent["type"];
  title: string;
  url: string | null;
  documentId: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export type DocumentRow = {
  id: string;
  sourceId: string;
  version: number;
  type: SourceContent["type"];
  title: string;
  url: string | null;
  contentHash: string;
  createdAt: Date;
  retiredAt: Date | null;
};

/** A document version with its text; `contentHash` is the text's SHA-256 in hexadecimal. */
type StoredDocument = {
  id: string;
  sourceId: string;
  title: string;
  url: string | null;
  text: string;
  contentHash: string;
  retiredAt: Date | null;
};

type KnowledgeState = {
  version: number;
  synonyms: string[][];
  /** What ended up to this version is not known any more: an index that is older cannot catch up. */
  forgottenVersion: number;
};

/** The version grows with every change of the workspace's knowledge. 0: there never was any. */
export async function readKnowledgeState(db: Queryable, workspaceId: string): Promise<KnowledgeState> {
  const found = await sql<KnowledgeState>`
    select version, synonyms, forgotten_version as "forgottenVersion" from knowledge_version where workspace_id = ${workspaceId}`.execute(
    db,
  );
  return found.rows[0] ?? { version: 0, synonyms: [], forgottenVersion: 0 };
}

export async function readKnowledgeVersion(db: Queryable, workspaceId: string): Promise<number> {
  return (await readKnowledgeState(db, workspaceId)).version;
}

/**
 * The SQL of the newest knowledge version of a workspace, for another capability's statement that
 * reads it on the way.
 *
 *     sql`select ${newestKnowledgeVersion(sql`conversation.workspace_id`)} as version from conversation`
 */
export function newestKnowledgeVersion(workspaceId: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`coalesce((select version from knowledge_version where workspace_id = ${workspaceId}), 0)`;
}

// --- writing

export async function writeSynonyms(tx: Transaction, workspaceId: string, groups: string[][]): Promise<void> {
  await sql`
    insert into knowledge_version as counter (workspace_id, version, synonyms)
    values (${workspaceId}, 1, ${JSON.stringify(groups)})
    on conflict (workspace_id) do update set version = counter.version + 1, synonyms = excluded.synonyms`.execute(tx);
}

export type Addition = PreparedDocument & { workspaceId: string };

/**
 * Stores new sources in one statement, because the other writers of their workspaces wait for it.
 * The versions are counted in the order of the workspaces, so that two such statements never
 * deadlock.
 */
export async function insertSources(tx: Transaction, additions: readonly Addition[]): Promise<Date> {
  const result = await sql<{ createdAt: Date }>`
    with input as materialized (
      ${documentsFrom(additions)}
    ), source as (
      insert into knowledge_source (workspace_id, id, type, title, url, document_id, version, fingerprint)
      select workspace_id, source_id, type, title, url, id, 1, decode(fingerprint, 'hex') from input
    ), bumped as (
      insert into knowledge_version as counter (workspace_id, version)
      select distinct workspace_id, 1 from input order by workspace_id
      on conflict (workspace_id) do update set version = counter.version + 1
      returning counter.workspace_id, counter.version
    )
    insert into knowledge_document (workspace_id, id, source_id, version, type, title, url, text, questions,
      content_hash, added_version)
    select workspace_id, id, source_id, 1, type, title, url, text, questions, decode(content_hash, 'hex'),
      bumped.version
    from input join bumped using (workspace_id)
    returning created_at as "createdAt"`.execute(tx);
  return result.rows[0]!.createdAt;
}

/** Waits for other writers of the source, reads it, and locks it until the commit. */
export async function lockSource(
  tx: Transaction,
  workspaceId: string,
  id: string,
): Promise<(SourceRow & { fingerprint: string }) | undefined> {
  const found = await sql<SourceRow & { fingerprint: string }>`
    select ${sourceColumns}, encode(fingerprint, 'hex') as fingerprint
    from knowledge_source where workspace_id = ${workspaceId} and id = ${id} for update`.execute(tx);
  return found.rows[0];
}

/** Retires the current document of a locked source and stores the given one in its place. */
export async function replaceDocument(
  tx: Transaction,
  workspaceId: string,
  source: SourceRow,
  document: PreparedDocument,
): Promise<Date> {
  const knowledgeVersion = await retireDocument(tx, workspaceId, source.documentId);
  const result = await sql<{ updatedAt: Date }>`
    with input as materialized (
      ${documentsFrom([{ ...document, workspaceId }])}
    ), inserted as (
      insert into knowledge_document (workspace_id, id, source_id, version, type, title, url, text, questions,
        content_hash, added_version, created_at)
      select ${workspaceId}, id, source_id, ${source.version + 1}, type, title, url, text, questions,
        decode(content_hash, 'hex'), ${knowledgeVersion}, clock_timestamp()
      from input
      returning created_at
    )
    update knowledge_source as source
    set type = input.type, title = input.title, url = input.url, document_id = input.id, version = source.version + 1,
      fingerprint = decode(input.fingerprint, 'hex'), updated_at = inserted.created_at
    from input cross join inserted
    where source.workspace_id = ${workspaceId} and source.id = ${source.id}
    returning source.updated_at as "updatedAt"`.execute(tx);
  return result.rows[0]!.updatedAt;
}

/** Uses JSON, because a parameter cannot hold arrays of arrays of different lengths. */
function documentsFrom(additions: readonly Addition[]) {
  const rows = additions.map(({ workspaceId, sourceId, contentHash, ...row }) => ({
    ...row,
    workspace_id: workspaceId,
    source_id: sourceId,
    content_hash: contentHash,
  }));
  return sql`select * from json_to_recordset(${JSON.stringify(rows)}::json) as row (
    workspace_id uuid, id uuid, source_id uuid, type text, title text, url text, text text, questions text[],
    fingerprint text, content_hash text)`;
}

// --- reading

const sourceColumns = sql`id, type, title, url, document_id as "documentId", version,
  created_at as "createdAt", updated_at as "updatedAt"`;

export async function findSource(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<(SourceRow & { text: string; questions: string[] }) | undefined> {
  const found = await sql<SourceRow & { text: string; questions: string[] }>`
    select source.*, document.text, document.questions
    from (select ${sourceColumns} from knowledge_source where workspace_id = ${workspaceId} and id = ${id}) as source
    join knowledge_document as document on document.workspace_id = ${workspaceId} and document.id = source."documentId"
  `.execute(db);
  return found.rows[0];
}

/** Newest first. `before` is the id of the last source already shown. */
export async function findSources(
  db: Queryable,
  workspaceId: string,
  filter: { type?: string; titlePart?: string; before?: string; limit: number },
): Promise<SourceRow[]> {
  const pattern = filter.titlePart === undefined ? null : `%${filter.titlePart.replace(/[\\%_]/g, "\\$&")}%`;
  const found = await sql<SourceRow>`
    select ${sourceColumns} from knowledge_source
    where workspace_id = ${workspaceId}
      ${filter.before === undefined ? sql`` : sql`and id < ${filter.before}`}
      ${filter.type === undefined ? sql`` : sql`and type = ${filter.type}`}
      ${pattern === null ? sql`` : sql`and title ilike ${pattern}`}
    order by workspace_id desc, id desc limit ${filter.limit}`.execute(db);
  return found.rows;
}

const documentColumns = sql`id, source_id as "sourceId", version, type, title, url,
  encode(content_hash, 'hex') as "contentHash", created_at as "createdAt", retired_at as "retiredAt"`;

/** The documents of a source before `beforeVersion`, newest first. */
export async function findDocumentsOfSource(
  db: Queryable,
  workspaceId: string,
  sourceId: string,
  page: { beforeVersion?: number; limit: number },
): Promise<DocumentRow[]> {
  const found = await sql<DocumentRow>`
    select ${documentColumns} from knowledge_document
    where workspace_id = ${workspaceId} and source_id = ${sourceId}
      ${page.beforeVersion === undefined ? sql`` : sql`and version < ${page.beforeVersion}`}
    order by version desc limit ${page.limit}`.execute(db);
  return found.rows;
}

export async function findDocument(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<(DocumentRow & { text: string; questions: string[] }) | undefined> {
  const found = await sql<DocumentRow & { text: string; questions: string[] }>`
    select ${documentColumns}, text, questions from knowledge_document
    where workspace_id = ${workspaceId} and id = ${id}`.execute(db);
  return found.rows[0];
}

/**
 * Document versions by id, in no particular order, retired ones included. Unknown and foreign ids
 * are left out.
 */
export async function readDocuments(
  db: Queryable,
  workspaceId: string,
  documentIds: readonly string[],
): Promise<StoredDocument[]> {
  if (documentIds.length === 0) return [];
  const found = await sql<StoredDocument>`
    select id, source_id as "sourceId", title, url, text, encode(content_hash, 'hex') as "contentHash",
      retired_at as "retiredAt"
    from knowledge_document where workspace_id = ${workspaceId} and id = any(${documentIds}::uuid[])`.execute(db);
  return found.rows;
}

/** How people may ask for a source: the questions of a FAQ, and the title of a text. */
export type SourceQuestions = { type: SourceContent["type"]; title: string; questions: string[] };

/** FAQs first, and then the newest. `sourceIds`: of these sources only; null: of all. */
export async function readQuestions(
  db: Queryable,
  workspaceId: string,
  sourceIds: readonly string[] | null,
  limit: number,
): Promise<SourceQuestions[]> {
  const found = await sql<SourceQuestions>`
    select document.type, document.title, document.questions
    from knowledge_source as source
    join knowledge_document as document on document.workspace_id = ${workspaceId} and document.id = source.document_id
    where source.workspace_id = ${workspaceId}
      ${sourceIds === null ? sql`` : sql`and source.id = any(${sourceIds}::uuid[])`}
    order by source.type, source.id desc limit ${limit}`.execute(db);
  return found.rows;
}

// --- catching up: the difference between two knowledge versions, whatever was committed since

export type AddedDocument = UndividedDocument & { addedVersion: number };

/** The next documents, in the order they were added, that are current at version `to`. */
export async function findAddedBetween(
  db: Queryable,
  workspaceId: string,
  after: { version: number; documentId: string },
  to: number,
  limit: number,
): Promise<AddedDocument[]> {
  const found = await sql<AddedDocument>`
    select id as "documentId", source_id as "sourceId", type as kind, title, url, text, questions,
      added_version as "addedVersion"
    from knowledge_document
    where workspace_id = ${workspaceId} and (added_version, id) > (${after.version}, ${after.documentId})
      and added_version <= ${to} and (retired_version is null or retired_version > ${to})
    order by added_version, id limit ${limit}`.execute(db);
  return found.rows;
}
