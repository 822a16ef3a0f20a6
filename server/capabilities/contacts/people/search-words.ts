const mostCharacters = 2_000;
/** A search has no more words. */
const mostWords = 10;

/**
 * Gives the words by which a contact is found: letters and digits in lower case, without accents.
 * The parts of an address are words too, and a number is also one without its country's plus.
 */
export function searchWords(texts: readonly (string | null | undefined)[]): string {
  const words = texts.flatMap((text) => searchWordsOf(text ?? ""));
  return [...new Set(words)].join(" ").slice(0, mostCharacters);
}

/** Makes a tsquery, by which each word may be the beginning of a longer one. Empty for a text without words. */
export function searchQuery(text: string): string {
  return searchWordsOf(text)
    .slice(0, mostWords)
    .map((word) => `${word}:*`)
    .join(" & ");
}

/** Gives the words of a text as they are searched: in lower case and without accents. */
export function searchWordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
