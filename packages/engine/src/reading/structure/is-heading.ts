import { parameters } from "../../parameters.ts";
import { isListItem } from "./is-list-item.ts";

const MARKDOWN_HEADING = /^[ \t]*#{1,6}[ \t]+\S/;
const ENDS_LIKE_A_SENTENCE = /[.!?…:;,。！？：؟।"”’)\]]$/;
/** A price or a telephone number is the value of the line above it. */
const IS_VALUE = /^(?=.*\p{Sc})[\p{Sc}\d\s.,–-]+$|^\+?[\d\s()./-]{9,}$/u;

/** Tells whether a line is no more than an amount or a number, which names nothing. */
export const isValueLine = (line: string): boolean => IS_VALUE.test(line.trim());

export function isMarkdownHeading(line: string): boolean {
  return MARKDOWN_HEADING.test(line);
}

/**
 * Returns true for a line that looks like a heading: marked as one, or short and without the end of a
 * sentence.
 */
export function isHeading(line: string): boolean {
  if (isMarkdownHeading(line)) return true;
  const trimmed = line.trim();
  return (
    trimmed.length > 0 &&
    trimmed.length <= parameters.reading.headingCharacters &&
    !ENDS_LIKE_A_SENTENCE.test(trimmed) &&
    !isListItem(line) &&
    !trimmed.startsWith("|")
  );
}
