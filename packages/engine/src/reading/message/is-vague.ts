import { isFiller, type Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";

const LETTER = /^[a-z\d]$/;

/**
 * Returns true for folded words that name no topic: "it doesn't work", "I have a problem", "why?". A
 * pronoun may stand for a topic of earlier turns, which only the dialogue knows.
 */
export function isVague(words: readonly string[], language: Language): boolean {
  if (words.length === 0 || words.length > parameters.reading.wordsOfVague) return false;
  const { complaints, things, messages } = language.vague;
  const said = words.join(" ");
  if (messages.some((pattern) => pattern.test(said))) return true;
  let complains = false;
  let namesThing = false;
  for (const [at, word] of words.entries()) {
    if (complaints.has(word)) complains = true;
    else if (things.has(word)) namesThing = true;
    else if (!isLetter(word) && !language.stopWords.has(word) && !isFiller(language, word, words[at - 1])) return false;
  }
  return complains || !namesThing;
}

/** A single letter or digit names no topic: "or 1=1". */
export const isLetter = (word: string): boolean => LETTER.test(word);
