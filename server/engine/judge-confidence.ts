import { isPhrased } from "./choose-phrasings.ts";
import type { ComposedAnswer } from "./make-answer.ts";
import type { IndexedDocument, Retrieval } from "./retrieval.ts";

/**
 * Three logistic regressions, fitted to the probability that the first passage is the right one and
 * its answer holds what was asked. Prose must hold the words, a FAQ must ask the same, and a FAQ
 * whose phrasings were learnt may be asked in other words.
 */
type Weights = Record<"intercept" | keyof Evidence, number>;
const WEIGHTS: Record<IndexedDocument["kind"] | "phrased", Weights> = {
  text: {
    intercept: -6.2,
    coverage: 2.7,
    closestCoverage: 1.5,
    margin: 3.2,
    questionSimilarity: 0,
    focus: 1.7,
    missingKind: -2.3,
    unknown: -1.1,
    amount: 2.7,
    phrasing: 0,
  },
  faq: {
    intercept: -6.1,
    coverage: 1.5,
    closestCoverage: 1.6,
    margin: 3,
    questionSimilarity: 4,
    focus: 0,
    missingKind: -1.4,
    unknown: 0,
    amount: 2.8,
    phrasing: 0,
  },
  phrased: {
    intercept: -3.3,
    coverage: 1.5,
    closestCoverage: 0,
    margin: 0.5,
    questionSimilarity: 1.8,
    focus: 0,
    missingKind: -1.4,
    unknown: -1.75,
    amount: 0.6,
    phrasing: 3.6,
  },
};
const MIN_CONFIDENCE = 0.35;
/** The margin when only one source was found: nothing competes with it and nothing confirms it. */
const MARGIN_WITHOUT_RIVAL = 0.4;
/** Matched words with this many times the weight of one unknown word are full evidence. */
const AMPLE_MATCH = 2.5;

/**
 * Shares of 0 to 1, never raw scores: a share means the same among ten passages and among ten
 * thousand.
 */
type Evidence = {
  /**
   * The share of the question found in the passage with its title, and in its closest sentence or
   * question.
   */
  coverage: number;
  closestCoverage: number;
  /** How far the next source lies behind, as a share of the best score. */
  margin: number;
  questionSimilarity: number;
  /**
   * The share of what is asked about the subject that the answer holds: "waterproof" of a known
   * lantern.
   */
  focus: number;
  /** More than 0 when the answer lacks the kind asked for: a price, a place. */
  missingKind: number;
  /** The share of the question in words that no passage holds. */
  unknown: number;
  /** How much was matched in all: one word is weaker evidence than four. */
  amount: number;
  /** The certainty that the question is one more phrasing of the answer. */
  phrasing: number;
};

/**
 * The probability, 0 to 1, that the answer holds what was asked. `answered` is true when it is high
 * enough to give the answer.
 */
export function judgeConfidence(
  retrieval: Retrieval,
  answer: ComposedAnswer,
): { confidence: number; answered: boolean } {
  const [best] = retrieval.passages;
  if (!best || answer.support.length === 0 || best.score <= 0) return { confidence: 0, answered: false };
  const weights = WEIGHTS[best.phrasing !== null && isPhrased(best.document) ? "phrased" : best.document.kind];
  const evidence = Object.entries(weighEvidence(retrieval, answer)) as [keyof Evidence, number][];
  const sum = evidence.reduce((total, [name, share]) => total + weights[name] * share, weights.intercept);
  const confidence = 1 / (1 + Math.exp(-sum));
  return { confidence, answered: confidence >= MIN_CONFIDENCE };
}

function weighEvidence(retrieval: Retrieval, answer: ComposedAnswer): Evidence {
  const { query, passages } = retrieval;
  const { coverage, closestCoverage, questionSimilarity, phrasing } = passages[0]!;
  const isUnknown = query.terms.filter(({ isKnown, readAs }) => !isKnown && readAs.length === 0);
  const unknownWeight = isUnknown.reduce((sum, { weight }) => sum + weight, 0);
  return {
    coverage,
    closestCoverage,
    margin: marginOf(retrieval),
    questionSimilarity,
    focus: answer.focus,
    missingKind: answer.isOfKind === false ? 1 - questionSimilarity : 0,
    unknown: query.totalWeight > 0 ? unknownWeight / query.totalWeight : 0,
    phrasing: phrasing ?? 0,
    amount: Math.min(1, (coverage * query.totalWeight) / query.maxWeight / AMPLE_MATCH),
  };
}

/**
 * How far the best passage of any other source lies behind the best, as a share of the best score.
 */
export function marginOf(retrieval: Retrieval): number {
  const [best] = retrieval.passages;
  if (!best || best.score <= 0) return 0;
  const rival = retrieval.passages.find(({ document }) => document.sourceId !== best.document.sourceId);
  return rival ? (best.score - rival.score) / best.score : MARGIN_WITHOUT_RIVAL;
}
