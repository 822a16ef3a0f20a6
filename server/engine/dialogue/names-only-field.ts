import { holdsTerm } from "../holds-term.ts";
import { languageOf } from "../languages.ts";
import { formOfQuestion } from "../messages/form-of-question.ts";
import { readWords } from "../read-words.ts";
import type { Retrieval } from "../retrieval.ts";
import { isTopical } from "./is-topical.ts";

/** A word in the titles of so many sources names a field and not a question. */
const SOURCES_OF_FIELD = 2;
/** From here on a heading is so like the message that its section answers it. */
const HEADING_SAYS_IT = 0.6;

/**
 * True for a mere field of the knowledge, such as "billing" or "my invoice is wrong": one word with a
 * topic, no question, and several sources that have it in their title.
 */
export function namesOnlyField({ query, passages }: Retrieval): boolean {
  // "The bike is broken" is no mere field where a heading says it.
  if ((passages[0]?.evidence.nearestSimilarity ?? 0) >= HEADING_SAYS_IT) return false;
  const language = languageOf(query.language);
  const words = readWords(query.text);
  if (formOfQuestion(words, language) !== undefined) return false;
  const topical = query.terms.flatMap(({ word }, number) => (isTopical(word, undefined, language) ? [number] : []));
  const [only] = topical;
  if (only === undefined || topical.length > 1) return false;
  const named = passages.filter(({ headTerms }) => holdsTerm(headTerms, only));
  const isNamedWithMore = named.some(({ headTerms }) =>
    query.terms.some((_, number) => number !== only && holdsTerm(headTerms, number)),
  );
  return !isNamedWithMore && new Set(named.map(({ document }) => document.sourceId)).size >= SOURCES_OF_FIELD;
}
