import type { TextsByLanguage } from "../../../kernel/pages/page-language.ts";
import { de } from "./de.ts";
import { type AutomationTexts, en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

/** The pages and mails of workflows say these texts. */
export const automationTexts: TextsByLanguage<AutomationTexts> = { en, de, fr, es, it, nl, pt };
