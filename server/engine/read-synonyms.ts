import { languages } from "./languages.ts";
import { readWords } from "./read-words.ts";

/** Maps the stem of each word, in every language, to the other words of its group. */
export function readSynonyms(groups: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> {
  const synonyms = new Map<string, string[]>();
  for (const group of groups) {
    const words = group.map(readWords).flatMap((parts) => (parts.length === 1 ? parts : []));
    for (const word of words) {
      const others = words.filter((other) => other !== word);
      for (const stem of new Set(languages.map((language) => language.stem(word))))
        synonyms.set(stem, [...(synonyms.get(stem) ?? []), ...others]);
    }
  }
  return synonyms;
}
