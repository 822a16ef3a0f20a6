import { evidenceNames } from "../src/evidence.ts";
import { SCALE_OF_SCORES, type WrittenWeights } from "../src/weights.ts";
import { minimise } from "./minimise.ts";
import { genres, type Ranking } from "./observe-rankings.ts";
import { PooledWeights, type Ridge } from "./pooled-weights.ts";
import { rounded } from "./rounded.ts";

/** Rankings of one source, each of which counts so much. */
type WeightedRankings = { rankings: readonly Ranking[]; weight: number };

/** The offset of a genre is its weight of a sign that is always 1. */
const width = evidenceNames.length + 1;
const OFFSET = evidenceNames.length;

/**
 * Fits the weights by which the right passage comes first: the probability of a passage is the
 * softmax of the scores, and the probability of the right ones is made high. `dropped` weigh 0.
 */
export function fitRanking(
  sources: readonly WeightedRankings[],
  ridge: Ridge,
  dropped: ReadonlySet<string>,
  start?: Float64Array,
): { place: Float64Array; weights: WrittenWeights["ranking"] } {
  const pooled = new PooledWeights(genres.length, width);
  const rest = { ridge, free: OFFSET, dropped: evidenceNames.map((name) => dropped.has(name)) };
  const place = minimise(
    (at, gradient) => {
      const weights = pooled.ofKinds(at);
      const byWeights = new Float64Array(weights.length);
      let loss = 0;
      for (const { rankings, weight } of sources) {
        for (const ranking of rankings) loss += weight * addLoss(ranking, weights, byWeights, weight);
      }
      return loss + pooled.finish(at, byWeights, gradient, rest);
    },
    pooled.startFrom(start, rest.dropped),
  );
  return { place, weights: written(pooled.ofKinds(place)) };
}

function written(weights: Float64Array): WrittenWeights["ranking"] {
  const ofGenre = (genre: number) => {
    const shown = (at: number): number => rounded(weights[genre * width + at]! / SCALE_OF_SCORES);
    const evidence = evidenceNames.flatMap((name, at) => (shown(at) === 0 ? [] : [[name, shown(at)] as const]));
    return { offset: shown(OFFSET), evidence: Object.fromEntries(evidence) };
  };
  return { prose: ofGenre(0), article: ofGenre(1), faq: ofGenre(2) };
}

/** Minus the logarithm of the probability of the right passages; its gradient is added. */
function addLoss(
  { evidence, genres: genreOf, isRight }: Ranking,
  weights: Float64Array,
  gradient: Float64Array,
  weight: number,
): number {
  const count = genreOf.length;
  const shares = new Float64Array(count);
  let highest = Number.NEGATIVE_INFINITY;
  for (let number = 0; number < count; number++) {
    const own = genreOf[number]! * width;
    let score = weights[own + OFFSET]!;
    for (let at = 0; at < OFFSET; at++) score += weights[own + at]! * evidence[number * OFFSET + at]!;
    shares[number] = score;
    highest = Math.max(highest, score);
  }
  let all = 0;
  let right = Number.MIN_VALUE;
  for (let number = 0; number < count; number++) {
    shares[number] = Math.exp(shares[number]! - highest);
    all += shares[number]!;
    if (isRight[number]) right += shares[number]!;
  }
  for (let number = 0; weight > 0 && number < count; number++) {
    const by = weight * shares[number]! * (1 / all - (isRight[number] ? 1 / right : 0));
    const own = genreOf[number]! * width;
    for (let at = 0; at < OFFSET; at++) gradient[own + at]! += by * evidence[number * OFFSET + at]!;
    gradient[own + OFFSET]! += by;
  }
  return Math.log(all / right);
}

/** The mean loss of rankings under weights, to compare fits on what they have not seen. */
export function lossOfRanking(rankings: readonly Ranking[], weights: WrittenWeights["ranking"]): number {
  const flat = Float64Array.from(
    genres.flatMap((genre) => [
      ...evidenceNames.map((name) => (weights[genre].evidence[name] ?? 0) * SCALE_OF_SCORES),
      weights[genre].offset * SCALE_OF_SCORES,
    ]),
  );
  const losses = rankings.map((ranking) => addLoss(ranking, flat, flat, 0));
  return losses.reduce((sum, loss) => sum + loss, 0) / Math.max(1, losses.length);
}
