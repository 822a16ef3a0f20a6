import { isPhrased } from "./choose-phrasings.ts";
import { holdsTerm } from "./holds-term.ts";
import { isFiller, type Language } from "./language.ts";
import { languageOf } from "./languages.ts";
import { findActions } from "./messages/find-actions.ts";
import { readWords } from "./read-words.ts";
import type { FoundPassage, Retrieval } from "./retrieval.ts";
import { thesaurusOf } from "./thesaurus/thesaurus-of.ts";

/** A longer message tells a story, in which words stand beside each other by chance. */
const MOST_WORDS = 14;

/** With many phrasings, a FAQ is known by what they have in common. */
const isAskedOnce = ({ genre, document }: FoundPassage): boolean => genre === "faq" && !isPhrased(document);

type Word = { word: string; stem: string; isSmall: boolean; isDistinctive: boolean };

/**
 * Whether a question has another word in the place of one word of a FAQ's question: "Is the sauna
 * heated?" beside "Is the pool heated?". All its other words only show how alike the two are.
 * A FAQ with a phrasing that fits is not meant.
 */
export function replacesWord({ query }: Retrieval, found: FoundPassage): boolean {
  const language = languageOf(query.language);
  const asked = wordsOf(query.text, language);
  if (!isAskedOnce(found) || asked.length > MOST_WORDS) return false;
  const held = new Set(query.terms.flatMap((term, number) => (holdsTerm(found.headTerms, number) ? [term.word] : [])));
  const alike = new Set([
    ...asked.map(({ stem }) => stem),
    ...query.terms.flatMap(({ readAs }) => readAs.map((word) => language.stem(word))),
    ...thesaurusOf(language)
      .find(asked.map(({ stem }) => stem))
      .flatMap(({ value }) => value.flatMap(({ stems }) => stems)),
  ]);
  return found.document.questions.every((question) => {
    const written = wordsOf(question, language);
    return asked.some((word, at) => {
      if (held.has(word.word)) return false;
      return written.some((other, place) => {
        if (alike.has(other.stem) || !isSamePlace(asked, at, written, place)) return false;
        // The "out" of "check out", which tells it from "check in".
        if (word.isSmall && other.isSmall)
          return asked[at - 1]?.isSmall === false && (word.isDistinctive || other.isDistinctive);
        return !word.isSmall && !other.isSmall && !areActions(word, other, language);
      });
    });
  });
}

function wordsOf(text: string, language: Language): Word[] {
  return readWords(text).map((word, at, all) => ({
    word,
    stem: language.stem(word),
    isSmall: language.stopWords.has(word) || isFiller(language, word, all[at - 1]),
    isDistinctive: language.distinctiveStopWords.has(word),
  }));
}

/** The words before are the same and those behind, but for a small word on one side. */
function isSamePlace(asked: readonly Word[], at: number, written: readonly Word[], place: number): boolean {
  const before = likeness(asked[at - 1], written[place - 1]);
  const after = likeness(asked[at + 1], written[place + 1]);
  return before + after > 1;
}

/** 1 for the same word, or the edge of both questions; half for two small words. */
function likeness(one: Word | undefined, other: Word | undefined): number {
  if (one?.stem === other?.stem) return 1;
  return one?.isSmall && other?.isSmall ? 0.5 : 0;
}

/** Two actions are compared as such: "change" and "reset" may be one, "add" and "remove" are not. */
const areActions = (one: Word, other: Word, language: Language): boolean =>
  findActions([one.word], language) !== 0 && findActions([other.word], language) !== 0;
