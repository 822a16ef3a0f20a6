import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";

/** The parser takes so many bytes at once: a cell of one comma costs it more than a microsecond. */
const pieceBytes = 4_096;

/** A CSV cannot be read on. */
export class CsvFault extends Error {
  override name = "CsvFault";
  /** Counts from 0, which is the header. */
  readonly row: number;

  /** `message` continues "the row 3 of the CSV". */
  constructor(message: string, row: number, cause: unknown) {
    super(message, { cause });
    this.row = row;
  }
}

type CsvStyle = {
  /** A longer row fails: the quote of such a row was never closed. */
  maxRowCharacters: number;
  /**
   * Exactly: an empty cell is null, and an empty text is one in quotes; what breaks RFC 4180 fails.
   * Otherwise a file of people is read as spreadsheets read it: null does not occur, and a row of
   * blank cells is none.
   */
  isExact: boolean;
  /** Is awaited between the steps of the work, and may give the thread to other work. */
  letOthersRun: () => Promise<void>;
};

/**
 * Reads the rows of a file whose cells are divided by commas, semicolons or tabs: by what its first
 * line has most of. Text must be UTF-8. Other work of the thread goes on meanwhile, whatever the file
 * holds.
 * @throws CsvFault
 */
export async function* readCsv(
  file: AsyncIterable<Buffer | string>,
  { maxRowCharacters, isExact, letOthersRun }: CsvStyle,
): AsyncGenerator<(string | null)[]> {
  const { start, rest, delimiter } = await takeFirstLine(file, { maxRowCharacters, isExact });
  /** Rows that were parsed, which may be more than were given out. */
  let row = 0;
  let width = 0;
  let cellsOfRow = 0;
  const castCell = isExact ? castExactly : castLoosely;
  const parser = parse({
    bom: true,
    delimiter,
    max_record_size: maxRowCharacters,
    record_delimiter: isExact ? ["\r\n", "\n"] : ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: !isExact,
    cast(cell, { quoting }) {
      // The parser counts no commas: it takes a file of commas for one short row, and copies it at its end.
      if (++cellsOfRow > maxRowCharacters) throw new Unreadable(tooLong);
      return castCell(cell, quoting);
    },
    on_record(cells) {
      cellsOfRow = 0;
      if (isBlank(cells, width, isExact)) return null;
      row++;
      width ||= cells.length;
      return cells;
    },
  });
  const feeding = pipeline(Readable.from(follow(start, rest, letOthersRun)), parser);
  // The loop below gets the same error.
  feeding.catch(() => {});
  try {
    for await (const cells of parser as AsyncIterable<(string | null)[]>) {
      yield cells;
      // The time since the last turn is also that of the reader of the rows.
      await letOthersRun();
    }
  } catch (error) {
    if (error instanceof Unreadable) throw new CsvFault(error.message, row, error);
    if (error instanceof CsvError) throw new CsvFault(explain(error), row, error);
    throw error;
  }
}

function castExactly(cell: string, quoting: boolean): string | null {
  if (cell.includes("\0")) throw new Unreadable("has a NUL character");
  if (quoting) return cell;
  if (cell.includes("\r")) throw new Unreadable("has a carriage return outside of quotes");
  return cell === "" ? null : cell;
}

/** PostgreSQL stores no NUL. */
function castLoosely(cell: string): string {
  return cell.includes("\0") ? cell.replaceAll("\0", "") : cell;
}

const tooLong = "never ends, or is too long";

/** A cell holds what no cell may hold. */
class Unreadable extends Error {}

/** An empty line is no row, except in a file of one column, where it is a missing value. */
function isBlank(cells: readonly (string | null)[], width: number, isExact: boolean): boolean {
  if (!isExact) return cells.every((cell) => cell?.trim() === "");
  return cells.length === 1 && cells[0] === null && width !== 1;
}

function explain({ code }: CsvError): string {
  if (code === "CSV_QUOTE_NOT_CLOSED") return "never ends: an opening quote needs its end";
  if (code === "CSV_INVALID_CLOSING_QUOTE") return "has text after a closing quote";
  if (code === "CSV_MAX_RECORD_SIZE") return tooLong;
  return "has a quote inside of a cell without quotes";
}

type Start = { start: Buffer; rest: AsyncIterator<Buffer | string>; delimiter: string };

/**
 * Reads until the first line is there, which tells how cells are divided. Excel writes a line before
 * it that says so, which is no row.
 */
async function takeFirstLine(
  file: AsyncIterable<Buffer | string>,
  { maxRowCharacters, isExact }: Pick<CsvStyle, "maxRowCharacters" | "isExact">,
): Promise<Start> {
  const rest = file[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (!start.includes("\n") && start.length < maxRowCharacters) {
    const { done, value } = await rest.next();
    if (done) break;
    start = Buffer.concat([start, Buffer.from(value)]);
  }
  const told = isExact ? null : /^(?:\xef\xbb\xbf)?"?sep=([^\r\n])"?(?:\r\n|\n|\r|$)/i.exec(start.toString("latin1"));
  if (told === null) return { start, rest, delimiter: findDelimiter(start) };
  return { start: start.subarray(told[0].length), rest, delimiter: told[1]! };
}

function findDelimiter(start: Buffer): string {
  const [firstLine = ""] = start
    .toString()
    .replaceAll(/"(?:[^"]|"")*"/g, "")
    .split(/\r\n|\n|\r/, 1);
  const count = (separator: string) => firstLine.split(separator).length;
  return [",", ";", "\t"].reduce((one, other) => (count(other) > count(one) ? other : one));
}

async function* follow(
  start: Buffer,
  rest: AsyncIterator<Buffer | string>,
  letOthersRun: () => Promise<void>,
): AsyncGenerator<Buffer> {
  try {
    for (let next: IteratorResult<Buffer | string> = { value: start }; !next.done; next = await rest.next()) {
      const chunk = typeof next.value === "string" ? Buffer.from(next.value) : next.value;
      for (let at = 0; at < chunk.length; at += pieceBytes) {
        yield chunk.subarray(at, at + pieceBytes);
        await letOthersRun();
      }
    }
  } finally {
    await rest.return?.();
  }
}
