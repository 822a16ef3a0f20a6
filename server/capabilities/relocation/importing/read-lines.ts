import { refused } from "./refused.ts";

/** Longer than any row that Parley stores. Memory holds one line at a time. */
const longestLine = 64 * 1024 * 1024;
const lineFeed = 10;

/** Gives the lines of a part of a file that somebody else may have written. Throws workspace-file-refused. */
export async function* readLines(pieces: AsyncIterable<Buffer>): AsyncGenerator<string, void> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const piece of pieces) {
    let start = 0;
    for (let end = piece.indexOf(lineFeed); end >= 0; end = piece.indexOf(lineFeed, start)) {
      held.push(piece.subarray(start, end));
      yield Buffer.concat(held).toString("utf8");
      [held, length] = [[], 0];
      start = end + 1;
    }
    if (start === piece.length) continue;
    held.push(piece.subarray(start));
    length += piece.length - start;
    if (length > longestLine) throw refused("A row of the file is longer than any that Parley writes.");
  }
  if (length > 0) throw refused("The last row of a part has no end.");
}

/** Reads JSON of a file that somebody else may have written. Throws workspace-file-refused. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw refused("A row of the file is not JSON.", cause);
  }
}

/** Passes pieces on, and throws workspace-file-refused where their lines are longer than any row. */
export async function* withinLines(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let length = 0;
  for await (const piece of pieces) {
    const last = piece.lastIndexOf(lineFeed);
    const first = piece.indexOf(lineFeed);
    length += first < 0 ? piece.length : first;
    if (length > longestLine) throw refused("A row of the file is longer than any that Parley writes.");
    if (last >= 0) length = piece.length - last - 1;
    yield piece;
  }
}

/** A file of Parley is packed some ten times. One that is packed more than this fills disks, and nothing else. */
const mostPacked = 200;
const freeBytes = 256 * 1024 * 1024;

/** Compares how much a file holds with how much of it was read. */
export class Unpacking {
  #read = 0;
  #held = 0;

  /** Counts the bytes of the file. */
  async *reading(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
    for await (const piece of bytes) {
      this.#read += piece.length;
      yield piece;
    }
  }

  /** Counts the bytes of its parts. Throws workspace-file-refused. */
  async *holding(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
    for await (const piece of bytes) {
      this.#held += piece.length;
      if (this.#held > freeBytes + mostPacked * this.#read)
        throw refused("The file holds far more than its length allows for.");
      yield piece;
    }
  }
}
