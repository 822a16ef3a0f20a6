import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { createZstdCompress } from "node:zlib";
import { type BackupKey, createSealer, longestChunk } from "./create-sealer.ts";

/** A part of a backup. Its content is read once, when all parts before it are written. */
export type NewPart = {
  name: string;
  about?: Readonly<Record<string, unknown>>;
  content: AsyncIterable<Buffer> | Iterable<Buffer>;
};

/** Kinds of records in the compressed stream. Each has its kind, the length of its bytes, and the bytes. */
export const recordKinds = { begin: 1, bytes: 2, end: 3, last: 4 } as const;

/**
 * Writes a backup: gives its bytes while they are asked for, and holds a few MiB at most. Without a key
 * anybody can read the backup. The bytes end with a mark, so that a cut file is no backup.
 *
 * @example
 * await pipeline(writeBackup(parts(), { passphrase }), createWriteStream(path));
 */
export async function* writeBackup(
  parts: AsyncIterable<NewPart> | Iterable<NewPart>,
  key: BackupKey | null,
): AsyncGenerator<Buffer, void> {
  const { head, sealer } = await createSealer(key);
  yield head;
  const compressing = createZstdCompress();
  pipeline(Readable.from(recordsOf(parts), { objectMode: false, highWaterMark: longestChunk }), compressing, () => {});
  let held: Buffer[] = [];
  let heldBytes = 0;
  const chunk = (isLast: boolean): Buffer => {
    const bytes = Buffer.concat(held);
    held = [];
    heldBytes = 0;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(isLast ? bytes.length + 0x80000000 : bytes.length);
    return Buffer.concat([length, sealer.seal(bytes, isLast)]);
  };
  for await (const compressed of compressing as AsyncIterable<Buffer>) {
    for (let start = 0; start < compressed.length; ) {
      const piece = compressed.subarray(start, start + longestChunk - heldBytes);
      held.push(piece);
      heldBytes += piece.length;
      start += piece.length;
      if (heldBytes === longestChunk) yield chunk(false);
    }
  }
  yield chunk(true);
}

async function* recordsOf(parts: AsyncIterable<NewPart> | Iterable<NewPart>): AsyncGenerator<Buffer> {
  for await (const { name, about = {}, content } of parts) {
    yield record(recordKinds.begin, Buffer.from(JSON.stringify({ name, about })));
    const hash = createHash("sha256");
    let bytes = 0;
    for await (const piece of content) {
      for (let start = 0; start < piece.length; start += longestChunk) {
        const some = piece.subarray(start, start + longestChunk);
        hash.update(some);
        bytes += some.length;
        yield record(recordKinds.bytes, some);
      }
    }
    yield record(recordKinds.end, Buffer.from(JSON.stringify({ bytes, sha256: hash.digest("hex") })));
  }
  yield record(recordKinds.last, Buffer.alloc(0));
}

function record(kind: number, bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head[0] = kind;
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}
