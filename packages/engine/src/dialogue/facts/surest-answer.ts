import type { PassageFinder } from "../../finding/passage-index.ts";
import { type AnswerOptions, answerOffline, type OfflineAnswer } from "../answer-offline.ts";
import { replyFrom } from "../answer-question.ts";
import type { DialogueAnswer } from "../dialogue-answer.ts";

/**
 * Gives the surest answer to one of these questions, which stand for a message that has no word to
 * search for. Undefined when none is answered as `fits` wants it.
 */
export function surestAnswer(
  index: PassageFinder,
  questions: readonly string[],
  options: AnswerOptions,
  fits: (answer: OfflineAnswer) => boolean,
): DialogueAnswer | undefined {
  const answers = questions.flatMap((question) => {
    const answer = answerOffline(index, question, options);
    return answer.answered && fits(answer) ? [replyFrom(answer, question)] : [];
  });
  return answers.toSorted((left, right) => right.confidence - left.confidence)[0];
}
