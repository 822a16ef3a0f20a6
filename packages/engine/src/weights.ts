import file from "../weights.json" with { type: "json" };
import { type Evidence, evidenceNames, type Genre, type JudgedKind, type Signs, signNames } from "./evidence.ts";

/**
 * The fitted numbers: how much each piece of evidence speaks for a passage, and each sign for an
 * answer. `npm run fit` writes them to `weights.json`; a name that is missing there weighs nothing.
 */
export type Weights = {
  /** The offsets make the scores of the genres comparable where a knowledge mixes them. */
  ranking: Readonly<Record<Genre, { offset: number; evidence: Evidence }>>;
  /** A logistic regression for each kind: the probability that the answer holds what was asked. */
  confidence: Readonly<Record<JudgedKind, { intercept: number; signs: Signs }>>;
};

/** As a file has them: what weighs nothing is left out. */
export type WrittenWeights = {
  ranking: Readonly<Record<Genre, { offset: number; evidence: Partial<Evidence> }>>;
  confidence: Readonly<Record<JudgedKind, { intercept: number; signs: Partial<Signs> }>>;
};

/** The probability that a passage is right is the softmax of so many times the score. */
export const SCALE_OF_SCORES = 10;

const fitted = readWeights(file);
let current = fitted;

/** The weights that count now. */
export const weights = (): Weights => current;

/** Does a work with other weights: a fitter's, or those of a test. */
export function withWeights<Result>(written: WrittenWeights, work: () => Result): Result {
  const before = current;
  current = readWeights(written);
  try {
    return work();
  } finally {
    current = before;
  }
}

function readWeights({ ranking, confidence }: WrittenWeights): Weights {
  const weigh = ({ offset, evidence }: WrittenWeights["ranking"][Genre]) => ({
    offset,
    evidence: fill(evidenceNames, evidence),
  });
  const judge = ({ intercept, signs }: WrittenWeights["confidence"][JudgedKind]) => ({
    intercept,
    signs: fill(signNames, signs),
  });
  return {
    ranking: { prose: weigh(ranking.prose), article: weigh(ranking.article), faq: weigh(ranking.faq) },
    confidence: {
      prose: judge(confidence.prose),
      article: judge(confidence.article),
      faq: judge(confidence.faq),
      phrased: judge(confidence.phrased),
    },
  };
}

/** Gives every name its number, in one order, so that all tables have one shape. */
function fill<Name extends string>(
  names: readonly Name[],
  written: Readonly<Partial<Record<Name, number>>>,
): Readonly<Record<Name, number>> {
  const unknown = Object.keys(written).find((name) => !names.some((known) => known === name));
  if (unknown !== undefined) throw new Error(`weights.json has a weight of "${unknown}", which nothing measures.`);
  return Object.fromEntries(names.map((name) => [name, written[name] ?? 0])) as Record<Name, number>;
}
