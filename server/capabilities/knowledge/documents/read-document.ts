import type { Context } from "../../../kernel/wire/route.ts";
import { DocumentId, SourceId } from "../ids.ts";
import { noSuchDocument, requireId } from "../problems.ts";
import type { Document, DocumentVersion } from "../schema.ts";
import { type DocumentRow, findDocument } from "./store.ts";

/** Returns a document version as citations quote it, current or not. Throws not-found. */
export async function readDocument({ kernel, caller }: Context, wireId: string): Promise<Document> {
  const documentId = requireId(DocumentId, wireId, noSuchDocument);
  const document = await findDocument(kernel.database.query, caller.workspaceId, documentId);
  if (document === undefined) throw noSuchDocument();
  return { ...showVersion(document), text: document.text, questions: document.questions };
}

export function showVersion(row: DocumentRow): DocumentVersion {
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
