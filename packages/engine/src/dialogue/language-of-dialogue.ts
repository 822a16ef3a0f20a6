import type { Language } from "../language.ts";
import { detectLanguage } from "../reading/detect-language.ts";
import { languageOf, languages } from "../reading/languages.ts";
import { readWords } from "../reading/read-words.ts";

/**
 * Gives the language that a person writes, from the newest message that shows it: "17" and "No" show
 * none, nor does a letter that stands alone. `fallback`: the code of the language when no message does.
 * @example languageOfDialogue(["No", "Cancele mi pedido, por favor"], "en").code // "es"
 */
export function languageOfDialogue(newestFirst: readonly string[], fallback: string): Language {
  for (const message of newestFirst) {
    const words = readWords(message).filter((word) => word.length > 1);
    const language = languages[detectLanguage(words, message)];
    if (language !== undefined) return language;
  }
  return languageOf(fallback);
}
