import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { DocumentId, SourceId } from "../ids.ts";
import { noSuchDocument, noSuchSource, requireId } from "../problems.ts";
import type { Document, DocumentVersion } from "../schema.ts";
import { type DocumentRow, findDocument, findDocumentsOfSource } from "./store.ts";

/** Returns a document version as citations quote it, current or not. Throws not-found. */
export async function readDocument({ kernel, caller }: Context, wireId: string): Promise<Document> {
  const documentId = requireId(DocumentId, wireId, noSuchDocument);
  const document = await findDocument(kernel.database.query, caller.workspaceId, documentId);
  if (document === undefined) throw noSuchDocument();
  return { ...showVersion(document), text: document.text, questions: document.questions };
}

function showVersion(row: DocumentRow): DocumentVersion {
  return {
    id: DocumentId.format(row.id),
    sourceId: SourceId.format(row.sourceId),
    version: row.version,
    type: row.type,
    title: row.title,
    url: row.url,
    contentHash: row.contentHash,
    createdAt: row.createdAt.toISOString(),
    retiredAt: row.retiredAt?.toISOString() ?? null,
  };
}

type VersionQuery = { wireId: string; limit?: number; cursor?: string };

/** Returns all documents that a source ever had, newest first. Throws not-found. */
export const listVersions = listOf({
  name: ({ wireId }: VersionQuery) => `knowledge-versions:${wireId}`,
  async find({ kernel, caller }, { position, limit }, { wireId }: VersionQuery) {
    const sourceId = requireId(SourceId, wireId, noSuchSource);
    const rows = await findDocumentsOfSource(kernel.database.query, caller.workspaceId, sourceId, {
      ...(position === undefined ? {} : { beforeVersion: Number(position[0]) }),
      limit,
    });
    if (rows.length === 0) throw noSuchSource();
    return rows;
  },
  positionOf: (row) => [row.version],
  show: showVersion,
});
