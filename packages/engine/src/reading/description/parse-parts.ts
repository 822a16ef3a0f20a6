/** A line of a part, with the lines that go on with it. */
export type Line = { text: string; at: number; example: string | undefined };

/** A part of the description of a language, as its file has it. */
export type Part = { path: string; file: string; at: number; lines: readonly Line[] };

const HEADER = /^\[(<?[A-Za-z]\w*(?:\.\w+)*>?)\]$/;
const STRAY = /[\t\r\uFEFF]| $/;

/**
 * Takes a file of words apart. `[path]` begins a part, `#` a comment; a line that begins with blanks
 * goes on with the line above, or, with `=`, is an example of it.
 * @example parseParts("[stopWords]\na the", "x.txt")[0].lines[0].text // "a the"
 */
export function parseParts(text: string, file: string): Part[] {
  const parts: (Part & { lines: Line[] })[] = [];
  for (const [index, written] of text.split("\n").entries()) {
    const line = written.trim();
    const at = index + 1;
    // A header with one of these would be read as words of the part above.
    if (STRAY.test(written)) throw faultAt(file, at, "holds a tab, a blank at its end, or a mark of Windows.");
    if (line === "" || line.startsWith("#")) continue;
    const path = HEADER.exec(written)?.[1];
    const part = parts.at(-1);
    if (path !== undefined) parts.push({ path, file, at, lines: [] });
    else if (part === undefined)
      throw faultAt(file, at, "stands in no part. Write a line such as [stopWords] above it.");
    else if (!written.startsWith(" ")) part.lines.push({ text: line, at, example: undefined });
    else goOn(part, line, at);
  }
  return parts;
}

function goOn({ file, lines }: { file: string; lines: Line[] }, text: string, at: number): void {
  const last = lines.at(-1);
  if (last === undefined) throw faultAt(file, at, "begins with blanks, but there is no line above it to go on with.");
  if (!text.startsWith("= ")) last.text += ` ${text}`;
  else if (last.example === undefined) last.example = text.slice(2);
  else throw faultAt(file, at, "is a second example of one line.");
}

/** The error that names the place of a fault in the words of a language. */
export const faultAt = (file: string, line: number, fault: string): Error => new Error(`${file}:${line} ${fault}`);
