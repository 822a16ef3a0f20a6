import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from "node:zlib";
import { bodyTooLarge, invalidRequest, Problem, unsupportedMediaType } from "../../kernel/problem.ts";

type Decode = (body: Buffer, limit: { maxOutputLength: number }) => Buffer;

const decoders: Record<string, Decode> = {
  gzip: gunzipSync,
  "x-gzip": gunzipSync,
  // Some senders leave out the header of zlib, which starts with these four bits.
  deflate: (body, limit) => (((body[0] ?? 0) & 15) === 8 ? inflateSync : inflateRawSync)(body, limit),
  br: brotliDecompressSync,
};

/**
 * Undoes the Content-Encoding of a body. It stops as soon as the body has more than `maxBytes`, so
 * that a small body cannot become a large one. Throws body-too-large, invalid-request, and
 * unsupported-media-type for other encodings than gzip, deflate and br.
 */
export function decodeBody(body: Buffer, encoding: string | undefined, maxBytes: number): Buffer {
  const name = encoding?.trim().toLowerCase() ?? "identity";
  if (name === "identity" || name === "") return body;
  const decode = Object.hasOwn(decoders, name) ? decoders[name] : undefined;
  if (decode === undefined) {
    throw new Problem(unsupportedMediaType, "Send the body with Content-Encoding gzip, deflate or br, or without.");
  }
  try {
    return decode(body, { maxOutputLength: maxBytes });
  } catch (cause) {
    if ((cause as { code?: string }).code === "ERR_BUFFER_TOO_LARGE") {
      throw new Problem(bodyTooLarge, `The decompressed body may have at most ${maxBytes} bytes. Send less at once.`);
    }
    throw new Problem(invalidRequest, `The body is not valid ${name}. Check its Content-Encoding.`, { cause });
  }
}
