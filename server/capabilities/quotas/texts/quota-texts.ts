import type { TextsByLanguage } from "../../../kernel/pages/page-language.ts";
import { de } from "./de.ts";
import { en, type QuotaTexts } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

/** The mails about quotas say these texts. */
export const quotaTexts: TextsByLanguage<QuotaTexts> = { en, de, fr, es, it, nl, pt };
