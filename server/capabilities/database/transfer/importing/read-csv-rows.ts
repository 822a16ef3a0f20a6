import type { DateFormat } from "@parley/documents";
import { Csv } from "../../../contacts/index.ts";
import { columnIn } from "../../tables/rules/column-in.ts";
import type { OpenTable } from "../../tables/rules/open-table.ts";
import type { Column } from "../../tables/table-description.ts";
import { wrongRequest } from "../../tables/wrong-request.ts";
import type { FileRow } from "./file-row.ts";
import { maxRowCharacters } from "./read-lines.ts";
import { type ReadingOfCells, UnreadableCell, valueOfCell } from "./value-of-cell.ts";

/**
 * Reads the rows of a CSV whose first row names the columns of the table. An empty cell is a missing value,
 * an empty cell in quotes an empty text. Columns that PostgreSQL computes are passed over.
 * @throws Problem invalid-request, unknown-column
 */
export async function* readCsvRows(
  file: AsyncIterable<Buffer>,
  open: OpenTable,
  dateFormat: DateFormat | undefined,
): AsyncGenerator<FileRow> {
  const reading = { isChecked: open.table.schema !== null, dateFormat };
  let columns: Column[] | undefined;
  let number = 0;
  for await (const cells of Csv.readExactly(file, maxRowCharacters)) {
    if (columns === undefined) columns = readHeader(cells, open);
    else yield readRow(cells, columns, ++number, reading);
  }
  if (columns === undefined) throw wrongRequest("/body", "has no header: the first row of a CSV names the columns");
}

function readHeader(cells: readonly (string | null)[], open: OpenTable): Column[] {
  const names = cells.map((cell) => cell ?? "");
  const seen = new Set<string>();
  const twice = names.find((name) => seen.size === seen.add(name).size);
  if (twice !== undefined) throw wrongRequest("/body", `names the column ${JSON.stringify(twice)} twice in its header`);
  return names.map((name) => columnIn(open.columns, open.table.name, name, "/body"));
}

function readRow(
  cells: readonly (string | null)[],
  columns: readonly Column[],
  number: number,
  reading: ReadingOfCells,
): FileRow {
  const characters = cells.reduce((sum, cell) => sum + (cell?.length ?? 0), 0);
  if (cells.length !== columns.length) {
    const message = `has ${cells.length} cells, and the header has ${columns.length}`;
    return { number, characters, fault: { column: null, message } };
  }
  let current: Column | undefined;
  try {
    const entries = columns.flatMap((column, index): [string, unknown][] => {
      if (column.isGenerated) return [];
      current = column;
      const cell = cells[index] ?? null;
      return [[column.name, cell === null ? null : valueOfCell(column, cell, reading)]];
    });
    // Not by assignment: a column may be called __proto__.
    return { number, characters, values: Object.fromEntries(entries) };
  } catch (error) {
    if (!(error instanceof UnreadableCell)) throw error;
    return { number, characters, fault: { column: current?.name ?? null, message: error.message } };
  }
}
