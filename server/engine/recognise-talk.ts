import { languageOf, languages } from "./detect-language.ts";
import type { Language } from "./language.ts";
import { readWords } from "./read-words.ts";

const LONGEST_TALK = 10;

export type Talk = { deed: "greets" | "is-thanked" | "takes-leave" | "explains"; language: Language };

/** Small talk that fills the whole message, in any of the languages; the likely one is asked first. */
export function recogniseTalk(message: string, likelyLanguage: string): Talk | undefined {
  const words = readWords(message);
  if (words.length === 0 || words.length > LONGEST_TALK) return undefined;
  const spoken = words.join(" ");
  for (const language of [languageOf(likelyLanguage), ...languages]) {
    const { greeting, thanks, goodbye, unclear } = language.phrases;
    if (greeting.test(spoken)) return { deed: "greets", language };
    if (thanks.test(spoken)) return { deed: "is-thanked", language };
    if (goodbye.test(spoken)) return { deed: "takes-leave", language };
    if (unclear.test(spoken)) return { deed: "explains", language };
  }
  return undefined;
}
