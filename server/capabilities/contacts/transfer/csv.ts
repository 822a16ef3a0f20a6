import { StringDecoder } from "node:string_decoder";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";

/** Longer ones are no rows of people: a quote was never closed. */
const mostRowCharacters = 200_000;
/** By these a spreadsheet takes a cell for a formula. */
const formula = /^[=+\-@\t\r]/;
const phoneNumber = /^\+\d+$/;

/** RFC 4180: for people and their spreadsheets, or exactly, for programs. */
export const Csv = {
  /** One row. What looks like a formula gets an apostrophe, which spreadsheets hide. */
  write(cells: readonly (string | number | boolean | null | undefined)[]): string {
    return `${cells.map(writeCell).join(",")}\r\n`;
  },

  /**
   * The rows of a file, in commas, semicolons or tabs, whichever its first row has most of. Throws
   * invalid-request for a row that never ends.
   */
  read(file: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
    const decoder = new StringDecoder("utf8");
    const decode = (chunk: Buffer | undefined) => (chunk === undefined ? decoder.end() : decoder.write(chunk));
    return readFile(file, decode, { maxRowCharacters: mostRowCharacters, isExact: false }) as AsyncGenerator<string[]>;
  },

  /** One row, exactly. Null is an empty cell, and an empty text is one in quotes, as COPY writes them. */
  writeExactly(cells: readonly (string | null)[]): string {
    let row = "";
    for (let index = 0; index < cells.length; index++) {
      const cell = cells[index]!;
      if (index > 0) row += ",";
      if (cell !== null) row += cell === "" || needsQuotes.test(cell) ? quote(cell) : cell;
    }
    return `${row}\r\n`;
  },

  /**
   * The rows as `writeExactly` wrote them. Throws invalid-request for what is not UTF-8 or breaks RFC
   * 4180, with the number of the row; the first row of a file, its header, is 0.
   */
  readExactly(file: AsyncIterable<Buffer>, maxRowCharacters: number): AsyncGenerator<(string | null)[]> {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    const decode = (chunk: Buffer | undefined) => {
      try {
        return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
      } catch (cause) {
        const detail = "The CSV is not valid UTF-8. Save it as UTF-8, and send it again.";
        throw new Problem(invalidRequest, detail, { cause, errors: [{ pointer: "/body", message: "is not UTF-8" }] });
      }
    };
    return readFile(file, decode, { maxRowCharacters, isExact: true });
  },
};

type Style = { maxRowCharacters: number; isExact: boolean };

async function* readFile(
  file: AsyncIterable<Buffer>,
  decode: (chunk: Buffer | undefined) => string,
  style: Style,
): AsyncGenerator<(string | null)[]> {
  let rows: RowReader | undefined;
  let start = "";
  for await (const chunk of file) {
    const text = decode(chunk);
    if (rows === undefined) {
      start += text;
      if (!start.includes("\n") && start.length < mostRowCharacters) continue;
      rows = new RowReader(start, style);
      yield* rows.add(start);
    } else yield* rows.add(text);
  }
  const rest = decode(undefined);
  if (rows === undefined) {
    rows = new RowReader(start, style);
    yield* rows.add(start);
  }
  yield* rows.add(rest);
  yield* rows.end();
}

const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function writeCell(value: string | number | boolean | null | undefined): string {
  const text = value === null || value === undefined ? "" : String(value);
  const safe = typeof value === "string" && formula.test(text) && !phoneNumber.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? quote(safe) : safe;
}

/** Takes back the apostrophe of `writeCell`. */
function readCell(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}

const [lineFeed, carriageReturn, quotationMark] = [0x0a, 0x0d, 0x22];

class RowReader {
  readonly #style: Style;
  readonly #separator: number;
  #cells: (string | null)[] = [];
  #cell = "";
  #place: "start" | "plain" | "quoted" | "after a quote" | "after a return" = "start";
  #wasQuoted = false;
  #length = 0;
  #isFirst = true;
  /** Rows that were read. */
  #count = 0;
  /** Cells of the first row. */
  #width = 0;

