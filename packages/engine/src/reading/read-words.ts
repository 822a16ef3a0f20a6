import { parameters } from "../parameters.ts";
import { languages } from "./languages.ts";
import { rememberReadings } from "./remember-readings.ts";

const SEPARATOR = 1;
const LETTER = 2;
const DIGIT = 3;
const UNSPACED = 4;
const SYMBOL = 5;

const ELIDED_WORDS = new Set(languages.flatMap(({ elidedWords }) => [...elidedWords]));
const SYMBOL_WORDS: Readonly<Record<string, string>> = {
  "%": "percent",
  "€": "euro",
  $: "dollar",
  "£": "pound",
  "&": "and",
};
const UNSPACED_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const LETTERS_WITHOUT_ACCENT_FORM: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
};
const NON_ASCII = /[\u0080-\uffff]/;
const MANY_MARKS = /(\p{M}{8})\p{M}+/gu;
const ACCENTS = /[\u0300-\u036f]/g;
const WITHOUT_ACCENT_FORM = /[ßæœøđðłþı]/g;

/**
 * The class of each code unit, computed on first sight: testing a Unicode expression for every
 * character is too slow.
 */
const classOfUnit = new Uint8Array(65536);
let segmenter: Intl.Segmenter | undefined;

/**
 * Folds a text: lower case, compatibility forms unified, accents removed.
 * @example foldText("Crème Straße") // "creme strasse"
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (!NON_ASCII.test(lower)) return lower;
  // Unicode puts the marks of a letter in order by comparing each with all others, so that
  // thousands of marks on one letter would take long. No language has more than a few.
  return lower
    .replace(ACCENTS, "")
    .replace(MANY_MARKS, "$1")
    .normalize("NFKD")
    .replace(ACCENTS, "")
    .replace(WITHOUT_ACCENT_FORM, (letter) => LETTERS_WITHOUT_ACCENT_FORM[letter]!)
    .normalize("NFC")
    .replace(/’/g, "'");
}

/**
 * The folded words of a text in order. Numbers stay whole ("1,000" is "1000"), units stand apart
 * ("30kg" is "30", "kg").
 * @example readWords("Dell'acqua: 1,5 kg") // ["dell", "acqua", "1.5", "kg"]
 */
export const readWords: (text: string) => readonly string[] = rememberReadings(splitWords);

/** Does the same for a text that nobody reads a second time, such as those of a knowledge that is indexed. */
export function splitWords(text: string): string[] {
  const folded = foldText(text);
  const words: string[] = [];
  let at = 0;
  while (at < folded.length) {
    const kind = classAt(folded, at);
    if (kind === LETTER) at = readLetters(folded, at, words);
    else if (kind === DIGIT) at = readNumber(folded, at, words);
    else if (kind === UNSPACED) at = readUnspaced(folded, at, words);
    else {
      if (kind === SYMBOL) words.push(SYMBOL_WORDS[folded[at]!]!);
      at++;
    }
  }
  return words;
}

/** The number of words that the index would read in a text. */
export const countWords = (text: string): number => readWords(text).length;

function classAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return classOfUnit[code]! || classify(code);
}

function classify(code: number): number {
  const character = String.fromCharCode(code);
  let kind = SEPARATOR;
  if (Object.hasOwn(SYMBOL_WORDS, character)) kind = SYMBOL;
  // A surrogate is far more often part of an emoji than of a letter.
  else if (code >= 0xd800 && code <= 0xdfff) kind = SEPARATOR;
  else if (UNSPACED_SCRIPT.test(character)) kind = UNSPACED;
  else if (/[0-9]/.test(character)) kind = DIGIT;
  else if (/[\p{L}\p{M}\p{N}_]/u.test(character)) kind = LETTER;
  classOfUnit[code] = kind;
  return kind;
}

function isWordPart(text: string, at: number): boolean {
  if (at >= text.length) return false;
  const kind = classAt(text, at);
  return kind === LETTER || kind === DIGIT;
}

function readLetters(text: string, from: number, words: string[]): number {
  let start = from;
  let prefix = "";
  let at = from;
  for (;;) {
    while (isWordPart(text, at)) at++;
    const joiner = text.charCodeAt(at);
    const length = at - start + prefix.length;
    const isLetterNext = at + 1 < text.length && classAt(text, at + 1) === LETTER;
    if (joiner === 0x27 && isLetterNext) {
      if (text.charCodeAt(at + 1) === 0x73 && !isWordPart(text, at + 2)) {
        pushWord(words, prefix + text.slice(start, at));
        return at + 2;
      }
      if (length <= parameters.reading.joinedPrefix || ELIDED_WORDS.has(text.slice(start, at))) break;
    } else if (joiner === 0x2d && isLetterNext) {
      // "e-mail" is one word, the French "a-t-il" is not.
      if (length > parameters.reading.joinedPrefix) break;
      if (text.startsWith("-t-", at)) {
        pushWord(words, prefix + text.slice(start, at));
        return at + 2;
      }
    } else if (joiner === 0x2e && isLetterNext) {
      // "p.m." and "u.s.a." are one word; "end.Next" is two.
      if (at - start !== 1 || isWordPart(text, at + 2)) break;
    } else break;
    prefix += text.slice(start, at);
    start = at + 1;
    at = start;
  }
  pushWord(words, prefix + text.slice(start, at));
  return at;
}

function readNumber(text: string, from: number, words: string[]): number {
  let at = from;
  let number = "";
  for (;;) {
    const start = at;
    while (at < text.length && classAt(text, at) === DIGIT) at++;
    number += text.slice(start, at);
    const joiner = text[at];
    if (joiner === undefined || !".,:".includes(joiner) || at + 1 >= text.length || classAt(text, at + 1) !== DIGIT)
      break;
    // "1.500" and "1,500" are one number. A point before any other number of digits is a decimal
    // point or part of a date.
    const following = text.slice(at, at + 5);
    const partsThousands =
      joiner === ","
        ? /^,\d{3}(?!\d)/.test(following)
        : /^\.\d{3}(?![\d.])/.test(following) && /^[1-9]\d{0,2}$/.test(number);
    if (!partsThousands) number += joiner === ":" ? ":" : ".";
    at++;
  }
  pushWord(words, number);
  return at;
}

function readUnspaced(text: string, from: number, words: string[]): number {
  let at = from;
  while (at < text.length && classAt(text, at) === UNSPACED) at++;
  if (at === from + 1) {
    // The segmenter takes ten times as long as anything else here.
    pushWord(words, text.slice(from, at));
    return at;
  }
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  for (const { segment } of segmenter.segment(text.slice(from, at))) pushWord(words, segment);
  return at;
}

function pushWord(words: string[], word: string): void {
  words.push(word.length > parameters.reading.wordCharacters ? word.slice(0, parameters.reading.wordCharacters) : word);
}
