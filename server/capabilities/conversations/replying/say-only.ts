import type { EndOfReply } from "./store.ts";

/** A reply in the assistant's own words cites and offers nothing. */
export function sayOnly(end: EndOfReply, text: string): EndOfReply {
  return { ...end, text, isAnswered: true, confidence: 1, citations: [], choices: undefined };
}
