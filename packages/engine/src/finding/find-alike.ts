import type { PassageTable } from "../index/passage-table.ts";
import { isFiller, type Language } from "../language.ts";
import { thesaurusOf } from "../reading/thesaurus/thesaurus-of.ts";
import type { Expression } from "../reading/thesaurus/word-groups.ts";

/**
 * This names the source that says that two words stand for one another: the workspace by its
 * synonyms; a title or heading that gives another name; the phrasings of a FAQ; the thesaurus of
 * the language.
 */
export type AlikeBy = "synonyms" | "name" | "phrasings" | "thesaurus";
/** A word or phrase that may stand for a word of the query. */
export type Alike = Expression & { by: AlikeBy };

/**
 * Gives for each word of the query what the workspace, its texts and the thesaurus call it otherwise. A phrase gives
 * it to its content words, fillers left out where another word is there.
 */
export function findAlike(
  words: readonly string[],
  stems: readonly string[],
  language: Language,
  { synonyms, learntWords }: PassageTable,
): Alike[][] {
  const alike: Alike[][] = words.map(() => []);
  const carries = words.map((word, at) => !language.stopWords.has(word) && !isFiller(language, word, words[at - 1]));
  const learnt = learntWords.of(language);
  for (const [groups, by] of [
    [synonyms(language), "synonyms"],
    [learnt?.named, "name"],
    [learnt?.asked, "phrasings"],
    [thesaurusOf(language), "thesaurus"],
  ] as const) {
    for (const { places, value } of groups?.find(stems) ?? []) {
      const carrying = places.filter((place) => carries[place]);
      for (const place of carrying.length > 0 || by !== "synonyms" ? carrying : places)
        alike[place]!.push(...markedBy(by, value));
    }
  }
  return alike;
}

const marked = new WeakMap<readonly Expression[], readonly Alike[]>();

/**
 * Marks the other names of a phrase with the source that gives them. A list belongs to one source,
 * so the marked list is kept.
 */
function markedBy(by: AlikeBy, expressions: readonly Expression[]): readonly Alike[] {
  let alike = marked.get(expressions);
  if (alike === undefined) {
    alike = expressions.map((expression) => ({ ...expression, by }));
    marked.set(expressions, alike);
  }
  return alike;
}
