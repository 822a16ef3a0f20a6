import { type CellObject, read, type WorkBook, type WorkSheet } from "@e965/xlsx";
import { zipSync } from "fflate";
import { withLongNumbersAsTexts } from "../../spreadsheet/with-long-numbers-as-texts.ts";
import type { FileNote } from "../file-document.ts";
import { FileFault } from "../file-fault.ts";
import type { Zip } from "../open-zip.ts";

type Sheet = { name: string; rows: string[][] };
const mostRows = 200_000;
const mostMergedCells = 1_000_000;

/**
 * Reads the sheets of a workbook as a person sees them: the values that are stored, as they are shown, and
 * dates as ISO 8601 writes them. What a range of merged cells says stands in each of them. Hidden sheets,
 * rows and columns are left out.
 */
export async function readXlsx(zip: Zip): Promise<{ title: string | null; sheets: Sheet[]; notes: FileNote[] }> {
  const bytes = await withoutMedia(zip);
  let book = open(bytes);
  // A double has lost the last digits of such a number. Few files have one, and only those are read twice.
  if (sheetsOf(book).some(({ sheet }) => hasLongNumber(sheet))) book = open(withLongNumbersAsTexts(bytes));
  const shown = sheetsOf(book).filter(({ isHidden }) => !isHidden);
  const hidden = new Map<string, number>();
  const count = (what: string) => hidden.set(what, (hidden.get(what) ?? 0) + 1);
  const sheets = shown.map(({ name, sheet }) => ({ name, rows: rowsOf(sheet, count) }));
  return { title: book.Props?.Title?.trim() || null, sheets, notes: notesOf(book, shown.length, hidden) };
}

/** Packs what the reader needs without compression: it inflates nothing itself, and reads no more than was counted. */
async function withoutMedia(zip: Zip): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {};
  for (const path of zip.paths) {
    if (/\.(?:xml|rels|bin)$|^mimetype$/i.test(path) && !/(?:^|\/)(?:media|drawings|vbaProject\.bin)/.test(path))
      files[path] = (await zip.read(path))!;
  }
  return zipSync(files, { level: 0 });
}

function open(bytes: Uint8Array): WorkBook {
  // Without styles the library does not tell what is hidden, and without stubs it leaves out empty formulas.
  const options = { cellDates: true, cellHTML: false, cellNF: true, cellStyles: true, dense: true } as const;
  return read(bytes, { type: "buffer", ...options, sheetRows: mostRows + 1 });
}

function sheetsOf(book: WorkBook): { name: string; sheet: WorkSheet; isHidden: boolean }[] {
  return book.SheetNames.flatMap((name, at) => {
    const sheet = book.Sheets[name];
    return sheet?.["!data"] === undefined
      ? []
      : { name, sheet, isHidden: (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) > 0 };
  });
}

function notesOf(book: WorkBook, shown: number, hidden: ReadonlyMap<string, number>): FileNote[] {
  const sheets = book.SheetNames.length - shown;
  const lines = [...hidden].map(([what, count]) => `${count} hidden ${what}`).join(" and ");
  return [
    ...(sheets > 0 ? [{ code: "hidden-sheets" as const, message: `${sheets} hidden sheets were left out.` }] : []),
    ...(lines !== "" ? [{ code: "hidden-rows" as const, message: `${lines} were left out.` }] : []),
  ];
}

function rowsOf(sheet: WorkSheet, count: (what: "rows" | "columns") => void): string[][] {
  const cells = sheet["!data"] ?? [];
  if (cells.length > mostRows)
    throw new FileFault("file-too-large", `A sheet has more than ${mostRows} rows. Send it in parts.`);
  const rows = Array.from(cells, (row) => Array.from(row ?? [], textOf));
  fillMerges(rows, sheet);
  const hiddenColumns = new Set((sheet["!cols"] ?? []).flatMap((column, at) => (column?.hidden ? at : [])));
  const used = new Set<number>();
  const kept = rows.filter((row, at) => {
    if (!row.some((cell) => cell !== "")) return false;
    const isHidden = sheet["!rows"]?.[at]?.hidden === true;
    if (isHidden) count("rows");
    else for (const [column, cell] of row.entries()) if (cell !== "" && hiddenColumns.has(column)) used.add(column);
    return !isHidden;
  });
  for (const _ of used) count("columns");
  return kept.map((row) => row.map((cell, column) => (hiddenColumns.has(column) ? "" : cell)));
}

/** Repeats what merged cells say in each of them, but for one that reaches over all columns: it is a title. */
function fillMerges(rows: string[][], sheet: WorkSheet): void {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  let left = mostMergedCells;
  for (const { s: first, e: last } of sheet["!merges"] ?? []) {
    const text = rows[first.r]?.[first.c] ?? "";
    const lastColumn = Math.min(last.c, width - 1);
    if (text === "" || (first.c === 0 && lastColumn === width - 1)) continue;
    for (let row = first.r; row <= Math.min(last.r, rows.length - 1); row++) {
      for (let column = first.c; column <= lastColumn; column++) {
        if (--left < 0) throw new FileFault("file-too-large", "This table merges too many cells. Send it in parts.");
        rows[row]![column] = text;
      }
    }
  }
  // Filled cells may lie behind the end of a row, and leave holes.
  for (const row of rows) for (let at = 0; at < row.length; at++) row[at] ??= "";
}

function hasLongNumber(sheet: WorkSheet): boolean {
  return (sheet["!data"] ?? []).some((cells) =>
    cells?.some((cell) => Number.isInteger(cell?.v) && !Number.isSafeInteger(cell?.v)),
  );
}

function textOf(cell: CellObject | undefined): string {
  const value = cell?.v;
  // An error, or a formula that no program has computed, says nothing.
  if (cell === undefined || cell.t === "e" || cell.t === "z" || value === undefined) return "";
  if (value instanceof Date) return dateOf(value, cell);
  const shown = (cell.w ?? "").trim();
  if (typeof value === "number" && (shown === "" || /^#+$/.test(shown) || cell.z === "General")) return String(value);
  return typeof value === "number" ? shown : String(value).trim();
}

/** A time of day has no date, and a date at midnight no time. */
function dateOf(date: Date, { z: format }: CellObject): string {
  const year = date.getUTCFullYear();
  if (Number.isNaN(date.getTime()) || year > 9_999) return "";
  const [day = "", time = ""] = date.toISOString().split("T");
  const clock = time.slice(0, time.startsWith(":00", 5) ? 5 : 8);
  if (year < 1900 || !/[yd]/i.test(String(format ?? "yyyy"))) return clock;
  return clock === "00:00" ? day : `${day} ${clock}`;
}
