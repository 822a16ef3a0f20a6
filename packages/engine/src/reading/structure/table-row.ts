import { parameters } from "../../parameters.ts";
import { type Span, trimSpan } from "../../span.ts";

const DIVIDER = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/**
 * Gives the header of the table that holds the sentence, with the line below it, and the row of the
 * sentence. Undefined for a table without a header, and when the sentence is no row below one.
 */
export function tableRow(text: string, sentence: Span): [header: Span, row: Span] | undefined {
  // A row is one sentence, which begins with its mark.
  if (text[sentence.start] !== "|") return undefined;
  const row = lineAt(text, sentence.start);
  let first = row;
  for (let above = lineAbove(text, first); above && isRow(text, above); above = lineAbove(text, first)) first = above;
  if (first === row) return undefined;
  const header = tableHeader(text, first);
  if (header === undefined || row.start < header.end) return undefined;
  return [header, trimSpan(text, row.start, row.end)];
}

/** Gives the first line of a table and the one below it, if that one divides a header from its rows. */
export function tableHeader(text: string, table: Span): Span | undefined {
  const first = lineAt(text, table.start);
  const divider = lineAt(text, first.end + 1);
  return isDivider(text, divider) ? trimSpan(text, first.start, divider.end) : undefined;
}

/** The names of a table's columns: they say nothing without a row. */
export function isTableHeader(text: string, sentence: Span): boolean {
  const line = lineAt(text, sentence.start);
  return isRow(text, line) && isDivider(text, lineAt(text, line.end + 1));
}

const isDivider = (text: string, { start, end }: Span): boolean =>
  end - start <= parameters.reading.dividerCharacters && DIVIDER.test(text.slice(start, end));

const isRow = (text: string, line: Span): boolean =>
  /^[ \t]*\|/.test(text.slice(line.start, line.start + parameters.reading.rowIndent));

function lineAt(text: string, at: number): Span {
  const end = text.indexOf("\n", at);
  return { start: at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1, end: end < 0 ? text.length : end };
}

const lineAbove = (text: string, { start }: Span): Span | undefined =>
  start === 0 ? undefined : lineAt(text, start - 1);
