import { topicWords } from "@parley/engine";

const mostCharacters = 200;
const mostPhrasings = 20;
/** Addresses, links, and numbers as long as those of phones, orders and cards. */
const personal = /@|:\/\/|www\.|\d(?:[ ./()-]?\d){4,}/i;

/** Tells whether the words may belong to one person alone. */
export const isPersonal = (text: string): boolean => personal.test(text);

/**
 * Returns the wordings of a gap that a FAQ is asked by from now on. They outlive the conversations
 * in which they were asked. So what may belong to a person is left out, and so is what is too long
 * to be asked again, or says no more than the `known` wordings.
 */
export function phrasingsToKeep(examples: readonly string[], known: readonly string[]): string[] {
  const seen = new Set(known.map(keyOf));
  const kept: string[] = [];
  for (const example of examples) {
    const text = example.trim();
    if (text.length > mostCharacters || isPersonal(text) || kept.length === mostPhrasings) continue;
    if (topicWords(text).length === 0 || seen.has(keyOf(text))) continue;
    seen.add(keyOf(text));
    kept.push(text);
  }
  return kept;
}

/** Is equal for texts that differ only in case, punctuation and blanks. */
function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
