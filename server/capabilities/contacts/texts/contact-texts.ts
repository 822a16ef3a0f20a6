import type { TextsByLanguage } from "../../../kernel/pages/page-language.ts";
import { de } from "./de.ts";
import { type ContactTexts, en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

/** The page of an export tells a person these texts. */
export const contactTexts: TextsByLanguage<ContactTexts> = { en, de, fr, es, it, nl, pt };
