import type { Language } from "../../language.ts";
import { WordGroups } from "./word-groups.ts";

const prepared = new WeakMap<Language, WordGroups>();

/** Gives the thesaurus of a language, prepared when it is first needed. */
export function thesaurusOf(language: Language): WordGroups {
  let groups = prepared.get(language);
  if (!groups) {
    groups = new WordGroups(language.thesaurus, language, { looksForSingleWords: false });
    prepared.set(language, groups);
  }
  return groups;
}
