import type { ConsentWords } from "./language.ts";
import { languages } from "./languages.ts";
import { foldText } from "./read-words.ts";

const any = (wordsOf: (words: ConsentWords) => readonly string[]): string =>
  languages.flatMap(({ consent }) => wordsOf(consent)).join("|");

const COURTESY = `(?: (?:${any(({ courtesies }) => courtesies)}))?`;
const YES = new RegExp(`^(?:${any(({ yes }) => yes)})${COURTESY}$`);
const NO = new RegExp(`^(?:${any(({ no }) => no)})${COURTESY}$`);

/**
 * Reads the answer to a question for consent, in any language; undefined for a message that says
 * anything beside yes or no.
 * @example readConsent("Ja, bitte!") // "yes"
 * @example readConsent("yes, but what does it cost?") // undefined
 */
export function readConsent(message: string): "yes" | "no" | undefined {
  const spoken = foldText(message)
    .replace(/[!?.,;:]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (YES.test(spoken)) return "yes";
  return NO.test(spoken) ? "no" : undefined;
}
