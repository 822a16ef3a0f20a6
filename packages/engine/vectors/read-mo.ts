import { languageOfLocale, readable, type Translation } from "./translation.ts";

const littleEndian = 0x950412de;
const contextEnd = "\u0004";

/** Reads a catalogue of gettext: of each message the English text and its translation. */
export function* readMo(path: string, bytes: Buffer): Generator<Translation> {
  const language = languageOfLocale(/\/([^/]+)\/LC_MESSAGES\//.exec(path)?.[1] ?? "");
  if (language === undefined || language === "en") return;
  const isLittle = bytes.readUInt32LE(0) === littleEndian;
  const numberAt = (at: number): number => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  // A row holds the length and the place of a text; plurals follow each other, parted by NUL.
  const textAt = (row: number): string[] => {
    const start = numberAt(row + 4);
    return bytes.toString("utf8", start, start + numberAt(row)).split("\0");
  };
  for (let number = 0; number < numberAt(8); number++) {
    const [original] = textAt(numberAt(12) + 8 * number);
    const english = readable(original!.slice(original!.indexOf(contextEnd) + 1));
    const text = readable(textAt(numberAt(16) + 8 * number).at(-1)!);
    if (english === "" || text === "") continue;
    yield { key: english, language: "en", text: english };
    yield { key: english, language, text };
  }
}
