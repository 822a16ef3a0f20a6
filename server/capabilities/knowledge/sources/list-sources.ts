import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { SourceId } from "../ids.ts";
import { findProblems, readProgress } from "../learning/pages/store.ts";
import { noSuchSource, requireId } from "../problems.ts";
import type { FullSource, Source } from "../schema.ts";
import { showFullSource, showLearntSource, showSource } from "./show-source.ts";
import { findSource, findSources } from "./store.ts";

type SourceQuery = {
  limit?: number;
  cursor?: string;
  type?: Source["type"];
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
  const { origin } = source;
  if (origin === null) return showFullSource(source);
  const { query } = kernel.database;
  const first = (await findProblems(query, caller.workspaceId, [source.id])).get(source.id);
  const told = first?.problem === source.problem ? (first?.told ?? null) : null;
  return showLearntSource(source, origin, await readProgress(query, caller.workspaceId, source), told);
}
