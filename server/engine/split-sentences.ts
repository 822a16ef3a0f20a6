import { isListItem, isMarkdownHeading } from "./lines.ts";
import { isBlankAt, type Span, trimSpan } from "./span.ts";

const NEVER_LAST = new Set(
  "mr mrs ms dr prof st sr jr rev hon gen col lt sgt capt vs eg ie cf approx al fig figs vol pp ca bzw bspw usw z.b d.h u.a e.g i.e str tel sra dra mme mlle m.sc b.sc ph.d dept est inc ltd co corp".split(
    " ",
  ),
);
const LAST_UNLESS_NUMBER_FOLLOWS = new Set(
  "no nr nos art ch sec jan feb mar apr jun jul aug sep sept oct nov dec".split(" "),
);
const OFTEN_LAST = new Set(["inc", "ltd", "co", "corp", "st", "usw", "al", "sr", "jr"]);
const SENTENCE_OPENERS = new Set(
  "the a an we you i it he she they this that these in on at if when our your my for to".split(" "),
);
const CLOSERS = "\"'”’»)]}*_";
const WIDE_CLOSERS = "」』）】”’";
const SHORT_LINE = 60;
const BREAK_CANDIDATE = /[\n.!?\u2026\u3002\uff01\uff1f\uff61\u061f\u06d4\u0964]/g;

/**
 * Whole sentences of the text (or of the part within), in order, without the blanks between them.
 * List items, headings and table rows are sentences of their own; every non-blank character is in exactly one.
 */
export function splitIntoSentences(text: string, within?: Span): Span[] {
  const from = within ? within.start : 0;
  const to = within ? within.end : text.length;
  const sentences: Span[] = [];
  let start = from;
  const cut = (end: number): void => {
    const span = trimSpan(text, start, end);
    if (span.end > span.start) sentences.push(span);
    start = end;
  };
  BREAK_CANDIDATE.lastIndex = from;
  for (let found = BREAK_CANDIDATE.exec(text); found && found.index < to; found = BREAK_CANDIDATE.exec(text)) {
    const at = found.index;
    const resume = BREAK_CANDIDATE.lastIndex;
    const end = text.charCodeAt(at) === 10 ? lineBreakEnd(text, start, at, to) : terminatorEnd(text, start, at, to);
    if (end >= 0) cut(end);
    BREAK_CANDIDATE.lastIndex = Math.max(resume, end);
  }
  cut(to);
  return sentences;
}

/** Where the sentence ends when this line break ends it, else -1: hard-wrapped prose goes on over the break. */
function lineBreakEnd(text: string, start: number, at: number, to: number): number {
  let next = at + 1;
  while (next < to && (text[next] === " " || text[next] === "\t" || text[next] === "\r")) next++;
  if (next >= to || text[next] === "\n") return at;
  const lineStart = Math.max(start, text.lastIndexOf("\n", at - 1) + 1);
  const line = text.slice(lineStart, at).trimEnd();
  const following = text.slice(next, Math.min(to, next + 24));
  if (isListItem(following) || isMarkdownHeading(following) || isMarkdownHeading(line)) return at;
  if (following.startsWith("|") || line.endsWith("|") || line.endsWith(":")) return at;
  return line.length < SHORT_LINE && !isLowercase(text[next]!) ? at : -1;
}

/** Where the sentence ends when the full stop (or its like) at this place closes it, else -1. */
function terminatorEnd(text: string, start: number, at: number, to: number): number {
  const mark = text.charCodeAt(at);
  let end = at + 1;
  if (mark > 0x2fff) {
    while (end < to && (WIDE_CLOSERS.includes(text[end]!) || "。！？".includes(text[end]!))) end++;
    return end;
  }
  while (end < to && (".!?…".includes(text[end]!) || CLOSERS.includes(text[end]!))) end++;
  if (end >= to) return end;
  if (!isBlankAt(text, end)) return -1;
  let next = end;
  while (next < to && isBlankAt(text, next)) next++;
  if (next >= to) return end;
  if (mark !== 46) return isLowercase(text[next]!) && mark === 0x2026 ? -1 : end;
  if (isLowercase(text[next]!) && !isListItem(text.slice(next, next + 8))) return -1;
  return end === at + 1 && isInnerStop(text, start, at, next) ? -1 : end;
}

/** A stop after an abbreviation, an initial, an ordinal or a list number does not end the sentence. */
function isInnerStop(text: string, start: number, at: number, next: number): boolean {
  let wordStart = at;
  while (wordStart > start && !isBlankAt(text, wordStart - 1) && text[wordStart - 1] !== "(") wordStart--;
  const written = text.slice(wordStart, at);
  const opensLine = text.slice(Math.max(start, text.lastIndexOf("\n", at) + 1), wordStart).trim() === "";
  if (/^(?:\d{1,3}|[a-zA-Z])$/.test(written) && opensLine) return true;
  const word = written.toLowerCase();
  const isNumberNext = text.charCodeAt(next) >= 48 && text.charCodeAt(next) <= 57;
  if (LAST_UNLESS_NUMBER_FOLLOWS.has(word)) return isNumberNext;
  if (NEVER_LAST.has(word)) return !(OFTEN_LAST.has(word) && opensSentence(text, next));
  if (/^(?:\p{Lu}\.)*\p{Lu}$/u.test(written)) return written !== "I" && !opensSentence(text, next);
  return false;
}

function opensSentence(text: string, at: number): boolean {
  const word = /^[A-Za-z]+/.exec(text.slice(at, at + 12));
  return word !== null && SENTENCE_OPENERS.has(word[0].toLowerCase());
}

function isLowercase(character: string): boolean {
  return character !== character.toUpperCase() && character === character.toLowerCase();
}