  constructor(start: string, style: Style) {
    this.#style = style;
    const [firstLine = ""] = start.replaceAll(/"(?:[^"]|"")*"/g, "").split("\n", 1);
    const count = (separator: string) => firstLine.split(separator).length;
    const best = [",", ";", "\t"].reduce((one, other) => (count(other) > count(one) ? other : one));
    this.#separator = best.charCodeAt(0);
  }

  *add(text: string): Generator<(string | null)[]> {
    let at = 0;
    if (this.#isFirst && text !== "") {
      // A byte order mark belongs to no name.
      if (text.startsWith("\ufeff")) at = 1;
      this.#isFirst = false;
    }
    while (at < text.length) {
      if (this.#place === "quoted") {
        const end = text.indexOf('"', at);
        this.#take(text.slice(at, end < 0 ? text.length : end));
        if (end < 0) return;
        this.#place = "after a quote";
        at = end + 1;
        continue;
      }
      const code = text.charCodeAt(at);
      if (code === lineFeed) {
        at++;
        yield* this.#endRow();
      } else if (this.#place === "after a return") throw this.#broken("has a carriage return outside of quotes");
      else if (code === this.#separator) {
        at++;
        this.#endCell();
      } else if (code === carriageReturn) {
        at++;
        if (this.#style.isExact) this.#place = "after a return";
      } else if (code === quotationMark && this.#place !== "plain") {
        at++;
        if (this.#place === "after a quote") this.#take('"');
        this.#place = "quoted";
        this.#wasQuoted = true;
      } else {
        if (this.#place === "after a quote" && this.#style.isExact)
          throw this.#broken("has text after a closing quote");
        const end = this.#endOfPlain(text, at);
        this.#take(text.slice(at, end));
        this.#place = "plain";
        at = end;
      }
    }
  }

  *end(): Generator<(string | null)[]> {
    if (this.#place === "quoted") throw this.#broken("never ends: an opening quote needs its end");
    if (this.#cell !== "" || this.#cells.length > 0 || this.#wasQuoted) yield* this.#endRow();
  }

  /** Where a cell without quotes ends, or something stands in it that needs a look. */
  #endOfPlain(text: string, start: number): number {
    for (let at = start; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === this.#separator || code === lineFeed || code === carriageReturn) return at;
      if (code === quotationMark && this.#style.isExact)
        throw this.#broken("has a quote inside of a cell without quotes");
    }
    return text.length;
  }

  #take(part: string): void {
    this.#length += part.length;
    if (this.#length > this.#style.maxRowCharacters) throw this.#broken("never ends, or is too long");
    // PostgreSQL stores no NUL.
    if (!part.includes("\0")) this.#cell += part;
    else if (this.#style.isExact) throw this.#broken("has a NUL character");
    else this.#cell += part.replaceAll("\0", "");
  }

  #endCell(): void {
    const isMissing = this.#style.isExact && this.#cell === "" && !this.#wasQuoted;
    this.#cells.push(isMissing ? null : this.#style.isExact ? this.#cell : readCell(this.#cell));
    this.#cell = "";
    this.#place = "start";
    this.#wasQuoted = false;
  }

  *#endRow(): Generator<(string | null)[]> {
    this.#endCell();
    const cells = this.#cells;
    this.#cells = [];
    this.#length = 0;
    if (this.#isBlank(cells)) return;
    this.#count++;
    this.#width ||= cells.length;
    yield cells;
  }

  /** An empty line is no row, except in a file of one column, where it is a missing value. */
  #isBlank(cells: readonly (string | null)[]): boolean {
    if (!this.#style.isExact) return cells.every((cell) => cell?.trim() === "");
    return cells.length === 1 && cells[0] === null && this.#width !== 1;
  }

  #broken(message: string): Problem {
    if (this.#style.isExact) {
      const detail = `The row ${this.#count} of the CSV ${message}. The header is row 0.`;
      return new Problem(invalidRequest, detail, {
        errors: [{ pointer: "/body", message: `row ${this.#count} ${message}` }],
      });
    }
    return new Problem(
      invalidRequest,
      "A row of the CSV never ends. Check its quotes: each opening one needs its end.",
      {
        errors: [{ pointer: "/body", message: "has a row that never ends" }],
      },
    );
  }
}
