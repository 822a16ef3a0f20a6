import { parameters } from "../parameters.ts";
import { splitIntoSentences } from "../reading/split-into-sentences.ts";
import { isListItem } from "../reading/structure/is-list-item.ts";
import { type Span, trimSpan } from "../span.ts";

/**
 * Finds the whole list with its lead-in, when the sentence is an item of the list or its lead-in; else
 * undefined. A list that is too long ends with the last item that fits.
 */
export function findListBlock(text: string, sentence: Span): Span | undefined {
  const line = lineAt(text, sentence.start);
  const lastLine = lineAt(text, Math.max(sentence.start, sentence.end - 1));
  const isItem = isListItem(text.slice(line.start, line.end));
  const leadsIn = text[sentence.end - 1] === ":" || text[sentence.end - 1] === "：";
  const following = nextFilledLine(text, lastLine.end);
  const isLeadIn = leadsIn && following !== undefined && isListItem(text.slice(following.start, following.end));
  if (!isItem && !isLeadIn) return undefined;
  const first = isItem ? firstItem(text, line) : following!;
  const start = isItem ? leadInBefore(text, first) : sentence.start;
  const end = lastItemEnd(text, first, start + parameters.answering.listCharacters);
  return trimSpan(text, Math.min(start, sentence.start), Math.max(end, sentence.end));
}

function firstItem(text: string, line: Span): Span {
  let first = line;
  for (;;) {
    const above = previousFilledLine(text, first.start);
    if (!above || line.end - above.start > parameters.answering.listCharacters) return first;
    if (!isListItem(text.slice(above.start, above.end)) && !isContinuation(text, above)) return first;
    first = above;
  }
}

function leadInBefore(text: string, first: Span): number {
  const above = previousFilledLine(text, first.start);
  if (!above) return first.start;
  const line = text.slice(above.start, above.end).trimEnd();
  if (!line.endsWith(":") && !line.endsWith("：")) return first.start;
  // Only the sentence that leads in, not the whole paragraph before the list.
  return splitIntoSentences(text, above).at(-1)!.start;
}

function lastItemEnd(text: string, first: Span, limit: number): number {
  let last = first;
  for (;;) {
    const below = nextFilledLine(text, last.end);
    if (!below || below.end > limit) return last.end;
    if (!isListItem(text.slice(below.start, below.end)) && !isContinuation(text, below)) return last.end;
    last = below;
  }
}

/** Returns true for an indented line without a marker: it belongs to the item above it. */
function isContinuation(text: string, line: Span): boolean {
  return line.start > 0 && /^(?: {2,}|\t)\S/.test(text.slice(line.start, line.end));
}

function nextFilledLine(text: string, end: number): Span | undefined {
  let next = end;
  for (let blanks = 0; blanks < 2 && next < text.length; blanks++) {
    const line = lineAt(text, next + 1);
    if (next + 1 >= text.length) return undefined;
    if (text.slice(line.start, line.end).trim() !== "") return line;
    next = line.end;
  }
  return undefined;
}

function previousFilledLine(text: string, start: number): Span | undefined {
  let before = start;
  for (let blanks = 0; blanks < 2 && before > 0; blanks++) {
    const line = lineAt(text, before - 1);
    const from = line.start;
    const span = { start: from, end: before - 1 };
    if (text.slice(span.start, span.end).trim() !== "") return span;
    before = from;
  }
  return undefined;
}

/** Gives the line at an offset, without its line break. */
function lineAt(text: string, offset: number): Span {
  const end = text.indexOf("\n", offset);
  return { start: offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1, end: end < 0 ? text.length : end };
}
