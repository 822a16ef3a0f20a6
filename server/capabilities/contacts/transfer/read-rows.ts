import { StringDecoder } from "node:string_decoder";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { Csv } from "./csv.ts";

/** One person of a file; `number` counts from 1, without the row of names. */
export type FileRow = { number: number; names: string[]; fields: Record<string, unknown>; fault?: string };

const mostLineCharacters = 200_000;
/** No row of a person has as many. */
const mostFields = 1_000;
const tooManyFields = `has more than ${mostFields} cells that are not empty`;

/** The rows of a file: CSV with a first row of names, or a JSON object on each line. */
export async function* readRows(
  file: AsyncIterable<Buffer>,
  isCsv: boolean,
  parseJson: (text: string) => unknown,
): AsyncGenerator<FileRow> {
  let number = 0;
  if (!isCsv) {
    for await (const line of readLines(file)) {
      const read = readObject(line, parseJson);
      yield { number: ++number, names: Object.keys(read.fields), ...read };
    }
    return;
  }
  let names: string[] | undefined;
  for await (const cells of Csv.read(file)) {
    if (names === undefined) {
      names = cells.map((name) => name.trim());
      refuseTwice(names);
    } else {
      yield { number: ++number, names, ...fieldsOf(names, cells) };
    }
  }
}

/** The cells that are not blank, by the names of their columns. */
function fieldsOf(names: readonly string[], cells: readonly string[]): Pick<FileRow, "fields" | "fault"> {
  const entries: [string, string][] = [];
  for (const [index, name] of names.entries()) {
    const cell = cells[index];
    if (cell === undefined) break;
    if (cell.trim() === "") continue;
    if (entries.length === mostFields) return { fields: Object.fromEntries(entries), fault: tooManyFields };
    entries.push([name, cell]);
  }
  return { fields: Object.fromEntries(entries) };
}

/** Refuses two columns with one name, because one of them would be lost. Throws invalid-request. */
export function refuseTwice(names: readonly string[]): void {
  const seen = new Set<string>();
  const twice = names.find((name) => name !== "" && seen.size === seen.add(name).size);
  if (twice === undefined) return;
  const detail = `Two columns are named "${twice.slice(0, 100)}" in the first row of the file, or by the mapping. Keep one of them.`;
  throw new Problem(invalidRequest, detail, { errors: [{ pointer: "/body", message: "has two columns of one name" }] });
}

async function* readLines(file: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder("utf8");
  let held = "";
  for await (const chunk of file) {
    const lines = (held + decoder.write(chunk)).split("\n");
    held = lines.pop() ?? "";
    if (held.length > mostLineCharacters) {
      throw new Problem(invalidRequest, "Write one JSON object a line: a line of the file is too long.");
    }
    for (const line of lines) if (line.trim() !== "") yield line;
  }
  held += decoder.end();
  if (held.trim() !== "") yield held;
}

function readObject(line: string, parseJson: (text: string) => unknown): Omit<FileRow, "number" | "names"> {
  try {
    const value = parseJson(line);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      return { fields: value as Record<string, unknown> };
    }
    return { fields: {}, fault: "is not a JSON object" };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { fields: {}, fault: error.detail };
  }
}
