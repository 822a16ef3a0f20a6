import { bytesOfRow } from "../../../kernel/quotas/quotas-of.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, first, one, sql } from "../../../kernel/storage/sql.ts";
import { retireDocument } from "../retiring/store.ts";
import type { SourceContent } from "../schema.ts";
import type { PreparedDocument } from "./prepare-document.ts";

/**
 * This file holds the SQL of sources. The documents that they no longer have are in
 * `retiring/store.ts`.
 */

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

export type Addition = PreparedDocument & { workspaceId: string };

/**
 * Stores new sources in one statement, because the other writers of their workspaces wait for it.
 * The versions are counted in the order of the workspaces, so that two such statements never
 * deadlock.
 */
export async function insertSources(tx: Transaction, additions: readonly Addition[]): Promise<Date> {
  const result = await one<{ createdAt: Date }>(tx)`
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
    returning created_at`;
  return result.createdAt;
}

/** A document counts for so many bytes. */
export function bytesOfDocument({ title, text, questions }: PreparedDocument): number {
  return [title, text, ...questions].reduce((sum, each) => sum + Buffer.byteLength(each), bytesOfRow);
}

/** Waits for other writers of the source, reads it, and locks it until the commit. */
export async function lockSource(
  tx: Transaction,
  workspaceId: string,
  id: string,
): Promise<(SourceRow & { fingerprint: string }) | undefined> {
  return first<SourceRow & { fingerprint: string }>(tx)`
    select ${sourceColumns}, encode(fingerprint, 'hex') as fingerprint
    from knowledge_source where workspace_id = ${workspaceId} and id = ${id} for update`;
}

/** Retires the current document of a locked source and stores the given one in its place. */
export async function replaceDocument(
  tx: Transaction,
  workspaceId: string,
  source: SourceRow,
  document: PreparedDocument,
): Promise<Date> {
  const knowledgeVersion = await retireDocument(tx, workspaceId, source.documentId);
  const result = await one<{ updatedAt: Date }>(tx)`
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
    returning source.updated_at`;
  return result.updatedAt;
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

const sourceColumns = sql`id, type, title, url, document_id as "documentId", version,
  created_at, updated_at`;

export async function findSource(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<(SourceRow & { text: string; questions: string[] }) | undefined> {
  return first<SourceRow & { text: string; questions: string[] }>(db)`
    select source.*, document.text, document.questions
    from (select ${sourceColumns} from knowledge_source where workspace_id = ${workspaceId} and id = ${id}) as source
    join knowledge_document as document on document.workspace_id = ${workspaceId} and document.id = source."documentId"
  `;
}

/** Lists the newest first. `before` is the id of the last source already shown. */
export async function findSources(
  db: Queryable,
  workspaceId: string,
  filter: { type?: string; titlePart?: string; before?: string; limit: number },
): Promise<SourceRow[]> {
  const pattern = filter.titlePart === undefined ? null : `%${filter.titlePart.replace(/[\\%_]/g, "\\$&")}%`;
  return all<SourceRow>(db)`
    select ${sourceColumns} from knowledge_source
    where workspace_id = ${workspaceId}
      ${filter.before === undefined ? sql`` : sql`and id < ${filter.before}`}
      ${filter.type === undefined ? sql`` : sql`and type = ${filter.type}`}
      ${pattern === null ? sql`` : sql`and title ilike ${pattern}`}
    order by workspace_id desc, id desc limit ${filter.limit}`;
}

/** Tells how people may ask for a source: the questions of a FAQ, and the title of a text. */
export type SourceQuestions = { type: SourceContent["type"]; title: string; questions: string[] };

/** FAQs first, and then the newest. `sourceIds`: of these sources only; null: of all. */
export async function readQuestions(
  db: Queryable,
  workspaceId: string,
  sourceIds: readonly string[] | null,
  limit: number,
): Promise<SourceQuestions[]> {
  return all<SourceQuestions>(db)`
    select document.type, document.title, document.questions
    from knowledge_source as source
    join knowledge_document as document on document.workspace_id = ${workspaceId} and document.id = source.document_id
    where source.workspace_id = ${workspaceId}
      ${sourceIds === null ? sql`` : sql`and source.id = any(${sourceIds}::uuid[])`}
    order by source.type, source.id desc limit ${limit}`;
}
