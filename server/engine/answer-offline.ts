import { judgeConfidence, marginOf } from "./judge-confidence.ts";
import { languageOf } from "./languages.ts";
import { type ComposedAnswer, makeAnswer } from "./make-answer.ts";
import type { PassageFinder } from "./passage-index.ts";
import type { Retrieval } from "./retrieval.ts";

/** A title is offered as help when its passage holds at least this share of the question. */
const NEAR_COVERAGE = 0.2;
const MAX_TITLES = 3;
const LONGEST_TITLE = 120;
/**
 * Sources are offered as a choice when they hold at least this share of the question and their
 * scores differ by at most this share.
 */
const CHOICE_COVERAGE = 0.55;
const CHOICE_MARGIN = 0.15;

export type OfflineAnswer = {
  answered: boolean;
  /** 0 to 1. */
  confidence: number;
  text: string;
  /** Empty when not answered. */
  support: ComposedAnswer["support"];
  retrieval: Retrieval;
};

/**
 * Finds passages, composes an answer and judges the confidence. When the confidence is too low, the
 * text offers the sources that fit equally well as a choice, or says that there is no answer and
 * names titles close to the question.
 * @example answerOffline(index, "When do you open?").text // "From nine to five."
 */
export function answerOffline(index: PassageFinder, question: string): OfflineAnswer {
  const retrieval = index.find(question);
  const answer = makeAnswer(retrieval);
  const { confidence, answered } = judgeConfidence(retrieval, answer);
  if (answered) return { answered, confidence, text: answer.text, support: answer.support, retrieval };
  return { answered, confidence, text: choiceText(retrieval) ?? declineText(retrieval), support: [], retrieval };
}

function choiceText(retrieval: Retrieval): string | undefined {
  const [best] = retrieval.passages;
  if (!best || best.closestCoverage < CHOICE_COVERAGE || marginOf(retrieval) > CHOICE_MARGIN) return undefined;
  const titles = titlesOf(retrieval, ({ score, closestCoverage }) => {
    return closestCoverage >= CHOICE_COVERAGE && score >= best.score * (1 - CHOICE_MARGIN);
  });
  if (titles.length < 2) return undefined;
  return `${languageOf(retrieval.query.language).phrases.chooseOne} ${titles.join(", ")}`;
}

function declineText(retrieval: Retrieval): string {
  const { noAnswer, canHelpWith } = languageOf(retrieval.query.language).phrases;
  const titles = titlesOf(retrieval, ({ coverage }) => coverage >= NEAR_COVERAGE);
  return titles.length === 0 ? noAnswer : `${noAnswer} ${canHelpWith} ${titles.join(", ")}.`;
}

function titlesOf({ passages }: Retrieval, isNear: (found: Retrieval["passages"][number]) => boolean): string[] {
  const titles = passages.filter(isNear).map(({ document }) => document.title.trim());
  return [...new Set(titles)]
    .filter((title) => title !== "" && title.length <= LONGEST_TITLE)
    .slice(0, MAX_TITLES)
    .map((title) => `“${title}”`);
}
