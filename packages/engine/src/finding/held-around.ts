import type { PassageTable } from "../index/passage-table.ts";
import { holdsTerm } from "../reading/holds-term.ts";
import type { Review } from "./candidate-review.ts";
import type { PreparedQuery } from "./prepare-query.ts";

/**
 * The shares of the question, 0 to 1, that stand in the title of a passage's document, in what was found
 * of its section, and in what was found of its document with the title.
 */
export type HeldAround = { inTitle: number; inSection: number; inDocument: number };

/** A section that answers may say in its other passages what the question asks about. */
export function heldAround(
  query: PreparedQuery,
  { entries }: PassageTable,
  slots: readonly number[],
  reviews: readonly Review[],
): HeldAround[] {
  const ofDocument = new Map<object, number>();
  const ofSection = new Map<object, number>();
  const places = reviews.map(({ headTerms, scores }, at) => {
    const { document, firstSlot } = entries[slots[at]!]!;
    const { headings } = document.passages[slots[at]! - firstSlot]!;
    // The passages of one section share the list of their headings, and those of all texts without any.
    const section = headings.length > 0 ? headings : document;
    let terms = 0;
    for (let place = TERMS; place < scores.length; place += VALUES) terms |= scores[place]!;
    ofSection.set(section, (ofSection.get(section) ?? 0) | terms);
    ofDocument.set(document, (ofDocument.get(document) ?? 0) | terms | headTerms);
    return { document, section, headTerms };
  });
  return places.map(({ document, section, headTerms }) => ({
    inTitle: shareOf(query, headTerms),
    inSection: shareOf(query, ofSection.get(section)!),
    inDocument: shareOf(query, ofDocument.get(document)!),
  }));
}

/** A review has the score, the coverage and the terms of each sentence in one row. */
const VALUES = 3;
const TERMS = 2;

function shareOf({ terms, totalWeight }: PreparedQuery, held: number): number {
  let weight = 0;
  for (const [number, term] of terms.entries()) if (holdsTerm(held, number)) weight += term.weight;
  return totalWeight > 0 ? weight / totalWeight : 0;
}
