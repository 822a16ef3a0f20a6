import type { TextsByLanguage } from "../page-language.ts";
import { de } from "./de.ts";
import { en, type KernelTexts } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

/** The kernel writes pages with these texts for every capability. */
export const kernelTexts: TextsByLanguage<KernelTexts> = { en, de, fr, es, it, nl, pt };
