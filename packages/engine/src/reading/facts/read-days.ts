import { dayOfYear, daysOfWeek, publicHolidays } from "../../fact.ts";
import { type Language, monthNames, weekdayNames } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { foldText, splitWords } from "../read-words.ts";
import { patterns } from "./patterns.ts";

/** The days that a text names, as in `Fact`. */
export type Days = { days: number; from: number; to: number };

const PIECE = /\p{L}[\p{L}\p{M}'’]*|\d+|[^\s\p{L}\d]/gu;
const DASH = /^[-–—‐]$/;
/** One of these stands behind the short form of a day: "Mo–Fr", "Di 19:30", "(Mo)". */
const BEHIND_SHORT = /^[-–—‐:|).\d/&+]|^$/;
/** A weekday in Portuguese may carry "-feira". */
const FEIRA = /-feiras?\b/gi;
/** "24.06.", "24/06/2026" */
const IN_NUMBERS = /(?<![\d.,/])(\d{1,2})(?:\.(\d{1,2})\.(?:\d{2,4})?|\/(\d{1,2})\/\d{2,4})(?![\d,])/g;
/** "t/m" and "tot en met" stand between the first and the last day in Dutch. */
const THROUGH = /\bt\/m\b|\btot en met\b/gi;
/** Words between a day and its month: "24. Juni", "1er avril", "24 de abril", "16th of March". */
const BETWEEN = new Set([".", "de", "of", "st", "nd", "rd", "th", "er", "º", "°"]);
const LAST_DAY = 31;
const ALL_WEEK = 0b1111111;
const WORKDAYS = 0b0011111;
const WEEKEND = 0b1100000;

type DayWords = {
  days: ReadonlyMap<string, number>;
  phrases: readonly (readonly [phrase: string, days: number])[];
  months: ReadonlyMap<string, number>;
  names: RegExp;
  closed: RegExp;
  byAppointment: readonly string[];
};
const prepared = new WeakMap<Language, DayWords>();

/**
 * Reads the days of the week and of the year that a line names, one by one or from one to another. Short
 * forms count where they stand as such: "Mo–Fr", not "so" or "do".
 * @example readDays("Mo–Fr 9–18 Uhr", de) // days 0b11111
 */
export function readDays(text: string, language: Language): Days {
  const known = wordsOf(language);
  const { until } = language.facts;
  const pieces = text.replace(FEIRA, "").replace(THROUGH, "–").match(PIECE) ?? [];
  const folded = pieces.map(foldText);
  const isUntil = (at: number): boolean => DASH.test(folded[at] ?? "") || until.has(folded[at] ?? "");
  let days = 0;
  let last = -1;
  for (const [at, piece] of pieces.entries()) {
    const mask = known.days.get(folded[at]!) ?? 0;
    if (mask === 0) continue;
    const isAfterDay = last >= 0 && at - last <= parameters.reading.betweenDays;
    const behind = folded[at + 1] ?? "";
    const isShort = piece.length <= parameters.reading.shortDay;
    const isListed = isAfterDay || isUntil(at + 1) || BEHIND_SHORT.test(behind) || known.days.has(folded[at + 2] ?? "");
    const isOpening = at === 0 || isAfterDay || /^[|*•-]$/.test(folded[at - 1]!);
    const isCapital = /^\p{Lu}/u.test(piece);
    if (isShort && !(isListed && (isCapital || (isOpening && tellsTime(text, language))))) continue;
    const isRange = isAfterDay && [at - 1, at - 2].some((between) => between > last && isUntil(between));
    days |= mask | (isRange ? daysBetween(known.days.get(folded[last]!)!, mask) : 0);
    last = at;
  }
  const said = ` ${splitWords(text).join(" ")} `;
  for (const [phrase, mask] of known.phrases) if (said.includes(phrase)) days |= mask;
  return { days, ...readSeason(text, pieces, folded, known.months, isUntil) };
}

/** In a row of hours, short forms count in small letters, too: "ma t/m do 8.00 – 17.00". */
const tellsTime = (text: string, language: Language): boolean =>
  patterns.TIME.test(foldText(text)) || mayTellNoTime(text, language);

/** Tells whether a text says that it is open for those who ask: "by appointment". */
export function saysAppointment(text: string, language: Language): boolean {
  const said = ` ${splitWords(text).join(" ")} `;
  return wordsOf(language).byAppointment.some((phrase) => said.includes(phrase));
}

/** Tells whether a line may name a day, or say without a time when it is open, before it is read. */
export const mayNameDay = (line: string, language: Language): boolean => wordsOf(language).names.test(line);
export const isDayWord = (word: string, language: Language): boolean =>
  wordsOf(language).days.has(word) || wordsOf(language).months.has(word);
export const mayTellNoTime = (line: string, language: Language): boolean => wordsOf(language).closed.test(line);

