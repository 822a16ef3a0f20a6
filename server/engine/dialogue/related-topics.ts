import type { Choice } from "../answer-offline.ts";
import { holdsTerm } from "../holds-term.ts";
import type { FoundPassage, Retrieval } from "../retrieval.ts";

const LONGEST_TITLE = 120;
/**
 * A source is related when its title holds this share of the question's weight, or a passage with
 * its title this share.
 */
const IN_TITLE = 0.25;
const IN_PASSAGE = 0.33;

/** The sources that are probably meant, best first; none is better than one that is far off. */
export function relatedTopics(retrieval: Retrieval, limit: number): Choice[] {
  const topics = new Map<string, Choice>();
  for (const found of retrieval.passages) {
    if (topics.size >= limit) break;
    const title = found.document.title.trim();
    const { sourceId } = found.document;
    const isShown = title !== "" && title.length <= LONGEST_TITLE && !topics.has(title);
    const isNew = ![...topics.values()].some((topic) => topic.sourceId === sourceId);
    if (isShown && isNew && isRelated(found, retrieval)) topics.set(title, { title, sourceId });
  }
  return [...topics.values()];
}

function isRelated({ headTerms, coverage }: FoundPassage, { query }: Retrieval): boolean {
  if (query.totalWeight === 0) return false;
  const inTitle = query.terms.reduce((sum, { weight }, n) => sum + (holdsTerm(headTerms, n) ? weight : 0), 0);
  return inTitle >= query.totalWeight * IN_TITLE || coverage >= IN_PASSAGE;
}
