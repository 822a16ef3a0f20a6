import { StringDecoder } from "node:string_decoder";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";

/** Longer ones are no rows of people: a quote was never closed. */
const mostRowCharacters = 200_000;
/** By these a spreadsheet takes a cell for a formula. */
const formula = /^[=+\-@\t\r]/;
const phoneNumber = /^\+\d+$/;

/** RFC 4180, and no cell that a spreadsheet would run. */
export const Csv = {
  /** One row. What looks like a formula gets an apostrophe, which spreadsheets hide. */
  write(cells: readonly (string | number | boolean | null | undefined)[]): string {
    return `${cells.map(writeCell).join(",")}\r\n`;
  },

  /**
   * The rows of a file, in commas, semicolons or tabs, whichever its first row has most of. Throws
   * invalid-request for a row that never ends.
   */
  async *read(file: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
    const decoder = new StringDecoder("utf8");
    let rows: RowReader | undefined;
    let start = "";
    for await (const chunk of file) {
      const text = decoder.write(chunk);
      if (rows === undefined) {
        start += text;
        if (!start.includes("\n") && start.length < mostRowCharacters) continue;
        rows = new RowReader(start);
        yield* rows.add(start);
      } else yield* rows.add(text);
    }
    rows ??= new RowReader(start);
    if (start !== "" && !start.includes("\n") && start.length < mostRowCharacters) yield* rows.add(start);
    yield* rows.end(decoder.end());
  },
};

function writeCell(value: string | number | boolean | null | undefined): string {
  const text = value === null || value === undefined ? "" : String(value);
  const safe = typeof value === "string" && formula.test(text) && !phoneNumber.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Takes back the apostrophe of `writeCell`. */
function readCell(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}

class RowReader {
  readonly #separator: string;
  #cells: string[] = [];
  #cell = "";
  #isQuoted = false;
  /** A quote in a quoted cell: it ends the cell, unless another one follows. */
  #isAfterQuote = false;
  #length = 0;
  #isFirst = true;

  constructor(start: string) {
    const [firstLine = ""] = start.split("\n", 1);
    const count = (separator: string) => firstLine.split(separator).length;
    this.#separator = [",", ";", "\t"].reduce((best, each) => (count(each) > count(best) ? each : best));
  }

  *add(text: string): Generator<string[]> {
    for (const character of text) {
      // PostgreSQL stores no NUL, and a byte order mark belongs to no name.
      if (character === "\0" || (this.#isFirst && character === "\ufeff")) continue;
      this.#isFirst = false;
      if (++this.#length > mostRowCharacters) throw endlessRow();
      if (this.#isQuoted && !this.#isAfterQuote) {
        if (character === '"') this.#isAfterQuote = true;
        else this.#cell += character;
      } else if (this.#isAfterQuote && character === '"') {
        this.#cell += '"';
        this.#isAfterQuote = false;
      } else if (character === '"' && this.#cell === "" && !this.#isAfterQuote) this.#isQuoted = true;
      else if (character === this.#separator) this.#endCell();
      else if (character === "\n") yield* this.#endRow();
      else if (character !== "\r") this.#cell += character;
    }
  }

  *end(rest: string): Generator<string[]> {
    yield* this.add(rest);
    if (this.#isQuoted && !this.#isAfterQuote) throw endlessRow();
    if (this.#cell !== "" || this.#cells.length > 0) yield* this.#endRow();
  }

  #endCell(): void {
    this.#cells.push(readCell(this.#cell));
    this.#cell = "";
    this.#isQuoted = false;
    this.#isAfterQuote = false;
  }

  *#endRow(): Generator<string[]> {
    this.#endCell();
    const cells = this.#cells;
    this.#cells = [];
    this.#length = 0;
    if (cells.some((cell) => cell.trim() !== "")) yield cells;
  }
}

function endlessRow(): Problem {
  return new Problem(invalidRequest, "A row of the CSV never ends. Check its quotes: each opening one needs its end.", {
    errors: [{ pointer: "/body", message: "has a row that never ends" }],
  });
}
