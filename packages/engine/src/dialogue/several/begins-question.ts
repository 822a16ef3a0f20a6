import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { beginsRequest } from "../../reading/message/question-frame.ts";
import { questionPatterns } from "./question-patterns.ts";

/**
 * Returns true when words, folded and joined by blanks, begin as a question does. "I want to change my
 * address" asks how, without a question word, and so does "tell me the price".
 */
export function beginsQuestion(spoken: string, language: Language): boolean {
  if (questionPatterns(language).opener.test(spoken) || beginsRequest(spoken, language)) return true;
  return language.questionForms.howTo.test(spoken.split(" ", parameters.dialogue.wordsOfWish).join(" "));
}

/** Does the same, also after words such as "and" and "also". */
export function beginsFurtherQuestion(spoken: string, language: Language): boolean {
  return beginsQuestion(spoken.replace(questionPatterns(language).joins, ""), language);
}
