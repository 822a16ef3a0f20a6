import type { DateFormat } from "@parley/documents";
import { ExactNumber, isObject, parseJsonAsWritten } from "@parley/json";
import { Problem } from "../../../../kernel/problem.ts";
import { momentKinds } from "../../tables/column-types.ts";
import type { OpenTable } from "../../tables/rules/open-table.ts";
import type { SentRow } from "../../tables/writing/read-rows.ts";
import type { FileRow } from "./file-row.ts";
import { readLines } from "./read-lines.ts";
import { isoOf, UnreadableCell } from "./value-of-cell.ts";

/** `emptyIsMissing`: the rows were cells of a CSV, and an empty text is no value of a column that has no texts. */
type Reading = { parseJson: (text: string) => unknown; dateFormat: DateFormat | undefined; emptyIsMissing: boolean };

/**
 * Reads the rows of a file with a JSON object on each line, as `insert` takes them. Columns that PostgreSQL
 * computes are passed over.
 */
export async function* readNdjsonRows(
  file: AsyncIterable<Buffer>,
  open: OpenTable,
  { parseJson, dateFormat, emptyIsMissing }: Reading,
): AsyncGenerator<FileRow> {
  // For a JSON Schema 1.50 is 1.5; PostgreSQL's numeric knows them apart.
  const isExact = open.table.schema === null;
  let number = 0;
  for await (const { line } of readLines(file)) {
    number++;
    const characters = line.length;
    const value = readValue(line, isExact, parseJson);
    if (value instanceof Problem) yield { number, characters, fault: { column: null, message: value.detail } };
    else if (!isObject(value)) yield { number, characters, fault: { column: null, message: "is not a JSON object" } };
    else {
      const row = asRow(value as SentRow, open, isExact);
      yield { number, characters, ...withDates(emptyIsMissing ? withoutEmpty(row, open) : row, open, dateFormat) };
    }
  }
}

function readValue(line: string, isExact: boolean, parseJson: (text: string) => unknown): unknown {
  try {
    const value = parseJson(line);
    // A line that has to be cleaned is left to the careful parser.
    return isExact && !/\\u|__proto__/.test(line) ? parseJsonAsWritten(line) : value;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

function asRow(value: SentRow, { columns }: OpenTable, isExact: boolean): SentRow {
  let row = value;
  for (const name of Object.keys(value)) {
    const column = columns.get(name);
    if (column === undefined) continue;
    if (column.isGenerated) {
      const { [name]: _computed, ...rest } = row;
      row = rest;
    } else if (isExact && column.elementKind !== "json") {
      const written = asText(row[name]);
      if (written !== row[name]) row = { ...row, [name]: written };
    }
  }
  return row;
}

function withoutEmpty(row: SentRow, { columns }: OpenTable): SentRow {
  const isMissing = ([name, value]: [string, unknown]) => {
    const column = columns.get(name);
    return value === "" && column !== undefined && (column.isArray || column.elementKind !== "text");
  };
  return Object.fromEntries(Object.entries(row).map((entry) => (isMissing(entry) ? [entry[0], null] : entry)));
}

function withDates(
  row: SentRow,
  { columns }: OpenTable,
  dateFormat: DateFormat | undefined,
): { values: SentRow } | { fault: { column: string; message: string } } {
  if (dateFormat === undefined) return { values: row };
  let name = "";
  try {
    const entries = Object.entries(row).map(([each, value]) => {
      name = each;
      const isMoment = momentKinds.has(columns.get(each)?.elementKind ?? "scalar");
      return [each, isMoment ? readDates(value, dateFormat) : value];
    });
    return { values: Object.fromEntries(entries) };
  } catch (error) {
    if (!(error instanceof UnreadableCell)) throw error;
    return { fault: { column: name, message: error.message } };
  }
}

function readDates(value: unknown, dateFormat: DateFormat): unknown {
  if (Array.isArray(value)) return value.map((item) => readDates(item, dateFormat));
  return typeof value === "string" ? isoOf(value, dateFormat) : value;
}

/** Numbers that were kept as they are written are sent as such texts. */
function asText(value: unknown): unknown {
  if (value instanceof ExactNumber) return value.text;
  return Array.isArray(value) && value.some((item) => typeof item === "object") ? value.map(asText) : value;
}
