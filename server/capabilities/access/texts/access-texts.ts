import type { TextsByLanguage } from "../../../kernel/pages/page-language.ts";
import { de } from "./de.ts";
import { type AccessTexts, en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

/** The mails about keys to the owners of a workspace say these texts. */
export const accessTexts: TextsByLanguage<AccessTexts> = { en, de, fr, es, it, nl, pt };
