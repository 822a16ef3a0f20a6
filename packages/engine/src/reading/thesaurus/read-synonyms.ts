import type { Language } from "../../language.ts";
import { WordGroups } from "./word-groups.ts";

/** The synonyms of a workspace in a language; undefined when it has none. */
export type Synonyms = (language: Language) => WordGroups | undefined;

export const noSynonyms: Synonyms = () => undefined;

/** Words and phrases of each group, prepared for a language when it is first asked in. */
export function readSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  if (groups.length === 0) return noSynonyms;
  const prepared = new Map<Language, WordGroups>();
  return (language) => {
    let synonyms = prepared.get(language);
    if (!synonyms) {
      synonyms = new WordGroups(groups, language, { looksForSingleWords: true });
      prepared.set(language, synonyms);
    }
    return synonyms;
  };
}
