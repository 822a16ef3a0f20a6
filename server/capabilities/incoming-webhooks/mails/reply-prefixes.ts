import { incomingTexts } from "../texts/incoming-texts.ts";

const replyWords = Object.values(incomingTexts).map(({ mailPrograms }) => mailPrograms.reply);

/** "Re:" in the languages of mail programs, any number of times. Scandinavian ones write "SV:". */
export const replyPrefixes = new RegExp(`^(?:\\s*(?:${replyWords.join("|")}|sv)(?:\\[\\d+\\])?\\s*:)+\\s*`, "i");
