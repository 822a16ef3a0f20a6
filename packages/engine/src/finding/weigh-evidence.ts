import type { Evidence, EvidenceName, Genre } from "../evidence.ts";
import type { QuestionForm } from "../language.ts";
import { parameters } from "../parameters.ts";
import { weights } from "../weights.ts";
import type { Candidate } from "./candidate-ranking.ts";
import type { Review } from "./candidate-review.ts";
import type { HeldAround } from "./held-around.ts";

type Asked = { phrasing: number; actions: number; form: QuestionForm | undefined; isOpposed: boolean };

export function weighEvidence(candidate: Candidate, review: Review, held: HeldAround, asked: Asked): Evidence {
  const { title, nearest, above, genre } = review;
  const { phrasing, actions, form, isOpposed } = asked;
  const isFaq = genre === "faq";
  const namesActions = nearest.actions !== 0 && actions !== 0;
  const sharesAction = (nearest.actions & actions) !== 0;
  const closest = Math.max(review.closestCoverage, review.questionSimilarity);
  return {
    ranked: candidate.score,
    document: candidate.documentScore,
    closest: isFaq ? closest + parameters.finding.similarityShare * (review.questionSimilarity - closest) : closest,
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
    length: Math.min(1, Math.log(1 + review.length) / Math.log(parameters.finding.longPassage)),
    opening: genre === "article" && review.isOpening ? 1 : 0,
    openingTitle: genre === "article" && review.isOpening ? title.similarity : 0,
    steps: genre === "article" && form === "how-to" && review.hasList ? 1 : 0,
    numberedSteps: genre === "article" && form === "how-to" && review.hasNumbers ? 1 : 0,
    titleHeld: held.inTitle,
    sectionHeld: held.inSection,
    documentHeld: held.inDocument,
    place: review.place,
    depth: Math.min(1, review.depth / parameters.finding.deepHeadings),
    sectionLength: Math.min(1, review.sectionLength / parameters.finding.longSection),
  };
}

/** Gives the score by which passages are ordered: higher is better. 0 when nothing was found. */
export function scoreOf(evidence: Evidence, genre: Genre): number {
  if (evidence.coverage === 0 && evidence.phrasing === 0 && evidence.similarity === 0) return 0;
  const { offset, evidence: weightOf } = weights().ranking[genre];
  let score = offset;
  let name: EvidenceName;
  // The properties of one object after the other are read faster so than by a list of names.
  for (name in evidence) score += weightOf[name] * evidence[name];
  return Math.max(Number.EPSILON, score);
}
