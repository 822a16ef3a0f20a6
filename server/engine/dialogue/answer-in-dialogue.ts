import { type AnswerOptions, answerOffline } from "../answer-offline.ts";
import type { Language } from "../language.ts";
import { languages } from "../languages.ts";
import type { PassageFinder } from "../passage-index.ts";
import { readConsent } from "../read-consent.ts";
import { answerChoice } from "./answer-choice.ts";
import { answerQuestion, replyFrom } from "./answer-question.ts";
import { answerSeveral } from "./answer-several.ts";
import { askBack } from "./ask-back.ts";
import type { DialogueAnswer } from "./dialogue-answer.ts";
import type { EarlierTurn } from "./earlier-turn.ts";
import { explainAnswer } from "./explain-answer.ts";
import { offerAgain } from "./offer-again.ts";
import { recogniseSmallTalk } from "./recognise-small-talk.ts";
import { rememberFinds } from "./remember-finds.ts";
import { replyToSmallTalk } from "./reply-to-small-talk.ts";
import { saysTooLittle } from "./says-too-little.ts";
import { takeChoice } from "./take-choice.ts";

const BALANCED: AnswerOptions = { strictness: "balanced", canHandOver: false };

/**
 * Answers a message, given the turns before it, oldest first: a FAQ that asks this; a choice that
 * was offered; small talk; a message that says too little; several questions; one question.
 * @example answerInDialogue(index, "and on Sunday?", [{ question: "When do you open?", … }])
 */
export function answerInDialogue(
  finder: PassageFinder,
  message: string,
  history: readonly EarlierTurn[],
  options: AnswerOptions = BALANCED,
): DialogueAnswer {
  const index = rememberFinds(finder);
  const asked = index.asksThis(message) ? answerOffline(index, message, options) : undefined;
  // With few FAQ, what they ask is told apart from articles less surely than from one another.
  if (asked?.answered && asked.retrieval.passages[0]?.genre === "faq") return replyFrom(asked, message);
  const language = index.languageOf(message);
  const taken = answerTakenChoice(index, message, history, options, language);
  if (taken) return taken;
  const talk = recogniseSmallTalk(message, spokenBefore(index, history) ?? language);
  const offered = history.at(-1)?.choices ?? [];
  if (talk?.act === "acknowledge" && offered.length > 1 && readConsent(message) === "yes")
    return offerAgain(message, offered, talk.language);
  if (talk?.act === "explain") return explainAnswer(index, message, talk.language, history, options);
  if (talk) return replyToSmallTalk(message, talk, options);
  if (saysTooLittle(message, language, history)) return askBack(index, message, history, options);
  return answerSeveral(index, message, history, options) ?? answerQuestion(index, message, history, options);
}

function spokenBefore(index: PassageFinder, history: readonly EarlierTurn[]): Language | undefined {
  const last = history.at(-1);
  return last && index.languageOf(last.question);
}

function answerTakenChoice(
  index: PassageFinder,
  message: string,
  history: readonly EarlierTurn[],
  options: AnswerOptions,
  language: Language,
): DialogueAnswer | undefined {
  const last = history.at(-1);
  const inOrder = [language, ...languages.filter((other) => other !== language)];
  const choice = last && takeChoice(message, last.choices, inOrder);
  const answer = choice && answerChoice(index, choice, last.question, options);
  return answer && replyFrom(answer, `${last!.question} ${choice.title}`);
}
