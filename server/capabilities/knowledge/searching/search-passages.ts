import { type PassageFinder, type PortionPassage, portionOf, type Section, sectionOf } from "@parley/engine";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Cost } from "../../../kernel/wire/cost.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { addressShown } from "../../files/index.ts";
import { DocumentId, SourceId } from "../ids.ts";
import { passageCountOf, passageIndexAt } from "../indexing/passage-indexes.ts";
import { readKnowledgeVersion } from "../indexing/store.ts";
import type { FoundPassages, Search } from "../schema.ts";
import { type KnownSources, sourcesKnown } from "./sources-known.ts";

const leastWorkMs = 5;
/** 8,000 characters through 20,000 passages take some 30 ms. */
const charactersTimesPassagesPerMs = 5_000_000;

export function searchPassages({ kernel, caller }: Context, search: Search): Promise<FoundPassages> {
  return findPassages(kernel, caller.workspaceId, search, null);
}

/**
 * Returns the passages of these sources (null: of all) that are nearest to the query. Finds
 * everything that any node had committed before the query was sent.
 */
export async function findPassages(
  kernel: Kernel,
  workspaceId: string,
  search: Search,
  sources: KnownSources,
): Promise<FoundPassages> {
  const version = await readKnowledgeVersion(kernel.database.query, workspaceId);
  const index = await passageIndexAt(kernel, workspaceId, version);
  const tagged = await sourcesKnown(kernel, workspaceId, version, search.tags === undefined ? null : search);
  const finder = withinSources(withinSources(index, sources), tagged);
  return show(kernel, finder.find(search.query, { limit: search.limit ?? 10 }).passages);
}

/** Returns what a model is shown for a query: see `portionOf`. */
export async function findPortion(
  kernel: Kernel,
  workspaceId: string,
  query: string,
  sources: KnownSources,
  mostTokens: number,
): Promise<FoundPassages> {
  const version = await readKnowledgeVersion(kernel.database.query, workspaceId);
  const index = await passageIndexAt(kernel, workspaceId, version);
  return show(kernel, portionOf(withinSources(index, sources), [query], mostTokens));
}

type Found = Pick<PortionPassage, "document" | "passage" | "text" | "score">;

function show(kernel: Kernel, found: readonly Found[]): FoundPassages {
  return {
    passages: found.map(({ document, passage, text, score }) => ({
      sourceId: SourceId.format(document.sourceId),
      documentId: DocumentId.format(document.documentId),
      title: document.title,
      url: addressShown(kernel, document.url),
      ...placeOf(sectionOf(document, passage.headings), document, passage.start),
      text,
      start: passage.start,
      end: passage.end,
      score,
    })),
  };
}

/** Returns the part of the knowledge that these sources make up; null: all of it. */
export function withinSources(index: PassageFinder, sources: KnownSources): PassageFinder {
  return sources === null ? index : index.within(sources);
}

/**
 * Where a passage stands, as the wire names it: the headings above it, outermost first, are one
 * text, and the page of a file is a number. Null where there are none.
 *
 * @example placeOf({ section: ["Billing", "Refunds"], anchor: "refunds" }, document, 0).section === "Billing > Refunds"
 */
export function placeOf(
  { section, anchor }: Section,
  { pages = [] }: { pages?: readonly number[] },
  start: number,
): { section: string | null; anchor: string | null; page: number | null } {
  const page = pages.findLastIndex((begin) => begin <= start) + 1;
  return { section: section.length === 0 ? null : section.join(" > "), anchor, page: page === 0 ? null : page };
}

/** Returns the cost of a search by a query of so many characters, as far as the index is in memory. */
export function costOfSearch(kernel: Kernel, workspaceId: string, characters: number): Cost {
  const passages = passageCountOf(kernel, workspaceId);
  return {
    workMs: leastWorkMs + (characters * passages) / charactersTimesPassagesPerMs,
    of: `${characters} characters to look for in ${passages} passages`,
  };
}
