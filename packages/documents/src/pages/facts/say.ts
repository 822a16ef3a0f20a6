import { isObject } from "@parley/json";
import { type WordsOfPages, wordsOf } from "../texts/words-of-pages.ts";
import { listOf, type Thing, textOf } from "./thing.ts";

const mostLines = 500;

/** Tells a writer of facts the language, and what the text of the page says already. */
export type Say = { words: WordsOfPages; language: string; said: string; isSaid(text: string): boolean };

/** Makes a writer for a page's language, which leaves out what the text `said` says. */
export function sayIn(language: string, said: string): Say {
  const squeezed = squeeze(said);
  return {
    words: wordsOf(language),
    language: Intl.DateTimeFormat.supportedLocalesOf(language)[0] ?? "en",
    said,
    isSaid: (text) => squeeze(text) !== "" && squeezed.includes(squeeze(text)),
  };
}

/** Writes the lines of a thing below its name; nothing without lines. */
export function block(thing: Thing, lines: readonly string[]): string[] {
  const offered = isObject(thing.itemOffered) ? thing.itemOffered.name : undefined;
  const name = textOf(thing.name ?? offered);
  if (lines.length === 0) return [];
  return [[...(name === "" ? [] : [`## ${name}\n`]), ...lines.slice(0, mostLines)].join("\n")];
}

/** Writes a label with its value, where the text does not say it. */
export function line(label: string, value: string, { isSaid }: Say): string[] {
  return value === "" || isSaid(value) ? [] : [`- ${label}: ${value}`];
}

/** Writes the moment as the page has it, in the place's own time: nothing is converted. */
export function momentOf(
  value: unknown,
  { language }: Say,
): { text: string; day: string; plain: string; time: string } {
  const [, year, month, day, time = ""] = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d))?/.exec(textOf(value)) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // 31 June would be written as 1 July.
  const isDay = date.getUTCMonth() === Number(month) - 1;
  if (!isDay) return { text: textOf(value), day: "", plain: "", time: "" };
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(date);
  const written = write({ day: "numeric", month: "long", year: "numeric" });
  const shownTime = time === "00:00" ? "" : time;
  const text = `${write({ weekday: "long" })}, ${written}${shownTime === "" ? "" : `, ${shownTime}`}`;
  return { text, day: written, plain: write({ day: "numeric", month: "numeric", year: "numeric" }), time: shownTime };
}

/** Writes a postal address on one line. */
export function addressOf(address: unknown): string {
  const [first] = listOf(address);
  if (!isObject(first)) return textOf(first);
  const town = [textOf(first.postalCode), textOf(first.addressLocality)].filter((part) => part !== "").join(" ");
  return [textOf(first.streetAddress), town, textOf(first.addressRegion)].filter((part) => part !== "").join(", ");
}

/** Writes a text as texts are compared: without marks of Markdown, punctuation and blanks. */
function squeeze(text: string): string {
  return text
    .replace(/\]\([^()\s]*\)/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
