import { type CellObject, read, utils, type WorkSheet } from "@e965/xlsx";
import { writeCsv } from "../csv/write-csv.ts";
import { noDate } from "./no-date.ts";
import { withLongNumbersAsTexts } from "./with-long-numbers-as-texts.ts";

/** Says what is wrong with a spreadsheet. The message continues "the spreadsheet". */
class SpreadsheetFault extends Error {
  override name = "SpreadsheetFault";
}

type Spreadsheet = { bytes: Uint8Array; mostRows: number; mostCharacters: number };

const rowsAtOnce = 500;

/**
 * Reads the first sheet that holds something, and gives it as the bytes of a CSV: dates as ISO 8601 writes
 * them, numbers with every digit that the file has, texts as they are. A process runs it, because a small
 * file may unpack to much. Throws SpreadsheetFault.
 */
export function readSpreadsheet({ bytes, mostRows, mostCharacters }: Spreadsheet): Uint8Array {
  const read = firstSheet(bytes, mostRows);
  // Few files have such numbers, and only those are read twice.
  const sheet = read && hasLongNumber(read) ? firstSheet(withLongNumbersAsTexts(bytes), mostRows) : read;
  if (sheet === undefined) return new Uint8Array();
  const { s: first, e: last } = utils.decode_range(sheet["!ref"]!);
  if (last.r - first.r >= mostRows) throw new SpreadsheetFault(`has more than ${mostRows} rows`);
  const rows = sheet["!data"] ?? [];
  const parts: string[] = [];
  let characters = 0;
  for (let row = first.r; row <= last.r; row += rowsAtOnce) {
    const some = rows.slice(row, Math.min(row + rowsAtOnce, last.r + 1));
    const part = writeCsv(Array.from(some, (cells) => Array.from(cells ?? [], textOf).slice(first.c)));
    characters += part.length;
    if (characters > mostCharacters) throw new SpreadsheetFault(`has more than ${mostCharacters} characters`);
    parts.push(part);
  }
  return Buffer.from(`sep=,\r\n${parts.join("")}`);
}

function firstSheet(bytes: Uint8Array, mostRows: number): WorkSheet | undefined {
  try {
    // Without stubs the library leaves out formulas that have no value.
    const options = { cellDates: true, cellFormula: true, cellHTML: false, sheetStubs: true, dense: true };
    const { SheetNames: names, Sheets: sheets } = read(bytes, { type: "buffer", ...options, sheetRows: mostRows + 1 });
    return names.map((name) => sheets[name]!).find((sheet) => sheet["!data"]?.some((cells) => cells?.some(hasContent)));
  } catch (cause) {
    throw new SpreadsheetFault(`cannot be read: ${(cause as Error).message}`, { cause });
  }
}

function hasContent(cell: CellObject | undefined): boolean {
  return cell !== undefined && (cell.t !== "z" || cell.f !== undefined);
}

function hasLongNumber(sheet: WorkSheet): boolean {
  return (sheet["!data"] ?? []).some((cells) => cells?.some((cell) => isLong(cell?.v)));
}

/** A double has lost the last digits of such a number, which a program wrote: Excel itself keeps 15. */
function isLong(value: unknown): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}

/** Stands for a value that the file does not tell: an error, or a formula that no program has computed. */
const untold = "#VALUE!";

function textOf(cell: CellObject | undefined): string {
  const value = cell?.v;
  if (cell?.t === "e") return untold;
  if (cell === undefined || cell.t === "z" || value === undefined) return cell?.f === undefined ? "" : untold;
  if (value instanceof Date) {
    const year = value.getUTCFullYear();
    return year >= 0 && year <= 9_999 ? value.toISOString().replace("T00:00:00.000Z", "") : noDate;
  }
  if (isLong(value))
    throw new SpreadsheetFault("has a number of more than 15 digits, which only a cell of text can hold");
  // A format may write leading zeros, as of a postcode, and shortens long numbers.
  if (typeof value === "number") return /^0\d+$/.test(cell.w ?? "") ? cell.w! : String(value);
  return String(value);
}
