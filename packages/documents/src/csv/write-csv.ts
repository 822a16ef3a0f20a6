import { stringify } from "csv-stringify/sync";

type Cell = string | number | boolean | null | undefined;

/**
 * By these a spreadsheet takes a cell for a formula: also by their forms for East Asian text, and by the
 * small, raised and lowered forms that one or another program takes for the same signs.
 */
const sign = "=+\\-@＝＋－＠﹦﹢﹣﹫⁺⁼₊₌﬩";
/** Some programs pass over blanks and what is invisible, and look at the sign behind them. */
const unseen = "[^\\S\\r\\n\\t]|[\\0-\\x08\\x0e-\\x1f\\x7f]|\\p{Cf}";
/** An apostrophe belongs to it: else one of the text itself would be taken for a guard. */
const before = `(?:'|${unseen})*`;
/**
 * A formula can begin a cell. It can also follow a line break, a tab or a semicolon: a program that divides
 * the file by these, as Excel does in much of Europe, does not see the quotes around the cell.
 */
const beginOfCell = `${before}[\\t\\r${sign}]`;
const beginOfPart = `${before}[${sign}]`;
const open = new RegExp(`^(?=${beginOfCell})|(?<=[\\r\\n\\t;])(?=${beginOfPart})`, "gu");
const guarded = new RegExp(`^'(?=${beginOfCell})|(?<=[\\r\\n\\t;])'(?=${beginOfPart})`, "gu");
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
  return phoneNumber.test(value) ? value : value.replaceAll(open, "'");
}

/** Takes back the apostrophes of `writeCsv`. */
export function withoutGuard(cell: string): string {
  return cell.includes("'") ? cell.replaceAll(guarded, "") : cell;
}
