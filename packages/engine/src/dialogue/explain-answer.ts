import type { PassageFinder } from "../finding/passage-index.ts";
import type { Language } from "../language.ts";
import type { AnswerOptions } from "./answer-offline.ts";
import { answerQuestion } from "./answer-question.ts";
import type { DialogueAnswer } from "./dialogue-answer.ts";
import type { EarlierTurn } from "./earlier-turn.ts";
import { recogniseSmallTalk } from "./small-talk/recognise-small-talk.ts";
import { withoutSearch } from "./without-search.ts";

/**
 * Answers "what do you mean?" with the whole passage of the last answer; without one, asks for a
 * question.
 */
export function explainAnswer(
  index: PassageFinder,
  message: string,
  language: Language,
  history: readonly EarlierTurn[],
  options: AnswerOptions,
): DialogueAnswer {
  const cited = history.findLastIndex(({ citedTitles }) => citedTitles.length > 0);
  const place = cited >= 0 ? cited : history.length - 1;
  // Small talk cannot be explained.
  const turn = recogniseSmallTalk(history[place]?.question ?? "", language) ? undefined : history[place];
  const asked = turn && answerQuestion(index, turn.question, history.slice(0, place), options);
  const found = asked?.answered ? asked.support[0] : undefined;
  if (!asked || !found) {
    return {
      answered: false,
      confidence: 0,
      text: asked && asked.act === "decline" ? asked.text : language.phrases.askForQuestion,
      support: [],
      choices: [],
      retrieval: withoutSearch(message, language),
      act: "explain",
      readAs: message,
    };
  }
  const { document, span } = found;
  const whole = document.passages.find(({ start, end }) => start <= span.start && end >= span.end) ?? span;
  const passage = document.text.slice(whole.start, whole.end);
  return { ...asked, text: passage, support: [{ ...found, span: whole, passage }], act: "explain" };
}
