import type { TextsByLanguage } from "../../../kernel/pages/page-language.ts";
import { de } from "./de.ts";
import { en, type FormTexts } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

/** The pages that answer a form of a website say these texts. */
export const formTexts: TextsByLanguage<FormTexts> = { en, de, fr, es, it, nl, pt };
