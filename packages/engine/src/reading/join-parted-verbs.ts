import type { Language } from "../language.ts";

/**
 * Gives the words with the verbs that part put together again, where the knowledge has them as one word:
 * "wo trage ich das ein" as "wo eintrage ich das". A prefix stands at the end of its clause.
 */
export function joinPartedVerbs(
  words: readonly string[],
  { verbPrefixes, dialogue, stopWords }: Language,
  isKnown: (word: string) => boolean,
): readonly string[] {
  if (verbPrefixes.size === 0) return words;
  const joined = [...words];
  let clause = 0;
  for (const [at, prefix] of words.entries()) {
    const next = words[at + 1];
    const isLast = next === undefined || dialogue.joins.split("|").includes(next);
    if (!isLast) continue;
    if (verbPrefixes.has(prefix)) {
      const verb = words.findIndex(
        (word, place) => place >= clause && place < at && !stopWords.has(word) && isKnown(prefix + word),
      );
      if (verb >= 0) {
        joined[verb] = prefix + words[verb]!;
        joined[at] = "";
      }
    }
    clause = at + 1;
  }
  return joined.filter((word) => word !== "");
}
