import type { Language } from "../../language.ts";
import { readWords } from "../../reading/read-words.ts";
import { isTopical } from "./is-topical.ts";

/** Returns true for a text with a word that says what it is about: not only "it is broken again". */
export function namesTopic(text: string, language: Language): boolean {
  return readWords(text).some((word, at, all) => isTopical(word, all[at - 1], language));
}
