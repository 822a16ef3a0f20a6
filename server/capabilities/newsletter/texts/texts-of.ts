import type { PageLanguage } from "../../../kernel/pages/page-language.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import type { NewsletterTexts } from "./newsletter-texts.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

const texts: Record<PageLanguage, NewsletterTexts> = { en, de, es, fr, it, nl, pt };

export function textsOf(language: PageLanguage): NewsletterTexts {
  return texts[language];
}
