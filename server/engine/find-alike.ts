import { isFiller, type Language } from "./language.ts";
import type { PassageTable } from "./passage-table.ts";
import { thesaurusOf } from "./thesaurus/thesaurus-of.ts";
import type { Expression } from "./thesaurus/word-groups.ts";

/** A word or phrase that may stand for a word of the query. */
export type Alike = Expression & { isOfWorkspace: boolean };

/**
 * For each word of the query, what the workspace and the thesaurus call it otherwise. A phrase gives
 * it to its content words, fillers left out where another word is there.
 */
export function findAlike(
  words: readonly string[],
  stems: readonly string[],
  language: Language,
  { synonyms }: PassageTable,
): Alike[][] {
  const alike: Alike[][] = words.map(() => []);
  const carries = words.map((word, at) => !language.stopWords.has(word) && !isFiller(language, word, words[at - 1]));
  for (const [groups, isOfWorkspace] of [
    [synonyms(language), true],
    [thesaurusOf(language), false],
  ] as const) {
    for (const { places, value } of groups?.find(stems) ?? []) {
      const carrying = places.filter((place) => carries[place]);
      for (const place of carrying.length > 0 || !isOfWorkspace ? carrying : places)
        alike[place]!.push(...value.map((other) => ({ ...other, isOfWorkspace })));
    }
  }
  return alike;
}
