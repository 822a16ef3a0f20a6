import { sectionOf } from "../../engine/index.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { DocumentId, SourceId } from "./ids.ts";
import { passageIndexAt } from "./passage-indexes.ts";
import { placeOf } from "./place-of.ts";
import type { FoundPassages, Search } from "./schema.ts";
import { readKnowledgeVersion } from "./store.ts";
import { withinSources } from "./within-sources.ts";

export function searchPassages({ kernel, caller }: Context, search: Search): Promise<FoundPassages> {
  return findPassages(kernel, caller.workspaceId, search, null);
}

/**
 * The passages of these sources (null: of all) that are nearest to the query. Finds everything that
 * any node had committed before the query was sent.
 */
export async function findPassages(
  kernel: Kernel,
  workspaceId: string,
  search: Search,
  sourceIds: readonly string[] | null,
): Promise<FoundPassages> {
  const version = await readKnowledgeVersion(kernel.database.query, workspaceId);
  const index = await passageIndexAt(kernel, workspaceId, version);
  const { passages } = withinSources(index, sourceIds).find(search.query, { limit: search.limit ?? 10 });
  return {
    passages: passages.map(({ document, passage, text, score }) => ({
      sourceId: SourceId.format(document.sourceId),
      documentId: DocumentId.format(document.documentId),
      title: document.title,
      url: document.url,
      ...placeOf(sectionOf(document, passage.headings)),
      text,
      start: passage.start,
      end: passage.end,
      score,
    })),
  };
}
