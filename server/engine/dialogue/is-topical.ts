import { isFiller, type Language } from "../language.ts";

/** True for a word that says what a message is about: "invoice", not "broken". */
export function isTopical(word: string, before: string | undefined, language: Language): boolean {
  const { complaints, things } = language.vague;
  const isLight = language.stopWords.has(word) || isFiller(language, word, before);
  return !isLight && !complaints.has(word) && !things.has(word);
}
