import { type Page, pageOf, readCursor } from "../../kernel/storage/page.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { DocumentId, SourceId } from "./ids.ts";
import { showDocument, showFullSource, showSource, showVersion } from "./present.ts";
import { idOrThrow, noSuchDocument, noSuchSource } from "./problems.ts";
import type { Document, DocumentVersion, FullSource, Source, SourceContent } from "./schema.ts";
import { findDocument, findDocumentsOfSource, findSource, findSources } from "./store.ts";

type PageQuery = { limit?: number; cursor?: string };
const usualLimit = 20;

export async function readSource({ kernel, caller }: Context, wireId: string): Promise<FullSource> {
  const sourceId = idOrThrow(SourceId, wireId, noSuchSource);
  const source = await findSource(kernel.database.query, caller.workspaceId, sourceId);
  if (source === undefined) throw noSuchSource();
  return showFullSource(source);
}

/** Newest first. */
export async function listSources(
  { kernel, caller }: Context,
  query: PageQuery & { type?: SourceContent["type"]; q?: string },
): Promise<Page<Source>> {
  const { limit = usualLimit, type, q: titlePart } = query;
  const list = "knowledge-sources";
  const before = readCursor(kernel.secrets, list, query.cursor)?.[0];
  const rows = await findSources(kernel.database.query, caller.workspaceId, {
    ...(type === undefined ? {} : { type }),
    ...(titlePart === undefined ? {} : { titlePart }),
    ...(before === undefined ? {} : { before: String(before) }),
    limit: limit + 1,
  });
  return pageOf(kernel.secrets, list, limit, rows, (row) => [row.id], showSource);
}

/** The documents that a source has had, newest first. */
export async function listVersions(
  { kernel, caller }: Context,
  wireId: string,
  query: PageQuery,
): Promise<Page<DocumentVersion>> {
  const sourceId = idOrThrow(SourceId, wireId, noSuchSource);
  const { limit = usualLimit } = query;
  const list = `knowledge-versions:${sourceId}`;
  const before = readCursor(kernel.secrets, list, query.cursor)?.[0];
  const rows = await findDocumentsOfSource(kernel.database.query, caller.workspaceId, sourceId, {
    ...(before === undefined ? {} : { beforeVersion: Number(before) }),
    limit: limit + 1,
  });
  if (rows.length === 0) throw noSuchSource();
  return pageOf(kernel.secrets, list, limit, rows, (row) => [row.version], showVersion);
}

/** A document version as citations quote it, whether it is current or not. */
export async function readDocument({ kernel, caller }: Context, wireId: string): Promise<Document> {
  const documentId = idOrThrow(DocumentId, wireId, noSuchDocument);
  const document = await findDocument(kernel.database.query, caller.workspaceId, documentId);
  if (document === undefined) throw noSuchDocument();
  return showDocument(document);
}
