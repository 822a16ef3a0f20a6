import type { JudgedKind } from "../src/evidence.ts";
import type { WrittenWeights } from "../src/weights.ts";
import type { Said } from "./leave-one-out.ts";
import { minimise } from "./minimise.ts";
import { judgedKinds } from "./observe-rankings.ts";
import { rounded } from "./rounded.ts";

/** Platt's correction: the logit that was said becomes `slope * logit + shift`. */
export type Scale = { slope: number; shift: number };

/** The correction is drawn to none, so that a kind that was seldom asked stays as it is. */
const RIDGE = 5;

/**
 * Finds for each kind how sure the answers were that no fit had seen (Platt, Probabilistic outputs
 * for support vector machines, 1999): a fit is surer of what it has seen than of what comes.
 */
export function fitScales(said: readonly Said[]): Scale[] {
  return judgedKinds.map((_, kind) => {
    const own = said.filter((one) => one.kind === kind);
    const place = minimise(
      (at, gradient) => {
        const [slope, shift] = [at[0]!, at[1]!];
        let loss = (RIDGE * ((slope - 1) ** 2 + shift ** 2)) / 2;
        gradient[0] = RIDGE * (slope - 1);
        gradient[1] = RIDGE * shift;
        for (const { logit, isRight, weight } of own) {
          const sum = slope * logit + shift;
          const error = weight * (1 / (1 + Math.exp(-sum)) - (isRight ? 1 : 0));
          gradient[0] += error * logit;
          gradient[1] += error;
          const missed = isRight ? -sum : sum;
          loss += weight * (Math.max(missed, 0) + Math.log1p(Math.exp(-Math.abs(missed))));
        }
        return loss;
      },
      Float64Array.of(1, 0),
    );
    return { slope: rounded(place[0]!), shift: rounded(place[1]!) };
  });
}

/** Multiplies the corrections into the weights, because a logit is linear in its weights. */
export function scaleConfidence(weights: WrittenWeights, scales: readonly Scale[]): WrittenWeights {
  const scaled = (kind: JudgedKind) => {
    const { slope, shift } = scales[judgedKinds.indexOf(kind)]!;
    const { intercept, signs } = weights.confidence[kind];
    const entries = Object.entries(signs).map(([name, weight]) => [name, rounded(slope * weight)]);
    return { intercept: rounded(slope * intercept + shift), signs: Object.fromEntries(entries) };
  };
  const confidence = {
    prose: scaled("prose"),
    article: scaled("article"),
    faq: scaled("faq"),
    phrased: scaled("phrased"),
  };
  return { ranking: weights.ranking, confidence };
}
