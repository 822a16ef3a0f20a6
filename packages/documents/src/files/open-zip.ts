import { crc32 } from "node:zlib";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { FileFault } from "./file-fault.ts";

const mostEntries = 20_000;
const mostGrowth = 20;
const leastInflatedBytes = 1_048_576;
const mostInflatedBytes = 500 * 1_048_576;

/**
 * Opens a ZIP archive by its directory. Nothing is inflated before it is read.
 * @throws FileFault for what is no whole archive, or may be a bomb
 */
export async function openZip(bytes: Uint8Array): Promise<Zip> {
  try {
    const archive = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      lazyEntries: true,
      autoClose: false,
    });
    if (archive.entryCount > mostEntries) throw tooLarge(`has more than ${mostEntries} entries`);
    const entries = new Map<string, Entry>();
    for await (const entry of archive.eachEntry())
      if (!entry.fileName.endsWith("/") && !isLink(entry)) entries.set(entry.fileName, entry);
    return new Zip(archive, entries, bytes.length);
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** A link holds the path of another file, and no text. The upper half has the mode of Unix. */
function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;
}

/** An open archive. What is read of it counts against one bound, also when it is read twice. */
export class Zip {
  readonly #archive: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  #bytesLeft: number;

  constructor(archive: ZipFile, entries: ReadonlyMap<string, Entry>, archiveBytes: number) {
    this.#archive = archive;
    this.#entries = entries;
    this.#bytesLeft = Math.min(Math.max(archiveBytes * mostGrowth, leastInflatedBytes), mostInflatedBytes);
  }

  /** The paths of the files, in the order of the archive. */
  get paths(): string[] {
    return [...this.#entries.keys()];
  }

  has(path: string): boolean {
    return this.#entries.has(path);
  }

  /**
   * Inflates a file, and counts its bytes as they come: what an archive says of its sizes is no bound.
   * @throws FileFault
   */
  async read(path: string): Promise<Uint8Array | undefined> {
    const entry = this.#entries.get(path);
    if (entry === undefined) return undefined;
    if (entry.isEncrypted()) throw new FileFault("file-locked", "A password protects this file. Send it without one.");
    if (entry.uncompressedSize > this.#bytesLeft) throw bomb();
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of await this.#archive.openReadStreamPromise(entry)) {
        this.#bytesLeft -= chunk.length;
        if (this.#bytesLeft < 0) throw bomb();
        chunks.push(chunk);
      }
      const bytes = Buffer.concat(chunks);
      if (crc32(bytes) !== entry.crc32) throw new Error("An entry has another checksum than the archive says.");
      return bytes;
    } catch (cause) {
      throw unreadable(cause);
    }
  }

  /** Reads a file as UTF-8, without its mark. */
  async readText(path: string): Promise<string | undefined> {
    const bytes = await this.read(path);
    return bytes && new TextDecoder().decode(bytes);
  }
}

/** Matches what yauzl says of the names of entries that it refuses. */
const outside = /^(?:invalid relative path|absolute path|invalid characters in fileName)/;

function bomb(): FileFault {
  return tooLarge(`unpacks to more than ${mostGrowth} times its size, or more than 500 MiB`);
}

function tooLarge(what: string): FileFault {
  return new FileFault("file-too-large", `This file ${what}. Send its parts as files of their own.`);
}

function unreadable(cause: unknown): FileFault {
  if (cause instanceof FileFault) return cause;
  if (cause instanceof Error && outside.test(cause.message)) {
    const message = "An entry of this archive leads out of its folder. Pack the folder anew and send that.";
    return new FileFault("file-unreadable", message, { cause });
  }
  return new FileFault("file-unreadable", "This file is damaged or not whole. Open it, save it again and send that.", {
    cause,
  });
}
