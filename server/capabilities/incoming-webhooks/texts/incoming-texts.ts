import type { TextsByLanguage } from "../../../kernel/pages/page-language.ts";
import { de } from "./de.ts";
import { en, type IncomingTexts } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

/** The words by which quotes of other mails are found, in each language. */
export const incomingTexts: TextsByLanguage<IncomingTexts> = { en, de, fr, es, it, nl, pt };
