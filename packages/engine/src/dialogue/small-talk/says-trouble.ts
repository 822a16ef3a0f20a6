import type { Language } from "../../language.ts";

/** Returns true for words such as "problem" and "help", which say that there is trouble, and not which. */
export const saysTrouble = (words: readonly string[], { vague, fillerWords }: Language): boolean =>
  words.some((word) => vague.complaints.has(word) && fillerWords.has(word));
