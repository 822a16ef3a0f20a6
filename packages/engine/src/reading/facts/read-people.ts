import { type Language, roleNames } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import type { Span } from "../../span.ts";
import { languages } from "../languages.ts";
import { foldText } from "../read-words.ts";
import { isLabel, type Line, type LineInReading, partsOf, shownOf, withoutMarks } from "./lines-of.ts";
import { anyOf } from "./read-days.ts";

const CAPITALISED = "\\p{Lu}[\\p{L}’'-]*\\p{Ll}[\\p{L}’'-]*";
const WITHIN = [...new Set(languages.flatMap(({ names }) => names.withinPersons))].join("|") || "(?!)";
/** A name ends with its line. */
const BLANKS = "[^\\S\\n]+";
const TITLE = `(?:(?:Dr|Prof|Mr|Mrs|Ms|Dott|Dra|Ing|Sr|Sra|Mme)\\.?${BLANKS})*`;
/** A name of two words or more: "Jane Doe", "Dr. Ana M. de la Cruz". */
const NAME = new RegExp(
  `(?<![\\p{L}\\d.])${TITLE}${CAPITALISED}(?:${BLANKS}\\p{Lu}\\.)*(?:${BLANKS}(?:(?:${WITHIN})${BLANKS})*${CAPITALISED})+`,
  "gu",
);
const PLACE_OF_NAME = "\uE000";
const PIECE = /\uE000|\p{L}[\p{L}\p{M}’'-]*|[,;:.!?()|–—-]/gu;
const ENDS = /[;.!?]/;
const DIVIDES = /[:–—|(-]/;

type RoleWords = { all: ReadonlySet<string>; ends: readonly string[]; pattern: RegExp };
const prepared = new WeakMap<Language, RoleWords>();

/** Tells whether a folded word is a role, or a compound of one: "chair", "Küchenleiterin". */
export function isRole(word: string, language: Language): boolean {
  const { all, ends } = rolesOf(language);
  return all.has(word) || ends.some((end) => word.endsWith(end));
}

/** Tells whether a folded word makes another role of the one beside it: "deputy", "Vizepräsidentin". */
export function makesOtherRole(word: string, language: Language): boolean {
  const { otherRoles } = language.facts;
  const isCompound = (other: string): boolean => word.startsWith(other) && isRole(word.slice(other.length), language);
  return otherRoles.has(word) || (language.compoundLinks !== null && [...otherRoles].some(isCompound));
}

/** Gives the roles that a word names: "teacher" and "teaches" name one. */
export function rolesNamed(word: string, { facts, compoundLinks }: Language): string[] {
  return roleNames.filter((name) =>
    facts.roles[name].some((role) => role === word || (compoundLinks !== null && isEnd(role) && word.endsWith(role))),
  );
}

/** A text without the names of people in it. */
export const withoutNames = (text: string, language: Language): string => maskNames(text, language);

/**
 * Reads who has a role: "Director: Jane Doe", a row or a card with both, "Jane Doe leads the kitchen."
 */
export function readPeople({ text, lines, at, language, header, facts }: LineInReading): void {
  const line = lines[at]!;
  if (!rolesOf(language).pattern.test(line.shown)) return;
  const push = (span: Span, lead: Span | undefined): void => {
    facts.push({ kind: "person", lead, start: span.start, end: span.end, days: 0, from: 0, to: 0 });
  };
  if (tellsWho(line.shown, language)) {
    for (const part of partsOf(text, line)) {
      if (part === line) push(withoutMarks(text, line, line), line.isRow ? header : undefined);
      else if (tellsWho(shownOf(text.slice(part.start, part.end)), language)) push(part, undefined);
    }
    return;
  }
  if (!isLabel(line)) return;
  // A card: the name stands in the line above, or in the one below.
  const [above, below] = [lines[at - 1], lines[at + 1]];
  const isFree = above !== undefined && facts.at(-1)?.end !== above.end && isName(above, language);
  if (isFree) push(withoutMarks(text, line, line), withoutMarks(text, above, above));
  else if (below && isName(below, language)) push(withoutMarks(text, below, below), withoutMarks(text, line, line));
}

/** Returns true for a line of nothing but the name of a person. */
function isName({ shown, isRow }: Line, language: Language): boolean {
  if (isRow || shown.length > parameters.reading.factLabel) return false;
  return maskNames(shown, language).replace(/[\s*_#>+-]/g, "") === PLACE_OF_NAME;
}

/** Tells whether a role stands beside the name of a person. */
function tellsWho(text: string, language: Language): boolean {
  const masked = maskNames(text, language);
  if (!masked.includes(PLACE_OF_NAME)) return false;
  const pieces = masked.match(PIECE)!.map(foldText);
  const isNamed = (piece: string | undefined): boolean => language.facts.named.has(piece ?? "");
  for (const [at, piece] of pieces.entries()) {
    if (piece === PLACE_OF_NAME || !isRole(piece, language)) continue;
    const before = pieces.slice(pieces.lastIndexOf(PLACE_OF_NAME, at) + 1, at);
    const isBehindName = pieces.lastIndexOf(PLACE_OF_NAME, at) >= 0;
    if (isBehindName && wordsIn(before) <= parameters.reading.wordsToRole && !before.some((one) => ENDS.test(one)))
      return true;
    const name = pieces.indexOf(PLACE_OF_NAME, at);
    if (name < 0) continue;
    const between = pieces.slice(at + 1, name);
    if (between.some((one) => ENDS.test(one))) continue;
    const isLabelOf = DIVIDES.test(between.at(-1) ?? "") && wordsIn(between) <= parameters.reading.wordsOfRole;
    const isTold = isNamed(between.at(-1)) && wordsIn(between) <= parameters.reading.wordsOfRole;
    if (wordsIn(between) === 0 || isLabelOf || isTold) return true;
  }
  return false;
}

const wordsIn = (pieces: readonly string[]): number => pieces.filter((piece) => /\p{L}/u.test(piece)).length;

/** Roles around a name are no part of it: "Director Jane Doe". */
function maskNames(text: string, language: Language): string {
  return text.replace(NAME, (name) => {
    const words = name.split(/\s+/);
    const isOfRole = (word: string | undefined): boolean =>
      word !== undefined && (isRole(foldText(word), language) || makesOtherRole(foldText(word), language));
    let first = 0;
    while (isOfRole(words[first])) first++;
    let last = words.length;
    while (last > first && isOfRole(words[last - 1])) last--;
    const isPerson = words.slice(first, last).filter((word) => /^\p{Lu}/u.test(word)).length > 1;
    if (!isPerson || words.slice(first, last).some(isOfRole)) return name;
    return [...words.slice(0, first), PLACE_OF_NAME, ...words.slice(last)].join(" ");
  });
}

const isEnd = (role: string): boolean => role.length >= parameters.reading.roleEnd;

function rolesOf(language: Language): RoleWords {
  let words = prepared.get(language);
  if (words === undefined) {
    const all = new Set(roleNames.flatMap((name) => language.facts.roles[name]));
    const ends = language.compoundLinks === null ? [] : [...all].filter(isEnd);
    words = { all, ends, pattern: anyOf([...all], ends) };
    prepared.set(language, words);
  }
  return words;
}
