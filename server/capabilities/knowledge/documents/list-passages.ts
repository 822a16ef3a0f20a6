import { passagesOf, sectionOf } from "@parley/engine";
import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { DocumentId } from "../ids.ts";
import { noSuchDocument, requireId } from "../problems.ts";
import { placeOf } from "../searching/search-passages.ts";
import { findDocument } from "./store.ts";

type PassageQuery = { wireId: string; limit?: number; cursor?: string };

/** Lists the passages into which a document version is divided for the search, in their order. Throws not-found. */
export const listPassages = listOf({
  name: ({ wireId }: PassageQuery) => `knowledge-passages:${wireId}`,
  async find({ kernel, caller }: Context, { position, limit }, { wireId }: PassageQuery) {
    const documentId = requireId(DocumentId, wireId, noSuchDocument);
    const document = await findDocument(kernel.database.query, caller.workspaceId, documentId);
    if (document === undefined) throw noSuchDocument();
    const after = Number(position?.[0] ?? -1);
    const passages = passagesOf(document.type, document.text);
    return passages
      .map(({ start, end, headings }, number) => ({ number, start, end, headings }))
      .slice(after + 1, after + 1 + limit)
      .map(({ headings, ...passage }) => ({
        ...passage,
        ...placeOf(sectionOf({ ...document, passages }, headings), {}, passage.start),
        text: document.text.slice(passage.start, passage.end),
      }));
  },
  positionOf: ({ number }) => [number],
  show: ({ number: _, page: __, ...shown }) => shown,
});
