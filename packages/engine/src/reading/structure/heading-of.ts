import type { Heading } from "../../passage.ts";
import type { Span } from "../../span.ts";
import type { Block } from "./read-blocks.ts";

const EXPLICIT_ANCHOR = /[ \t]*\{#([^\s{}]+)\}[ \t]*$/;
const UNDERLINE = /[ \t]*\n[ \t]*[=-]+[ \t]*$/;
const OPENING_MARKS = /^[ \t]*(?:#{1,6}[ \t]+)?(?:\*\*|__)?/;
const CLOSING_MARKS = /(?:\*\*|__)?[ \t]*#*[ \t]*$/;

export function headingOf(text: string, { start, end, level }: Block): Heading {
  const written = text.slice(start, end).replace(UNDERLINE, "").replace(EXPLICIT_ANCHOR, "");
  const from = OPENING_MARKS.exec(written)![0].length;
  const to = CLOSING_MARKS.exec(written)!.index;
  return to > from ? { level, start: start + from, end: start + to } : { level, start, end };
}

/** Gives the heading as its readers see it: no marks of emphasis, no targets of links. */
export function headingText(text: string, heading: Span): string {
  return text
    .slice(heading.start, heading.end)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\*\*|__|`/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Gives the anchor that the author wrote behind the heading: "## Prices {#prices}". */
export function explicitAnchor(text: string, heading: Span): string | undefined {
  const end = text.indexOf("\n", heading.end);
  return EXPLICIT_ANCHOR.exec(text.slice(heading.end, end < 0 ? text.length : end))?.[1];
}
