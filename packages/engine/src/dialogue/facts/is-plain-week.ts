import { daysOfWeek } from "../../fact.ts";
import type { ToldFact } from "../../finding/passage-index.ts";
import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { isDayWord } from "../../reading/facts/read-days.ts";
import { readWords, splitWords } from "../../reading/read-words.ts";
import { headingText } from "../../reading/structure/heading-of.ts";
import { headingsAbove } from "./label-of.ts";

/**
 * Tells whether rows of hours say no more than most days of a week and their times, below no heading
 * of their own, or one of small words ("When we are here"): they are the hours of the place, though
 * nothing calls them so.
 */
export function isPlainWeek(rows: readonly ToldFact[], language: Language): boolean {
  const days = rows.reduce((all, { fact }) => all | fact.days, 0);
  const named = Array.from({ length: daysOfWeek }, (_, day) => days & (1 << day)).filter((day) => day > 0);
  if (named.length < parameters.dialogue.factDaysOfWeek) return false;
  const { text, title } = rows[0]!.document;
  const ofTitle = new Set([...readWords(title), ...language.facts.ofHours]);
  const isUntitled = headingsAbove(rows[0]!).every((heading) =>
    readWords(headingText(text, heading)).every((word) => ofTitle.has(word) || language.stopWords.has(word)),
  );
  return isUntitled && rows.every(({ fact: { start, end } }) => isPlain(text.slice(start, end), language));
}

const isPlain = (row: string, language: Language): boolean =>
  splitWords(row).every((word) => {
    const { until, clock } = language.facts;
    const isSmall = word.length <= 2 || language.stopWords.has(word);
    return /^\d/.test(word) || isSmall || isDayWord(word, language) || until.has(word) || clock.has(word);
  });
