import { evidenceNames, signNames } from "../src/evidence.ts";
import { withWeights } from "../src/weights.ts";
import { fitConfidence, lossOfConfidence } from "./fit-confidence.ts";
import { fitRanking, lossOfRanking } from "./fit-ranking.ts";
import { type FitOptions, judgementsOf, noConfidence, type Opened, rankingsOf } from "./fit-weights.ts";
import { foldOrigins } from "./fold-origins.ts";
import type { Ridge } from "./pooled-weights.ts";

/** From loosely to tightly: the first lets each kind have weights of its own. */
const ridges: readonly Ridge[] = [
  { common: 0.1, own: 0.3 },
  { common: 0.3, own: 1 },
  { common: 1, own: 3 },
  { common: 3, own: 10 },
  { common: 10, own: 30 },
];

/** Leaving a sign out costs so much on unseen origins, as a share of the loss; less than 0 is a gain. */
export type Worth = { name: string; of: "ranking" | "confidence"; cost: number };

/** The loss on what a fold leaves out, when it is fitted with this ridge and without these signs. */
type Trial = (fold: number, ridge: Ridge, dropped: ReadonlySet<string>) => number;

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
    return weightedMean(leftOut.map(rankingsOf), ({ rankings }) => lossOfRanking(rankings, weights));
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
    return weightedMean(leftOut, ({ judgements }) => lossOfConfidence(judgements, weights));
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
  const lossOf = (ridge: Ridge, dropped: ReadonlySet<string>): number => {
    let sum = 0;
    for (let fold = 0; fold < folds; fold++) sum += trial(fold, ridge, dropped);
    return sum / folds;
  };
  const tried = ridges.map((ridge) => ({ ridge, loss: lossOf(ridge, new Set()) }));
  const { ridge, loss: whole } = tried.reduce((best, one) => (one.loss < best.loss ? one : best));
  report(`${of}: ridge ${JSON.stringify(ridge)}, loss on what is left out ${whole.toFixed(4)}`);
  const worths = names
    .map((name) => ({ name, of, cost: lossOf(ridge, new Set([name])) / whole - 1 }))
    .sort((left, right) => left.cost - right.cost);
  const dropped = new Set<string>();
  let loss = whole;
  for (const { name, cost } of worths) {
    if (cost > 0) break;
    // One of two that say the same is useless only while the other is there.
    const without = lossOf(ridge, new Set([...dropped, name]));
    if (without > loss) continue;
    dropped.add(name);
    loss = without;
  }
  report(`${of}: dropped ${[...dropped].join(", ") || "nothing"}; loss ${loss.toFixed(4)}`);
  return { ridge, dropped, worths };
}

function weightedMean<One extends { weight: number; count: number }>(all: readonly One[], of: (one: One) => number) {
  let sum = 0;
  let counted = 0;
  for (const one of all) {
    sum += one.weight * one.count * of(one);
    counted += one.weight * one.count;
  }
  return sum / counted;
}
