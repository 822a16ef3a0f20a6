import type { AnswerKind } from "../answer-kind.ts";
import type { PassageTable } from "../index/passage-table.ts";
import type { PreparedQuery } from "./prepare-query.ts";
import { weightOfStop, weightOfTerm } from "./weight-of-term.ts";

/** Sums over a query that every candidate is compared with. */
export class QuerySums {
  readonly total: number;
  readonly termCount: number;
  readonly stopCount: number;
  readonly kind: AnswerKind | undefined;
  /** Positions of the terms that name the kind asked for. */
  readonly kindTerms: readonly number[];
  readonly pairWeights: number[];
  readonly pairTotal: number;
  #query: PreparedQuery;
  #table: PassageTable;
  #weights: Float64Array;

  constructor(query: PreparedQuery, table: PassageTable) {
    this.#query = query;
    this.#table = table;
    this.#weights = Float64Array.from(query.terms, ({ weight }) => weight);
    this.total = query.totalWeight;
    this.termCount = query.terms.length;
    this.stopCount = query.stopCount;
    this.kind = query.kind;
    this.kindTerms = query.terms.flatMap(({ namesKind }, number) => (namesKind ? [number] : []));
    this.pairWeights = query.pairs.map(({ first, second }) => Math.min(this.#weights[first]!, this.#weights[second]!));
    this.pairTotal = this.pairWeights.reduce((sum, weight) => sum + weight, 0);
  }

  weigh(here: Float32Array, context: Float32Array | undefined): number {
    let matched = 0;
    for (let number = 0; number < here.length; number++) {
      const factor = context ? Math.max(here[number]!, context[number]!) : here[number]!;
      matched += factor * this.#weights[number]!;
    }
    return matched;
  }

  shareOf(found: Float32Array): number {
    return this.total > 0 ? this.weigh(found, undefined) / this.total : 0;
  }

  pairAt(first: number, second: number): number {
    const { pairs } = this.#query;
    for (let at = 0; at < pairs.length; at++) if (pairs[at]!.first === first && pairs[at]!.second === second) return at;
    return -1;
  }

  /**
   * The F1 of two questions: the harmonic mean of the share of the query found in the question and
   * the share of the question found in the query.
   */
  similarity(matched: number, sharedStops: number, ownWeight: number): number {
    const asked = this.total + this.#query.stopWeight;
    const shared = matched + sharedStops;
    if (matched === 0 || asked === 0 || ownWeight === 0) return 0;
    const recall = Math.min(1, shared / asked);
    const precision = Math.min(1, shared / ownWeight);
    return (2 * recall * precision) / (recall + precision);
  }

  /** Tells whether this is the very word of the term at this position. */
  isWordOf(number: number, word: number): boolean {
    return this.#query.terms[number]!.wordIds.includes(word);
  }

  weightOf(term: number): number {
    return weightOfTerm(this.#table.vocabulary.termPassages[term]!, this.#table.livePassages);
  }

  stopWeight(term: number): number {
    return weightOfStop(this.#table.vocabulary.isDistinctiveTerm(term));
  }
}
