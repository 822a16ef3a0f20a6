import type { TextsByLanguage } from "../../../kernel/pages/page-language.ts";
import { de } from "./de.ts";
import { en, type InstallationTexts } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

/** The mails about what an operator decides say these texts. */
export const installationTexts: TextsByLanguage<InstallationTexts> = { en, de, fr, es, it, nl, pt };
