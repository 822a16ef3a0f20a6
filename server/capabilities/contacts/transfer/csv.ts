import {
  byteOrderMark,
  CsvFault,
  readCsv,
  withoutGuard,
  writeCsv,
  writeCsvExactly,
  writeCsvOfNumbers,
} from "@parley/documents";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { periodicYield } from "../../../kernel/untrusted/periodic-yield.ts";

/** Longer ones are no rows of people: a quote was never closed. */
const mostRowCharacters = 200_000;

/** Files of rows: for people and their spreadsheets, or exactly, for programs. */
export const Csv = {
  /** Writes rows. What looks like a formula gets an apostrophe, which spreadsheets hide. */
  write: writeCsv,

  /** Writes the first row, that of the names. */
  begin(names: readonly string[], audience: "spreadsheet" | undefined): string {
    return (audience === undefined ? "" : byteOrderMark) + writeCsv([names]);
  },

  /**
   * Reads the rows of a file in commas, semicolons or tabs, whichever its first row has most of. Throws
   * invalid-request for a row that never ends, or is too long.
   */
  async *read(file: AsyncIterable<Buffer | string>): AsyncGenerator<string[]> {
    try {
      const style = { maxRowCharacters: mostRowCharacters, isExact: false, letOthersRun: periodicYield() };
      for await (const cells of readCsv(file, style)) {
        yield cells.map((cell) => textOf(cell ?? ""));
      }
    } catch (cause) {
      if (!(cause instanceof CsvFault)) throw cause;
      const detail = `A row of the CSV ${cause.message}. Check its quotes: each opening one needs its end.`;
      const errors = [{ pointer: "/body", message: `has a row that ${cause.message}` }];
      throw new Problem(invalidRequest, detail, { cause, errors });
    }
  },

  /** Writes rows exactly. Null is an empty cell, and an empty text is one in quotes, as COPY writes them. */
  writeExactly: writeCsvExactly,

  /** Writes rows of a database for a spreadsheet: formulas get an apostrophe, numbers stay numbers. */
  writeOfNumbers: writeCsvOfNumbers,
  byteOrderMark,

  /**
   * Reads rows as `writeExactly` wrote them. Throws invalid-request for what is not UTF-8 or breaks RFC
   * 4180, with the number of the row; the first row of a file, its header, is 0.
   */
  async *readExactly(file: AsyncIterable<Buffer>, maxRowCharacters: number): AsyncGenerator<(string | null)[]> {
    try {
      yield* readCsv(decodeUtf8(file), { maxRowCharacters, isExact: true, letOthersRun: periodicYield() });
    } catch (cause) {
      if (!(cause instanceof CsvFault)) throw cause;
      const { row, message } = cause;
      const detail = `The row ${row} of the CSV ${message}. The header is row 0.`;
      const errors = [{ pointer: "/body", message: `row ${row} ${message}` }];
      throw new Problem(invalidRequest, detail, { cause, errors });
    }
  },
};

/** Takes back our own guard, or the formula `="007"` by which other programs keep spreadsheets from reading a number. */
function textOf(cell: string): string {
  const text = withoutGuard(cell);
  return text === cell ? cell.replace(/^="([^"]*)"$/, "$1") : text;
}

async function* decodeUtf8(file: AsyncIterable<Buffer>): AsyncGenerator<string> {
  // A byte order mark is left to the reader, which passes over it.
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  try {
    for await (const chunk of file) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    const detail = "The CSV is not valid UTF-8. Save it as UTF-8, and send it again.";
    throw new Problem(invalidRequest, detail, { cause, errors: [{ pointer: "/body", message: "is not UTF-8" }] });
  }
}
