import type { MessageEvent } from "./message-event.ts";

/**
 * The size of a delta in UTF-16 code units: some words, so that text appears smoothly and events
 * stay few.
 */
const deltaLength = 48;

/** Cuts a piece of a reply's text into deltas. `end` is where the piece ends in the whole text. */
export function* deltaEvents(messageId: string, text: string, end: number): Generator<MessageEvent> {
  const before = end - text.length;
  for (let start = 0; start < text.length; ) {
    const stop = endOfDelta(text, start);
    const data = { messageId, text: text.slice(start, stop) };
    yield { id: `${messageId}:${before + stop}`, event: "message.delta", data };
    start = stop;
  }
}

/** Cuts at a space where there is one, and never between the halves of a surrogate pair. */
function endOfDelta(text: string, start: number): number {
  const limit = start + deltaLength;
  if (limit >= text.length) return text.length;
  // Looked for in this part only: a search backwards would run to the start of a text without spaces.
  const space = text.slice(start + 1, limit + 1).lastIndexOf(" ");
  const end = space >= 0 ? start + 1 + space + 1 : limit;
  const isSplit = /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
  return isSplit ? end + 1 : end;
}
