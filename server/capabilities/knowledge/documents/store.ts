import type { Queryable } from "../../../kernel/storage/database.ts";
import { all, first, sql } from "../../../kernel/storage/sql.ts";
import type { SourceContent } from "../schema.ts";

/** This file holds the SQL that reads document versions, retired ones included. */

type DocumentRow = {
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

/** Describes a document version with its text; `contentHash` is the text's SHA-256 in hexadecimal. */
type StoredDocument = {
  id: string;
  sourceId: string;
  title: string;
  url: string | null;
  text: string;
  contentHash: string;
  retiredAt: Date | null;
};

const documentColumns = sql`id, source_id, version, type, title, url,
  encode(content_hash, 'hex') as "contentHash", created_at, retired_at`;

/** Returns the documents of a source before `beforeVersion`, newest first. */
export async function findDocumentsOfSource(
  db: Queryable,
  workspaceId: string,
  sourceId: string,
  page: { beforeVersion?: number; limit: number },
): Promise<DocumentRow[]> {
  return all<DocumentRow>(db)`
    select ${documentColumns} from knowledge_document
    where workspace_id = ${workspaceId} and source_id = ${sourceId}
      ${page.beforeVersion === undefined ? sql`` : sql`and version < ${page.beforeVersion}`}
    order by version desc limit ${page.limit}`;
}

export async function findDocument(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<(DocumentRow & { text: string; questions: string[] }) | undefined> {
  return first<DocumentRow & { text: string; questions: string[] }>(db)`
    select ${documentColumns}, text, questions from knowledge_document
    where workspace_id = ${workspaceId} and id = ${id}`;
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
  return all<StoredDocument>(db)`
    select id, source_id, title, url, text, encode(content_hash, 'hex') as "contentHash",
      retired_at
    from knowledge_document where workspace_id = ${workspaceId} and id = any(${documentIds}::uuid[])`;
}

/**
 * Estimates the passages that answers may quote, of each workspace: they are divided only when an index is made, into
 * some 480 bytes each.
 */
export async function countPassagesOf(
  db: Queryable,
  workspaceIds: readonly string[],
): Promise<{ workspaceId: string; amount: number }[]> {
  return all<{ workspaceId: string; amount: number }>(db)`
    select workspace_id, sum(ceil(greatest(octet_length(text), 1) / 480.0))::bigint as amount from knowledge_document
    where workspace_id = any(${[...workspaceIds]}) and retired_version is null group by workspace_id`;
}
