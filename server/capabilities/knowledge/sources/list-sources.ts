import { type Page, pageOf, readCursor } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { SourceId } from "../ids.ts";
import { noSuchSource, requireId } from "../problems.ts";
import type { FullSource, Source, SourceContent } from "../schema.ts";
import { showFullSource, showSource } from "./show-source.ts";
import { findSource, findSources } from "./store.ts";

const defaultLimit = 20;

/** Returns the sources of the workspace, newest first. */
export async function listSources(
  { kernel, caller }: Context,
  query: { limit?: number; cursor?: string; type?: SourceContent["type"]; q?: string },
): Promise<Page<Source>> {
  const { limit = defaultLimit, type, q: titlePart } = query;
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

/** Returns a source with its current content. Throws not-found. */
export async function readSource({ kernel, caller }: Context, wireId: string): Promise<FullSource> {
  const sourceId = requireId(SourceId, wireId, noSuchSource);
  const source = await findSource(kernel.database.query, caller.workspaceId, sourceId);
  if (source === undefined) throw noSuchSource();
  return showFullSource(source);
}
