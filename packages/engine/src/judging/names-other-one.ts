import { isFiller } from "../language.ts";
import { parameters } from "../parameters.ts";
import { languageOf } from "../reading/languages.ts";
import { readWords } from "../reading/read-words.ts";
import type { AnalysedQuery, FoundPassage } from "../retrieval.ts";

const NUMBER = /^\d+$/;

/** The words of the question at these places: a kind of thing, and which of that kind is meant. */
type Meant = { kind: number; which: number };

/**
 * Tells whether a question asks about one of a kind of which a text has only others: the price of
 * "the Enterprise plan" where the text tells of "the Basic plan" and "the Pro plan", "version 5"
 * where it tells of "version 3". A number within a range, as of ages, is none of these.
 */
export function namesOtherOne(query: AnalysedQuery, told: string): boolean {
  const asked = readWords(query.text);
  const all = meantIn(query, asked);
  if (all.length === 0) return false;
  const language = languageOf(query.language);
  const words = readWords(told);
  const stems = words.map((word) => language.stem(word));
  const isNumber = (at: number): boolean => NUMBER.test(words[at] ?? "");
  const isName = (at: number): boolean => {
    const word = words[at];
    if (word === undefined || isNumber(at) || language.stopWords.has(word)) return false;
    return !isFiller(language, word, words[at - 1]) && !asked.includes(word);
  };
  // "6 to 11", "6-11"
  const isRange = (at: number): boolean =>
    isNumber(at + 1) || (language.stopWords.has(words[at + 1] ?? "") && isNumber(at + 2));
  return all.some(({ kind, which }) => {
    if (stems.includes(language.stem(asked[which]!))) return false;
    const named = stems.flatMap((stem, at) => (stem === language.stem(asked[kind]!) ? [at + which - kind] : []));
    if (NUMBER.test(asked[which]!)) return named.some(isNumber) && !named.some((at) => isNumber(at) && isRange(at));
    return new Set(named.filter(isName).map((at) => stems[at])).size >= parameters.judging.othersNamed;
  });
}

/** Gives the text of a passage with its title and headings. */
export function toldBy({ document, passage, text }: FoundPassage): string {
  const headings = passage.headings.map(({ start, end }) => document.text.slice(start, end));
  return [document.title, ...headings, text].join("\n");
}

/** A name that no text has stands beside a word that the texts know; a number stands behind it. */
function meantIn({ terms, kind: kindAsked }: AnalysedQuery, words: readonly string[]): Meant[] {
  const termOf = (at: number): AnalysedQuery["terms"][number] | undefined =>
    terms.find(({ word }) => word === words[at]);
  const isKind = (at: number): boolean => {
    const term = termOf(at);
    return term?.isKnown === true && !term.namesKind && !NUMBER.test(term.word);
  };
  return words.flatMap((word, which): Meant[] => {
    if (NUMBER.test(word)) return isKind(which - 1) ? [{ kind: which - 1, which }] : [];
    const term = termOf(which);
    const isStrange = term && !term.isKnown && term.readAs.length === 0 && !term.namesKind && !term.isLight;
    if (!isStrange || kindAsked !== "money") return [];
    return [which - 1, which + 1].filter(isKind).map((kind) => ({ kind, which }));
  });
}
