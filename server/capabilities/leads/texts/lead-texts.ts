import type { TextsByLanguage } from "../../../kernel/pages/page-language.ts";
import { de } from "./de.ts";
import { en, type LeadTexts } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

/** The mails to members about leads say these texts, and leads are scored by their words. */
export const leadTexts: TextsByLanguage<LeadTexts> = { en, de, fr, es, it, nl, pt };
