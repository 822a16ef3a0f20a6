import type { Language } from "../language.ts";
import { de } from "./languages/de.ts";
import { en } from "./languages/en.ts";
import { es } from "./languages/es.ts";
import { fr } from "./languages/fr.ts";
import { it } from "./languages/it.ts";
import { nl } from "./languages/nl.ts";
import { pt } from "./languages/pt.ts";

/**
 * The languages that the engine knows. To add one, copy words/template, write its stemmer in a file
 * of languages/ and list it here. Indexes store a language as its place in this list. A text of no
 * listed language is read by its characters with the rules of the first, which do it little harm.
 */
export const languages: readonly Language[] = [en, de, fr, es, pt, it, nl];

/** Gives the language of a code; the first of the list when none has the code. */
export function languageOf(code: string): Language {
  return languages.find((language) => language.code === code) ?? languages[0]!;
}