function readSeason(
  text: string,
  pieces: readonly string[],
  folded: readonly string[],
  months: ReadonlyMap<string, number>,
  isUntil: (at: number) => boolean,
): { from: number; to: number } {
  const dates: { at: number; from: number; to: number }[] = [];
  const dayAt = (at: number): number => (Number(folded[at]) <= LAST_DAY ? Number(folded[at]) : 0);
  for (let at = 0; at < pieces.length; at++) {
    const month = months.get(folded[at]!);
    if (month === undefined) continue;
    let before = at - 1;
    while (BETWEEN.has(folded[before] ?? "")) before--;
    const behind = !/^[:h]$/.test(folded[at + 2] ?? "") ? dayAt(at + 1) : 0;
    const day = dayAt(before) || behind;
    const isBesideMonth = (isUntil(at + 1) && months.has(folded[at + 2] ?? "")) || (isUntil(at - 1) && at > 1);
    // "May" and "Mar" mean something else where they stand alone.
    if (day === 0 && pieces[at]!.length <= parameters.reading.shortDay && !isBesideMonth) continue;
    if (day === 0) dates.push({ at, from: dayOfYear(month, 1), to: dayOfYear(month, LAST_DAY) });
    else dates.push({ at, from: dayOfYear(month, day), to: dayOfYear(month, day) });
    // "13. - 29. Mai"
    let first = before - 1;
    while (BETWEEN.has(folded[first] ?? "")) first--;
    if (dayAt(before) > 0 && isUntil(first)) {
      first--;
      while (BETWEEN.has(folded[first] ?? "")) first--;
      if (dayAt(first) > 0) return { from: dayOfYear(month, dayAt(first)), to: dates.at(-1)!.to };
    }
  }
  const [one, two] = dates;
  if (one && two && pieces.some((_, at) => at > one.at && at < two.at && isUntil(at)))
    return { from: one.from, to: two.to };
  if (one) return { from: one.from, to: one.to };
  const written = [...text.matchAll(IN_NUMBERS)].flatMap(([, day, month, other]) => {
    const number = Number(month ?? other);
    return number >= 1 && number <= monthNames.length && Number(day) <= LAST_DAY
      ? [dayOfYear(number, Number(day))]
      : [];
  });
  return { from: written[0] ?? 0, to: written[1] ?? written[0] ?? 0 };
}

/** The letters that are folded to one. */
const FOLDED: Readonly<Record<string, string>> = {
  ...{ a: "aàáâãä", c: "cç", e: "eèéêë", i: "iìíî", o: "oòóôõö", s: "sß", u: "uùúûü" },
};

/** One of these folded words in a text as it is written, or the end of a word. */
export const anyOf = (words: readonly string[], ends: readonly string[] = []): RegExp => {
  const written = (parts: readonly string[]): string =>
    parts.map((word) => word.replace(/[aceiosu]/g, (one) => `[${FOLDED[one]}]`)).join("|") || "(?!)";
  return new RegExp(`(?:\\b(?:${written(words)})${ends.length > 0 ? `|(?:${written(ends)})` : ""})(?![a-z])`, "i");
};

/** IN_NUMBERS, before it is read. */
export const HOLDS_DATE = /\d[./]\d{1,2}[./]/;

/** The days from one to another, over the end of the week where they lie so. */
function daysBetween(first: number, last: number): number {
  const isOne = (mask: number): boolean => mask <= ALL_WEEK && (mask & (mask - 1)) === 0;
  if (!isOne(first) || !isOne(last)) return 0;
  let days = 0;
  for (let day = first; day !== last; day = day === 1 << 6 ? 1 : day << 1) days |= day;
  return days;
}

function wordsOf(language: Language): DayWords {
  let words = prepared.get(language);
  if (words === undefined) {
    const { weekdays, months } = language.facts;
    const masks = [
      ...Array.from({ length: daysOfWeek }, (_, day) => 1 << day),
      WORKDAYS,
      WEEKEND,
      ALL_WEEK,
      publicHolidays,
    ];
    const all = weekdayNames.flatMap((name, at) =>
      weekdays[name].map((text) => [splitWords(text).join(" "), masks[at]!] as const),
    );
    words = {
      days: new Map(all.filter(([text]) => !text.includes(" "))),
      phrases: all.filter(([text]) => text.includes(" ")).map(([text, mask]) => [` ${text} `, mask]),
      months: new Map(monthNames.flatMap((name, at) => [...months[name]].map((word) => [word, at + 1] as const))),
      names: anyOf([...all.map(([text]) => text), ...Object.values(months).flatMap((names) => [...names])]),
      closed: anyOf([...language.facts.closed, ...language.facts.byAppointment]),
      byAppointment: language.facts.byAppointment.map((phrase) => ` ${splitWords(phrase).join(" ")} `),
    };
    prepared.set(language, words);
  }
  return words;
}
