import type { AnswerOptions } from "../answer-offline.ts";
import type { Language } from "../language.ts";
import { languages } from "../languages.ts";
import type { PassageFinder } from "../passage-index.ts";
import { readConsent } from "../read-consent.ts";
import { spokenText } from "../spoken-text.ts";
import { answerChoice } from "./answer-choice.ts";
import { replyFrom } from "./answer-question.ts";
import type { DialogueAnswer } from "./dialogue-answer.ts";
import type { EarlierTurn } from "./earlier-turn.ts";
import { offerAgain } from "./offer-again.ts";
import type { SmallTalk } from "./recognise-small-talk.ts";
import { takeChoice } from "./take-choice.ts";
import { withoutSearch } from "./without-search.ts";

/** A longer number is one of an order or a phone. */
const PLACE = /^\s*\d{1,2}\s*[.)]?\s*$/;

/**
 * The reply to a message that says something of the topics which were just offered: it takes one,
 * takes none, agrees to several or names a place that there is not. Undefined for any other message.
 */
export function replyToOffer(
  index: PassageFinder,
  message: string,
  last: EarlierTurn | undefined,
  options: AnswerOptions,
  talk: SmallTalk | undefined,
): DialogueAnswer | undefined {
  if (!last || last.choices.length === 0) return undefined;
  const language = index.languageOf(message);
  const inOrder = [language, ...languages.filter((other) => other !== language)];
  const agrees = (talk === undefined || talk.act === "acknowledge") && readConsent(message) === "yes";
  const [only, ...others] = last.choices;
  const choice = agrees && others.length === 0 ? only : takeChoice(message, last.choices, inOrder);
  const answer = choice && answerChoice(index, choice, last.question, options);
  if (answer) return replyFrom(answer, `${last.question} ${choice.title}`);
  const before = index.languageOf(last.question);
  if (agrees) return offerAgain(message, last.choices, talk?.language ?? before);
  if (PLACE.test(message)) return offerAgain(message, last.choices, before);
  const spoken = spokenText(message);
  const refusing = [before, ...inOrder].find(({ dialogue }) => dialogue.none.test(spoken));
  return refusing && afterNone(message, refusing, options);
}

/** Nothing of what was offered is meant. */
function afterNone(message: string, language: Language, { canHandOver }: AnswerOptions): DialogueAnswer {
  const { noAnswer, offerPerson, askForQuestion } = language.phrases;
  return {
    answered: false,
    confidence: 0,
    text: canHandOver ? `${noAnswer}\n\n${offerPerson}` : `${noAnswer} ${askForQuestion}`,
    support: [],
    choices: [],
    retrieval: withoutSearch(message, language),
    act: "decline",
    readAs: message,
  };
}
