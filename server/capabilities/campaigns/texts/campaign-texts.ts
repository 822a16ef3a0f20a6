import type { TextsByLanguage } from "../../../kernel/pages/page-language.ts";
import { de } from "./de.ts";
import { type CampaignTexts, en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

/** The mails of a campaign say these texts beside the author’s own. */
export const campaignTexts: TextsByLanguage<CampaignTexts> = { en, de, fr, es, it, nl, pt };
