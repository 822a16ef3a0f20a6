import type { TextsByLanguage } from "../../../kernel/pages/page-language.ts";
import { de } from "./de.ts";
import { en, type IdentityTexts } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

/** The mails to accounts, and the pages that their links lead to, say these texts. */
export const identityTexts: TextsByLanguage<IdentityTexts> = { en, de, fr, es, it, nl, pt };
