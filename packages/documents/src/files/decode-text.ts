import { isUtf8 } from "node:buffer";
import { decodeLines } from "../decode-lines.ts";

const marks: readonly [encoding: string, mark: Buffer][] = [
  ["utf-8", Buffer.from([0xef, 0xbb, 0xbf])],
  ["utf-16le", Buffer.from([0xff, 0xfe])],
  ["utf-16be", Buffer.from([0xfe, 0xff])],
];
const mostBytesLookedAt = 4_096;
/** Finds how a page or a file of XML says that it is encoded. */
const declared = /<(?:meta\b[^>]{0,200}\bcharset|\?xml\b[^>]{0,200}\bencoding)\s*=\s*["']?\s*([\w:.-]+)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: no text has them.
const controls = /[\0-\x08\x0e-\x1a\x1c-\x1f]/g;

/**
 * Makes text of the bytes of a file. Its mark says how it is encoded, else the bytes, else the page
 * or its sender. Undefined when it is no text.
 */
export function decodeText(bytes: Uint8Array, told: string | undefined): string | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [marked] = marks.find(([, mark]) => buffer.subarray(0, mark.length).equals(mark)) ?? [];
  const text = decode(buffer, marked ?? wideEncodingOf(buffer), told);
  const start = text.slice(0, mostBytesLookedAt);
  if (text.includes("\0") || (start.match(controls)?.length ?? 0) * 100 > start.length) return undefined;
  return text.replaceAll(/\r\n?/g, "\n").replaceAll("\u00ad", "");
}

function decode(bytes: Buffer, encoding: string | undefined, told: string | undefined): string {
  if (encoding !== undefined) return new TextDecoder(encoding).decode(bytes);
  if (isUtf8(bytes)) return bytes.toString();
  const name = declared.exec(bytes.toString("latin1", 0, mostBytesLookedAt))?.[1] ?? told;
  const decoder = decoderOf(name);
  return decoder === undefined || decoder.encoding === "utf-8" ? decodeLines(bytes).text : decoder.decode(bytes);
}

function decoderOf(name: string | undefined): InstanceType<typeof TextDecoder> | undefined {
  try {
    return name === undefined ? undefined : new TextDecoder(name);
  } catch {
    // A name that nobody knows says as much as none.
    return undefined;
  }
}

/** In UTF-16 without a mark, every other byte of text in Latin letters is 0. */
function wideEncodingOf(bytes: Buffer): "utf-16le" | "utf-16be" | undefined {
  const start = bytes.subarray(0, mostBytesLookedAt);
  const zeros = [0, 0];
  for (let at = start.indexOf(0); at !== -1; at = start.indexOf(0, at + 1)) zeros[at % 2]!++;
  const [even = 0, odd = 0] = zeros;
  if (odd * 4 > start.length && even * 50 < start.length) return "utf-16le";
  return even * 4 > start.length && odd * 50 < start.length ? "utf-16be" : undefined;
}
