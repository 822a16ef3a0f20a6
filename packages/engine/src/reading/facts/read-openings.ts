import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { foldText, splitWords } from "../read-words.ts";
import { patterns } from "./patterns.ts";
import { readDays } from "./read-days.ts";

/** From when to when, in minutes since midnight; `to` lies beyond 1440 where that is on the next day. */
export type Opening = { from: number; to: number };
/** `opening` is undefined where it is closed. */
type Part = { start: number; end: number; opening: Opening | "on-demand" | undefined };

const { RANGE, TIME } = patterns;
export const minutesOfDay = 24 * 60;
const noon = minutesOfDay / 2;

/**
 * Reads when something is open on the days of a mask, from a row or sentence of hours: never, where it
 * says that it is closed. Undefined where the text says more or less than was read, such as "from nine"
 * or "by appointment".
 * @example readOpenings("Mo–Fr 9–12, Sa 10–14 Uhr", 1 << 5, de) // [{ from: 600, to: 840 }]
 */
export function readOpenings(text: string, day: number, language: Language): Opening[] | undefined {
  const { except } = language.facts;
  const parts = partsOf(text, language);
  const before = parts.map(({ start }, at) => text.slice(parts[at - 1]?.end ?? 0, start));
  const behind = text.slice(parts.at(-1)?.end ?? 0);
  const rest = [...before, behind];
  const tellsMore = (said: string): boolean =>
    TIME.test(foldText(said)) || splitWords(said).some((word) => except.has(word));
  // Columns of a table may be of several things: a shop, and its workshop.
  const areColumns = before.slice(1).some((said) => said.includes("|"));
  if (parts.length === 0 || areColumns || rest.some(tellsMore)) return undefined;
  const named = rest.map((said) => readDays(said, language).days);
  // "9–17 on weekdays, 10–14 on Saturday": which days are whose?
  if (named[0] === 0 && parts.length > 1 && named.some((days) => days > 0)) return undefined;
  let days = parts.length === 1 ? named[0]! | named[1]! : named[0]!;
  const ofDay = parts.filter((_, at) => {
    if (at > 0 && named[at]! > 0) days = named[at]!;
    return days === 0 || (days & day) !== 0;
  });
  const openings = ofDay.flatMap(({ opening }) => (opening === undefined || opening === "on-demand" ? [] : opening));
  const isOnDemand = ofDay.some(({ opening }) => opening === "on-demand");
  const isSure = ofDay.length > 0 && !isOnDemand && (openings.length === 0 || openings.length === ofDay.length);
  return isSure ? openings : undefined;
}

/** Gives the times of a text and its words for "closed" and "by appointment", in order. */
function partsOf(text: string, { facts: { closed, byAppointment } }: Language): Part[] {
  // Accents go, and every letter keeps its place.
  const plain = text.replace(/[^\0-\x7f]/g, (letter) => (foldText(letter).length === 1 ? foldText(letter) : letter));
  const times = [...plain.matchAll(RANGE)].map((found) => {
    const [written] = found;
    return { start: found.index, end: found.index + written.length, opening: openingOf(found) };
  });
  const words = [...plain.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) =>
    closed.has(foldText(word)) ? [{ start: index, end: index + word.length, opening: undefined }] : [],
  );
  const phrases = byAppointment.flatMap((phrase) => {
    const start = plain.toLowerCase().indexOf(phrase);
    return start < 0 ? [] : [{ start, end: start + phrase.length, opening: "on-demand" as const }];
  });
  return [...times, ...words, ...phrases].sort((one, other) => one.start - other.start);
}

function openingOf([, fromHour, fromMinutes, fromHalf, toHour, toMinutes, toHalf]: RegExpExecArray): Opening {
  let from = minutesOf(fromHour!, fromMinutes, fromHalf);
  let to = minutesOf(toHour!, toMinutes, toHalf);
  // "9–5" ends in the afternoon, and "1–5 pm" begins there.
  const isPlain = fromHalf === undefined && toHalf === undefined && from <= noon;
  if (isPlain && to > 0 && to < from) to += noon;
  const isLate = fromHalf === undefined && toHalf?.toLowerCase() === "p" && Number(fromHour) < noon / 60;
  if (isLate && Number(fromHour) < parameters.reading.earliestHour) from += noon;
  return { from, to: to > from ? to : to + minutesOfDay };
}

function minutesOf(hour: string, minutes: string | undefined, half: string | undefined): number {
  const hours = Number(hour);
  const inHalf = half === undefined ? hours : (hours % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return inHalf * 60 + Number(minutes ?? 0);
}
