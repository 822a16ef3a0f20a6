import type { TextsByLanguage } from "../../../kernel/pages/page-language.ts";
import { de } from "./de.ts";
import { type ConsoleTexts, en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

/** The server says these texts before the console itself runs. */
export const consoleTexts: TextsByLanguage<ConsoleTexts> = { en, de, es, fr, it, nl, pt };
