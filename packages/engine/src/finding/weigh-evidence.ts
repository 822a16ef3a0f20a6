import type { Evidence, EvidenceName, Genre } from "../evidence.ts";
import type { QuestionForm } from "../language.ts";
import { isContrary } from "../reading/message/opposite-actions.ts";
import type { Candidate } from "./candidate-ranking.ts";
import type { Review } from "./candidate-review.ts";

/**
 * Fitted so that the passage with the answer comes first: the probability of each of a question's
 * passages is the softmax of ten times its score.
 */
const COMMON: Evidence = {
  ranked: 0.43,
  document: 0.48,
  closest: 0.19,
  own: 0.25,
  coverage: 0.36,
  sameForms: 0,
  density: 0,
  pairs: 0.21,
  similarity: 0.19,
  phrasing: 0.46,
  titleRecall: 0.05,
  titlePrecision: 0.09,
  titleSimilarity: 0.08,
  nearestPrecision: 0.04,
  nearestSimilarity: 0.09,
  abovePrecision: 0.06,
  titleAction: 0.05,
  nearestAction: 0.1,
  otherAction: -0.06,
  kind: 0.25,
  length: 0.16,
  opening: 0,
  // These two tell how sure an answer is, and not which passage goes first.
  openingTitle: 0,
  steps: 0,
};
const WEIGHTS: Readonly<Record<Genre, Evidence>> = {
  prose: {
    ...COMMON,
    ranked: 0.52,
    document: 0.54,
    closest: 0.16,
    own: 0.17,
    coverage: 0.29,
    sameForms: 0.26,
    density: 0.4,
    titleRecall: -0.13,
    titlePrecision: 0.14,
    kind: 0.13,
    length: -0.05,
  },
  article: {
    ...COMMON,
    ranked: 0.49,
    document: 0.57,
    closest: 0.15,
    own: 0.24,
    coverage: 0.14,
    sameForms: 0.17,
    density: 0.12,
    pairs: 0.13,
    titleRecall: 0.19,
    titlePrecision: 0.12,
    titleSimilarity: 0.16,
    nearestPrecision: 0.05,
    nearestSimilarity: 0.22,
    titleAction: 0.02,
    nearestAction: 0.06,
    kind: 0.16,
    length: 0.26,
    opening: 0.04,
  },
  faq: { ...COMMON, ranked: 0.28, document: 0.33, closest: 0.04, own: -0.06, coverage: 0.08, length: 0.02 },
};
/** These make the scores of the genres comparable where a knowledge mixes them. */
export const OF_GENRE: Readonly<Record<Genre, number>> = { prose: 0.05, article: -0.17, faq: 0.4 };
/** The likeness of a whole FAQ question counts so much beside its closest sentence. */
const SIMILARITY_SHARE = 0.2;
const LONG_PASSAGE = Math.log(150);

type Asked = { phrasing: number; actions: number; form: QuestionForm | undefined };

export function weighEvidence(candidate: Candidate, review: Review, asked: Asked): Evidence {
  const { title, nearest, above, genre } = review;
  const { phrasing, actions, form } = asked;
  const isFaq = genre === "faq";
  const namesActions = nearest.actions !== 0 && actions !== 0;
  const sharesAction = (nearest.actions & actions) !== 0;
  // "Turn on two-step sign-in" shares an action with "turn off two-step sign-in", and is its contrary.
  const isOpposed = sharesAction && isContrary(nearest.actions, actions);
  const closest = Math.max(review.closestCoverage, review.questionSimilarity);
  return {
    ranked: candidate.score,
    document: candidate.documentScore,
    closest: isFaq ? closest + SIMILARITY_SHARE * (review.questionSimilarity - closest) : closest,
    own: review.ownCoverage,
    coverage: review.coverage,
    sameForms: review.sameForms,
    density: review.density,
    pairs: review.pairShare,
    similarity: review.questionSimilarity,
    phrasing,
    titleRecall: isFaq ? 0 : title.recall,
    titlePrecision: isFaq ? 0 : title.precision,
    titleSimilarity: isFaq ? 0 : title.similarity,
    nearestPrecision: nearest.precision,
    nearestSimilarity: nearest.similarity,
    abovePrecision: above.precision,
    titleAction: (title.actions & actions) !== 0 ? 1 : 0,
    nearestAction: sharesAction && !isOpposed ? 1 : 0,
    otherAction: namesActions && (!sharesAction || isOpposed) ? 1 : 0,
    kind: review.isOfKind ? 1 : 0,
    length: Math.min(1, Math.log(1 + review.length) / LONG_PASSAGE),
    opening: genre === "article" && review.isOpening ? 1 : 0,
    openingTitle: genre === "article" && review.isOpening ? title.similarity : 0,
    steps: genre === "article" && form === "how-to" && review.hasList ? 1 : 0,
  };
}

/** The score by which passages are ordered: higher is better. 0 when nothing was found. */
export function scoreOf(evidence: Evidence, genre: Genre): number {
  if (evidence.coverage === 0 && evidence.phrasing === 0 && evidence.similarity === 0) return 0;
  let score = OF_GENRE[genre];
  const weights = WEIGHTS[genre];
  let name: EvidenceName;
  // The properties of one object after the other are read faster so than by a list of names.
  for (name in evidence) score += weights[name] * evidence[name];
  return Math.max(Number.EPSILON, score);
}
