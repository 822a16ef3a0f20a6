import { signNames } from "../src/evidence.ts";
import type { WrittenWeights } from "../src/weights.ts";
import { minimise } from "./minimise.ts";
import { type Judgement, judgedKinds } from "./observe-rankings.ts";
import { PooledWeights, type Ridge } from "./pooled-weights.ts";
import { rounded } from "./rounded.ts";

/** Judgements of one source, each of which counts so much. */
type WeightedJudgements = { judgements: readonly Judgement[]; weight: number };

const width = signNames.length + 1;
const INTERCEPT = signNames.length;

/** Fits the probability that an answer is right, by a logistic regression for each kind. */
export function fitConfidence(
  sources: readonly WeightedJudgements[],
  ridge: Ridge,
  dropped: ReadonlySet<string>,
  start?: Float64Array,
): { place: Float64Array; weights: WrittenWeights["confidence"] } {
  const pooled = new PooledWeights(judgedKinds.length, width);
  const rest = { ridge, free: INTERCEPT, dropped: signNames.map((name) => dropped.has(name)) };
  const place = minimise(
    (at, gradient) => {
      const weights = pooled.ofKinds(at);
      const byWeights = new Float64Array(weights.length);
      let loss = 0;
      for (const { judgements, weight } of sources) {
        for (const judgement of judgements) loss += weight * addLoss(judgement, weights, byWeights, weight);
      }
      return loss + pooled.finish(at, byWeights, gradient, rest);
    },
    pooled.startFrom(start, rest.dropped),
  );
  return { place, weights: written(pooled.ofKinds(place)) };
}

function written(weights: Float64Array): WrittenWeights["confidence"] {
  const ofKind = (kind: number) => {
    const shown = (at: number): number => rounded(weights[kind * width + at]!);
    const signs = signNames.flatMap((name, at) => (shown(at) === 0 ? [] : [[name, shown(at)] as const]));
    return { intercept: shown(INTERCEPT), signs: Object.fromEntries(signs) };
  };
  return { prose: ofKind(0), article: ofKind(1), faq: ofKind(2), phrased: ofKind(3) };
}

function addLoss({ kind, signs, isRight }: Judgement, weights: Float64Array, gradient: Float64Array, weight: number) {
  const own = kind * width;
  let sum = weights[own + INTERCEPT]!;
  for (let at = 0; at < INTERCEPT; at++) sum += weights[own + at]! * signs[at]!;
  const error = weight * (1 / (1 + Math.exp(-sum)) - (isRight ? 1 : 0));
  for (let at = 0; at < INTERCEPT; at++) gradient[own + at]! += error * signs[at]!;
  gradient[own + INTERCEPT]! += error;
  return softplus(isRight ? -sum : sum);
}

/** Minus the logarithm of the probability that was given to what is true; infinite sums stay finite. */
const softplus = (sum: number): number => Math.max(sum, 0) + Math.log1p(Math.exp(-Math.abs(sum)));

/** Gives the sum whose logistic is the probability. */
export function logitOf({ kind, signs }: Judgement, weights: WrittenWeights["confidence"]): number {
  const { intercept, signs: written } = weights[judgedKinds[kind]!];
  return signNames.reduce((sum, name, at) => sum + (written[name] ?? 0) * signs[at]!, intercept);
}

export function lossOfConfidence(judgements: readonly Judgement[], weights: WrittenWeights["confidence"]): number {
  const losses = judgements.map((one) => softplus(one.isRight ? -logitOf(one, weights) : logitOf(one, weights)));
  return losses.length === 0 ? 0 : losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}
