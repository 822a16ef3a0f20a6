import type { Language } from "@parley/engine";

/**
 * What is said of an answer that has a rest, and how the person gets it. An empty text: all of it.
 */
export function withHint(text: string, { phrases: { aloud } }: Language): string {
  return text === "" ? aloud.stillLooking : `${text} ${aloud.moreFollows}`;
}
