import { CsvFault, readCsv } from "../../csv/read-csv.ts";
import { FileFault } from "../file-fault.ts";

const mostCharactersOfRow = 1_000_000;
const linesLookedAt = 20;

/**
 * Reads the rows of a table that is a text.
 * @throws FileFault
 */
export async function readCsvFile(text: string): Promise<string[][]> {
  const rows: string[][] = [];
  const style = { maxRowCharacters: mostCharactersOfRow, isExact: false, letOthersRun: async () => {} };
  try {
    for await (const row of readCsv(oneChunk(withSeparator(text)), style)) rows.push(row.map((cell) => cell ?? ""));
  } catch (cause) {
    if (!(cause instanceof CsvFault)) throw cause;
    const message = `The row ${cause.row + 1} of the table ${cause.message}. Correct it, or save the table as .xlsx.`;
    throw new FileFault("file-unreadable", message, { cause });
  }
  return rows;
}

/** Says what divides the cells, where a title above the table hides it from the reader. */
function withSeparator(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .split("\n", linesLookedAt)
    .filter((line) => line.trim() !== "");
  if (/^"?sep=/i.test(text) || /[,;\t]/.test(lines[0] ?? "")) return text;
  const count = (separator: string) => lines.filter((line) => line.includes(separator)).length;
  const separator = ["\t", ";", "|", ","].find((each) => count(each) * 2 > lines.length);
  return separator === undefined ? text : `sep=${separator}\n${text}`;
}

async function* oneChunk(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}
