import type { RankedPassage } from "../retrieval.ts";
import type { PassageFinder } from "./passage-index.ts";

/**
 * Gives the same knowledge, with a second ranking for one question. Other queries, such as the readings of a
 * follow-up, are found by their words.
 * @example alsoRanked(index, "Can I get my money back?", ranked).find("Can I get my money back?")
 */
export function alsoRanked(finder: PassageFinder, question: string, ranked: readonly RankedPassage[]): PassageFinder {
  if (ranked.length === 0) return finder;
  return {
    find: (query, options) =>
      finder.find(query, query === question ? { ...options, alsoRanked: ranked } : (options ?? {})),
    asksThis: (message) => finder.asksThis(message),
    languageOf: (message) => finder.languageOf(message),
    documents: (language) => finder.documents(language),
    facts: (kind) => finder.facts(kind),
    within: (sourceIds) => alsoRanked(finder.within(sourceIds), question, ranked),
  };
}
