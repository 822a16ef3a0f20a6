import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { createZstdDecompress } from "node:zlib";
import { ByteReader } from "./byte-reader.ts";
import { BackupDamaged, type BackupKey, createOpener, firstLine, longestChunk, tagBytes } from "./create-sealer.ts";
import { recordKinds } from "./write-backup.ts";

/** A part as it was written. Its content is to be read before the next part is asked for. */
export type StoredPart = {
  name: string;
  about: Readonly<Record<string, unknown>>;
  content: AsyncIterable<Buffer>;
};

const longestLine = 4096;
const isCut = "The backup is cut: its end is missing.";

/**
 * Reads the parts of a backup in their order, and holds a few MiB at most. What has been handed over is
 * whole only when the iteration ends: a cut file is found at its end. Throws BackupDamaged, and
 * BackupLocked where the key is missing or wrong.
 */
export async function* readBackup(
  source: AsyncIterable<Buffer>,
  key: BackupKey | null,
): AsyncGenerator<StoredPart, void> {
  const bytes = new ByteReader(source);
  if ((await bytes.line(longestLine)) !== firstLine.trim())
    throw new BackupDamaged("This is no backup of Parley, or a newer Parley made it.");
  const opener = await createOpener((await bytes.line(longestLine)) ?? "", key);
  const decompressing = createZstdDecompress();
  const before: Failure = { error: undefined };
  const opened = noting(openedChunks(bytes, opener), before);
  pipeline(Readable.from(opened, { objectMode: false }), decompressing, () => {});
  const records = new ByteReader(explained(decompressing, before));
  for (;;) {
    const { kind, content } = await nextRecord(records);
    if (kind === recordKinds.last) break;
    if (kind !== recordKinds.begin) throw outOfOrder();
    const { name, about } = JSON.parse(content.toString("utf8")) as Omit<StoredPart, "content">;
    const part = contentOf(records, name);
    yield { name, about, content: part };
    // A reader may have left the rest.
    for await (const _rest of part);
  }
  if ((await records.some()) !== undefined) throw outOfOrder();
}

async function* contentOf(records: ByteReader, name: string): AsyncGenerator<Buffer, void> {
  const hash = createHash("sha256");
  let bytes = 0;
  for (;;) {
    const { kind, content } = await nextRecord(records);
    if (kind === recordKinds.bytes) {
      hash.update(content);
      bytes += content.length;
      yield content;
      continue;
    }
    if (kind !== recordKinds.end) throw outOfOrder();
    const written = JSON.parse(content.toString("utf8")) as { bytes: number; sha256: string };
    if (written.bytes === bytes && written.sha256 === hash.digest("hex")) return;
    throw new BackupDamaged(`The part ${name} of the backup is damaged.`);
  }
}

async function nextRecord(records: ByteReader): Promise<{ kind: number; content: Buffer }> {
  const head = await records.take(5);
  if (head === undefined) throw new BackupDamaged(isCut);
  const length = head.readUInt32BE(1);
  const content = length > longestChunk ? undefined : await records.take(length);
  if (content === undefined) throw new BackupDamaged(isCut);
  return { kind: head[0]!, content };
}

async function* openedChunks(
  bytes: ByteReader,
  opener: Awaited<ReturnType<typeof createOpener>>,
): AsyncGenerator<Buffer> {
  for (;;) {
    const head = await bytes.take(4);
    if (head === undefined) throw new BackupDamaged(isCut);
    const written = head.readUInt32BE();
    const isLast = written >= 0x80000000;
    const length = isLast ? written - 0x80000000 : written;
    if (length > longestChunk) throw new BackupDamaged("The backup is damaged: a chunk is too long.");
    const sealed = await bytes.take(length + tagBytes);
    if (sealed === undefined) throw new BackupDamaged(isCut);
    yield opener.open(sealed.subarray(0, length), sealed.subarray(length), isLast);
    if (isLast) break;
  }
  if ((await bytes.some()) !== undefined) throw new BackupDamaged("Bytes follow the end of the backup.");
}

/** The error of what is read before it is decompressed. */
type Failure = { error: unknown };

async function* noting(chunks: AsyncIterable<Buffer>, failure: Failure): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch (error) {
    failure.error = error;
    throw error;
  }
}

/** Only what the checks above let through is decompressed: any other error is a fault of the writer. */
async function* explained(decompressed: AsyncIterable<Buffer>, before: Failure): AsyncGenerator<Buffer> {
  try {
    yield* decompressed;
  } catch (cause) {
    if (before.error !== undefined) throw before.error;
    throw new BackupDamaged(`The backup cannot be decompressed (${(cause as Error).message}).`, { cause });
  }
}

const outOfOrder = () => new BackupDamaged("The parts of the backup are out of order.");
