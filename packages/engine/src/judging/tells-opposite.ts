import type { ComposedAnswer } from "../answering/make-answer.ts";
import { type AskedDeeds, askedDeeds, namesAsked, namesDeeds, tellsAll, tellsAsked } from "../finding/asked-deeds.ts";
import { parameters } from "../parameters.ts";
import { holdsTerm } from "../reading/holds-term.ts";
import { languageOf } from "../reading/languages.ts";
import { findActions } from "../reading/message/find-actions.ts";
import { contraries, namesTrade, readDeeds, sidesOf } from "../reading/message/read-deeds.ts";
import { readWords } from "../reading/read-words.ts";
import type { FoundPassage, Retrieval } from "../retrieval.ts";

/**
 * Tells whether an answer is about the opposite of what is asked: its FAQ or heading is, or its
 * sentences tell the opposite of the same thing: "We open at nine" for "When do you close?". To other
 * questions than when and how, "We are closed on Sundays" is an answer.
 */
export function tellsOpposite({ query, passages }: Retrieval, answer: ComposedAnswer): boolean {
  const [best] = passages;
  if (best === undefined) return false;
  if (best.isOpposed) return true;
  if (best.genre === "faq" || (query.form !== "how-to" && query.kind !== "moment")) return false;
  const language = languageOf(query.language);
  const asked = askedDeeds(readWords(query.text), language);
  if (asked.sides.size === 0) return false;
  const given = best.sentences.filter(({ span }) => isGiven(span, answer));
  if (given.length === 0 || given.length > parameters.judging.sentencesOfProse) return false;
  const textOf = ({ span }: FoundPassage["sentences"][number]): string =>
    best.document.text.slice(span.start, span.end);
  const objects = objectsOf(query, asked);
  return given.some((sentence) => {
    const done = readDeeds(readWords(textOf(sentence)), language).filter(({ isCircumstance }) => !isCircumstance);
    const opposed = contraries(asked.sides, sidesOf(done));
    if (opposed.length === 0) return false;
    if (given.some((other) => tellsAsked(textOf(other), opposed, asked, language))) return false;
    return objects.length === 0 || objects.some((term) => holdsTerm(sentence.terms | best.headTerms, term));
  });
}

/** Tells whether a passage names what the question asks to be done. */
export function namesDeed({ query }: Retrieval, found: FoundPassage): boolean {
  const language = languageOf(query.language);
  return tellsAll(askedDeeds(readWords(query.text), language), found, language);
}

/**
 * Tells whether a short text names the thing, and nothing of what is to be done with it: "A gift card
 * is valid for three years" for "How do I delete my gift card?"
 */
export function tellsNoDeed({ query, passages }: Retrieval, { isOfKind }: ComposedAnswer): boolean {
  const [best] = passages;
  if (best === undefined || best.genre === "faq" || query.form === "why" || query.form === "fact") return false;
  // "The price of an entry" asks for no deed.
  if (isOfKind === true) return false;
  const language = languageOf(query.language);
  const { document, passage } = best;
  const done = readDeeds(readWords(query.text), language).filter(({ isCircumstance }) => !isCircumstance);
  if (done.length === 0 || best.sentences.length > parameters.judging.sentencesOfProse) return false;
  const text = document.text.slice(passage.start, passage.end);
  return [document.title, text].every((told) => {
    const words = readWords(told);
    if (namesTrade(words, done, language)) return false;
    return findActions(words, language) === 0 && readDeeds(words, language, { keepsBoth: true }).length === 0;
  });
}

/**
 * Tells whether a FAQ or a heading names the deed that is asked, in whatever words, and all else that
 * the question is about: "How do I thaw the dough?" for "How can I defrost the dough?"
 */
export function tellsDeed({ query, passages }: Retrieval, answer: ComposedAnswer): boolean {
  const [best] = passages;
  if (best === undefined || query.form === "why" || answer.isOfKind === false) return false;
  const language = languageOf(query.language);
  const asked = askedDeeds(readWords(query.text), language);
  if (asked.sides.size === 0) return false;
  const objects = objectsOf(query, asked);
  if (objects.length === 0) return false;
  const isHeld = (terms: number): boolean => objects.every((term) => holdsTerm(terms, term));
  if (isHeld(best.headTerms) && namesAsked(asked, best, language)) return true;
  if (best.genre === "faq" || query.form === "yes-no") return false;
  return best.sentences.some(({ span, terms }) => {
    const text = best.document.text.slice(span.start, span.end);
    return isHeld(terms) && isGiven(span, answer) && namesDeeds(asked, text, language);
  });
}

const isGiven = (span: { start: number; end: number }, { support }: ComposedAnswer): boolean =>
  support.some((one) => span.start < one.span.end && span.end > one.span.start);

/** Gives the terms that say with what something is done. */
function objectsOf({ terms }: Retrieval["query"], { words, deeds }: AskedDeeds): number[] {
  const done = new Set(deeds.flatMap(({ places }) => places.map((place) => words[place]!)));
  return terms.flatMap(({ word, isLight, namesKind }, number) =>
    isLight || namesKind || done.has(word) ? [] : [number],
  );
}
