import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { show } from "../../../kernel/wire/show.ts";
import { addressShown } from "../../files/index.ts";
import { DocumentId, SourceId } from "../ids.ts";
import { noSuchDocument, noSuchSource, requireId } from "../problems.ts";
import { Document, DocumentVersion } from "../schema.ts";
import { findDocument, findDocumentsOfSource } from "./store.ts";

const showDocument = show(Document);

/** Returns a document version as citations quote it, current or not. Throws not-found. */
export async function readDocument({ kernel, caller }: Context, wireId: string): Promise<Document> {
  const documentId = requireId(DocumentId, wireId, noSuchDocument);
  const document = await findDocument(kernel.database.query, caller.workspaceId, documentId);
  if (document === undefined) throw noSuchDocument();
  return showDocument({ ...document, url: addressShown(kernel, document.url) });
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
    return rows.map((row) => ({ ...row, url: addressShown(kernel, row.url) }));
  },
  positionOf: (row) => [row.version],
  show: show(DocumentVersion),
});
