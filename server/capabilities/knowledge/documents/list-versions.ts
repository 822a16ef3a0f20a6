import { type Page, pageOf, readCursor } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { SourceId } from "../ids.ts";
import { noSuchSource, requireId } from "../problems.ts";
import type { DocumentVersion } from "../schema.ts";
import { showVersion } from "./read-document.ts";
import { findDocumentsOfSource } from "./store.ts";

const defaultLimit = 20;

/** Returns all documents that a source ever had, newest first. Throws not-found. */
export async function listVersions(
  { kernel, caller }: Context,
  wireId: string,
  query: { limit?: number; cursor?: string },
): Promise<Page<DocumentVersion>> {
  const sourceId = requireId(SourceId, wireId, noSuchSource);
  const { limit = defaultLimit } = query;
  const list = `knowledge-versions:${sourceId}`;
  const before = readCursor(kernel.secrets, list, query.cursor)?.[0];
  const rows = await findDocumentsOfSource(kernel.database.query, caller.workspaceId, sourceId, {
    ...(before === undefined ? {} : { beforeVersion: Number(before) }),
    limit: limit + 1,
  });
  if (rows.length === 0) throw noSuchSource();
  return pageOf(kernel.secrets, list, limit, rows, (row) => [row.version], showVersion);
}
