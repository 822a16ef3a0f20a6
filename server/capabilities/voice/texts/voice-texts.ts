import type { TextsByLanguage } from "../../../kernel/pages/page-language.ts";
import { de } from "./de.ts";
import { en, type VoiceTexts } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

/** The page on which a voice is tried says these texts. */
export const voiceTexts: TextsByLanguage<VoiceTexts> = { en, de, fr, es, it, nl, pt };
