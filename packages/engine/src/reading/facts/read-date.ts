import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { splitWords } from "../read-words.ts";
import { isLabel, type LineInReading, partsOf, withoutMarks } from "./lines-of.ts";
import { isDayWord, readDays } from "./read-days.ts";

/** Reads the date of an event: a line, heading or row with a day of the year, or one below a label. */
export function readDate({ text, lines, at, language, header, facts }: LineInReading): void {
  const line = lines[at]!;
  const isShort = line.isRow || line.isHeading || line.shown.length <= parameters.reading.factLine;
  if (!isShort || facts.at(-1)?.start === line.start || partsOf(text, line).length > 1) return;
  const { days, from, to } = readDays(line.shown, language);
  if (from === 0 || to < from || to - from > parameters.reading.daysOfEvent) return;
  const above = lines[at - 1];
  const lead = line.isRow
    ? header
    : above && isLabel(above) && isBareDate(line.shown, language)
      ? withoutMarks(text, above, above)
      : undefined;
  facts.push({ kind: "date", lead, ...withoutMarks(text, line, line), days, from, to });
}

/** Tells whether a line says no more than a date, and perhaps a label of it: "Date: 12 July". */
export const isBareDate = (shown: string, language: Language): boolean =>
  splitWords(shown).every(
    (word) => /^\d/.test(word) || word.length <= 2 || isDayWord(word, language) || language.stopWords.has(word),
  );
