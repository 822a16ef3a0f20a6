import { evidenceNames, signNames } from "../src/evidence.ts";
import { withWeights } from "../src/weights.ts";
import { fitConfidence, lossOfConfidence } from "./fit-confidence.ts";
import { fitRanking, lossOfRanking } from "./fit-ranking.ts";
import { type FitOptions, judgementsOf, type Opened, rankingsOf } from "./fit-weights.ts";
import { foldOrigins } from "./fold-origins.ts";
import { pairedInterval } from "./interval.ts";
import { noConfidence } from "./observe-rankings.ts";
import type { Ridge } from "./pooled-weights.ts";

/** From loosely to tightly: the first lets each kind have weights of its own. */
const ridges: readonly Ridge[] = [
  { common: 0.1, own: 0.3 },
  { common: 0.3, own: 1 },
  { common: 1, own: 3 },
  { common: 3, own: 10 },
  { common: 10, own: 30 },
];

/** A sign is useless when it is sure that leaving it out costs less than this share of the loss. */
const LEAST_WORTH = 0.0005;

/**
 * Leaving a sign out costs so much on unseen origins, as a share of the loss; less than 0 is a gain.
 * The bounds hold 95 of 100 resamplings of the origins.
 */
export type Worth = { name: string; of: "ranking" | "confidence"; mean: number; low: number; high: number };

/** The loss on each origin that a fold leaves out, when it is fitted with this ridge and without these signs. */
type Trial = (fold: number, ridge: Ridge, dropped: ReadonlySet<string>) => readonly number[];

/**
 * Chooses by the loss on origins that were left out: how strongly weights are drawn together, and
 * the signs that earn their place. Those that do not are dropped, the most useless first.
 */
export function chooseFit(
  all: readonly Opened[],
  report: (line: string) => void,
): { options: FitOptions; worths: readonly Worth[] } {
  const folds = foldOrigins(all);
  const orderStarts: (Float64Array | undefined)[] = [];
  const order = choose("ranking", evidenceNames, folds.length, report, (fold, ridge, dropped) => {
    const { rest, leftOut } = folds[fold]!;
    const { weights, place } = fitRanking(rest.map(rankingsOf), ridge, dropped, orderStarts[fold]);
    orderStarts[fold] ??= place;
    return leftOut.map(({ rankings }) => lossOfRanking(rankings, weights));
  });
  const judged = folds.map(({ rest, leftOut }) => {
    const { weights } = fitRanking(rest.map(rankingsOf), order.ridge, order.dropped);
    return withWeights({ ranking: weights, confidence: noConfidence }, () => ({
      rest: rest.flatMap(judgementsOf),
      leftOut: leftOut.flatMap(judgementsOf),
    }));
  });
  const sureStarts: (Float64Array | undefined)[] = [];
  const sure = choose("confidence", signNames, folds.length, report, (fold, ridge, dropped) => {
    const { rest, leftOut } = judged[fold]!;
    const { weights, place } = fitConfidence(rest, ridge, dropped, sureStarts[fold]);
    sureStarts[fold] ??= place;
    return leftOut.map(({ judgements }) => lossOfConfidence(judgements, weights));
  });
  return { options: { ranking: order, confidence: sure }, worths: [...order.worths, ...sure.worths] };
}

function choose(
  of: Worth["of"],
  names: readonly string[],
  folds: number,
  report: (line: string) => void,
  trial: Trial,
): { ridge: Ridge; dropped: ReadonlySet<string>; worths: Worth[] } {
  const lossesOf = (ridge: Ridge, dropped: ReadonlySet<string>): number[] =>
    Array.from({ length: folds }, (_, fold) => trial(fold, ridge, dropped)).flat();
  const tried = ridges.map((ridge) => ({ ridge, losses: lossesOf(ridge, new Set()) }));
  const { ridge, losses } = tried.reduce((best, one) => (mean(one.losses) < mean(best.losses) ? one : best));
  report(`${of}: ridge ${JSON.stringify(ridge)}, loss on what is left out ${mean(losses).toFixed(4)}`);
  const costOf = (without: readonly number[], before: readonly number[]) =>
    pairedInterval(without.map((loss, origin) => (loss - before[origin]!) / mean(before)));
  const worths = names
    .map((name) => ({ name, of, ...costOf(lossesOf(ridge, new Set([name])), losses) }))
    .sort((left, right) => left.high - right.high);
  const dropped = new Set<string>();
  let current = losses;
  for (const { name, high } of worths) {
    if (high > LEAST_WORTH) break;
    // One of two that say the same is useless only while the other is there.
    const without = lossesOf(ridge, new Set([...dropped, name]));
    if (costOf(without, current).high > LEAST_WORTH) continue;
    dropped.add(name);
    current = without;
  }
  report(`${of}: dropped ${[...dropped].join(", ") || "nothing"}; loss ${mean(current).toFixed(4)}`);
  return { ridge, dropped, worths };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
