import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { SourceId } from "../ids.ts";
import { noSuchSource, requireId } from "../problems.ts";
import type { FullSource, SourceContent } from "../schema.ts";
import { showFullSource, showSource } from "./show-source.ts";
import { findSource, findSources } from "./store.ts";

type SourceQuery = {
  limit?: number;
  cursor?: string;
  type?: SourceContent["type"];
  q?: string;
  tag?: string;
  externalId?: string;
};

/** Returns the sources of the workspace, newest first. */
export const listSources = listOf({
  name: "knowledge-sources",
  find: ({ kernel, caller }, { last, limit }, { type, q: titlePart, tag, externalId }: SourceQuery) =>
    findSources(kernel.database.query, caller.workspaceId, {
      ...(type === undefined ? {} : { type }),
      ...(titlePart === undefined ? {} : { titlePart }),
      ...(tag === undefined ? {} : { tag }),
      ...(externalId === undefined ? {} : { externalId }),
      ...(last === undefined ? {} : { before: last }),
      limit,
    }),
  show: showSource,
});

/** Returns a source with its current content. Throws not-found. */
export async function readSource({ kernel, caller }: Context, wireId: string): Promise<FullSource> {
  const sourceId = requireId(SourceId, wireId, noSuchSource);
  const source = await findSource(kernel.database.query, caller.workspaceId, sourceId);
  if (source === undefined) throw noSuchSource();
  return showFullSource(source);
}
