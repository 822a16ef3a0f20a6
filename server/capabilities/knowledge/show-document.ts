import { DocumentId, SourceId } from "./ids.ts";
import type { Document, DocumentVersion } from "./schema.ts";
import type { DocumentRow } from "./store.ts";

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

export function showDocument(row: DocumentRow & { text: string; questions: string[] }): Document {
  return { ...showVersion(row), text: row.text, questions: row.questions };
}
