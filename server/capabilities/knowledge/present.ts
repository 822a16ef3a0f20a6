import { DocumentId, SourceId } from "./ids.ts";
import type { Document, DocumentVersion, FullSource, Source } from "./schema.ts";
import type { DocumentRow, SourceRow } from "./store.ts";

/** Rows as the wire shows them. */

export function showSource(row: SourceRow): Source {
  return {
    id: SourceId.format(row.id),
    type: row.type,
    title: row.title,
    url: row.url,
    status: "indexed",
    documentId: DocumentId.format(row.documentId),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function showFullSource(row: SourceRow & { text: string; questions: string[] }): FullSource {
  const source = showSource(row);
  if (row.type === "text") return { ...source, type: "text", content: row.text };
  const [question = row.title, ...alternatives] = row.questions;
  return { ...source, type: "faq", question, answer: row.text, alternatives };
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

export function showDocument(row: DocumentRow & { text: string; questions: string[] }): Document {
  return { ...showVersion(row), text: row.text, questions: row.questions };
}
