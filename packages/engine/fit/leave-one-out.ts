import { type Asked, askCalibration } from "../bench/calibration/ask-calibration.ts";
import { withParameters } from "../src/parameters.ts";
import { type WrittenWeights, withWeights } from "../src/weights.ts";
import { logitOf } from "./fit-confidence.ts";
import { fitThresholds, type Thresholds } from "./fit-thresholds.ts";
import { type Fit, type FitOptions, fitWeights, judgementsOf, type Opened } from "./fit-weights.ts";
import { withoutFamilies } from "./fold-origins.ts";
import type { Judgement } from "./observe-rankings.ts";
import { fitScales, type Scale, scaleConfidence } from "./scale-confidence.ts";

/** An origin was answered so by weights that were fitted without it, and by those of today. */
export type LeftOut = { opened: Opened; before: readonly Asked[]; after: readonly Asked[] };

/** The judgement of an answer, what was said of it by weights that had not seen it, and how much it counts. */
export type Said = { kind: number; logit: number; isRight: boolean; weight: number };

/**
 * Fits as often as there are families, each time without one, and answers that one. The scales
 * and thresholds follow from what was said of all families that were left out.
 */
export function leaveOneOut(
  all: readonly Opened[],
  options: FitOptions,
  full: Fit,
  report: (line: string) => void,
): { leftOut: LeftOut[]; scales: readonly Scale[]; thresholds: Thresholds } {
  const pure = all.filter(({ origin }) => origin.sort !== "mixture");
  const families = [...new Set(pure.map(({ origin }) => origin.families[0]!))];
  const fits = families.map((family) => {
    const { rest, leftOut } = withoutFamilies(all, new Set([family]));
    const { weights } = fitWeights(rest, options, full.places);
    const said = withWeights(weights, () =>
      // Invented ones are easy: how sure an answer may be is read from collections of others.
      leftOut
        .filter(isJudged)
        .flatMap(judgementsOf)
        .flatMap(({ judgements, weight }) => {
          return judgements.map((one) => saidOf(one, weights, weight));
        }),
    );
    report(`left out ${family}`);
    return { weights, said, leftOut };
  });
  const leftOut = fits.flatMap((fit) => {
    const others = fits.filter((other) => other !== fit).flatMap(({ said }) => said);
    const scales = fitScales(others);
    const scaled = scaleConfidence(fit.weights, scales);
    const thresholds = fitThresholds(others, scales);
    return fit.leftOut.filter(isJudged).map((opened) => ({
      opened,
      before: askCalibration(opened.origin.bases),
      after: withParameters(thresholds, () => withWeights(scaled, () => askCalibration(opened.origin.bases))),
    }));
  });
  const said = fits.flatMap((fit) => fit.said);
  const scales = fitScales(said);
  return { leftOut, scales, thresholds: fitThresholds(said, scales) };
}

/** The invented ones teach; what is judged are collections of others. */
const isJudged = ({ origin }: Opened): boolean => origin.sort !== "invented";

const saidOf = (one: Judgement, { confidence }: WrittenWeights, weight: number): Said => ({
  kind: one.kind,
  logit: logitOf(one, confidence),
  isRight: one.isRight,
  weight,
});
