import { judgeConfidence } from "./judge-confidence.ts";
import { type ComposedAnswer, makeAnswer } from "./make-answer.ts";
import type { PassageIndex } from "./passage-index.ts";
import type { Retrieval } from "./retrieval.ts";

/** A title is named as something near when its passage holds at least this share of the question. */
const NEAR_COVERAGE = 0.2;
const MOST_TITLES = 3;
const LONGEST_TITLE = 120;

export type OfflineAnswer = {
  answered: boolean;
  /** 0 to 1. */
  confidence: number;
  text: string;
  /** Empty when not answered. */
  support: ComposedAnswer["support"];
  retrieval: Retrieval;
};

/** Finds, answers and judges. When the judgement is low it says that it does not know, and names near titles if there are any. */
export function answerOffline(index: PassageIndex, question: string): OfflineAnswer {
  const retrieval = index.find(question);
  const answer = makeAnswer(retrieval);
  const { confidence, answered } = judgeConfidence(retrieval, answer);
  if (answered) return { answered, confidence, text: answer.text, support: answer.support, retrieval };
  return { answered, confidence, text: declineText(retrieval), support: [], retrieval };
}

function declineText(retrieval: Retrieval): string {
  const near = retrieval.passages.filter(({ coverage }) => coverage >= NEAR_COVERAGE);
  const titles = [...new Set(near.map(({ document }) => document.title.trim()))]
    .filter((title) => title !== "" && title.length <= LONGEST_TITLE)
    .slice(0, MOST_TITLES);
  if (titles.length === 0) return "I don't know the answer to that.";
  return `I don't know the answer to that. I can help with: ${titles.map((title) => `“${title}”`).join(", ")}.`;
}
