import type { TextsByLanguage } from "../../../kernel/pages/page-language.ts";
import { de } from "./de.ts";
import { en, type KnowledgeTexts } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

/** The weekly mail about gaps, and the page that stops it, say these texts. */
export const knowledgeTexts: TextsByLanguage<KnowledgeTexts> = { en, de, fr, es, it, nl, pt };
