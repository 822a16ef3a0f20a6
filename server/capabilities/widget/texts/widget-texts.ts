import type { TextsByLanguage } from "../../../kernel/pages/page-language.ts";
import { de } from "./de.ts";
import { en, type WidgetTexts } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

/** The page that is a chat says these texts where no script runs. */
export const widgetTexts: TextsByLanguage<WidgetTexts> = { en, de, fr, es, it, nl, pt };
