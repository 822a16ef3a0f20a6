import { isFiller, type Language } from "../../language.ts";
import { isLetter } from "../../reading/message/is-vague.ts";

/** Returns true for a word that says what a message is about: "invoice", not "broken". */
export function isTopical(word: string, before: string | undefined, language: Language): boolean {
  const { complaints, things } = language.vague;
  const isLight = isLetter(word) || language.stopWords.has(word) || isFiller(language, word, before);
  return !isLight && !complaints.has(word) && !things.has(word);
}
