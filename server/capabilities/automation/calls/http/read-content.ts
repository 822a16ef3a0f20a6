import { isUtf8 } from "node:buffer";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import { CallFault, standardError } from "../call.ts";
import { mediaTypeOf } from "./media-type.ts";
import { cleanText, readJson, UnreadableJson } from "./read-json.ts";
import { adviceOnSize } from "./send-request.ts";

const decoders = {
  gzip: promisify(gunzip),
  "x-gzip": promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/**
 * The bytes of an answer without their content coding. Some servers send a coding that the request did not accept.
 * @throws CallFault
 */
export async function decodeBytes(bytes: Buffer, coding: string | undefined, maxBytes: number): Promise<Buffer> {
  const name = coding?.trim().toLowerCase() ?? "";
  if (name === "" || name === "identity" || bytes.length === 0) return bytes;
  const decode = Object.hasOwn(decoders, name) ? decoders[name as keyof typeof decoders] : undefined;
  if (decode === undefined) throw unreadable(`Its content coding ${name.slice(0, 100)} is not known.`);
  try {
    return await decode(bytes, { maxOutputLength: maxBytes });
  } catch (cause) {
    const isTooLarge = (cause as { code?: string }).code === "ERR_BUFFER_TOO_LARGE";
    throw unreadable(
      isTooLarge ? `Decoded, it is larger than ${maxBytes} bytes. ${adviceOnSize}` : `It is not valid ${name}.`,
    );
  }
}

/**
 * Reads the content by its type: JSON parsed, text as text, all else in base64, null when it is empty.
 * @throws CallFault for JSON that cannot be read
 */
export function readContent(bytes: Buffer, type = ""): unknown {
  if (bytes.length === 0) return null;
  const kind = mediaTypeOf(type);
  if (kind === "json") return parse(bytes.toString());
  if (kind === "text" || kind === "form") return cleanText(decodeText(bytes, type));
  if (type !== "" || !isUtf8(bytes)) return bytes.toString("base64");
  // Without a type, what reads as JSON is JSON.
  const text = bytes.toString();
  return /^\s*[[{]/.test(text) ? (parseOr(text) ?? cleanText(text)) : cleanText(text);
}

function parse(text: string): unknown {
  if (text.trim() === "") return null;
  try {
    return readJson(text);
  } catch (error) {
    if (error instanceof UnreadableJson) throw unreadable(error.message);
    throw error;
  }
}

function parseOr(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    return undefined;
  }
}

function decodeText(bytes: Buffer, type: string): string {
  const [, charset = "utf-8"] = /charset\s*=\s*"?([\w.:-]+)/i.exec(type) ?? [];
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString();
  }
}

function unreadable(reason: string): CallFault {
  const detail = `The other side's answer cannot be read. ${reason}`;
  return new CallFault({ type: standardError("communication"), status: 502, title: "Bad Gateway", detail }, "done");
}
