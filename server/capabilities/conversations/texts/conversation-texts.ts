import type { TextsByLanguage } from "../../../kernel/pages/page-language.ts";
import { de } from "./de.ts";
import { type ConversationTexts, en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

/** The mails to members about conversations say these texts. */
export const conversationTexts: TextsByLanguage<ConversationTexts> = { en, de, fr, es, it, nl, pt };
