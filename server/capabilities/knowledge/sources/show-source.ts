import { DocumentId, SourceId } from "../ids.ts";
import type { FullSource, Source } from "../schema.ts";
import type { SourceRow } from "./store.ts";

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
