import type { Language } from "../language.ts";
import { detectLanguage } from "./detect-language.ts";
import { languages } from "./languages.ts";
import { readWords } from "./read-words.ts";

/** Gives the language that a text is probably written in; the first of the list when undecided. */
export function languageOfText(text: string): Language {
  return languages[detectLanguage(readWords(text), text)] ?? languages[0]!;
}
