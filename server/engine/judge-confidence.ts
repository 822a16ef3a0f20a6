import type { ComposedAnswer } from "./make-answer.ts";
import type { Retrieval } from "./retrieval.ts";

/** A small logistic, fitted to the chance that the first passage is the right one. */
const INTERCEPT = -4.2;
const COVERAGE = 3.3;
const CLOSEST_COVERAGE = 2.3;
const MARGIN = 3.2;
const RAREST_TERM = 0.7;
const SIMILARITY = 1.2;
/** What was asked for (a price, a place, …) is not in the answer; a FAQ's answer often says it in another way. */
const KIND_MISSING = { text: -2.6, faq: -3.2 };
/** Times the share that the most telling word not found has of the most telling word: "waterproof" beside a known lantern. */
const MISSING_TERM = { text: -1.6, faq: -0.5 };
const ANSWER_FROM = 0.4;
/** The margin where only one source was found: nothing competes, and nothing confirms. */
const MARGIN_WITHOUT_RIVAL = 0.4;

/**
 * The chance, 0 to 1, that the answer holds what was asked, from how much of the question was found, how closely
 * together, how far the next source lies behind and whether the question's most telling word is there.
 */
export function judgeConfidence(
  retrieval: Retrieval,
  answer: ComposedAnswer,
): { confidence: number; answered: boolean } {
  const [best] = retrieval.passages;
  if (!best || answer.support.length === 0 || best.score <= 0) return { confidence: 0, answered: false };
  const { kind } = best.document;
  const evidence =
    INTERCEPT +
    COVERAGE * best.coverage +
    CLOSEST_COVERAGE * best.closestCoverage +
    MARGIN * marginOf(retrieval) +
    RAREST_TERM * (best.holdsRarestTerm ? 1 : 0) +
    SIMILARITY * best.questionSimilarity +
    KIND_MISSING[kind] * (answer.isOfKind === false ? 1 - best.questionSimilarity : 0) +
    MISSING_TERM[kind] * missingOf(retrieval, answer);
  const confidence = 1 / (1 + Math.exp(-evidence));
  return { confidence, answered: confidence >= ANSWER_FROM };
}

/** How far the best passage of any other source lies behind the best, as a share of the best score. */
export function marginOf(retrieval: Retrieval): number {
  const [best] = retrieval.passages;
  if (!best || best.score <= 0) return 0;
  const rival = retrieval.passages.find(({ document }) => document.sourceId !== best.document.sourceId);
  return rival ? (best.score - rival.score) / best.score : MARGIN_WITHOUT_RIVAL;
}

/** The weight of the most telling word that neither the answer nor its title holds, as a share of the most telling word's. */
export function missingOf({ query, passages }: Retrieval, answer: ComposedAnswer): number {
  if (passages[0]?.closestCoverage === 1) return 0;
  let most = 0;
  let mostMissing = 0;
  for (const [number, { weight }] of query.terms.entries()) {
    if (weight > most) most = weight;
    if (weight > mostMissing && answer.missingTerms.includes(number)) mostMissing = weight;
  }
  return most > 0 ? mostMissing / most : 0;
}
