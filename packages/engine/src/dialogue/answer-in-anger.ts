import type { PassageFinder } from "../finding/passage-index.ts";
import type { Language } from "../language.ts";
import { languages } from "../reading/languages.ts";
import { matchesAny } from "../reading/matches-any.ts";
import { spokenText } from "../reading/spoken-text.ts";
import type { AnswerOptions } from "./answer-offline.ts";
import { answerQuestion } from "./answer-question.ts";
import type { DialogueAnswer } from "./dialogue-answer.ts";
import type { EarlierTurn } from "./earlier-turn.ts";
import { namesTopic } from "./topics/names-topic.ts";

/**
 * Gives the reply to an angry message that has no answer as a whole: to what it says beside its anger,
 * "this is ridiculous, I want my money back". Where nothing is known of that either, calms the
 * person and offers a colleague. Undefined for a message without anger.
 */
export function answerInAnger(
  index: PassageFinder,
  message: string,
  history: readonly EarlierTurn[],
  options: AnswerOptions,
  whole: DialogueAnswer,
): DialogueAnswer | undefined {
  const spoken = spokenText(message);
  const withoutAnger = (language: Language): string =>
    language.personRequests.anger.reduce((text, pattern) => text.replace(pattern, " "), spoken);
  const own = index.languageOf(message);
  const language = [own, ...languages].find(({ personRequests }) => matchesAny(personRequests.anger, spoken));
  if (language === undefined) return undefined;
  const rest = withoutAnger(language).trim();
  const calmly = namesTopic(rest, language) ? answerQuestion(index, rest, history, options) : undefined;
  if (calmly?.answered || (calmly && calmly.choices.length > 0)) return calmly;
  if (whole.choices.length > 0) return whole;
  const { noAnswer, calm, offerPerson } = language.phrases;
  return { ...whole, text: options.canHandOver ? `${noAnswer} ${offerPerson}` : `${noAnswer} ${calm}` };
}
