import { stringify } from "csv-stringify/sync";

type Cell = string | number | boolean | null | undefined;

/** By these a spreadsheet takes a cell for a formula; those of East Asia by the full-width signs too. */
const formula = /^[=+\-@\t\r＝＋－＠]/;
const phoneNumber = /^\+\d+$/;
const number = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
/** Readers differ in what else divides cells, and in whether they trim. */
const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

/**
 * Writes rows for people: what looks like a formula gets an apostrophe, which spreadsheets hide and
 * `withoutGuard` takes back.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((cells) => cells.map(guard)),
    { record_delimiter: "windows", quoted_match: needsQuotes },
  );
}

/** Begins a file that a spreadsheet opens: without it, some read the file in the encoding of the machine. */
export const byteOrderMark = "\ufeff";

/**
 * Writes rows of a database for people: formulas get an apostrophe as from `writeCsv`, and a number
 * stays one, also where a column is text.
 */
export function writeCsvOfNumbers(rows: readonly (readonly (string | null)[])[]): string {
  return writeCsvExactly(
    rows.map((cells) => cells.map((cell) => (cell === null || number.test(cell) ? cell : guard(cell)))),
  );
}

/** Writes rows for programs. Null is an empty cell, and an empty text is one in quotes, as COPY writes them. */
export function writeCsvExactly(rows: readonly (readonly (string | null)[])[]): string {
  return stringify(rows as (string | null)[][], {
    record_delimiter: "windows",
    quoted_match: needsQuotes,
    cast: { string: (value) => ({ value, quoted_empty: true }) },
  });
}

function guard(value: Cell): string {
  if (typeof value !== "string") return value === null || value === undefined ? "" : String(value);
  return formula.test(value) && !phoneNumber.test(value) ? `'${value}` : value;
}

/** Takes back the apostrophe of `writeCsv`. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}
