import { Csv } from "../csv.ts";
import { refuseTwice } from "../field-of-columns.ts";
import type { FileFormat, FileRow } from "./file-row.ts";

/** No row of a person has as many. */
const mostFields = 1_000;
const tooManyFields = `has more than ${mostFields} cells that are not empty`;

/** A table whose first row has the names of the columns. */
export const csvOfPeople: FileFormat = {
  // Browsers call a CSV so on machines with Excel.
  mediaTypes: ["text/csv", "application/vnd.ms-excel"],
  read: ({ text }) => rowsOfTable(Csv.read(text)),
};

export async function* rowsOfTable(table: AsyncIterable<string[]>): AsyncGenerator<{ names: string[] } | FileRow> {
  let names: string[] | undefined;
  let number = 0;
  for await (const cells of table) {
    if (names === undefined) {
      names = cells.map((name) => name.trim());
      refuseTwice(names);
      yield { names };
    } else {
      yield { number: ++number, ...fieldsOf(names, cells) };
    }
  }
}

function fieldsOf(names: readonly string[], cells: readonly string[]): Omit<FileRow, "number"> {
  const entries: [string, string][] = [];
  for (const [index, name] of names.entries()) {
    const cell = cells[index];
    if (cell === undefined) break;
    if (cell.trim() === "" || name === "") continue;
    if (entries.length === mostFields) return { fields: Object.fromEntries(entries), fault: tooManyFields };
    entries.push([name, cell]);
  }
  const fields = Object.fromEntries(entries);
  if (!cells.slice(names.length).some((cell) => cell.trim() !== "")) return { fields };
  const fault = `has more cells than the file has columns (${names.length}): put a cell with a separator into quotes`;
  return { fields, fault, beyond: cells.slice(names.length, names.length + mostFields) };
}
