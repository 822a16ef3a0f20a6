import type { TextsByLanguage } from "../../../kernel/pages/page-language.ts";
import { de } from "./de.ts";
import { en, type NewsletterTexts } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

/** The pages and mails of the newsletter say these texts. */
export const newsletterTexts: TextsByLanguage<NewsletterTexts> = { en, de, fr, es, it, nl, pt };
