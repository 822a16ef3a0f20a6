import { type Span, trimSpan } from "../span.ts";

const DIVIDER = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
const LONGEST_DIVIDER = 1000;

/**
 * The header of a table, with the line below it, and the row that holds the sentence. Undefined for
 * a table without a header, and when the sentence stands in the header or outside of the table.
 */
export function tableRow(text: string, table: Span, sentence: Span): [header: Span, row: Span] | undefined {
  const firstEnd = text.indexOf("\n", table.start);
  if (firstEnd < 0 || firstEnd >= table.end) return undefined;
  const found = text.indexOf("\n", firstEnd + 1);
  const dividerEnd = found < 0 || found > table.end ? table.end : found;
  if (dividerEnd - firstEnd > LONGEST_DIVIDER || !DIVIDER.test(text.slice(firstEnd + 1, dividerEnd))) return undefined;
  if (sentence.start <= dividerEnd || sentence.start >= table.end) return undefined;
  const rowStart = text.lastIndexOf("\n", sentence.start) + 1;
  const lineEnd = text.indexOf("\n", sentence.start);
  const row = trimSpan(text, rowStart, lineEnd < 0 || lineEnd > table.end ? table.end : lineEnd);
  return [{ start: table.start, end: dividerEnd }, row];
}
