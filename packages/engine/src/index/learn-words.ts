import { isFiller, type Language } from "../language.ts";
import { parameters } from "../parameters.ts";
import { findActions } from "../reading/message/find-actions.ts";
import { readWords } from "../reading/read-words.ts";
import { headingText } from "../reading/structure/heading-of.ts";
import type { IndexedDocument } from "../retrieval.ts";

/** Two words or phrases that a document uses for one thing. */
export type LearntPair = {
  texts: readonly [string, string];
  /**
   * Is true for another name that a title or heading gives: "Single sign-on (SSO)". False for words
   * that two phrasings of one FAQ have at the same place: they may also be two things that have
   * the same answer.
   */
  isNamed: boolean;
};

const IN_BRACKETS = /^([^()]{1,120}?)\s*\(([^()]{2,60})\)/;
const ABBREVIATION = /^(?=(?:.*[\p{Lu}\d]){2})[\p{L}\d&.-]{2,8}$/u;
const NUMBER = /\d/;

/**
 * Reads which words one document says stand for one another; the result depends on nothing else.
 */
export function learnWords(document: IndexedDocument, language: Language): readonly LearntPair[] {
  const { kind, title, questions, text, passages } = document;
  const pairs: LearntPair[] = [];
  const headings = new Set(passages.flatMap((passage) => passage.headings));
  for (const name of new Set([title, ...questions, ...[...headings].map((heading) => headingText(text, heading))])) {
    const texts = otherName(name, language);
    if (texts) pairs.push({ texts, isNamed: true });
  }
  if (kind === "faq") {
    const phrasings = [...new Set([title, ...questions])].slice(0, parameters.index.comparedPhrasings).map(readWords);
    for (const [at, words] of phrasings.entries())
      for (const others of phrasings.slice(at + 1)) {
        const texts = wordsApart(words, others, language);
        if (texts) pairs.push({ texts, isNamed: false });
      }
  }
  return pairs.slice(0, parameters.index.pairsOfDocument);
}

/** "Two-factor authentication (2FA)", "SSO (single sign-on)", "Visits (or sessions)". */
function otherName(text: string, language: Language): [string, string] | undefined {
  const [, before, within] = IN_BRACKETS.exec(text) ?? [];
  if (before === undefined || within === undefined) return undefined;
  const words = readWords(before);
  const inner = readWords(within);
  const spoken = inner.join(" ");
  const opening = language.alsoCalled.find((words) => spoken.startsWith(`${words} `));
  if (opening !== undefined) {
    const name = spoken.slice(opening.length + 1);
    const isShort =
      words.length <= parameters.index.wordsOfName && name.split(" ").length <= parameters.index.wordsOfName;
    return isShort && hasContent(words, language) ? [words.join(" "), name] : undefined;
  }
  const last = before.split(/\s/).at(-1)!;
  const [abbreviation, phrase] = ABBREVIATION.test(within)
    ? [inner, phraseBehind(within, words, language)]
    : ABBREVIATION.test(last)
      ? [readWords(last), phraseBehind(last, inner, language)]
      : [];
  return abbreviation && phrase ? [abbreviation.join(" "), phrase] : undefined;
}

/** The last words whose first letters are the abbreviation: a digit stands for any word. */
function phraseBehind(abbreviation: string, words: readonly string[], language: Language): string | undefined {
  const letters = readWords(abbreviation).join("");
  let from = words.length;
  for (const letter of [...letters].reverse()) {
    from--;
    const isFirst = (word: string | undefined): boolean =>
      word !== undefined && (word[0] === letter || NUMBER.test(letter));
    while (from >= 0 && !isFirst(words[from]) && language.stopWords.has(words[from]!)) from--;
    if (!isFirst(words[from])) return undefined;
  }
  const phrase = words.slice(from);
  return phrase.length > 1 && hasContent(phrase, language) ? phrase.join(" ") : undefined;
}

/**
 * Finds what two phrasings have at the same place: "cancel" and "end" of "How do I cancel my plan?"
 * and "How do I end my plan?". It finds nothing when only the words around carry no topic.
 */
function wordsApart(words: readonly string[], others: readonly string[], language: Language) {
  const shortest = Math.min(words.length, others.length);
  const isSame = (at: number, other: number): boolean => language.stem(words[at]!) === language.stem(others[other]!);
  let before = 0;
  while (before < shortest && isSame(before, before)) before++;
  let after = 0;
  while (after < shortest - before && isSame(words.length - 1 - after, others.length - 1 - after)) after++;
  const own = words.slice(before, words.length - after);
  const other = others.slice(before, others.length - after);
  const around = [...words.slice(0, before), ...words.slice(words.length - after)];
  if (!hasContent(around, language) || ![own, other].every((apart) => isOneThing(apart, language))) return undefined;
  const [deeds, otherDeeds] = [findActions(own, language), findActions(other, language)];
  // "How do I turn it on?" and "How do I turn it off?" may have one answer.
  if (deeds !== 0 && otherDeeds !== 0 && (deeds & otherDeeds) === 0) return undefined;
  return [own.join(" "), other.join(" ")] as const;
}

function isOneThing(words: readonly string[], language: Language): boolean {
  const content = words.filter((word, at) => isContent(word, words[at - 1], language));
  return (
    words.length <= parameters.index.wordsApart &&
    content.length > 0 &&
    content.length <= parameters.index.contentWordsApart &&
    !words.some((word) => NUMBER.test(word)) &&
    !language.statements.negations.test(words.join(" "))
  );
}

const hasContent = (words: readonly string[], language: Language): boolean =>
  words.some((word, at) => isContent(word, words[at - 1], language));

const isContent = (word: string, before: string | undefined, language: Language): boolean =>
  !language.stopWords.has(word) && !isFiller(language, word, before);
