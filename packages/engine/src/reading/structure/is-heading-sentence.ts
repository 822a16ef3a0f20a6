import type { Passage } from "../../passage.ts";
import type { Span } from "../../span.ts";

/** Returns true for a sentence that is a heading of its passage: it names a topic and answers nothing. */
export function isHeadingSentence({ headings }: Passage, sentence: Span): boolean {
  return headings.some(({ start, end }) => start >= sentence.start && end <= sentence.end);
}
