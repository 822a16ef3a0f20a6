import { isAscii, isUtf8 } from "node:buffer";
import PostalMime, { type Email, type PostalMimeOptions } from "postal-mime";
import { decodeLines } from "./decode-lines.ts";

const limits = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 0 };

type Decoder = { update(line: Uint8Array): void; finalize(): Promise<ArrayBuffer> };
type Part = {
  state: "header" | "body" | "finished";
  content: ArrayBuffer | null;
  contentType: { parsed: { value: string; params: Record<string, string> } };
  contentDisposition: { parsed: { value: string } };
  contentTransferEncoding: { encoding: string };
  contentDecoder: Decoder | null;
};
/** The types of the parser leave these out; its version is a fixed one. */
type Parser = {
  currentNode: Part;
  parse(bytes: Uint8Array): Promise<Email>;
  processLine(line: Uint8Array, isFinal: boolean): Promise<void>;
  collectNode(part: Part, ...rest: unknown[]): Promise<void>;
};
const Parser = PostalMime as unknown as new (options: PostalMimeOptions) => Parser;

/**
 * Parses a mail, also one whose bytes are not encoded as it says.
 * @throws Error for what no mail is
 */
export function parseMail(bytes: Uint8Array): Promise<Email> {
  return new MailParser(limits).parse(bytes);
}

class MailParser extends Parser {
  override async processLine(line: Uint8Array, isFinal: boolean): Promise<void> {
    const part = this.currentNode;
    await super.processLine(part.state === "header" ? readableHeader(line) : line, isFinal);
    // The decoder is there after the blank line under the headers.
    const { state, contentDecoder, contentTransferEncoding } = part;
    if (state === "body" && contentTransferEncoding.encoding === "base64" && !(contentDecoder instanceof Base64Body)) {
      part.contentDecoder = contentDecoder && new Base64Body(contentDecoder);
    }
  }

  override async collectNode(part: Part, ...rest: unknown[]): Promise<void> {
    const { value, params } = part.contentType.parsed;
    const isRead = /^text\/(?:plain|html)$/i.test(value) && part.contentDisposition.parsed.value !== "attachment";
    const bytes = part.content && Buffer.from(part.content);
    if (isRead && bytes && !isAscii(bytes)) {
      const kind = kindOf(params.charset);
      if (kind === "western") {
        // The decoder of the parser has a copy of its own.
        part.content = new Uint8Array(Buffer.from(decodeLines(bytes).text)).buffer;
        params.charset = "utf-8";
      } else if (kind === "doubtful" && isUtf8(bytes)) params.charset = "utf-8";
    }
    await super.collectNode(part, ...rest);
  }
}

/**
 * Tells how far the name of a charset is believed. Programs write "us-ascii" and Latin names over UTF-8, which
 * text in another charset of single bytes never is by chance.
 */
function kindOf(charset = "utf-8"): "western" | "doubtful" | "sure" {
  try {
    const { encoding } = new TextDecoder(charset.trim());
    if (encoding === "utf-8" || encoding === "windows-1252") return "western";
    return /^(?:iso-8859|windows-|koi8)/.test(encoding) ? "doubtful" : "sure";
  } catch {
    return "doubtful";
  }
}

const encodedWord = /=\?([^?*\s]+)(\*[^?\s]*)?\?([bq])\?([^?\s]*)\?=/gi;

/** Gives a line of headers in UTF-8, with encoded words under the name of their charset. */
function readableHeader(line: Uint8Array): Uint8Array {
  const bytes = Buffer.from(line.buffer, line.byteOffset, line.byteLength);
  if (isAscii(bytes) && !bytes.includes("=?")) return line;
  const written = decodeLines(bytes).text;
  const text = written.replaceAll(encodedWord, (word, charset: string, _language, encoding: string, said: string) => {
    const bytesOfWord = encoding.toLowerCase() === "b" ? Buffer.from(said, "base64") : bytesOfQ(said);
    const isOther = kindOf(charset) !== "sure" && !isAscii(bytesOfWord) && isUtf8(bytesOfWord);
    return isOther ? `=?utf-8?${encoding}?${said}?=` : word;
  });
  return new Uint8Array(Buffer.from(text));
}

function bytesOfQ(said: string): Buffer {
  const unquoted = said.replaceAll(/=([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(unquoted, "latin1");
}

/** Decodes base64, and keeps the lines that a list or a relay wrote under it as they are. */
class Base64Body implements Decoder {
  readonly #decoder: Decoder;
  readonly #written: Uint8Array[] = [];
  #firstForeign = -1;
  #characters = 0;

  constructor(decoder: Decoder) {
    this.#decoder = decoder;
  }

  update(line: Uint8Array): void {
    this.#written.push(line);
    if (this.#firstForeign !== -1) return;
    const text = Buffer.from(line.buffer, line.byteOffset, line.byteLength).toString("latin1").trim();
    if (/^[a-z\d+/=]*$/i.test(text)) {
      this.#characters += text.length;
      this.#decoder.update(line);
    } else this.#firstForeign = this.#written.length - 1;
  }

  async finalize(): Promise<ArrayBuffer> {
    const decoded = Buffer.from(await this.#decoder.finalize());
    if (this.#firstForeign === -1) return exactly(decoded);
    // Whole base64 has groups of four; other text is only called so, and makes no text when it is decoded.
    const isBase64 = this.#characters % 4 === 0 && decoded.length > 0 && (isUtf8(decoded) || decoded.length > 40);
    const under = joined(this.#written.slice(isBase64 ? this.#firstForeign : 0));
    return exactly(isBase64 ? Buffer.concat([decoded, Buffer.from("\n\n"), under]) : under);
  }
}

function joined(lines: readonly Uint8Array[]): Buffer {
  return Buffer.concat(lines.flatMap((line) => [line, Buffer.from("\n")]));
}

function exactly(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
