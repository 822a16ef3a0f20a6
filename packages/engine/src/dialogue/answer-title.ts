import type { PassageFinder } from "../finding/passage-index.ts";
import type { Language } from "../language.ts";
import { parameters } from "../parameters.ts";
import { readWords } from "../reading/read-words.ts";
import { type AnswerOptions, answerOffline, takenAnswer } from "./answer-offline.ts";
import { replyFrom } from "./answer-question.ts";
import type { DialogueAnswer } from "./dialogue-answer.ts";
import { headingOfSection } from "./topics/heading-of-section.ts";

/**
 * The answer to a message that is the title of one source and nothing else: "membership", "Returns".
 * Undefined for any other message. `byHeading`: a heading of one source will do.
 */
export function answerTitle(
  index: PassageFinder,
  message: string,
  language: Language,
  options: AnswerOptions,
  { byHeading = false } = {},
): DialogueAnswer | undefined {
  const keyOf = (text: string): string =>
    readWords(text)
      .map((word) => language.stem(word))
      .join(" ");
  const words = readWords(message);
  if (words.length === 0 || words.length > parameters.dialogue.wordsOfTitle) return undefined;
  const key = keyOf(message);
  const retrieval = index.find(message);
  const named = retrieval.passages.filter(
    ({ document, passage, genre }) =>
      genre !== "faq" &&
      [document.title, (byHeading && headingOfSection(document, passage)) || ""].some((title) => keyOf(title) === key),
  );
  const sources = new Set(named.map(({ document }) => document.sourceId));
  if (sources.size !== 1) return undefined;
  const answer = answerOffline(index.within(sources), message, options);
  const others = retrieval.passages.filter((found) => !named.includes(found));
  return replyFrom(answer.answered ? answer : takenAnswer({ ...retrieval, passages: [...named, ...others] }), message);
}
