import type { PassageFinder } from "../../finding/passage-index.ts";
import type { Language } from "../../language.ts";
import { readWords } from "../../reading/read-words.ts";
import { type AnswerOptions, answerOffline, type OfflineAnswer } from "../answer-offline.ts";
import { replyFrom } from "../answer-question.ts";
import type { DialogueAnswer } from "../dialogue-answer.ts";
import { holdsKind } from "../holds-kind.ts";

/**
 * Gives the answer to "how much is it?", which names nothing that has a price: that to "prices", "fees"
 * and the like, if it holds an amount. Undefined for any other message.
 */
export function answerPrice(
  index: PassageFinder,
  message: string,
  language: Language,
  options: AnswerOptions,
): DialogueAnswer | undefined {
  if (language.answerKinds.kindAsked(readWords(message)) !== "money") return undefined;
  const { terms } = index.find(message).query;
  if (!terms.every(({ namesKind, isLight }) => namesKind || isLight)) return undefined;
  const answers = [message, ...language.facts.asksPrice].flatMap((question) => {
    const answer = answerOffline(index, question, options);
    return answer.answered && isOfPrices(answer, language) && holdsKind(answer, "money")
      ? [replyFrom(answer, question)]
      : [];
  });
  return answers.toSorted((left, right) => right.confidence - left.confidence)[0];
}

/** "The lamp costs 30 euros" is the price of one thing; below "Prices" stand those of all. */
function isOfPrices({ support: [first] }: OfflineAnswer, { facts }: Language): boolean {
  const heads = first === undefined ? [] : [first.document.title, ...first.section];
  return heads.some((head) => readWords(head).some((word) => facts.asksPrice.has(word)));
}
