import { type Span, trimSpan } from "../span.ts";

const DIVIDER = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
const LONGEST_DIVIDER = 1000;
const LONGEST_INDENT = 20;

/**
 * The header of the table that holds the sentence, with the line below it, and the row of the
 * sentence. Undefined for a table without a header, and when the sentence is no row below one.
 */
export function tableRow(text: string, sentence: Span): [header: Span, row: Span] | undefined {
  const row = lineAt(text, sentence.start);
  if (!isRow(text, row)) return undefined;
  let first = row;
  for (let above = lineAbove(text, first); above && isRow(text, above); above = lineAbove(text, first)) first = above;
  if (first === row) return undefined;
  const divider = lineAt(text, first.end + 1);
  if (!isDivider(text, divider) || row.start <= divider.start) return undefined;
  return [trimSpan(text, first.start, divider.end), trimSpan(text, row.start, row.end)];
}

/** The names of a table's columns: they say nothing without a row. */
export function isTableHeader(text: string, sentence: Span): boolean {
  const line = lineAt(text, sentence.start);
  return isRow(text, line) && isDivider(text, lineAt(text, line.end + 1));
}

const isDivider = (text: string, { start, end }: Span): boolean =>
  end - start <= LONGEST_DIVIDER && DIVIDER.test(text.slice(start, end));

const isRow = (text: string, line: Span): boolean =>
  /^[ \t]*\|/.test(text.slice(line.start, line.start + LONGEST_INDENT));

function lineAt(text: string, at: number): Span {
  const end = text.indexOf("\n", at);
  return { start: at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1, end: end < 0 ? text.length : end };
}

const lineAbove = (text: string, { start }: Span): Span | undefined =>
  start === 0 ? undefined : lineAt(text, start - 1);
