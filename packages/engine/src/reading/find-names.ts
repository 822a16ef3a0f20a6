import type { AnswerKind } from "../answer-kind.ts";
import type { Language } from "../language.ts";
import { languages } from "./languages.ts";

/** The alternatives of all languages: a sentence may name places in another language. */
const any = (alternativesOf: (language: Language) => readonly string[]): string =>
  languages.flatMap(alternativesOf).join("|");

const PREPOSITION = `(?<![\\p{L}\\d])(?:${any(({ places }) => places.prepositions)})\\s+`;
const ARTICLE = `(?:${any(({ places }) => places.articles)})?`;
const STREET = `(?:${any(({ places }) => places.streetWords)})\\s+`;
const BEFORE_PLACES = `(?:(?:${any(({ names }) => names.beforePlaces)})\\s+)*`;
const WITHIN_PLACES = `(?:(?:${any(({ names }) => names.withinPlaces)})\\s+)*`;
const WITHIN_PERSONS = `(?:(?:${any(({ names }) => names.withinPersons)})\\s+)*`;
const CAPITALISED = "\\p{Lu}[\\p{L}’'-]+";

/** "next to the town hall", as far as the next mark of punctuation or four words. */
const BESIDE_LANDMARK = new RegExp(
  `(?<![\\p{L}\\d])(?:${any(({ places }) => places.landmarkWords)})(?:[^\\S\\n]+[\\p{L}\\d’'-]+){1,4}`,
  "giu",
);
/**
 * After a preposition "14 Mill Lane", "Saint Brand", "via delle Querce 3"; anywhere "12 rue de
 * Grenelle".
 */
const PLACE_NAME = new RegExp(
  `(?<=${PREPOSITION}${ARTICLE})(?:\\d+[a-z]?,?\\s+)?(?:${STREET})?${BEFORE_PLACES}${CAPITALISED}` +
    `(?:\\s+${WITHIN_PLACES}${CAPITALISED})*(?:\\s+\\d+[a-z]?(?![\\p{L}\\d]))?` +
    `|(?<![\\p{L}\\d])\\d+[a-z]?,?\\s+${STREET}${BEFORE_PLACES}${WITHIN_PLACES}${CAPITALISED}`,
  "gu",
);
const PLACE_WORD = new RegExp(`\\b(?:${any(({ places }) => places.placeWords)})\\b`, "iu");
const AFTER_PREPOSITION = new RegExp(`${PREPOSITION}${ARTICLE}(${CAPITALISED})`, "giu");
const NAME = new RegExp(`(?<![\\p{L}\\d.])\\p{Lu}[\\p{L}’'.-]+(?:\\s+${WITHIN_PERSONS}${CAPITALISED})*`, "gu");

type FoundName = { text: string; index: number };

/**
 * The names of places, or of persons, that a sentence holds and its question does not. Names of
 * places come before landmarks ("next to …"). `questionWords` are folded.
 */
export function findNames(kind: AnswerKind, sentence: string, questionWords: ReadonlySet<string>): FoundName[] {
  const found = (pattern: RegExp): FoundName[] =>
    [...sentence.matchAll(pattern)]
      .map(({ 0: text, index }) => ({ text, index }))
      .filter(({ text }) => !isOfQuestion(text, questionWords));
  if (kind === "place") return [...found(PLACE_NAME), ...found(BESIDE_LANDMARK)];
  return found(NAME).filter(({ text, index }) => index > 1 || text.includes(" "));
}

/** Returns true when a sentence holds the name of a place, or of a person, that its question does not. */
export function holdsName(kind: AnswerKind, sentence: string, questionWords: ReadonlySet<string>): boolean {
  if (kind === "place") {
    if (PLACE_WORD.test(sentence)) return true;
    for (const [, name] of sentence.matchAll(AFTER_PREPOSITION))
      if (/^\p{Lu}/u.test(name!) && !isOfQuestion(name!, questionWords)) return true;
    return false;
  }
  for (const { 0: name, index } of sentence.matchAll(NAME)) {
    const isMereOpening = index <= 1 && !name.includes(" ");
    if (!isMereOpening && !isOfQuestion(name, questionWords)) return true;
  }
  return false;
}

function isOfQuestion(name: string, questionWords: ReadonlySet<string>): boolean {
  return name
    .toLowerCase()
    .split(/[\s'’-]+/)
    .every((part) => questionWords.has(part));
}
