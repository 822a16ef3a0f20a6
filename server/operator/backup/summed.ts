import { hash } from "node:crypto";

/** Counts rows, and sums their hashes so that the order does not matter. */
export type Summed = { rows: number; sum: string };

const lineFeed = 10;

/**
 * Adds up the SHA-256 of each row: PostgreSQL promises no order of rows, so that a hash of the whole
 * would differ where nothing does. A line feed ends a row.
 */
class RowSum {
  #rows = 0;
  readonly #lanes = new Uint32Array(8);
  #held: Buffer[] = [];

  add(piece: Buffer): void {
    let start = 0;
    for (let end = piece.indexOf(lineFeed); end >= 0; end = piece.indexOf(lineFeed, start)) {
      const last = piece.subarray(start, end);
      this.#addRow(this.#held.length === 0 ? last : Buffer.concat([...this.#held, last]));
      this.#held = [];
      start = end + 1;
    }
    if (start < piece.length) this.#held.push(Buffer.from(piece.subarray(start)));
  }

  #addRow(row: Buffer): void {
    const digest = hash("sha256", row, "buffer");
    for (let lane = 0; lane < 8; lane++) this.#lanes[lane]! += digest.readUInt32LE(lane * 4);
    this.#rows++;
  }

  end(): Summed {
    if (this.#held.length > 0) throw new Error("The last row has no end.");
    return { rows: this.#rows, sum: Buffer.from(this.#lanes.buffer).toString("hex") };
  }
}

/** Passes the pieces on and hands their sum over when they have ended. */
export async function* summed(
  pieces: AsyncIterable<Buffer>,
  tell: (found: Summed) => void,
  count: (bytes: number) => void = () => {},
): AsyncGenerator<Buffer, void> {
  const sum = new RowSum();
  for await (const piece of pieces) {
    sum.add(piece);
    count(piece.length);
    yield piece;
  }
  tell(sum.end());
}
