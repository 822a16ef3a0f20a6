import type { Span } from "./span.ts";

const factKinds = ["hours", "price", "telephone", "email", "address", "person", "date"] as const;
export type FactKind = (typeof factKinds)[number];

/** Something of an organisation that a text tells in one line, row or sentence. */
export type Fact = Span & {
  kind: FactKind;
  /** The header of its table, or the label above it. */
  lead: Span | undefined;
  /** Bit n is set for the nth day of the week, from Monday; bit 7 for public holidays. 0 where none is named. */
  days: number;
  /** The days of the year that it is about, as `dayOfYear` numbers them; both 0 where none is named. */
  from: number;
  to: number;
};

export const daysOfWeek = 7;
export const publicHolidays = 1 << daysOfWeek;

const MOST_DAYS = 32;
const LEAP_YEAR = 2024;

/** A day of the year as a number that orders it: months have 32 days. */
export const dayOfYear = (month: number, day: number): number => month * MOST_DAYS + day;

/** Gives the number of the month and that of the day within it, of a day of the year. */
export const monthAndDay = (day: number): [month: number, day: number] => [
  Math.floor(day / MOST_DAYS),
  day % MOST_DAYS,
];

/** Gives the day of the year that lies so many days after another one, or before it. */
export function dayBeside(day: number, ahead: number): number {
  const [month, ofMonth] = monthAndDay(day);
  const date = new Date(Date.UTC(LEAP_YEAR, month - 1, ofMonth + ahead));
  return dayOfYear(date.getUTCMonth() + 1, date.getUTCDate());
}

const NUMBERS = 8;

/** Facts as numbers, which another thread can pass on; `factsFrom` reads them. */
export function numbersOf(facts: readonly Fact[]): number[] {
  return facts.flatMap(({ kind, lead, start, end, days, from, to }) => [
    ...[factKinds.indexOf(kind), lead?.start ?? 0, lead?.end ?? 0],
    ...[start, end, days, from, to],
  ]);
}

/** Gives those of a kind. */
export function factsFrom(numbers: Uint32Array, kind: FactKind): Fact[] {
  const facts: Fact[] = [];
  for (let at = 0; at < numbers.length; at += NUMBERS) {
    if (factKinds[numbers[at]!] !== kind) continue;
    const [, leadStart, leadEnd, start, end, days, from, to] = numbers.subarray(at, at + NUMBERS);
    const lead = leadEnd! > 0 ? { start: leadStart!, end: leadEnd! } : undefined;
    facts.push({ kind, lead, start: start!, end: end!, days: days!, from: from!, to: to! });
  }
  return facts;
}
