import { isUtf8 } from "node:buffer";

const windows1252 = new TextDecoder("windows-1252");

/**
 * Makes text of bytes of which nothing says how they are encoded. A line that is not UTF-8 is Windows-1252, as
 * Excel and older mail programs write it; `encoding` says whether there was one.
 */
export function decodeLines(bytes: Buffer): { text: string; encoding: "utf-8" | "windows-1252" } {
  if (isUtf8(bytes)) return { text: bytes.toString(), encoding: "utf-8" };
  const text = bytes
    .toString("latin1")
    .split(/(?<=[\r\n])/)
    .map((line) => {
      const lineBytes = Buffer.from(line, "latin1");
      return isUtf8(lineBytes) ? lineBytes.toString() : windows1252.decode(lineBytes);
    })
    .join("");
  return { text, encoding: "windows-1252" };
}
