import { type IndexedDocument, passagesOf } from "../../engine/index.ts";

export type UndividedDocument = Omit<IndexedDocument, "passages">;

/**
 * Divides a document into its passages: whenever an index is built, and not before it is stored, so
 * that a better division serves what was taught earlier. Citations keep their own spans.
 */
export function divideDocument<Document extends UndividedDocument>(
  document: Document,
): Document & Pick<IndexedDocument, "passages"> {
  return { ...document, passages: passagesOf(document.kind, document.text) };
}
