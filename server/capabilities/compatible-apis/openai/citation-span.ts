import type { ChatAnswer, Quote } from "../../conversations/index.ts";

/**
 * Finds where in an answer a citation belongs, in UTF-16 code units: the words that the answer takes from
 * the cited passage, or the whole answer when it does not repeat the passage.
 */
export function citationSpan({ aiResponse }: ChatAnswer, { passage }: Quote): { start: number; end: number } {
  const start = aiResponse.indexOf(passage);
  return start < 0 ? { start: 0, end: aiResponse.length } : { start, end: start + passage.length };
}
