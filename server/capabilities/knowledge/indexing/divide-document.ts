import { type IndexedDocument, passagesOf } from "@parley/engine";

export type UndividedDocument = Omit<IndexedDocument, "passages" | "asked"> & {
  asked?: IndexedDocument["asked"] | null;
};

const noQuestions: readonly string[] = [];

/**
 * Divides a document into its passages: whenever an index is built, and not before it is stored, so
 * that a better division serves what was taught earlier. Citations keep their own spans.
 */
export function divideDocument(document: UndividedDocument): IndexedDocument {
  return withPassages(document, passagesOf(document.kind, document.text));
}

/**
 * Writes it field by field, because a node holds as many of these as documents: the copy of a row
 * takes more room and has an empty list of its own.
 */
export function withPassages(
  { documentId, sourceId, kind, title, url, text, questions, asked, pages }: UndividedDocument,
  passages: IndexedDocument["passages"],
): IndexedDocument {
  return {
    documentId,
    sourceId,
    kind,
    title,
    url,
    text,
    questions: questions.length === 0 ? noQuestions : questions,
    passages,
    ...(asked ? { asked } : {}),
    ...(pages === undefined || pages.length === 0 ? {} : { pages }),
  };
}
