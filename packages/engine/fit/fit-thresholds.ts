import type { JudgedKind } from "../src/evidence.ts";
import type { ParameterName } from "../src/parameters.ts";
import type { Said } from "./leave-one-out.ts";
import { judgedKinds } from "./observe-rankings.ts";
import type { Scale } from "./scale-confidence.ts";

export type Thresholds = Partial<Record<ParameterName, number>>;

const strictnesses = ["careful", "balanced", "eager"] as const;

/**
 * This share of all answers may be wrong and given. Half of the wrong answers from
 * articles cite the right article, so more are borne there.
 */
const mostWrong: Readonly<Record<JudgedKind, Record<(typeof strictnesses)[number], number>>> = {
  prose: { careful: 0.05, balanced: 0.08, eager: 0.135 },
  article: { careful: 0.105, balanced: 0.16, eager: 0.225 },
  faq: { careful: 0.055, balanced: 0.085, eager: 0.11 },
  phrased: { careful: 0.03, balanced: 0.047, eager: 0.083 },
};

/** A threshold is tried in steps between these. */
const LEAST = 0.1;
const MOST = 0.9;
const STEP = 0.01;

/**
 * The confidence from which on an answer is given, for each kind and strictness: the lowest at which
 * no more answers to unseen origins are wrong than may be.
 */
export function fitThresholds(said: readonly Said[], scales: readonly Scale[]): Thresholds {
  const thresholds: Thresholds = {};
  for (const [kind, name] of judgedKinds.entries()) {
    const { slope, shift } = scales[kind]!;
    const own = said.filter((one) => one.kind === kind);
    const wrong = own
      .filter(({ isRight }) => !isRight)
      .map(({ logit, weight }) => ({ confidence: 1 / (1 + Math.exp(-(slope * logit + shift))), weight }));
    for (const strictness of strictnesses) {
      const borne = mostWrong[name][strictness] * sumOf(own);
      let threshold = LEAST;
      while (threshold < MOST && sumOf(wrong.filter(({ confidence }) => confidence >= threshold)) > borne) {
        threshold += STEP;
      }
      thresholds[`judging.minConfidence.${name}.${strictness}`] = Number(threshold.toFixed(2));
    }
  }
  return thresholds;
}

const sumOf = (all: readonly { weight: number }[]): number => all.reduce((sum, { weight }) => sum + weight, 0);
