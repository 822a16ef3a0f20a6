import type { TextsByLanguage } from "../../../kernel/pages/page-language.ts";
import { de } from "./de.ts";
import { type AnswerTestTexts, en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

/** The mail about tests that came out otherwise says these texts. */
export const answerTestTexts: TextsByLanguage<AnswerTestTexts> = { en, de, fr, es, it, nl, pt };
