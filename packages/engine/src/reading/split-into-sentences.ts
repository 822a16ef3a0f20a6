import type { SentenceRules, WordSet } from "../language.ts";
import { parameters } from "../parameters.ts";
import { isBlankAt, type Span, trimSpan } from "../span.ts";
import { languages } from "./languages.ts";
import { isMarkdownHeading } from "./structure/is-heading.ts";
import { isListItem } from "./structure/is-list-item.ts";

/** The words of all languages: a text is split before its language is known. */
const anyOf = (wordsOf: (rules: SentenceRules) => WordSet): WordSet =>
  new Set(languages.flatMap(({ sentences }) => [...wordsOf(sentences)]));

const ABBREVIATIONS = anyOf(({ abbreviations }) => abbreviations);
const OFTEN_LAST = anyOf(({ abbreviationsOftenLast }) => abbreviationsOftenLast);
const BEFORE_NUMBERS = anyOf(({ abbreviationsBeforeNumbers }) => abbreviationsBeforeNumbers);
const OPENERS = anyOf(({ openers }) => openers);
const FOLLOWERS = ".!?…\"'”’»)]}*_";
const WIDE_FOLLOWERS = "。！？」』）】”’";
/** Marks above this code unit end a sentence without a blank after them. */
const WIDE = 0x2fff;
const BREAK_CANDIDATE = /[\n.!?\u2026\u3002\uff01\uff1f\uff61\u061f\u06d4\u0964]/g;

/**
 * The sentences of a text (or of a part of it) in order, without the blanks between them. List
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
 * True when this line break ends the sentence: prose with hard line breaks continues over the
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
  return end;
}

/** True when the marks from `at` to `end` end the sentence. */
function endsAtMark(text: string, start: number, at: number, end: number): boolean {
  const mark = text.charCodeAt(at);
  if (isRow(text, start)) return false;
  if (mark > WIDE || end >= text.length) return true;
  if (!isBlankAt(text, end)) return false;
  let next = end;
  while (next < text.length && isBlankAt(text, next)) next++;
  if (next >= text.length) return true;
  const goesOn = isLowercase(text[next]!) && !isListItem(text.slice(next, next + 8));
  if (mark !== 0x2e) return !(goesOn && mark === 0x2026);
  return !goesOn && !(end === at + 1 && isInnerStop(text, start, at, next));
}

/** A row of a table is one sentence, whatever stands in its cells. */
function isRow(text: string, start: number): boolean {
  let first = start;
  while (first < text.length && isBlankAt(text, first)) first++;
  return text[first] === "|";
}

/**
 * True for a full stop after an abbreviation, an initial, an ordinal or a list number, which does
 * not end the sentence.
 */
function isInnerStop(text: string, start: number, at: number, next: number): boolean {
  let wordStart = at;
  while (wordStart > start && !isBlankAt(text, wordStart - 1) && text[wordStart - 1] !== "(") wordStart--;
  const written = text.slice(wordStart, at);
  if (/^(?:\d{1,3}|[a-zA-Z])$/.test(written) && opensLine(text, start, wordStart)) return true;
  if (written.length > parameters.reading.abbreviation) return false;
  const word = written.toLowerCase();
  const isNumberNext = text.charCodeAt(next) >= 0x30 && text.charCodeAt(next) <= 0x39;
  if (BEFORE_NUMBERS.has(word)) return isNumberNext;
  if (ABBREVIATIONS.has(word)) return !(OFTEN_LAST.has(word) && opensSentence(text, next));
  if (/^(?:\p{Lu}\.)*\p{Lu}$/u.test(written)) return written !== "I" && !opensSentence(text, next);
  return false;
}

function opensLine(text: string, start: number, at: number): boolean {
  let before = at - 1;
  while (before >= start && isBlankAt(text, before) && text[before] !== "\n") before--;
  return before < start || text[before] === "\n";
}

function opensSentence(text: string, at: number): boolean {
  const word = /^[A-Za-z]+/.exec(text.slice(at, at + 12));
  return word !== null && OPENERS.has(word[0].toLowerCase());
}

function isLowercase(character: string): boolean {
  return character !== character.toUpperCase() && character === character.toLowerCase();
}
