import { decodeLines } from "@parley/documents";
import { invalidRequest, Problem } from "../../../../kernel/problem.ts";

/** No row has as many bytes: a reader of rows refuses what has no line break for so long. */
const mostHeldBytes = 1_048_576;

const marks: readonly [encoding: string, mark: Buffer][] = [
  ["utf-8", Buffer.from([0xef, 0xbb, 0xbf])],
  ["utf-16le", Buffer.from([0xff, 0xfe])],
  ["utf-16be", Buffer.from([0xfe, 0xff])],
];

/**
 * Makes text of a file of people. The mark at its beginning says how it is encoded, else the sender.
 * Without both, a line that is not UTF-8 is Windows-1252, as Excel writes it.
 */
export class DecodedFile implements AsyncIterable<string> {
  readonly #bytes: AsyncIterable<Buffer>;
  readonly #mark: Buffer;
  #encoding: string;

  /**
   * `start` is how `bytes` begin. `told` is a name that the Encoding Standard knows, such as `windows-1252`.
   * Throws invalid-request.
   */
  constructor(start: Buffer, bytes: AsyncIterable<Buffer>, told: string | undefined) {
    const encoding = told === undefined ? "utf-8" : knownEncoding(told);
    const [marked, mark] = marks.find(([, mark]) => start.subarray(0, mark.length).equals(mark)) ?? [];
    this.#bytes = bytes;
    this.#mark = mark ?? Buffer.alloc(0);
    this.#encoding = marked ?? encoding;
  }

  /** The encoding is known after the last row. */
  get encoding(): string {
    return this.#encoding;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    const bytes = withoutStart(this.#bytes, this.#mark.length);
    if (this.#encoding === "utf-8") yield* this.#decodeLines(bytes);
    else yield* decodeAs(bytes, this.#encoding);
  }

  async *#decodeLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
    let held: Buffer[] = [];
    let heldBytes = 0;
    for await (const chunk of bytes) {
      const end = Math.max(chunk.lastIndexOf("\n"), chunk.lastIndexOf("\r")) + 1;
      held.push(end === 0 ? chunk : chunk.subarray(0, end));
      heldBytes += chunk.length;
      if (end === 0 && heldBytes < mostHeldBytes) continue;
      yield this.#decode(Buffer.concat(held));
      held = end === 0 || end === chunk.length ? [] : [chunk.subarray(end)];
      heldBytes = held[0]?.length ?? 0;
    }
    yield this.#decode(Buffer.concat(held));
  }

  #decode(lines: Buffer): string {
    const { text, encoding } = decodeLines(lines);
    if (encoding !== "utf-8") this.#encoding = encoding;
    return text;
  }
}

function knownEncoding(told: string): string {
  try {
    return new TextDecoder(told).encoding;
  } catch (cause) {
    const detail = "The encoding is not known. Write encoding=windows-1252, or save the file as UTF-8.";
    const errors = [{ pointer: "/query/encoding", message: "is not the name of an encoding, such as utf-8" }];
    throw new Problem(invalidRequest, detail, { cause, errors });
  }
}

async function* decodeAs(bytes: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    const detail = `The file is not encoded as ${encoding}. Say how it is, like encoding=windows-1252, or save it as UTF-8.`;
    throw new Problem(invalidRequest, detail, { cause, errors: [{ pointer: "/body", message: `is not ${encoding}` }] });
  }
}

const startBytes = 4;

/** Waits for so many bytes as the longest mark has, and gives them and the whole file. */
export async function takeStart(
  bytes: AsyncIterable<Buffer>,
): Promise<{ start: Buffer; bytes: AsyncGenerator<Buffer> }> {
  const rest = bytes[Symbol.asyncIterator]();
  let start: Buffer = Buffer.alloc(0);
  while (start.length < startBytes) {
    const { done, value } = await rest.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  return { start, bytes: follow(start, rest) };
}

async function* follow(start: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    for (let next: IteratorResult<Buffer> = { value: start }; !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** The first chunk is longer than what is left out. */
async function* withoutStart(bytes: AsyncIterable<Buffer>, length: number): AsyncGenerator<Buffer> {
  let left = length;
  for await (const chunk of bytes) {
    yield chunk.subarray(left);
    left = 0;
  }
}
