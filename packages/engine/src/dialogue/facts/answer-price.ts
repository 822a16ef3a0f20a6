import type { PassageFinder } from "../../finding/passage-index.ts";
import type { Language } from "../../language.ts";
import { readWords } from "../../reading/read-words.ts";
import type { AnswerOptions, OfflineAnswer } from "../answer-offline.ts";
import type { DialogueAnswer } from "../dialogue-answer.ts";
import { holdsKind } from "../holds-kind.ts";
import { surestAnswer } from "./surest-answer.ts";

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
  return surestAnswer(index, [message, ...language.facts.asksPrice], options, (answer) => {
    return isOfPrices(answer, language) && holdsKind(answer, "money");
  });
}

/** "The lamp costs 30 euros" is the price of one thing; below "Prices" stand those of all. */
function isOfPrices({ support: [first] }: OfflineAnswer, { facts }: Language): boolean {
  const heads = first === undefined ? [] : [first.document.title, ...first.section];
  return heads.some((head) => readWords(head).some((word) => facts.asksPrice.has(word)));
}
