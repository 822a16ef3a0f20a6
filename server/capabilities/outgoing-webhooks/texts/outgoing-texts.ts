import type { TextsByLanguage } from "../../../kernel/pages/page-language.ts";
import { de } from "./de.ts";
import { en, type OutgoingTexts } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

/** The mails to owners about endpoints say these texts. */
export const outgoingTexts: TextsByLanguage<OutgoingTexts> = { en, de, fr, es, it, nl, pt };
