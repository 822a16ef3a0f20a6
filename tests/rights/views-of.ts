import { gunzipSync, inflateSync } from "node:zlib";

const deepest = 3;
const most = 4_000_000;

/**
 * Everything that these bytes can be read as: text in UTF-8 and UTF-16, with the escapes of JSON and of
 * addresses resolved, and what is within base64, hex, gzip and zlib. All in lower case.
 */
export function* viewsOf(bytes: Buffer, depth = 0): Generator<string> {
  if (bytes.length === 0 || bytes.length > most) return;
  const text = bytes.toString("utf8");
  yield* readings(text);
  yield* readings(bytes.toString("utf16le"));
  yield* readings(
    Buffer.from(bytes.subarray(0, bytes.length & ~1))
      .swap16()
      .toString("utf16le"),
  );
  if (depth >= deepest) return;
  for (const unpacked of unpackedOf(bytes)) yield* viewsOf(unpacked, depth + 1);
  for (const [run] of text.matchAll(/[\w+/-]{12,}={0,2}/g)) {
    yield* viewsOf(Buffer.from(run, "base64"), depth + 1);
    if (/^(?:[0-9a-f]{2})+$/i.test(run)) yield* viewsOf(Buffer.from(run, "hex"), depth + 1);
  }
}

function* readings(text: string): Generator<string> {
  yield text.toLowerCase();
  if (/\\u[0-9a-f]{4}/i.test(text)) {
    yield text.replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))).toLowerCase();
  }
  if (/%[0-9a-f]{2}/i.test(text)) yield decodedOf(text.replaceAll("+", " ")).toLowerCase();
  // Mail writes letters beyond ASCII so.
  if (/=[0-9a-f]{2}/i.test(text)) yield decodedOf(text.replaceAll(/=\r?\n/g, "").replace(/=(?=[0-9a-f]{2})/gi, "%"));
}

function decodedOf(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => Buffer.from(run.replaceAll("%", ""), "hex").toString());
}

function* unpackedOf(bytes: Buffer): Generator<Buffer> {
  for (
    let at = bytes.indexOf("\u001f\u008b", 0, "latin1");
    at !== -1;
    at = bytes.indexOf("\u001f\u008b", at + 1, "latin1")
  ) {
    const unpacked = attempt(() => gunzipSync(bytes.subarray(at)));
    if (unpacked !== undefined) yield unpacked;
  }
  const unpacked = bytes[0] === 0x78 ? attempt(() => inflateSync(bytes)) : undefined;
  if (unpacked !== undefined) yield unpacked;
}

function attempt(unpack: () => Buffer): Buffer | undefined {
  try {
    return unpack();
  } catch {
    return undefined;
  }
}
