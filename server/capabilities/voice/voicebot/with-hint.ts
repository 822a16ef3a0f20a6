import type { Language } from "@parley/engine";

/**
 * Adds to an answer that has a rest how the person gets it. An empty text gives a sentence that the
 * answer is still looked for.
 */
export function withHint(text: string, { phrases: { aloud } }: Language): string {
  return text === "" ? aloud.stillLooking : `${text} ${aloud.moreFollows}`;
}
