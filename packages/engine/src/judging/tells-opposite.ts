import type { ComposedAnswer } from "../answering/make-answer.ts";
import { type AskedDeeds, askedDeeds, tellsAsked } from "../finding/opposes.ts";
import { parameters } from "../parameters.ts";
import { holdsTerm } from "../reading/holds-term.ts";
import { languageOf } from "../reading/languages.ts";
import { isContrary, readDeeds, sidesOf } from "../reading/message/read-deeds.ts";
import { readWords } from "../reading/read-words.ts";
import type { FoundPassage, Retrieval } from "../retrieval.ts";

/**
 * Tells whether an answer is about the opposite of what is asked: its FAQ or heading is, or its
 * sentences tell the opposite of the same thing: "We open at nine" for "When do you close?". To a
 * question for yes or no, "We are closed on Sundays" is an answer.
 */
export function tellsOpposite({ query, passages }: Retrieval, answer: ComposedAnswer): boolean {
  const [best] = passages;
  if (best === undefined) return false;
  if (best.isOpposed) return true;
  if (best.genre === "faq" || query.form === "yes-no" || query.form === "why" || query.kind === "person") return false;
  const language = languageOf(query.language);
  const asked = askedDeeds(readWords(query.text), language);
  if (asked.sides.size === 0) return false;
  const given = best.sentences.filter(({ span }) => isGiven(span, answer));
  if (given.length === 0 || given.length > parameters.judging.sentencesOfProse) return false;
  const textOf = ({ span }: FoundPassage["sentences"][number]): string =>
    best.document.text.slice(span.start, span.end);
  if (given.some((sentence) => tellsAsked(textOf(sentence), asked, language))) return false;
  const objects = objectsOf(query, asked);
  return given.some((sentence) => {
    const isOfThing = objects.length === 0 || objects.some((term) => holdsTerm(sentence.terms | best.headTerms, term));
    return isOfThing && isContrary(asked.sides, sidesOf(readDeeds(readWords(textOf(sentence)), language)));
  });
}

const isGiven = (span: { start: number; end: number }, { support }: ComposedAnswer): boolean =>
  support.some((one) => span.start < one.span.end && span.end > one.span.start);

/** The terms that say with what something is done. */
function objectsOf({ terms }: Retrieval["query"], { words, deeds }: AskedDeeds): number[] {
  const done = new Set(deeds.flatMap(({ places }) => places.map((place) => words[place]!)));
  return terms.flatMap(({ word, isLight, namesKind }, number) =>
    isLight || namesKind || done.has(word) ? [] : [number],
  );
}
