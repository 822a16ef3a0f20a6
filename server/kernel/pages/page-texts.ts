import { de } from "./texts/de.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { fr } from "./texts/fr.ts";
import { it } from "./texts/it.ts";
import { nl } from "./texts/nl.ts";
import { pt } from "./texts/pt.ts";
import type { TextsOfLanguage } from "./texts/texts-of-language.ts";

const texts = { en, de, fr, es, it, nl, pt };

/** A language that Parley's pages speak. */
export type PageLanguage = keyof typeof texts;

export const pageLanguages = Object.keys(texts) as readonly PageLanguage[];

export function pageTexts(language: PageLanguage): TextsOfLanguage {
  return texts[language];
}
