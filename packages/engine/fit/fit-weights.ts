import { type WrittenWeights, withWeights } from "../src/weights.ts";
import { fitConfidence } from "./fit-confidence.ts";
import { fitRanking } from "./fit-ranking.ts";
import { noConfidence, observeJudgements, observeRankings, type Ranking, type Source } from "./observe-rankings.ts";
import type { Ridge } from "./pooled-weights.ts";
import type { Origin } from "./read-origins.ts";

/** An origin with its indexes, and its rankings: these are the same whatever the weights are. */
export type Opened = { origin: Origin; source: Source; rankings: readonly Ranking[] };

/** Says how strongly weights are drawn together, and what weighs nothing. */
export type FitOptions = Readonly<Record<"ranking" | "confidence", { ridge: Ridge; dropped: ReadonlySet<string> }>>;

/** An origin counts as so many questions at most, so that a large one does not outvote ten. */
const MOST_COUNTED = 100;
/** Where another source is often as right as the marked one, a question says less. */
const NOISY = 0.3;

export const opened = (origin: Origin, source: Source): Opened => ({
  origin,
  source,
  rankings: observeRankings(source),
});

/** Weights, and where the search for others that are near may begin. */
export type Fit = { weights: WrittenWeights; places: { ranking: Float64Array; confidence: Float64Array } };

/** Fits the order of passages first, and then the confidence in answers that are made by that order. */
export function fitWeights(all: readonly Opened[], options: FitOptions, near?: Fit["places"]): Fit {
  const { ranking, confidence } = options;
  const order = fitRanking(all.map(rankingsOf), ranking.ridge, ranking.dropped, near?.ranking);
  const judged = withWeights({ ranking: order.weights, confidence: noConfidence }, () => all.flatMap(judgementsOf));
  const sure = fitConfidence(judged, confidence.ridge, confidence.dropped, near?.confidence);
  return {
    weights: { ranking: order.weights, confidence: sure.weights },
    places: { ranking: order.place, confidence: sure.place },
  };
}

export const rankingsOf = ({ origin, rankings }: Opened) => counted(origin, { rankings, count: rankings.length });

/** Made with the weights that count now. A mixture compares genres; its questions are asked elsewhere. */
export function judgementsOf({ origin, source }: Opened) {
  if (origin.sort === "mixture") return [];
  const judgements = observeJudgements(source);
  return [counted(origin, { judgements, count: judgements.length })];
}

const counted = <Part extends { count: number }>({ isNoisy }: Origin, part: Part): Part & { weight: number } => ({
  ...part,
  weight: (isNoisy ? NOISY : 1) * Math.min(1, MOST_COUNTED / Math.max(1, part.count)),
});
