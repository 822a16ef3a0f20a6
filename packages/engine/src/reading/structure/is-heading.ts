import { parameters } from "../../parameters.ts";
import { isListItem } from "./is-list-item.ts";

const MARKDOWN_HEADING = /^[ \t]*#{1,6}[ \t]+\S/;
const ENDS_LIKE_A_SENTENCE = /[.!?…:;,。！？：؟।"”’)\]]$/;

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
