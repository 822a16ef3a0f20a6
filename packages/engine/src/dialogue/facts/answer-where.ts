import type { PassageFinder } from "../../finding/passage-index.ts";
import type { Language } from "../../language.ts";
import { readWords } from "../../reading/read-words.ts";
import type { AnswerOptions } from "../answer-offline.ts";
import type { DialogueAnswer } from "../dialogue-answer.ts";
import { surestAnswer } from "./surest-answer.ts";

/**
 * Gives the answer to "where are you?", which has no word to search for: that to "where are you
 * located?" and the like, if it holds a place. ("Address" is not asked for: texts ask customers for
 * theirs.) Undefined for any other message.
 */
export function answerWhere(
  index: PassageFinder,
  message: string,
  language: Language,
  options: AnswerOptions,
): DialogueAnswer | undefined {
  if (language.answerKinds.kindAsked(readWords(message)) !== "place") return undefined;
  return surestAnswer(index, language.vague.whereabouts, options, ({ support }) => {
    return support.some(({ highlight }) => highlight !== undefined);
  });
}
