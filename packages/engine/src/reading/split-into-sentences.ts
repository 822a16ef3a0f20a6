import type { SentenceRules, WordSet } from "../language.ts";
import { parameters } from "../parameters.ts";
import { isBlankAt, type Span, trimSpan } from "../span.ts";
import { detectLanguage } from "./detect-language.ts";
import { languages } from "./languages.ts";
import { foldText, readWords } from "./read-words.ts";
import { isMarkdownHeading } from "./structure/is-heading.ts";
import { isListItem } from "./structure/is-list-item.ts";

/** The words of all languages: a text is split before its language is known. */
const anyOf = (wordsOf: (rules: SentenceRules) => WordSet): WordSet =>
  new Set(languages.flatMap(({ sentences }) => [...wordsOf(sentences)]));

const ABBREVIATIONS = anyOf(({ abbreviations }) => abbreviations);
const OFTEN_LAST = anyOf(({ abbreviationsOftenLast }) => abbreviationsOftenLast);
const BEFORE_NUMBERS = anyOf(({ abbreviationsBeforeNumbers }) => abbreviationsBeforeNumbers);
const BEFORE_DAYS = anyOf(({ abbreviationsBeforeDays }) => abbreviationsBeforeDays);
const ENDINGS = new RegExp(`\\p{L}(?:${[...anyOf(({ abbreviatedEndings }) => abbreviatedEndings)].join("|")})$`, "u");
const DAYS = anyOf(({ days }) => days);
const BEFORE_ORDINALS = anyOf(({ beforeOrdinals }) => beforeOrdinals);
const AFTER_ORDINALS = anyOf(({ afterOrdinals }) => afterOrdinals);
const BEFORE_LETTERS = anyOf(({ beforeLetters }) => beforeLetters);
const OPENERS = anyOf(({ openers }) => openers);
const FOLLOWERS = ".!?…\"'”“’‘»«›‹)]}*_";
const CLOSERS = /^[)\]*_]+$/;
const WIDE_FOLLOWERS = "。！？」』）】”’";
/** Marks above this code unit end a sentence without a blank after them. */
const WIDE = 0x2fff;
const BREAK_CANDIDATE = /[\n.!?\u2026\u3002\uff01\uff1f\uff61\u061f\u06d4\u0964]/g;
/** Letters with a full stop each, without the last stop: "z.b", "j.r". */
const DOTTED = /^(?:\p{L}\.)+\p{L}$/u;
/** The last word before a place, with the initials and one-letter abbreviations before it: "z. B". */
const WORD_BEFORE = /(?:(?<![^\s(])\p{L}\.[ \u00a0\u202f])*[^\s(„“”"«»‹›]+$/u;
const LAST_WORD = /[\p{L}\p{M}\d]+(?=[\s\u00a0]*$)/u;
const FIRST_WORD = /^[\p{L}\p{M}]+/u;
/** A number, a sum or a range may follow: "Tel. +49", "Tel. (030)", "Mo. – Fr.", "s. XIV". */
const NUMBER = /^(?:[\d(+–&€$£#-]|(?:[VX]|[IVX]{2,})(?![\p{L}.]))/u;
/** The rest of a range, which begins no sentence. */
const TO_NUMBER = /^[-–—] ?\d/;
const LIST_NUMBER = /^(?:\d{1,3}|[a-zA-Z])$/;
const ORDINAL = /^(?:\d{1,3}|[IVX]{2,})$/;
/** "Friedrich II." */
const ROMAN = /^[IVX]{2,}$/;
/** The word, or the last part of one with several full stops, is one letter. */
const LETTER = /^(?:.*[.\s])?\p{L}$/u;
const SHORT_PIECE = /^\p{L}{1,3}\./u;
const DOUBLED = /^(\p{Lu})\1(?:\.|$)/u;

/**
 * Gives the sentences of a text (or of a part of it) in order, without the blanks between them. List
 * items, headings and table rows are sentences of their own; every non-blank character is in
 * exactly one sentence.
 */
export function splitIntoSentences(text: string, within?: Span): Span[] {
  if (!within) return splitPart(text, 0);
  // The part is cut out first: else the search for its next full stop could run through the whole
  // of a long text.
  return splitPart(text.slice(within.start, within.end), within.start);
}

function splitPart(text: string, offset: number): Span[] {
  const sentences: Span[] = [];
  let start = 0;
  const cut = (end: number): void => {
    const span = trimSpan(text, start, end);
    if (span.end > span.start) sentences.push({ start: span.start + offset, end: span.end + offset });
    start = end;
  };
  BREAK_CANDIDATE.lastIndex = 0;
  for (let found = BREAK_CANDIDATE.exec(text); found; found = BREAK_CANDIDATE.exec(text)) {
    const at = found.index;
    if (text.charCodeAt(at) === 0x0a) {
      if (endsAtLineBreak(text, start, at)) cut(at);
    } else {
      const end = endOfMarks(text, at);
      if (endsAtMark(text, start, at, end)) cut(end);
      // A run of marks is judged once, however long it is.
      BREAK_CANDIDATE.lastIndex = end;
    }
  }
  cut(text.length);
  return sentences;
}

/**
 * Returns true when this line break ends the sentence: prose with hard line breaks continues over the
 * break.
 */
function endsAtLineBreak(text: string, start: number, at: number): boolean {
  let next = at + 1;
  while (text[next] === " " || text[next] === "\t" || text[next] === "\r") next++;
  if (next >= text.length || text[next] === "\n") return true;
  const lineStart = Math.max(start, at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1);
  const line = text.slice(lineStart, at).trimEnd();
  const following = text.slice(next, next + 24);
  if (isListItem(following) || isMarkdownHeading(following) || isMarkdownHeading(line)) return true;
  if (following.startsWith("|") || line.endsWith("|") || line.endsWith(":")) return true;
  return line.length < parameters.reading.shortLine && !isLowercase(text[next]!);
}

/**
 * The end of a full stop or similar mark, with the further marks, quotes and brackets that belong
 * to it.
 */
function endOfMarks(text: string, at: number): number {
  const followers = text.charCodeAt(at) > WIDE ? WIDE_FOLLOWERS : FOLLOWERS;
  let end = at + 1;
  while (end < text.length && followers.includes(text[end]!)) end++;
  // « Entrez ! » has a blank before its last mark.
  return /^[ \u00a0\u202f]»/.test(text.slice(end, end + 2)) ? end + 2 : end;
}

/** Returns true when the marks from `at` to `end` end the sentence. */
function endsAtMark(text: string, start: number, at: number, end: number): boolean {
  const mark = text.charCodeAt(at);
  if (isRow(text, start)) return false;
  if (mark > WIDE || end >= text.length) return true;
  if (!isBlankAt(text, end)) return false;
  let next = end;
  while (next < text.length && isBlankAt(text, next)) next++;
  if (next >= text.length) return true;
  const following = text.slice(next, next + parameters.reading.beforeStop);
  // "9 a.m. – 3 p.m."
  const goesOn = (isLowercase(text[next]!) && !isListItem(following)) || TO_NUMBER.test(following);
  const marks = text.slice(at + 1, end);
  // „Kommt!“ rief sie: what is said aloud ends, and the sentence goes on.
  if (mark !== 0x2e) return !(goesOn && (mark === 0x2026 || (marks !== "" && !/[.!?…]$/.test(marks))));
  return !goesOn && !((marks === "" || CLOSERS.test(marks)) && isInnerStop(text, start, at, next));
}

/** A row of a table is one sentence, whatever stands in its cells. */
function isRow(text: string, start: number): boolean {
  let first = start;
  while (first < text.length && isBlankAt(text, first)) first++;
  return text[first] === "|";
}

/**
 * Returns true for a full stop after an abbreviation, an initial, an ordinal or a list number, which does
 * not end the sentence.
 */
function isInnerStop(text: string, start: number, at: number, next: number): boolean {
  const before = text.slice(Math.max(start, at - parameters.reading.beforeStop), at);
  const whole = WORD_BEFORE.exec(before)?.[0] ?? "";
  const following = text.slice(next, next + parameters.reading.beforeStop);
  if (LIST_NUMBER.test(whole) && opensLine(text, start, at - whole.length)) return true;
  const named = LAST_WORD.exec(before.slice(0, before.length - whole.length))?.[0] ?? "";
  const earlier = foldText(named);
  const first = foldText(FIRST_WORD.exec(following)?.[0] ?? "");
  if (ORDINAL.test(whole)) {
    if (AFTER_ORDINALS.has(first)) return true;
    const rules = BEFORE_ORDINALS.has(earlier) && rulesAround(text, at);
    if (rules) return rules.beforeOrdinals.has(earlier) && !rules.openers.has(first);
    return ROMAN.test(whole) && /^\p{Lu}/u.test(named) && !OPENERS.has(first) && !BEFORE_LETTERS.has(earlier);
  }
  // The list has only the last part of "Dipl.-Ing.", and "corona-app." is no abbreviation.
  const written = /[’'/–-](\p{Lu}.*|[^-]*)$/u.exec(whole)?.[1] ?? whole;
  const word = foldText(written.replaceAll(/\s/g, ""));
  if (BEFORE_DAYS.has(word)) return DAYS.has(first);
  if (BEFORE_NUMBERS.has(word) && NUMBER.test(following)) return true;
  const isLetter = LETTER.test(written);
  if (isLetter && BEFORE_LETTERS.has(earlier)) return false;
  // "z. B.", "v. Chr." and "EE. UU." are written with a blank.
  if (isLetter ? SHORT_PIECE.test(following) : DOUBLED.test(written) && DOUBLED.test(following)) return true;
  const isInitial = /^\p{Lu}$/u.test(written) ? written !== "I" : DOTTED.test(word);
  const isListed = ABBREVIATIONS.has(word);
  if (!isInitial && !isListed && !ENDINGS.test(word)) return false;
  const { abbreviations, openers } = rulesAround(text, at);
  const opens = openers.has(first);
  if (isListed && !/^\p{Lu}$/u.test(written) && abbreviations.has(word)) return !(OFTEN_LAST.has(word) && opens);
  // Names from abroad keep their titles: "Capt. James".
  return !opens && (isInitial || !isListed || /^\p{Lu}\p{Ll}/u.test(written));
}

/**
 * Gives the rules of the language around a place, or those of all: "es." is short for "esempio", and ends
 * German sentences.
 */
function rulesAround(text: string, at: number): Pick<SentenceRules, "abbreviations" | "beforeOrdinals" | "openers"> {
  const { aroundStop } = parameters.reading;
  const around = text.slice(Math.max(0, at - aroundStop), at + aroundStop);
  return (
    languages[detectLanguage(readWords(around), around)]?.sentences ?? {
      abbreviations: ABBREVIATIONS,
      beforeOrdinals: BEFORE_ORDINALS,
      openers: OPENERS,
    }
  );
}

function opensLine(text: string, start: number, at: number): boolean {
  let before = at - 1;
  while (before >= start && isBlankAt(text, before) && text[before] !== "\n") before--;
  return before < start || text[before] === "\n";
}

function isLowercase(character: string): boolean {
  return character !== character.toUpperCase() && character === character.toLowerCase();
}
