import type { PassageFinder } from "../../finding/passage-index.ts";
import type { Language } from "../../language.ts";
import { readWords } from "../../reading/read-words.ts";
import { type AnswerOptions, answerOffline } from "../answer-offline.ts";
import { replyFrom } from "../answer-question.ts";
import type { DialogueAnswer } from "../dialogue-answer.ts";

/**
 * The answer to "where are you?", which has no word to search for: that to "where are you located?"
 * and the like, if it holds a place. ("Address" is not asked for: texts ask customers for theirs.) Undefined for any other
 * message.
 */
export function answerWhere(
  index: PassageFinder,
  message: string,
  language: Language,
  options: AnswerOptions,
): DialogueAnswer | undefined {
  if (language.answerKinds.kindAsked(readWords(message)) !== "place") return undefined;
  const answers = language.vague.whereabouts.flatMap((question) => {
    const answer = answerOffline(index, question, options);
    const namesPlace = answer.support.some(({ highlight }) => highlight !== undefined);
    return answer.answered && namesPlace ? [replyFrom(answer, question)] : [];
  });
  return answers.toSorted((left, right) => right.confidence - left.confidence)[0];
}
