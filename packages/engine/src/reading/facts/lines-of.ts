import type { Fact } from "../../fact.ts";
import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { type Span, trimSpan } from "../../span.ts";
import { splitIntoSentences } from "../split-into-sentences.ts";
import { isMarkdownHeading } from "../structure/is-heading.ts";
import { patterns } from "./patterns.ts";

export type Line = Span & {
  /** The line as it is read, without the targets of links. */
  shown: string;
  isHeading: boolean;
  isRow: boolean;
  isAfterBlank: boolean;
  /** These are made at first use. */
  tellsNumber?: boolean;
  parts?: readonly Span[];
};

/** A line of a text whose facts are read, in order. */
export type LineInReading = {
  text: string;
  lines: readonly Line[];
  at: number;
  language: Language;
  /** The header of the table whose row the line is. */
  header: Span | undefined;
  /** Holds those that were read so far; a reader adds its own. */
  facts: Fact[];
};

const { AMOUNT } = patterns;
const LINK_TARGET = /(!?\[[^\]\n]*\])\([^)\n]*\)/g;
const HEADING_MARKS = /^[ \t]*#{1,6}[ \t]+|[ \t]*\{#[^\s{}]+\}[ \t]*$|[ \t]+#+[ \t]*$/g;
/** The term of a list of definitions is written so: "**Mo**". */
const BOLD_LINE = /^(\*\*|__)([^*_]+)\1$/;
const UNDERLINE = /^[ \t]*(?:=+|-+)[ \t]*$/;

/** A line stands for itself; of several sentences, each does. */
export function partsOf(text: string, line: Line): readonly Span[] {
  line.parts ??= splitLine(text, line);
  return line.parts;
}

function splitLine(text: string, line: Line): readonly Span[] {
  if (line.isRow || line.isHeading) return [line];
  const sentences = splitIntoSentences(text, line);
  if (sentences.length === 1 && line.shown.length <= parameters.reading.factLine) return [line];
  return sentences.filter(({ start, end }) => end - start <= parameters.reading.factSentence);
}

/** Returns true for a short line above a value: a heading, or words without the end of a sentence. */
export function isLabel({ shown, isRow, isHeading }: Line): boolean {
  return (
    !isRow &&
    (isHeading || (shown.length <= parameters.reading.factLabel && !/[.!?,;]$/.test(shown) && !AMOUNT.test(shown)))
  );
}

/** From the first word of a line to the last one of another, without the marks of headings. */
export function withoutMarks(text: string, first: Line, last: Line): Span {
  const opening = first.isHeading
    ? (/^[ \t]*#{1,6}[ \t]+/.exec(text.slice(first.start, first.end))?.[0].length ?? 0)
    : 0;
  const closing = last.isHeading
    ? (/(?:[ \t]*\{#[^\s{}]+\}|[ \t]+#+)[ \t]*$/.exec(text.slice(last.start, last.end))?.[0].length ?? 0)
    : 0;
  return { start: first.start + opening, end: last.end - closing };
}

export const shownOf = (written: string): string =>
  written.includes("](") ? written.replace(LINK_TARGET, "$1") : written;

/** Gives the lines that are not blank. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let isAfterBlank = false;
  for (let start = 0; start <= text.length; ) {
    const found = text.indexOf("\n", start);
    const end = found < 0 ? text.length : found;
    const span = trimSpan(text, start, end);
    const written = text.slice(span.start, span.end);
    if (written === "") isAfterBlank = true;
    else if (UNDERLINE.test(written) && lines.length > 0 && !isAfterBlank) lines.at(-1)!.isHeading = true;
    else {
      const isHeading = isMarkdownHeading(written);
      const shown = shownOf(isHeading ? written.replace(HEADING_MARKS, "") : written.replace(BOLD_LINE, "$2"));
      lines.push({ ...span, shown, isHeading, isRow: written[0] === "|", isAfterBlank });
      isAfterBlank = false;
    }
    start = end + 1;
  }
  return lines;
}
