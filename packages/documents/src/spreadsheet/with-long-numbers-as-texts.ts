import { CFB } from "@e965/xlsx";

/** A cell of a number: its attributes, what is before its value, and the value with 16 digits or an exponent. */
const longNumber =
  /(<(?:\w+:)?c)(\s[^<>]*)?(>(?:<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<>]*<\/(?:\w+:)?f>))?<(?:\w+:)?v(?:\s[^<>]*)?>)\s*(-?\d{16,}(?:\.\d+)?|-?\d(?:\.\d+)?[eE]\+?\d{1,3})\s*(?=<)/g;

/**
 * Rewrites a file of Excel so that its long whole numbers are texts: the library reads numbers as doubles,
 * which have 15 digits. Other formats come back as they are.
 */
export function withLongNumbersAsTexts(bytes: Uint8Array): Uint8Array {
  const archive = CFB.read(bytes, { type: "buffer" }) as {
    FullPaths: string[];
    FileIndex: { content?: Uint8Array; size: number }[];
  };
  for (const [index, path] of archive.FullPaths.entries()) {
    const file = archive.FileIndex[index];
    if (file?.content === undefined || !/\/worksheets\/[^/]+\.xml$/i.test(path)) continue;
    const xml = Buffer.from(file.content).toString("utf8");
    file.content = Buffer.from(
      xml.replaceAll(longNumber, (cell, name: string, attributes: string = "", between: string, value: string) => {
        const kind = /\st=["'](\w+)["']/.exec(attributes)?.[1] ?? "n";
        const digits = kind === "n" ? digitsOf(value) : undefined;
        if (digits === undefined) return cell;
        return `${name}${attributes.replace(/\st=["']\w+["']/, "")} t="str"${between}${digits}`;
      }),
    );
    file.size = file.content.length;
  }
  return CFB.write(archive, { type: "buffer", fileType: "zip" }) as Uint8Array;
}

/** Gives `1.23E+17` as `123000000000000000`; undefined for what then has digits behind the point, or few before it. */
function digitsOf(value: string): string | undefined {
  const [mantissa = "", exponent] = value.split(/e\+?/i);
  if (exponent === undefined) return value;
  const [whole = "", fraction = ""] = mantissa.split(".");
  const zeros = Number(exponent) - fraction.length;
  const digits = whole + fraction + "0".repeat(Math.max(zeros, 0));
  return zeros < 0 || digits.length < 16 ? undefined : digits;
}
