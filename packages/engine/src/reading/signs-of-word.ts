import type { AnswerKind } from "../answer-kind.ts";
import type { Quantity } from "../language.ts";
import { languages } from "./languages.ts";

/**
 * The quantities that a word is part of, as bits: a sentence joins them without allocating memory.
 */
const BITS: Readonly<Record<Quantity, number>> = {
  number: 1,
  money: 2,
  free: 4,
  moment: 8,
  length: 16,
  duration: 32,
  weight: 64,
};
const { number: NUMBER, money: MONEY, free: FREE, moment: MOMENT, length: LENGTH, duration: DURATION } = BITS;
const WEIGHT = BITS.weight;
const YEAR = 128;

/** Abbreviations that are the same in every language. */
const INTERNATIONAL: readonly (readonly [Quantity, string])[] = [
  ["money", "eur usd gbp chf"],
  ["length", "km m cm mm"],
  ["duration", "h"],
  ["moment", "h"],
  ["weight", "g kg lb lbs oz"],
];

const knownSigns = new Map<string, number>();
for (const [quantity, words] of INTERNATIONAL) for (const word of words.split(" ")) note(word, quantity);
for (const { answerKinds } of languages)
  for (const [quantity, words] of Object.entries(answerKinds.quantityWords))
    for (const word of words) note(word, quantity as Quantity);

function note(word: string, quantity: Quantity): void {
  knownSigns.set(word, (knownSigns.get(word) ?? 0) | BITS[quantity]);
}

/**
 * Gives the quantities that a folded word is part of, in any language, as bits to be joined over a
 * sentence and read by `hasSignsOf`. A number of four digits may be a year.
 */
export function signsOfWord(word: string): number {
  const code = word.charCodeAt(0);
  if (code < 0x30 || code > 0x39) return knownSigns.get(word) ?? 0;
  const isYear = word.length === 4 && /^(?:1\d|20)\d\d$/.test(word);
  if (isYear) return YEAR | MOMENT;
  return NUMBER | (word.includes(":") ? MOMENT : 0);
}

/**
 * Returns true for a word that can be part of a phrase of the kind: for money "8" and "euros", not "to".
 */
export function isPartOf(kind: AnswerKind, word: string): boolean {
  const signs = signsOfWord(word);
  if (kind === "number") return (signs & NUMBER) !== 0 || word === "percent";
  return (signs & (NUMBER | YEAR | SIGNS_OF_UNITS[kind])) !== 0;
}

const SIGNS_OF_UNITS: Readonly<Record<AnswerKind, number>> = {
  money: MONEY | FREE,
  moment: MOMENT | DURATION,
  extent: LENGTH | DURATION,
  size: LENGTH | MONEY,
  weight: WEIGHT,
  number: 0,
  place: 0,
  person: 0,
};

/**
 * Returns true when a sentence with these signs can answer a question of the kind. Places and persons have
 * no signs: `holdsName` looks for them in the text.
 */
export function hasSignsOf(kind: AnswerKind, signs: number): boolean {
  const has = (sign: number): boolean => (signs & sign) !== 0;
  // "1500" may be a year or an amount: beside a unit it is an amount.
  const hasAmount = has(NUMBER) || has(YEAR);
  if (kind === "money") return (has(MONEY) && hasAmount) || has(FREE);
  if (kind === "moment") return has(MOMENT) || (has(DURATION) && has(NUMBER));
  if (kind === "extent") return hasAmount && (has(LENGTH) || has(DURATION));
  if (kind === "size") return hasAmount && (has(LENGTH) || has(MONEY));
  if (kind === "weight") return hasAmount && has(WEIGHT);
  return kind === "number" && has(NUMBER);
}

/** Returns true for a word of time: a weekday, a month, a year, an hour. */
export function hasMomentSign(word: string): boolean {
  return (signsOfWord(word) & MOMENT) !== 0;
}
