import { parameters } from "../../parameters.ts";

/** "1)", "2." or "b)" before an item that stands in the middle of a line. */
const MARK = /(?<=^|[\s,;:])\(?(\d{1,2}[.)]|[a-z]\))(?=\s)/gi;

/** The lines of a message that are not empty; numbered items of one line are lines of their own. */
export function splitLines(message: string): string[] {
  return message
    .split("\n")
    .flatMap(splitItems)
    .filter((line) => line.trim() !== "");
}

/** "1) price 2) lost key" has two items; "in 2. and 5." has none, because no count begins there. */
function splitItems(line: string): string[] {
  const starts: number[] = [];
  for (const { 1: written = "", index } of line.matchAll(MARK))
    if (placeOf(written) === starts.length + 1) starts.push(index);
  if (starts.length < parameters.dialogue.itemsOfLine) return [line];
  return [line.slice(0, starts[0]), ...starts.map((start, at) => line.slice(start, starts[at + 1]))];
}

/** Reads where a mark stands in its list: 2 for "2)" and "b)". */
function placeOf(mark: string): number {
  const count = Number.parseInt(mark, 10);
  return Number.isNaN(count) ? mark.toLowerCase().charCodeAt(0) - "a".charCodeAt(0) + 1 : count;
}
